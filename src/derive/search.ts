/** The two files of each locale's search: what its words are, and what the numbers in the index stand for. */
import elasticlunr from "elasticlunr";
import type { Locale } from "../model/config.ts";
import type { Page } from "../model/page.ts";
import { hrefOf, localized, outputPath } from "../model/route.ts";
import type { Output, Site } from "../model/site.ts";
import { termsOf } from "../model/terms.ts";
import { builtLocales } from "./address.ts";

/** A section as the index has it; its number is its place in `SearchDocuments`. */
interface Entry {
	readonly id: number;
	/** Of the page, in its first section only. */
	readonly title: string | undefined;
	readonly heading: string | undefined;
	readonly text: string | undefined;
	readonly code: string | undefined;
}
const fields = ["title", "heading", "text", "code"] as const;

/** What the search shows of its finds. */
export interface SearchDocuments {
	readonly pages: readonly [title: string, href: string, weight: number][];
	/** The page is an index into `pages`; the id is empty for the text before the first heading. */
	readonly sections: readonly [page: number, heading: string, id: string][];
}

/** A page made from a text, with something to find in it. */
type Found = Extract<Page, { readonly sections: unknown }>;

/** The search files of all built locales. A page whose text is in another language is found in that language only. */
export function searchFiles({ config, pages }: Site): Output[] {
	if (!config.search) return [];
	return builtLocales(config).flatMap((locale) => {
		const found = pages.filter((page): page is Found =>
			isFound(page, locale.name),
		);
		const file = (name: string) =>
			outputPath(localized(name, locale.name, config.defaultLocale));
		return [
			{
				path: file("search-index.json"),
				contents: JSON.stringify(indexOf(found, locale)),
			},
			{
				path: file("search-doc.json"),
				contents: JSON.stringify(documentsOf(found, config.baseUrl)),
			},
		];
	});
}

const isFound = (page: Page, locale: string): page is Found =>
	"sections" in page &&
	page.locale === locale &&
	page.contentLocale === locale &&
	page.sections.length > 0;

function documentsOf(pages: readonly Found[], baseUrl: string) {
	return {
		pages: pages.map((page) => [
			page.title,
			hrefOf(page.route, baseUrl),
			page.searchWeight,
		]),
		sections: pages.flatMap((page, index) =>
			page.sections.map(({ heading, id }) => [index, heading, id]),
		),
	} as SearchDocuments;
}

/**
 * Its pipeline is empty, because the terms are made here. The numbers are ours, never ids of headings: elasticlunr
 * keeps them as names of an object, where `__proto__` would change every object there is.
 */
function indexOf(pages: readonly Found[], { htmlLang }: Locale) {
	const index = new elasticlunr.Index<Entry>();
	index.setRef("id");
	for (const field of fields) index.addField(field);
	index.saveDocument(false);
	const joined = (text: string) =>
		termsOf(text, htmlLang).join(" ") || undefined; // an empty text would count as a word
	let id = 0;
	for (const page of pages)
		for (const [place, { heading, text, code }] of page.sections.entries())
			index.addDoc(
				{
					id: id++,
					title: place === 0 ? joined(page.title) : undefined,
					heading: joined(heading),
					text: joined(text),
					code: joined(code),
				},
				false,
			);
	return index;
}
