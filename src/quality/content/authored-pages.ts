/** What the rules for metadata and navigation need to know about the pages that authors wrote. */
import type { ParsedDocument } from "../../model/content/document.ts";
import { type SourceLocation, wholeFile } from "../../model/problems/problem.ts";
import type { ComponentPage, MarkdownPage, Page } from "../../model/site/page.ts";
import { memoizeByObject } from "../../model/text/lazily.ts";
import type { LintedSite } from "./rule.ts";

/** A page with a text of its own. Fallbacks, generated pages and unlisted ones are left out. */
export interface AuthoredPage {
	readonly page: MarkdownPage | ComponentPage;
	/** The parsed file; absent for a React page. */
	readonly document?: ParsedDocument;
	/** The pages that search engines and readers tell apart by title and description. */
	readonly group: string;
	/** The text of `<title>`, as the theme that comes with ssg writes it. */
	readonly title: string;
}

export const listAuthoredPages = memoizeByObject(({ site, documents }: LintedSite): readonly AuthoredPage[] => {
	const byPath = new Map(documents.map(({ document }) => [document.path, document]));
	return site.pages.filter(isOwnPage).map((page) => {
		const document = byPath.get(page.source);
		return {
			page,
			...(document && { document }),
			group: [page.locale, areaOf(page), page.version ?? ""].join(" "),
			title: fullTitleOf(page, site.chromes[page.locale]?.site),
		};
	});
});

const isOwnPage = (page: Page): page is MarkdownPage | ComponentPage =>
	page.writtenIn !== null && page.listed && page.contentLocale === page.locale;

const areaOf = ({ kind }: Page): string => (kind === "doc" || kind === "post" ? kind : "page");

function fullTitleOf({ title, metaTitle }: MarkdownPage | ComponentPage, site = { title: "", titleDelimiter: "" }) {
	const own = (metaTitle ?? title).trim();
	return own === "" || own === site.title ? site.title : `${own} ${site.titleDelimiter} ${site.title}`;
}

/** Where the first of these front matter keys is; otherwise the heading that the text starts with, or the file. */
export function metadataLocation(
	{ page, document }: Pick<AuthoredPage, "page" | "document">,
	...keys: readonly string[]
): SourceLocation {
	const key = keys.map((name) => document?.keys[name]).find(Boolean);
	const heading = keys.includes("title") ? document?.heading?.at : undefined;
	return key ?? heading ?? wholeFile(page.source);
}

/** Chinese, Japanese and Korean characters are twice as wide as letters. */
const WIDE = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\u3000-\u303f\uff01-\uff60]/gu;

/** The length of a text in letters, as search engines have room for it. */
export const widthOf = (text: string): number => [...text].length + (text.match(WIDE)?.length ?? 0);
