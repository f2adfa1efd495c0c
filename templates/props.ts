import type { Page, PageProps } from "../src/react.ts";
import type { Strings } from "./strings/index.ts";

export type PageOf<K extends Page["kind"]> = Extract<Page, { kind: K }>;

/** What a layout gets: one kind of page, and the texts in the language of the chrome. */
export interface LayoutProps<K extends Page["kind"] = Page["kind"]>
	extends PageProps<PageOf<K>> {
	readonly strings: Strings;
}

/** The pages that show a text an author wrote. */
export type WrittenKind = "doc" | "post" | "text";
