/** The API for templates: page props, and components for content and islands. */
import type { ComponentType, ReactNode } from "react";
import type { Locale } from "./model/config.ts";
import type { PropsSchema } from "./model/content/component-use.ts";
import type { Html, LabelName } from "./model/content/content.ts";
import type { Chrome } from "./model/site/chrome.ts";
import type { Page } from "./model/site/page.ts";
import type { ThemeProblem } from "./model/site/theme-problem.ts";
import type { ThemeStrings } from "./model/site/theme-strings.ts";
import type { HydrationCondition } from "./pipeline/render/Island.tsx";
import type { PageProps } from "./pipeline/render/page-context.ts";

export { htmlOf, type PageContent } from "./model/content/content.ts";
export { hrefOf, localizedRoute } from "./model/urls/route.ts";
export { Content } from "./pipeline/render/Content.tsx";
export { Island, type IslandProps } from "./pipeline/render/Island.tsx";
export { PageProvider, usePage } from "./pipeline/render/page-context.ts";
export type { Chrome, Html, HydrationCondition, LabelName, Locale, Page, PageProps, ThemeProblem, ThemeStrings };

/** The default export of a theme's module. */
export interface Templates {
	/** Renders one `<main>` element, which is what a visit replaces. */
	readonly Main: ComponentType<PageProps>;
	/**
	 * Renders the document around `<main>`, from `<html>` on. It must contain an `<ssg-main>` element where `<main>`
	 * belongs. `title` is the result of `titleOf`, and `chrome.assets.styles` includes those of `stylesFor`.
	 */
	readonly Document: ComponentType<PageProps & { readonly main: Html; readonly title: string }>;
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
	readonly Sidebar?: ComponentType<{ readonly chrome: Chrome; readonly name: string }>;
	/**
	 * What a page shows of its sidebar besides its own fields: plain data that changes whenever the markup would. Values that
	 * pages share should be the same objects, which are then compared once. A theme that has this reads the sidebars with
	 * `untrackedSidebarsOf`. Otherwise, pages that read `chrome.sidebars` are rendered again when any sidebar changes.
	 */
	readonly sidebarFactsOf?: (chrome: Chrome, page: Page) => readonly (object | number)[];
	/**
	 * The names of the theme's style sheets that a page needs besides those that every page loads. Keys of
	 * `chrome.assets.pageStyles`; others are ignored.
	 */
	readonly stylesFor?: (main: Html, props: PageProps) => readonly string[];
	/** Components that Markdown may use, by name. They are rendered when the site is built. */
	readonly components?: Readonly<Record<string, MarkdownComponent<never>>>;
	/**
	 * What the props of components and islands are, by name: objects of valibot, which Markdown is checked against. An entry
	 * `children` asks for content.
	 */
	readonly props?: Readonly<Record<string, PropsSchema>>;
	/**
	 * Is around each of these components: `PageProvider` of `ssg-docs/react`, or a component that renders it. Without it,
	 * `usePage` does not work in them.
	 */
	readonly PageProvider?: ComponentType<{ readonly value: PageProps; readonly children?: ReactNode }>;
	/** Components that Markdown may use without props, and that show something about their page, such as its neighbours. */
	readonly pageComponents?: Readonly<Record<string, ComponentType<PageProps>>>;
	/** Components that also run in the browser, and that Markdown may use, by the name of their file. */
	readonly islands?: Readonly<Record<string, IslandComponent>>;
	/** The source of every inline script that pages may contain, for the content security policy. */
	readonly inlineScripts?: readonly string[];
	/** The theme's strings. Without them, the key `strings` of the configuration has no keys. */
	readonly strings?: ThemeStrings;
	/** A label that is part of content, as plain text in the language of that content. */
	readonly label: (locale: Locale, name: LabelName, of?: string) => string;
	/** Problems in the options that the theme was created from. They fail the build. */
	readonly problems?: readonly ThemeProblem[];
}

/** A component that Markdown may use. */
export type MarkdownComponent<P> = ComponentType<P> & {
	/**
	 * What stands for it in the Markdown version of the page, if it has no content between its tags.
	 *
	 * @default Nothing.
	 */
	readonly toMarkdown?: (props: P, page: PageProps) => string;
};

/** An island: a component, or an object that also says when it is hydrated. */
export type IslandComponent = ComponentType<never> | ConditionalIsland | BrowserOnlyIsland;

/** An island, and when it is hydrated where Markdown uses it, unless the reader touches it earlier. */
export interface ConditionalIsland {
	/** The component, which also runs when the site is built. */
	readonly component: ComponentType<never>;
	/** When the browser makes it interactive. */
	readonly when: HydrationCondition;
}

/** An island that cannot run on the server. The page has an empty element in its place until the browser renders it. */
export interface BrowserOnlyIsland {
	/** Loads the module that exports the component as `default`. */
	readonly browserOnly: () => Promise<{ readonly default: ComponentType<never> }>;
	/** When the browser loads and renders it. @default "visible" */
	readonly when?: HydrationCondition;
}
