/**
 * Renders the pages of a few edited documents without the rest of the site. What other pages, lists and checks know of a
 * document is its outline: its place, front matter, description, headings, and what its links and images name. If that
 * is as it was, only files with the text itself change: the pages of the document in all locales, the search, and the
 * file with all texts for language models. The pages of translations change if they are now stale, or no longer.
 *
 * Everything else needs a build: another outline, posts, files that others include, a problem before or after the edit,
 * islands that are new on a page, an example query that finds other pages, examples whose types are checked, themes whose
 * pages depend on more than their props, and budgets, which all pages are compared with.
 */

import { Cache } from "../../engine/cache/cache.ts";
import type { Host } from "../../engine/host.ts";
import { batchPages } from "../../engine/threads/batches.ts";
import type { Workers } from "../../engine/threads/workers.ts";
import { getOrInsert } from "../../model/collections.ts";
import type { SiteConfig } from "../../model/config.ts";
import type { ParsedDocument } from "../../model/content/document.ts";
import type { MarkdownComponentKinds } from "../../model/content/markdown-components.ts";
import { type SourcePath, usesTwoslash } from "../../model/content/source.ts";
import type { Chrome } from "../../model/site/chrome.ts";
import type { Output } from "../../model/site/site.ts";
import { isDeepEqual } from "../../model/text/deep-equal.ts";
import { type OutputPath, toOutputPath } from "../../model/urls/route.ts";
import type { Templates } from "../../react.ts";
import { llmsPageOf, llmsRouteOf, type ReplacedSection, renderLlmsSection, replaceSections } from "../derive/llms.ts";
import { isSearchable, searchVersionsOf, toSearchInputPage } from "../derive/search-files.ts";
import { writeComponentTexts } from "../render/components.ts";
import { markdownComponentKindsOf } from "../render/templates.ts";
import { type DocumentOutline, hasSameOutline } from "./document-parts.ts";
import { type EditableDocument, type PageOutline, pageWithTexts, type SiteEdits } from "./editable-site.ts";
import { createStages, type Stages } from "./stages.ts";

export interface EditHost extends Pick<Host, "bundle" | "readEdited" | "hasOwnTheme" | "cache"> {
	/** A file of the site as the last build wrote it. */
	readOutput(path: OutputPath): Buffer | undefined;
}

interface EditedPage extends PageOutline {
	/** The length of its section before. */
	readonly section: number | undefined;
}

export interface EditedSite {
	/** The files that may have changed. */
	readonly outputs: readonly Output[];
	readonly edits: SiteEdits;
	/** By how many pages the number of stale ones has changed, by locale. */
	readonly stalePages: Readonly<Record<string, number>>;
}

/** Documents as they are now, each with its text. */
interface EditedDocuments {
	readonly documents: readonly EditableDocument[];
	readonly texts: readonly ParsedDocument[];
}

/**
 * Returns `undefined` if the edits need a build.
 *
 * @param paths of the edited files, relative to the root of the site
 */
export async function renderEditedSite(
	paths: readonly string[],
	edits: SiteEdits,
	config: SiteConfig,
	host: EditHost,
	workers: Workers,
): Promise<EditedSite | undefined> {
	if (config.budgets) return undefined;
	const { cache = new Cache() } = host;
	const stages = createStages(config, cache, workers);
	const documents = await stages.editable.find(edits.site, paths);
	if (!documents) return undefined;
	const bundle = await host.bundle();
	if (!bundle.templates) return undefined;
	const { default: templates } = await stages.loadTemplates(bundle.templates);
	const components = host.hasOwnTheme ? markdownComponentKindsOf(templates) : {};
	const before = await stages.findOutlines(
		documents.map(({ source }) => source),
		components,
		edits.icons,
	);
	const texts = await parseEdited(documents, before, stages, host, components, edits.icons);
	if (!texts) return undefined;
	const { stale, turned } = findTurnedTranslations({ documents, texts }, before, edits);
	const translations = await stages.editable.find(
		edits.site,
		[...turned].filter((path) => !paths.includes(path)),
	);
	const others = translations && (await parseEdited(translations, undefined, stages, host, components, edits.icons));
	if (!others) return undefined;
	const now = { ...edits, stale };
	const pages = await findEditedPages({ documents, texts }, now, stages);
	const otherPages = await findEditedPages({ documents: translations, texts: others }, now, stages);
	if (!pages || !otherPages) return undefined;
	const rendered = [...pages, ...otherPages];
	const locales = [...new Set(rendered.map(({ page }) => page.locale))];
	const found = await stages.editable.findChromes(edits.site, locales);
	if (!found) return undefined;
	const chromes = Object.fromEntries(found.map((chrome) => [chrome.locale.name, chrome]));
	const context = { chromes, bundle: { templates: bundle.templates, components: bundle.components } };
	const files: Output[] = [];
	const waiting = rendered.values();
	for await (const batch of workers.run("pages", batchPages(rendered.map(({ page }) => page)), context))
		for (const { islands, problems, unsafeUrls, files: outputs } of batch) {
			const hasSameIslands = isDeepEqual(islands, waiting.next().value?.islands);
			if (problems.length > 0 || unsafeUrls || !hasSameIslands) return undefined;
			files.push(...outputs);
		}
	const llms = replaceTexts(pages, chromes, templates, config, host);
	const search = llms && (await updateSearch(pages, edits, config, stages));
	return (
		search && {
			outputs: [...files, ...llms.outputs, ...search.outputs],
			edits: { ...now, words: search.words, sections: { ...edits.sections, ...llms.sections } },
			stalePages: countTurned(rendered, turned),
		}
	);
}

/** @param before the outlines that must be the same; `undefined` for documents that nobody has edited */
async function parseEdited(
	documents: readonly EditableDocument[],
	before: readonly (DocumentOutline | undefined)[] | undefined,
	stages: Stages,
	{ readEdited }: EditHost,
	components: MarkdownComponentKinds,
	icons: SiteEdits["icons"],
): Promise<readonly ParsedDocument[] | undefined> {
	const parsed: ParsedDocument[] = [];
	for (const [i, { source }] of documents.entries()) {
		const now = readEdited?.(source);
		if (!now || usesTwoslash(now) || !isDeepEqual(Object.keys(now.includes), Object.keys(source.includes)))
			return undefined;
		const after = await stages.parseEdited(now, components, icons);
		const outline = before?.[i];
		if (!after || (before && !(outline && hasSameOutline(outline, after)))) return undefined;
		parsed.push(after);
	}
	return parsed;
}

/** The translations of edited documents: whether each is stale, and the paths of those that were not or no longer are. */
function findTurnedTranslations(
	{ documents, texts }: EditedDocuments,
	before: readonly (DocumentOutline | undefined)[],
	edits: SiteEdits,
) {
	const stale: [SourcePath, boolean][] = [];
	const turned = new Set<string>();
	for (const [i, { translations }] of documents.entries())
		for (const { path, source } of translations) {
			const isStale = source !== texts[i]?.digest;
			stale.push([path, isStale]);
			if (isStale !== (edits.stale[path] ?? source !== before[i]?.digest)) turned.add(path);
		}
	return { stale: { ...edits.stale, ...Object.fromEntries(stale) }, turned };
}

function countTurned(pages: readonly EditedPage[], turned: ReadonlySet<string>): EditedSite["stalePages"] {
	const counts: Record<string, number> = {};
	for (const { page } of pages)
		if (turned.has(page.source)) counts[page.locale] = (counts[page.locale] ?? 0) + (page.isStale ? 1 : -1);
	return counts;
}

async function findEditedPages(
	{ documents, texts }: EditedDocuments,
	{ sections, stale }: SiteEdits,
	{ editable }: Stages,
): Promise<readonly EditedPage[] | undefined> {
	const known = documents.flatMap(({ pages, source }, i) =>
		pages.map((page) => ({ ...page, text: texts[i] as ParsedDocument, isStale: stale[source.path] })),
	);
	const outlines = await editable.findPages(known.map(({ key }) => key));
	return outlines?.map(({ page, islands }, i) => {
		const { text, section, isStale } = known[i] as (typeof known)[number];
		return { page: pageWithTexts(page, text, isStale), islands, section: sections[page.route] ?? section };
	});
}

/** The files with all texts for language models, with other sections for some pages. */
function replaceTexts(
	pages: readonly EditedPage[],
	chromes: Readonly<Record<string, Chrome>>,
	{ components = {} }: Templates,
	config: SiteConfig,
	{ readOutput }: EditHost,
): { readonly outputs: readonly Output[]; readonly sections: SiteEdits["sections"] } | undefined {
	const replaced = new Map<string, ReplacedSection[]>();
	const sections: [string, number][] = [];
	for (const { page, section } of pages) {
		if (section === undefined) continue;
		const text = renderLlmsSection(llmsPageOf(page, config), (markdown) =>
			writeComponentTexts(markdown, { page, chrome: chromes[page.locale] as Chrome }, components),
		);
		getOrInsert(replaced, page.locale, () => []).push({ before: section, text });
		sections.push([page.route, Buffer.byteLength(text)]);
	}
	const outputs: Output[] = [];
	for (const [locale, some] of replaced) {
		const path = toOutputPath(llmsRouteOf("full", locale, config));
		const before = readOutput(path);
		const contents = before && replaceSections(before, some);
		if (!contents) return undefined;
		outputs.push({ path, contents });
	}
	return { outputs, sections: Object.fromEntries(sections) };
}

async function updateSearch(
	pages: readonly EditedPage[],
	{ searches, words: before }: SiteEdits,
	config: SiteConfig,
	{ search, wordCounter }: Stages,
): Promise<{ readonly outputs: readonly Output[]; readonly words: SiteEdits["words"] } | undefined> {
	const outputs: Output[] = [];
	const words = { ...before };
	for (const locale of config.search ? config.locales : []) {
		const versions = searchVersionsOf(config, locale);
		const inputs = pages
			.map(({ page }) => page)
			.filter((page) => page.locale === locale.name && isSearchable(page))
			.map((page) => toSearchInputPage(page, config, versions));
		if (inputs.length === 0) continue;
		const keys = await wordCounter.countEdited(locale, inputs);
		const edited = { ...words[locale.name], ...Object.fromEntries(inputs.map(({ path }, i) => [path, keys[i] ?? ""])) };
		const files = await search.update(locale.name, searches[locale.name] ?? "", edited);
		if (!files) return undefined;
		outputs.push(...files);
		words[locale.name] = edited;
	}
	return { outputs, words };
}
