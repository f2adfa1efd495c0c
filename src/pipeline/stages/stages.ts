/** The stages that compute only what is not in the cache. */
import type { Cache } from "../../engine/cache/cache.ts";
import type { Host } from "../../engine/host.ts";
import { batchFiles } from "../../engine/threads/batches.ts";
import type { DiagramCheck } from "../../engine/threads/diagrams.ts";
import type { Workers } from "../../engine/threads/workers.ts";
import type { SiteConfig } from "../../model/config.ts";
import type { ParsedDocument } from "../../model/content/document.ts";
import type { MarkdownComponentKinds } from "../../model/content/markdown-components.ts";
import { type SiteIcons, type SourceFile, type Sources, usesTwoslash } from "../../model/content/source.ts";
import type { ParsedOutline } from "../../model/site/outline.ts";
import { type Shard, WHOLE_SITE } from "../../model/site/shard.ts";
import type { Bundle, Output, ResolvedSite } from "../../model/site/site.ts";
import type { Templates } from "../../react.ts";
import { checkThemeStrings } from "../check/theme-strings.ts";
import { collectFeedInputs, type FeedInput, feedOutput, renderFeed } from "../derive/feeds/feeds.ts";
import { configMarkupSources } from "../parse/data-files/config-markup.ts";
import { type ParsedData, parseDataFiles } from "../parse/data-files/data-files.ts";
import { addStringFiles } from "../render/string-files.ts";
import { createLabelLookup, loadTemplates } from "../render/templates.ts";
import { createResolver, type ResolveInput } from "../resolve/index.ts";
import { positionsOfShard } from "../shards/shard.ts";
import { addMermaidModule } from "./add-mermaid-module.ts";
import { type CheckedDiagram, checkedDiagramOf, withoutMermaid } from "./diagram-problems.ts";
import { type DocumentOutline, documentParts } from "./document-parts.ts";
import { createEditableSites } from "./editable-site.ts";
import { keyOfFile, keyOfValue } from "./keys.ts";
import { createLlmsWriter } from "./llms-writer.ts";
import { createPageWriter } from "./page-writer.ts";
import { createSearchBuilder } from "./search-builder.ts";
import { createWordCounter } from "./word-counter.ts";

export type Stages = ReturnType<typeof createStages>;

export function createStages(config: SiteConfig, cache: Cache, workers: Workers, shard = WHOLE_SITE) {
	// Shards that are built on one machine do not replace each other's results.
	const suffix = shard.count > 1 ? `-${shard.index}-of-${shard.count}` : "";
	const resolveSite = createResolver(cache.memoizeStep);
	const labelsOf = cache.memoizeStep(createLabelLookup);
	const wordCounter = createWordCounter(config, cache, workers, suffix);
	return {
		parseData: createDataParser(cache),
		...createDocumentParsers(config, cache, workers),
		...createOutlineReaders(config, cache, workers),
		loadTemplates: (module: string) => loadTemplates(module, config.locales),
		addStrings: (compiled: Bundle, templates: Templates): Bundle =>
			cache.memoize("strings", [compiled, templates, config], () => {
				const bundle = addStringFiles(compiled, templates, config);
				const problems = checkThemeStrings(config, templates.strings);
				return { ...bundle, problems: [...bundle.problems, ...problems] };
			}),
		resolve: (parsed: ResolveInput, bundle: Bundle, templates: Templates) =>
			resolveSite(config, parsed, { ...bundle, label: labelsOf(templates, config) }),
		addMermaid: (
			bundle: Bundle,
			documents: readonly ParsedDocument[],
			{ readMermaid }: Pick<Host, "readMermaid">,
		): Bundle =>
			documents.some(({ islands }) => islands.includes("Mermaid"))
				? cache.memoize("mermaid", [bundle, config], () => addMermaidModule(bundle, readMermaid?.(), config))
				: bundle,
		startDiagramCheck: createDiagramChecker(cache, workers, shard, `diagrams${suffix}`),
		wordCounter,
		search: createSearchBuilder(cache, workers, wordCounter),
		writePages: createPageWriter(config, cache, workers, `pages${suffix}`),
		renderFeeds: createFeedRenderer(cache),
		writeLlms: createLlmsWriter(cache),
		editable: createEditableSites(cache),
	};
}

function createDocumentParsers(config: SiteConfig, cache: Cache, workers: Workers) {
	const { markdown, frontMatter, extensionModule } = config;
	const memo = cache.memo<ParseItem, ParsedDocument>({
		name: "documents",
		nameOf: ({ file: { path, locale, name } }) => `${locale} ${path} ${name}`,
		keyOf: ({ file, parsing }) => keyOfFile(file, parsing),
		warmStart: true,
		parts: documentParts,
	});
	/** The hash in `markdown` stands for the module, whose place is another on each machine. */
	const parsingKeyOf = (components: MarkdownComponentKinds, icons?: SiteIcons): string =>
		JSON.stringify({ markdown, components, frontMatter }) + (icons ? keyOfValue(icons) : "");
	/** Parses all Markdown of a site, that in its configuration included. */
	const parseDocuments = (
		{ files, icons }: Sources,
		components: MarkdownComponentKinds,
		{ findTwoslash }: Pick<Host, "findTwoslash">,
	): Promise<readonly ParsedDocument[]> => {
		const twoslash = files.some(usesTwoslash) ? findTwoslash?.() : undefined;
		const context = { ...{ markdown, components, icons, frontMatter, extensionModule }, ...(twoslash && { twoslash }) };
		const parsing = parsingKeyOf(components, icons);
		return memo.mapBatches(
			[...files, ...configMarkupSources(config)].map((file) => ({
				file,
				parsing: twoslash && usesTwoslash(file) ? `${twoslash.version} ${parsing}` : parsing,
			})),
			(missing) => workers.run("parse", batchFiles(missing.map(({ file }) => file)), context),
		);
	};
	/** Parses a file, and keeps nothing. */
	const parseEdited = async (
		file: SourceFile,
		components: MarkdownComponentKinds,
		icons: SiteIcons | undefined,
	): Promise<ParsedDocument | undefined> => {
		const context = { markdown, components, icons, frontMatter, extensionModule };
		for await (const [document] of workers.run("parse", [[file]], context)) return document;
		return undefined;
	};
	/** The outlines of files that the last build has parsed, by their hashes; `undefined` for others. */
	const findOutlines = (
		files: readonly SourceFile[],
		components: MarkdownComponentKinds,
		icons: SiteIcons | undefined,
	): Promise<readonly (DocumentOutline | undefined)[]> => {
		const parsing = parsingKeyOf(components, icons);
		return memo.find(files.map((file) => keyOfFile(file, parsing))) as Promise<
			readonly (DocumentOutline | undefined)[]
		>;
	};
	return { parseDocuments, parseEdited, findOutlines };
}

function createDataParser(cache: Cache) {
	const memo = cache.memo<Pick<Sources, "data" | "icons">, ParsedData>({
		...{ name: "data", nameOf: () => "", keyOf: keyOfValue },
	});
	return async ({ data, icons }: Sources): Promise<ParsedData> => {
		const [parsed] = await memo.map([{ data, ...(icons && { icons }) }], async (missing) =>
			missing.map((one) => parseDataFiles(one.data, one.icons)),
		);
		return parsed as ParsedData;
	};
}

/** Outlines are read by `ssg check` only, in a second pass over the files that changed. */
function createOutlineReaders({ markdown, extensionModule }: SiteConfig, cache: Cache, workers: Workers) {
	const memo = cache.memo<ParseItem, ParsedOutline>({
		name: "outlines",
		nameOf: ({ file: { path, locale, name } }) => `${locale} ${path} ${name}`,
		keyOf: ({ file, parsing }) => keyOfFile(file, parsing),
	});
	const readOutlines = (
		files: readonly SourceFile[],
		components: MarkdownComponentKinds,
	): Promise<readonly ParsedOutline[]> => {
		const parsing = JSON.stringify({ markdown, components });
		const context = { markdown, components, extensionModule };
		return memo.mapBatches(
			files.map((file) => ({ file, parsing })),
			(missing) => workers.run("outline", batchFiles(missing.map(({ file }) => file)), context),
		);
	};
	/** Reads one file, and keeps nothing. */
	const readOutline = async (file: SourceFile, components: MarkdownComponentKinds): Promise<ParsedOutline> => {
		const context = { markdown, components, extensionModule };
		for await (const [outline] of workers.run("outline", [[file]], context)) if (outline) return outline;
		throw new Error(`no outline of ${file.path}`);
	};
	return { readOutlines, readOutline };
}

/** A file, and everything else that its parsing depends on. */
interface ParseItem {
	readonly file: SourceFile;
	readonly parsing: string;
}

/** Renders the feeds of all locales. */
function createFeedRenderer(cache: Cache) {
	const memo = cache.memo<FeedInput, string>({ name: "feeds", nameOf: ({ route }) => route, keyOf: keyOfValue });
	return async (site: ResolvedSite): Promise<readonly Output[]> => {
		const inputs = collectFeedInputs(site);
		const texts = await memo.map(inputs, (missing) => Promise.all(missing.map(renderFeed)));
		return inputs.map((input, i) => feedOutput(input, texts[i] as string));
	};
}

// Checks the diagrams that the browser will draw, while pages are rendered.

/** A diagram, and the version of mermaid that checks it. */
interface DiagramItem {
	readonly text: string;
	readonly version: string;
}

/** The returned function starts the check, and returns a function that waits for it. */
function createDiagramChecker(cache: Cache, workers: Workers, shard: Shard, name = "diagrams") {
	const memo = cache.memo<DiagramItem, DiagramCheck>({ name, nameOf: ({ text }) => text, keyOf: keyOfValue });
	return async (
		documents: readonly ParsedDocument[],
		{ findMermaid }: Pick<Host, "findMermaid">,
	): Promise<() => Promise<readonly CheckedDiagram[]>> => {
		const diagrams = documents.flatMap(({ diagrams = [] }) => diagrams);
		if (diagrams.length === 0 || !findMermaid) return async () => [];
		const mermaid = findMermaid();
		if (!mermaid) return async () => diagrams.map(withoutMermaid);
		const { version } = mermaid;
		const distinct = [...new Set(diagrams.map(({ text }) => text))];
		const items = positionsOfShard(distinct, shard).map(
			(position): DiagramItem => ({ text: distinct[position] as string, version }),
		);
		const lookup = await memo.lookUp(items);
		const texts = lookup.missing.map(({ text }) => text);
		const pending = workers.run("diagrams", texts.length > 0 ? [texts] : [], mermaid);
		return async () => {
			const computed: DiagramCheck[] = [];
			for await (const checks of pending) computed.push(...checks);
			const checks = memo.complete(lookup, computed);
			const problems = new Map(items.map(({ text }, i) => [text, checks[i]?.problem]));
			return diagrams.flatMap((diagram, number) =>
				problems.has(diagram.text) ? [checkedDiagramOf(diagram, number, problems.get(diagram.text))] : [],
			);
		};
	};
}
