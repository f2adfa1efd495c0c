/**
 * What a build leaves of a site, so that the next one can write the pages of edited documents without the others: the
 * pages without their texts, and what rendering shows of their locales. Each document is found without reading the rest.
 */
import { createHash } from "node:crypto";
import type { Cache } from "../../engine/cache/cache.ts";
import type { StoredEntries } from "../../engine/cache/store.ts";
import { getOrInsert } from "../../model/collections.ts";
import type { ContentTemplate } from "../../model/content/content.ts";
import type { ParsedDocument } from "../../model/content/document.ts";
import {
	type SiteIcons,
	type SourceFile,
	type SourcePath,
	type Sources,
	usesTwoslash,
} from "../../model/content/source.ts";
import type { Problem } from "../../model/problems/problem.ts";
import type { Chrome } from "../../model/site/chrome.ts";
import type { MarkdownPage, Page } from "../../model/site/page.ts";
import type { Bundle, ResolvedSite } from "../../model/site/site.ts";
import { documentKey } from "../resolve/locales/locale-fallbacks.ts";
import type { SectionLengths } from "./llms-writer.ts";
import type { WrittenPage } from "./page-writer.ts";

/** Names what a build has left, and what has been edited since. Plain data. */
export interface SiteEdits {
	/** Identifies the editable documents. */
	readonly site: string;
	/** The keys of the searches, by locale. */
	readonly searches: Readonly<Record<string, string>>;
	/** The keys of the words of edited pages, by locale and path. */
	readonly words: Readonly<Record<string, Readonly<Record<string, string>>>>;
	/** The lengths of the sections of edited pages, by route. */
	readonly sections: Readonly<Record<string, number>>;
	/** Whether the translations of edited documents are stale, by path. */
	readonly stale: Readonly<Record<string, boolean>>;
	/** The icons of the site. */
	readonly icons?: SiteIcons;
}

/** A document whose pages can be written alone. */
export interface EditableDocument {
	/** Without its text and those that it includes. */
	readonly source: SourceFile;
	/** Its translations, and the digests that they record. */
	readonly translations: readonly { readonly path: SourcePath; readonly source: string }[];
	/** With the lengths of their sections in the file with all texts, in bytes. */
	readonly pages: readonly { readonly key: string; readonly section?: number | undefined }[];
}

/** A page without its texts, and the names of its islands. */
export interface PageOutline {
	readonly page: MarkdownPage;
	readonly islands: readonly string[];
}

const withoutTexts = ({ content, markdownVersion, sectionTexts, ...page }: MarkdownPage) => ({
	...page,
	content: { fills: content.fills },
	markdownVersion: { fills: markdownVersion.fills },
});

/** The page of an edited document whose outline is the same, and of one that is stale now or no longer. */
export const pageWithTexts = (
	{ isStale: wasStale, ...page }: MarkdownPage,
	{ body, markdown, sectionTexts }: ParsedDocument,
	isStale: boolean | undefined = wasStale,
): MarkdownPage => ({
	...page,
	...(isStale && { isStale: true }),
	content: { ...page.content, ...textOf(body) },
	markdownVersion: { ...page.markdownVersion, ...textOf(markdown) },
	sectionTexts,
});

const textOf = ({ text, hash }: ContentTemplate) => ({ text, ...(hash && { hash }) });

/** A site that has been built without errors. */
export interface FinishedSite {
	readonly site: ResolvedSite;
	readonly sources: Sources;
	/** In the order of the files. */
	readonly documents: readonly ParsedDocument[];
	readonly bundle: Bundle;
	readonly pages: ReadonlyMap<Page, WrittenPage>;
	readonly problems: readonly Problem[];
	readonly sections: SectionLengths;
	readonly searches: SiteEdits["searches"];
}

export function createEditableSites(cache: Cache) {
	const { memory, disk } = cache.options;
	const documents = cache.keyedTexts("editable-documents");
	const outlines = cache.keyedTexts("page-outlines");
	const documentKeyOf = (site: string, path: string) => `${site} ${JSON.stringify(path)}`;
	const chromeKeyOf = (site: string, locale: string) => `${site} ${locale}`;
	return {
		/** Keeps a site in place of the one before. Returns `undefined` if its pages cannot be written alone. */
		async keep(build: FinishedSite): Promise<SiteEdits | undefined> {
			if (memory || !disk || !build.bundle.isRepeatable) return undefined;
			const { chromes } = build.site;
			const { icons } = build.sources;
			const editable = editableDocumentsOf(build);
			const texts = editable.map((document) => JSON.stringify(document));
			const sum = createHash("sha256");
			for (const text of texts) sum.update(text);
			for (const { hash, sidebarsHash } of Object.values(chromes)) sum.update(hash + sidebarsHash);
			const site = sum.digest("hex").slice(0, 16);
			await documents.replace(
				new Set(),
				new Map([
					...editable.map(({ source }, i) => [documentKeyOf(site, source.path), texts[i] as string] as const),
					...Object.entries(chromes).map(
						([name, chrome]) => [chromeKeyOf(site, name), JSON.stringify(chrome)] as const,
					),
				]),
			);
			const known = await outlines.read();
			const keys = new Set(editable.flatMap(({ pages }) => pages.map(({ key }) => key)));
			const added = new Map<string, () => string>();
			for (const [page, { key = "", islands }] of build.pages)
				if (keys.has(key) && !known.has(key))
					added.set(key, () => JSON.stringify({ page: withoutTexts(page as MarkdownPage), islands }));
			await outlines.replace(new Set([...keys].filter((key) => known.has(key))), added);
			return { site, searches: build.searches, words: {}, sections: {}, stale: {}, ...(icons && { icons }) };
		},
		/** Returns `undefined` if one of the paths is not that of an editable document. */
		async find(site: string, paths: readonly string[]) {
			const keys = paths.map((path) => documentKeyOf(site, path));
			return parseAll<EditableDocument>(keys, await documents.find(keys));
		},
		findPages: async (keys: readonly string[]) => parseAll<PageOutline>(keys, await outlines.find(keys)),
		async findChromes(site: string, locales: readonly string[]) {
			const keys = locales.map((locale) => chromeKeyOf(site, locale));
			return parseAll<Chrome>(keys, await documents.find(keys));
		},
	};
}

function parseAll<Value>(keys: readonly string[], texts: StoredEntries): readonly Value[] | undefined {
	const found = keys.flatMap((key) => texts.get(key) ?? []);
	return found.length === keys.length ? found.map((text) => JSON.parse(text)) : undefined;
}

/**
 * Documents and pages without problems, whose pages have none either. Posts are not among them, because lists and feeds
 * show their texts; nor documents with examples whose types are checked.
 */
function editableDocumentsOf({ site, sources, documents, ...build }: FinishedSite): readonly EditableDocument[] {
	const { defaultLocale } = site.config;
	// What is about a file as a whole does not depend on its text, unless reading it has shown the problem.
	const aboutTexts = [...sources.problems, ...build.problems.filter(({ at }) => !at?.isWholeFile)];
	const withProblems = new Set(aboutTexts.map(({ at }) => at?.path));
	const pagesBySource = new Map<string, [Page, WrittenPage][]>();
	for (const [page, written] of build.pages)
		if (page.source !== undefined) getOrInsert(pagesBySource, page.source, () => []).push([page, written]);
	const translations = new Map<string, EditableDocument["translations"][number][]>();
	for (const document of documents) {
		const { path, locale, frontMatter } = document;
		if (frontMatter.source !== undefined && locale !== defaultLocale)
			getOrInsert(translations, documentKey(document), () => []).push({ path, source: frontMatter.source });
	}
	return sources.files.flatMap((file, i): EditableDocument[] => {
		const document = documents[i] as ParsedDocument;
		const pages = pagesBySource.get(file.path) ?? [];
		const isEditable =
			file.area !== "news" &&
			!usesTwoslash(file) &&
			!withProblems.has(file.path) &&
			document.problems.length === 0 &&
			pages.length > 0 &&
			pages.every(([, { key, problems, unsafeUrls }]) => key !== undefined && problems.length === 0 && !unsafeUrls);
		if (!isEditable) return [];
		const includes = Object.fromEntries(Object.keys(file.includes).map((name) => [name, ""]));
		return [
			{
				source: { ...file, text: "", includes },
				translations: file.locale === defaultLocale ? (translations.get(documentKey(document)) ?? []) : [],
				pages: pages.map(([{ route }, { key = "" }]) => ({ key, section: build.sections.get(route) })),
			},
		];
	});
}
