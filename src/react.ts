/** The API for templates: page props, and components for content and islands. */
import type { ComponentType } from "react";
import type { Chrome } from "./model/chrome.ts";
import type { Locale } from "./model/config.ts";
import type { Html, LabelName } from "./model/content.ts";
import type { Page } from "./model/page.ts";
import type { ThemeStrings } from "./model/theme-strings.ts";

export { htmlOf, type PageContent } from "./model/content.ts";
export { hrefOf, localizedRoute } from "./model/route.ts";
export { Content } from "./render/Content.tsx";
export { Island, type IslandProps } from "./render/Island.tsx";
export type { Chrome, Html, LabelName, Locale, Page, ThemeStrings };

export interface PageProps<P extends Page = Page> {
	readonly page: P;
	readonly chrome: Chrome;
	/** The component of a page written in React; `undefined` for other kinds. */
	readonly component?: ComponentType<PageProps>;
}

/** The default export of a theme's module. */
export interface Templates {
	/** Renders `<main>`, the part that a visit replaces. */
	readonly Main: ComponentType<PageProps>;
	/**
	 * Renders the document around `<main>`, from `<html>` on. It must contain an `<ssg-main>` element where `<main>`
	 * belongs. `title` is the result of `titleOf`.
	 */
	readonly Document: ComponentType<
		PageProps & { readonly main: Html; readonly title: string }
	>;
	/** The document title of a page. */
	readonly titleOf: (props: PageProps) => string;
	/**
	 * The meta description of a page.
	 *
	 * @default The page's own description.
	 */
	readonly descriptionOf?: (props: PageProps) => string;
	/**
	 * Renders a complete sidebar without a current page. `name` is `version/name` or `news`. The browser fetches it on
	 * visits and when a category opens.
	 */
	readonly Sidebar?: ComponentType<{
		readonly chrome: Chrome;
		readonly name: string;
	}>;
	/** Components that Markdown may use, by name. */
	readonly islands?: Readonly<Record<string, ComponentType<never>>>;
	/** The source of every inline script that pages may contain, for the content security policy. */
	readonly inlineScripts?: readonly string[];
	/** The theme's strings. Without them, the key `strings` of the configuration has no keys. */
	readonly strings?: ThemeStrings;
	/** A label that is part of content, as plain text in the language of that content. */
	readonly label: (locale: Locale, name: LabelName, of?: string) => string;
}
