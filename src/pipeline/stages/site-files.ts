/** Writes the files that belong to the site as a whole. */

import type { OutputWriter } from "../../engine/host.ts";
import type { Bundle } from "../../model/site/site.ts";
import { compareUrls, type UrlHistory } from "../../quality/lost-urls/compare-urls.ts";
import type { OutputPlan } from "../check/outputs.ts";
import { checkSearchExpectations, type SearchExpectations } from "../check/search-expectations.ts";
import { deriveOutputs } from "../derive/index.ts";
import { pagePaths } from "../derive/pages.ts";
import { renderSiteParts } from "../render/templates.ts";
import type { SitePlan } from "./plan.ts";
import type { BuiltSearch } from "./search-builder.ts";
import type { Stages } from "./stages.ts";

/**
 * Writes all of them except the search, which needs the words of all pages, and those of the browser.
 *
 * @param history the URLs that the site had, if they are known
 */
export async function writeSiteFiles(
	{ site, sources, templates, outputs }: SitePlan,
	stages: Stages,
	writer: OutputWriter,
	history?: UrlHistory,
) {
	const pageFiles = new Set(site.pages.flatMap((page) => pagePaths(page, site)));
	const { origins, ...derived } = deriveOutputs(site, sources, {
		pages: pageFiles,
		...renderSiteParts(templates, site),
		feeds: await stages.renderFeeds(site),
	});
	await writer.add(outputs.outputs(derived.outputs, origins));
	const sections = await stages.writeLlms(site, templates, writer, (some) =>
		outputs.outputs(some.filter(({ path }) => !derived.publicFiles.has(path))),
	);
	const { publicFiles, redirects, problems } = derived;
	const compared =
		history &&
		(await compareUrls(site, new Set([...pageFiles, ...derived.outputs.map(({ path }) => path)]), redirects, history));
	return {
		...{ publicFiles, redirects, sections },
		problems: [...problems, ...(compared?.unused ?? [])],
		/** URLs that the site had and has no longer. All of them are listed, because each needs a redirect of its own. */
		lostUrls: compared?.lost ?? [],
	};
}

/** The search files that can be written, and the problems that they show. */
export async function checkSearch(
	{ files, run }: BuiltSearch,
	expectations: SearchExpectations,
	publicFiles: ReadonlySet<string>,
	outputs: OutputPlan,
) {
	const written = outputs.outputs(files.filter(({ path }) => !publicFiles.has(path)));
	/** Those that the example queries show. */
	const { problems: queryProblems } = await checkSearchExpectations(expectations, run);
	return { files: written, queryProblems, problems: [...outputs.problems, ...queryProblems] };
}

/** The files that only islands need that no page has, such as the diagrams. */
export function unneededIslandFiles(
	islandFiles: Bundle["islandFiles"],
	islands: ReadonlySet<string>,
): ReadonlySet<string> {
	return new Set(Object.entries(islandFiles ?? {}).flatMap(([island, paths]) => (islands.has(island) ? [] : paths)));
}
