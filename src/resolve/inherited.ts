/** A translation stands where its source stands, without repeating why. */
import type { Document, FrontMatter } from "../model/document.ts";
import { fileKey } from "./locales.ts";

/** What decides a page's address, its place in the order, and who wrote it when. */
const INHERITED = [
	"id",
	"slug",
	"sidebarPosition",
	"displayedSidebar",
	"paginationNext",
	"paginationPrev",
	"parseNumberPrefixes",
	"date",
	"authors",
	"unlisted",
] as const satisfies readonly (keyof FrontMatter)[];

/** The documents, translations with the keys above from the default locale's file where they leave them out. */
export function withInherited(
	documents: readonly Document[],
	defaultLocale: string,
): Document[] {
	const keyOf = ({ area, version, name }: Document) =>
		fileKey(area, version, name);
	const sources = new Map(
		documents
			.filter(({ locale }) => locale === defaultLocale)
			.map((document) => [keyOf(document), document.frontMatter]),
	);
	return documents.map((document) => {
		const source = sources.get(keyOf(document));
		return source && document.locale !== defaultLocale
			? {
					...document,
					frontMatter: { ...inheritable(source), ...document.frontMatter },
				}
			: document;
	});
}

const inheritable = (source: FrontMatter): FrontMatter =>
	Object.fromEntries(
		INHERITED.filter((key) => source[key] !== undefined).map((key) => [
			key,
			source[key],
		]),
	);
