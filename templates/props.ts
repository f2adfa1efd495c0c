import type { MarkdownPage } from "../src/model/site/page.ts";
import type { Page, PageProps } from "../src/react.ts";
import type { LocaleStrings } from "./strings/index.ts";

export type PageOfKind<K extends Page["kind"]> = Extract<Page, { kind: K }>;

/**
 * The props of a layout: a page of the kinds `K`, and the strings of its locale. Not an interface, so that a layout for
 * two kinds is also one for each of them.
 */
export type LayoutProps<K extends Page["kind"] = Page["kind"]> = PageProps<PageOfKind<K>> & {
	readonly strings: LocaleStrings;
};

/** The kinds of pages whose content an author wrote in Markdown. */
export type AuthoredPageKind = MarkdownPage["kind"];
