/** What templates import: the props they get, and the two ways of placing what is not React. */
import type { ComponentType } from "react";
import type { Chrome } from "./model/chrome.ts";
import type { Locale } from "./model/config.ts";
import type { Html, LabelName } from "./model/content.ts";
import type { Page } from "./model/page.ts";

export { type Content as PageContent, htmlOf } from "./model/content.ts";
export { hrefOf, localized } from "./model/route.ts";
export { Content } from "./render/Content.tsx";
export { Island, type IslandProps } from "./render/Island.tsx";
export type { Chrome, Html, LabelName, Locale, Page };

export interface PageProps<P extends Page = Page> {
	readonly page: P;
	readonly chrome: Chrome;
	/** The component of a React page; absent for all other kinds. */
	readonly component?: ComponentType<PageProps>;
}

/** What the module of a site's templates exports by default. */
export interface Templates {
	/** `<main>`: what a visit from another page swaps in. */
	readonly Main: ComponentType<PageProps>;
	/** The whole file around it, from `<html>` on. `title` is what `titleOf` gave. */
	readonly Document: ComponentType<
		PageProps & { readonly main: Html; readonly title: string }
	>;
	/** The whole browser title of a page. */
	readonly titleOf: (props: PageProps) => string;
	/** What search engines are told of a page. The page's own description when not given. */
	readonly descriptionOf?: (props: PageProps) => string;
	/** A whole sidebar, `version/name` or `news`, without a current page: for visits, and for categories that open. */
	readonly Sidebar?: ComponentType<{
		readonly chrome: Chrome;
		readonly name: string;
	}>;
	/** Components that Markdown may place, by name. */
	readonly islands?: Readonly<Record<string, ComponentType<never>>>;
	/** The texts of all inline scripts that pages may hold, for the content security policy. */
	readonly inlineScripts?: readonly string[];
	/** A word inside content, as plain text, in the language of that content. */
	readonly label: (locale: Locale, name: LabelName, of?: string) => string;
}
