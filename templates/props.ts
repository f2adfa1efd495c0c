/** What components of the theme are given. */
import type { ComponentType } from "react";
import type { MarkdownPage, Pagination } from "../src/model/site/page.ts";
import type { Chrome, Page, PageProps } from "../src/react.ts";
import type { LocaleStrings } from "./strings.ts";

export type PageOfKind<K extends Page["kind"]> = Extract<Page, { kind: K }>;

/**
 * The props of a layout: a page of the kinds `K`, and the strings of its locale. Not an interface, so that a layout for
 * two kinds is also one for each of them.
 */
export type LayoutProps<K extends Page["kind"] = Page["kind"]> = PageProps<PageOfKind<K>> & {
	readonly strings: LocaleStrings;
};

/** The props of what is the same on all pages of a locale. */
export type ChromeProps = Pick<LayoutProps, "chrome" | "strings">;

/** The props of an item of the navbar. */
export interface NavbarItemProps extends LayoutProps {
	/** Where the items are: in the navbar or in the drawer. */
	readonly group: string;
}

/** The kinds of pages whose content an author wrote in Markdown. */
export type AuthoredPageKind = MarkdownPage["kind"];

export type PageText<K extends Page["kind"]> = (page: PageOfKind<K>, chrome: Chrome, strings: LocaleStrings) => string;

/** How the theme shows a kind of page. */
export interface PageKind<K extends Page["kind"]> {
	/** The heading of the page if it has no other, and the first part of the document title. */
	readonly name: PageText<K>;
	/** The meta description, unique within the site; empty if the author wrote none. */
	readonly description: PageText<K>;
	readonly Layout: ComponentType<LayoutProps<K>>;
}

export type PageKinds<K extends Page["kind"] = Page["kind"]> = { readonly [Kind in K]: PageKind<Kind> };

/** The texts of pages whose author, or whose category, gives both. */
export const ownTexts = {
	name: ({ title }: { readonly title: string }) => title,
	description: ({ description }: Page) => description,
};

export const withPageNumber = (title: string, { page }: Pagination, strings: LocaleStrings): string =>
	page === 1 ? title : strings.pageOfList({ title, page });
