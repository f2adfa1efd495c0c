import type { Page, PageProps } from "../src/react.ts";
import type { LocaleStrings } from "./strings/index.ts";

export type PageOfKind<K extends Page["kind"]> = Extract<Page, { kind: K }>;

/** The props of a layout: one kind of page, and the strings of the page's locale. */
export interface LayoutProps<K extends Page["kind"] = Page["kind"]>
	extends PageProps<PageOfKind<K>> {
	readonly strings: LocaleStrings;
}

/** The kinds of pages whose content an author wrote in Markdown. */
export type AuthoredPageKind = "doc" | "post" | "text";
