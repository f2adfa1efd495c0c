/**
 * Runs a build. The only module that knows the order of the stages: load, parse, resolve, render, derive, check,
 * emit.
 */
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
import { canPublish, type Problem } from "./model/problem.ts";
import { limitProblems } from "./model/problem-list.ts";
import type { BuildResult, Bundle } from "./model/site.ts";
import { parseDataFiles } from "./parse/data-files.ts";
import {
	loadTemplates,
	markdownComponentKindsOf,
	renderSiteParts,
} from "./render/templates.ts";
import type { Workers } from "./work/inline-workers.ts";

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
		const components = host.hasOwnTheme
			? await readMarkdownComponents(bundling)
			: {};
		const documents = await stages.parseDocuments(sources, components);
		const compiled = await bundling;
		if (!compiled.templates) return failedBuild([sources, compiled]);
		const data = parseDataFiles(sources.data);
		const templates = await loadTemplates(compiled);
		const bundle = stages.addStrings(compiled, templates);
		const parsed = { ...sources, ...data, documents };
		const resolved = stages.resolve(parsed, bundle, templates);
		const plan = new OutputPlan(resolved);
		const site = { ...resolved, pages: plan.pages(pagePaths) };
		const search = await stages.startSearch(site); // on a thread, while pages are rendered
		const writer = await host.open();
		try {
			const pages = await stages.writePages(site, bundle, writer);
			const checked = checkPages(site, pages);
			const early = [sources, bundle, data, site, plan, ...pages, checked];
			if (canPublish(problemsOf(early), config.strict))
				await writer.preview?.(bundle.files);

			const { files, run } = await search();
			const derived = deriveOutputs(site, sources, {
				pages: new Set(writer.files().map(({ path }) => path)),
				...renderSiteParts(templates, site),
				search: files,
				feeds: await stages.renderFeeds(site),
			});
			await writer.add(plan.outputs(derived, bundle.files));
			const expected = await checkSearchExpectations(site, run);
			const problems = problemsOf([...early, plan, derived, expected]);

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

const problemsOf = (
	stages: readonly { readonly problems: readonly Problem[] }[],
): readonly Problem[] =>
	limitProblems(stages.flatMap(({ problems }) => problems));

const failedBuild = (
	stages: readonly { readonly problems: readonly Problem[] }[],
): BuildResult => ({
	ok: false,
	files: [],
	problems: problemsOf(stages),
	counts: [],
});
