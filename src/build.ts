/**
 * Runs a build. The only module that knows the order of the stages: load, parse, resolve, render, derive, check,
 * emit.
 */
import { locateConfigProblems } from "./build/config-locations.ts";
import type { WrittenPage } from "./build/page-writer.ts";
import { collectRenderProblems } from "./build/render-failures.ts";
import { createStages } from "./build/stages.ts";
import { Cache } from "./cache/cache.ts";
import { checkPages } from "./check/index.ts";
import { OutputPlan } from "./check/outputs.ts";
import { checkSearchExpectations } from "./check/search-expectations.ts";
import { deriveOutputs } from "./derive/index.ts";
import { pagePaths } from "./derive/pages.ts";
import type { Host } from "./host.ts";
import type { SiteConfig } from "./model/config.ts";
import { localeCountsOf } from "./model/locale-counts.ts";
import type { MarkdownComponentKinds } from "./model/markdown-components.ts";
import type { Page } from "./model/page.ts";
import {
	canPublish,
	type Problem,
	type ProblemReport,
} from "./model/problem.ts";
import { limitProblems } from "./model/problem-list.ts";
import type { BuildResult, Bundle, Output } from "./model/site.ts";
import type { Sources } from "./model/source.ts";
import { parseDataFiles } from "./parse/data-files.ts";
import {
	loadTemplates,
	markdownComponentKindsOf,
	renderSiteParts,
} from "./render/templates.ts";
import type { Workers } from "./work/workers.ts";

/**
 * Creates a build that can run repeatedly; each run computes only what changed. Nothing is published if there is an
 * error.
 */
export function createBuilder(
	config: SiteConfig,
	host: Host,
	workers: Workers,
): () => Promise<BuildResult> {
	const { cache = new Cache() } = host;
	const stages = createStages(config, cache, workers);
	return async () => {
		const bundling = startBundling(host);
		const sources = await host.read();
		const problemsOf = (stages: readonly ProblemReport[]) =>
			collectProblems(stages, sources, config);
		const components = host.hasOwnTheme
			? await readMarkdownComponents(bundling)
			: {};
		const documents = await stages.parseDocuments(sources, components, host);
		const compiled = await bundling;
		if (!compiled.templates)
			return failedBuild(problemsOf([sources, compiled]));
		const data = cache.memoize("data", sources.data, () =>
			parseDataFiles(sources.data),
		);
		const templates = await loadTemplates(compiled);
		const withStrings = stages.addStrings(compiled, templates);
		const bundle = stages.addMermaid(withStrings, documents, host);
		const parsed = { ...sources, ...data, documents };
		const resolved = stages.resolve(parsed, bundle, templates);
		const plan = new OutputPlan(resolved);
		const site = { ...resolved, pages: plan.pages(pagePaths) };
		const writer = await host.open();
		const startBackground = async () => ({
			search: await stages.startSearch(site),
			diagrams: await stages.startDiagramCheck(documents, host),
		});
		try {
			const preview = async (pages: ReadonlyMap<Page, WrittenPage>) => {
				const written = [...pages.values()];
				const rendered = await collectRenderProblems(written, host, config);
				const checked = checkPages(site, pages);
				const browserFiles = neededBrowserFiles(bundle, written);
				const early = [sources, bundle, data, site, plan, rendered, checked];
				if (canPublish(problemsOf(early), config.strict))
					await writer.preview?.(browserFiles);
				return { early, browserFiles };
			};
			// On a thread, while pages are rendered. Whoever edits a page waits for that page alone.
			const started = writer.preview ? undefined : await startBackground();
			const pages = await stages.writePages(
				site,
				bundle,
				templates,
				writer,
				preview,
			);
			const { early, browserFiles } = await preview(pages);

			const { search, diagrams } = started ?? (await startBackground());
			const { files, run } = await search();
			const derived = deriveOutputs(site, sources, {
				pages: new Set(writer.files().map(({ path }) => path)),
				...renderSiteParts(templates, site),
				search: files,
				feeds: await stages.renderFeeds(site),
			});
			await writer.add(plan.outputs(derived, browserFiles));
			const expected = await checkSearchExpectations(site, run);
			const drawn = await diagrams();
			const problems = problemsOf([...early, plan, derived, expected, drawn]);

			const ok = canPublish(problems, config.strict);
			if (ok) await writer.publish();
			await cache.save();
			const counts = localeCountsOf(site);
			return { ok, files: writer.files(), problems, counts };
		} finally {
			await writer.discard();
		}
	};
}

/** The compiler is a separate process, which runs while files are read. */
function startBundling(host: Host): Promise<Bundle> {
	const bundling = host.bundle();
	bundling.catch(() => {}); // reported where it is awaited, unless reading fails first
	return bundling;
}

/** Parsing waits for the compiler only if a theme may have components. */
async function readMarkdownComponents(
	bundling: Promise<Bundle>,
): Promise<MarkdownComponentKinds> {
	const bundle = await bundling;
	return bundle.templates
		? markdownComponentKindsOf(await loadTemplates(bundle))
		: {};
}

/** Leaves out what only islands need that no page has, such as the diagrams. */
function neededBrowserFiles(
	{ files, islandFiles = {} }: Bundle,
	pages: readonly { readonly islands: readonly string[] }[],
): readonly Output[] {
	const used = new Set(pages.flatMap(({ islands }) => islands));
	const unneeded = new Set(
		Object.entries(islandFiles).flatMap(([island, paths]) =>
			used.has(island) ? [] : paths,
		),
	);
	return files.filter(({ path }) => !unneeded.has(path));
}

const collectProblems = (
	stages: readonly ProblemReport[],
	{ config: source }: Sources,
	{ locales }: SiteConfig,
): readonly Problem[] =>
	limitProblems(
		locateConfigProblems(
			stages.flatMap(({ problems }) => problems),
			source,
		),
		locales.map(({ name }) => name),
	);

const failedBuild = (problems: readonly Problem[]): BuildResult => ({
	ok: false,
	files: [],
	problems,
	counts: [],
});
