import type { MarkdownPage } from "../src/model/page.ts";
import type { Page, PageProps } from "../src/react.ts";
import type { Strings } from "./strings/index.ts";

export type PageOfKind<K extends Page["kind"]> = Extract<Page, { kind: K }>;

/** The props of a layout: one kind of page, and the strings of the page's locale. */
export interface LayoutProps<K extends Page["kind"] = Page["kind"]>
	extends PageProps<PageOfKind<K>> {
	readonly strings: Strings;
}

/** The kinds of pages whose content an author wrote in Markdown. */
export type AuthoredPageKind = MarkdownPage["kind"];
