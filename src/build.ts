/**
 * Runs a build. The only module that knows the order of the stages: load, parse, resolve, render, derive, check,
 * emit.
 */

import { checkLinks } from "./check/index.ts";
import { OutputPlan } from "./check/outputs.ts";
import { checkSearchExpectations } from "./check/search-expectations.ts";
import { searchFnOf, searchQueriesOf } from "./check/search-queries.ts";
import { checkThemeStrings } from "./check/theme-strings.ts";
import { feedInputsOf, feedOutput, renderFeed } from "./derive/feeds.ts";
import { deriveOutputs } from "./derive/index.ts";
import { pagePaths } from "./derive/pages.ts";
import { localeSearchInputs } from "./derive/search-files.ts";
import type { Host, OutputWriter } from "./host.ts";
import type { Chrome } from "./model/chrome.ts";
import type { SiteConfig } from "./model/config.ts";
import { localeCountsOf } from "./model/locale-counts.ts";
import type { Page } from "./model/page.ts";
import { canPublish, type Problem } from "./model/problem.ts";
import type {
	BuildResult,
	BuiltFile,
	Bundle,
	Output,
	ResolvedSite,
	WrittenFile,
} from "./model/site.ts";
import { announcementSources } from "./parse/announcement.ts";
import { parseDataFiles } from "./parse/data-files.ts";
import { addStringFiles } from "./render/string-files.ts";
import {
	createLabelLookup,
	loadTemplates,
	renderSidebars,
} from "./render/templates.ts";
import { ResolveCache, resolveSite } from "./resolve/index.ts";
import { batchFiles, batchPages } from "./work/batches.ts";
import type { Workers } from "./work/inline-workers.ts";
import { createMemos } from "./work/memos.ts";
import type { RenderContext, WrittenPage } from "./work/pages.ts";
import type { SearchTask } from "./work/search.ts";

/**
 * Creates a build that can run repeatedly; each run computes only what changed. Nothing is published if there is an
 * error.
 */
export function createBuilder(
	config: SiteConfig,
	host: Host,
	workers: Workers,
): () => Promise<BuildResult> {
	const { documents, pages, searches, feeds } = createMemos(config, host);
	const resolveCache = new ResolveCache(host.repeats === true);

	return async () => {
		const bundlePromise = host.bundle(); // esbuild is a separate process: start it before reading
		bundlePromise.catch(() => {}); // reported when awaited below, unless reading fails first
		const sources = await host.read();
		const parsed = await documents.map(
			[...sources.files, ...announcementSources(config)],
			async (files) =>
				(
					await collectResults(
						workers.run("parse", batchFiles(files), config.markdown),
					)
				).flat(),
		);
		const compiled = await bundlePromise;
		const bundleProblems = [...sources.problems, ...compiled.problems];
		if (!compiled.templates) return failedBuild(bundleProblems);

		const data = parseDataFiles(sources.data);
		const templates = await loadTemplates(compiled);
		const bundle = addStringFiles(compiled, templates, config);
		const inputProblems = [
			...bundleProblems,
			...checkThemeStrings(config, templates.strings),
		];
		const resolved = resolveSite(
			config,
			{ ...sources, ...data, documents: parsed, modules: bundle.components },
			sources.assets,
			bundle.assets,
			createLabelLookup(templates, config),
			resolveCache,
		);
		const plan = new OutputPlan(resolved);
		const site = { ...resolved, pages: plan.pages(pathsIn(resolved)) };
		const searchLookup = await searches.lookUp(searchTasksOf(site));
		const searchOutputs = workers.run("search", searchLookup.missing, null); // runs in parallel with the pages
		const writer = trackWrittenFiles(await host.open());
		try {
			const renderedPages = await pages.map(
				site.pages.map((page) => ({
					page,
					chrome: site.chromes[page.locale]?.hash ?? "",
				})),
				(missing) =>
					renderAndWritePages(
						missing.map(({ page }) => page),
						renderContextOf(site, bundle),
						workers,
						host.repeats ? undefined : writer.add,
					),
				({ written }) => bundle.isRepeatable && written.every(writer.isCurrent),
			);
			const earlyProblems = [
				...inputProblems,
				...data.problems,
				...site.problems,
				...plan.problems,
				...renderedPages.flatMap(({ problems }) => problems),
				...checkLinks(
					site,
					new Map(site.pages.map((page, i) => [page, renderedPages[i]])),
				),
			];
			if (canPublish(earlyProblems, config.strict))
				await host.show?.([
					...renderedPages.flatMap(({ files }) => files),
					...bundle.files,
				]);
			await writer.add(renderedPages.flatMap(({ files }) => files));
			writer.retain(renderedPages.flatMap(({ written }) => written));

			const searchResults = searches.complete(
				searchLookup,
				await collectResults(searchOutputs),
			);
			const feedInputs = feedInputsOf(site);
			const texts = await feeds.map(feedInputs, async (missing) =>
				missing.map(renderFeed),
			);
			const derived = deriveOutputs(
				site,
				{
					pages: new Set(writer.files().map(({ path }) => path)),
					sidebars: Object.fromEntries(
						Object.entries(site.chromes).map(([locale, chrome]) => [
							locale,
							renderSidebars(templates, chrome),
						]),
					),
					inlineScripts: templates.inlineScripts ?? [],
					search: searchResults.flatMap(({ files }) => files),
					feeds: feedInputs.map((feed, i) =>
						feedOutput(feed, String(texts[i])),
					),
				},
				sources.assets,
			);
			const known = plan.problems.length;
			await writer.add(
				plan.outputs([...derived.outputs, ...bundle.files], derived.origins),
			);
			const answers = new Map(
				searchLookup.items.map(({ search }, i) => [
					search.locale.name,
					searchResults[i]?.answers ?? {},
				]),
			);
			const problems = [
				...earlyProblems,
				...derived.problems,
				...plan.problems.slice(known),
				...(await checkSearchExpectations(site, searchFnOf(answers))),
			];
			const ok = canPublish(problems, config.strict);
			if (ok) await writer.publish();
			for (const memo of [documents, pages, searches, feeds]) await memo.save();
			return {
				ok,
				files: writer.files(),
				problems,
				counts: localeCountsOf(site),
			};
		} finally {
			await writer.discard();
		}
	};
}

/** Renders pages in batches. If `write` is given, it receives their files, and these are not kept in memory. */
async function renderAndWritePages(
	pages: readonly Page[],
	context: RenderContext,
	workers: Workers,
	write?: OutputWriter["add"],
): Promise<WrittenPage[]> {
	const rendered: WrittenPage[] = [];
	for await (const made of workers.run("pages", batchPages(pages), context))
		for (const page of made)
			rendered.push(
				write
					? { ...page, files: [], written: await write(page.files) }
					: { ...page, written: [] },
			);
	return rendered;
}

const pathsIn =
	({ chromes }: ResolvedSite) =>
	(page: Page) =>
		pagePaths(page, chromes[page.locale] as Chrome);

/** Picks only the fields that rendering needs, because the value is sent to threads. */
const renderContextOf = (
	{ chromes }: ResolvedSite,
	{ templates, components }: Bundle,
): RenderContext => ({ chromes, bundle: { templates, components } });

const searchTasksOf = (site: ResolvedSite): SearchTask[] =>
	localeSearchInputs(site).map((search) => ({
		search,
		questions: searchQueriesOf(site, search.locale.name),
	}));

async function collectResults<T>(results: AsyncIterable<T>): Promise<T[]> {
	const all: T[] = [];
	for await (const result of results) all.push(result);
	return all;
}

/** Records each file that is added or retained. */
function trackWrittenFiles(writer: OutputWriter) {
	const files = new Map<string, BuiltFile>();
	const record = (written: readonly WrittenFile[]) => {
		for (const { path, bytes } of written) files.set(path, { path, bytes });
	};
	return {
		...writer,
		/** Sorted by path. */
		files: () => [...files.values()].sort((a, b) => (a.path < b.path ? -1 : 1)),
		async add(outputs: readonly Output[]) {
			const written = await writer.add(outputs);
			record(written);
			return written;
		},
		retain(written: readonly WrittenFile[]) {
			record(written);
			writer.retain(written);
		},
	};
}

const failedBuild = (problems: readonly Problem[]): BuildResult => ({
	ok: false,
	files: [],
	problems,
	counts: [],
});
