/** Finishes a build from what its shards have written. */

import { buildLocaleSearch, type SearchOutput } from "../../engine/threads/search.ts";
import { canPublish } from "../../model/problems/problem.ts";
import type { WrittenFile } from "../../model/site/site.ts";
import { OutputPlan } from "../check/outputs.ts";
import { combineProblems, heaviestPagesOf } from "../stages/contribution.ts";
import { withRenames } from "../stages/renamed-files.ts";
import { builtSearchOf } from "../stages/search-builder.ts";
import { checkSearch, unneededIslandFiles } from "../stages/site-files.ts";
import { type CountedPages, PAGES_DATA, type PagesData, SITE_DATA, type SiteData } from "./part-data.ts";

/** What a shard has written. */
export interface PartContents {
	readonly files: readonly WrittenFile[];
	readData<Value>(name: string): Value;
}

/** @param parts all parts of a site, in their order */
export async function mergeParts(parts: readonly [PartContents, ...PartContents[]]) {
	const site = parts[0].readData<SiteData>(SITE_DATA);
	const pages = parts.map((part) => part.readData<PagesData>(PAGES_DATA));
	const islands = new Set(pages.flatMap((part) => part.islands));
	const unneeded = unneededIslandFiles(site.islandFiles, islands);
	const files = parts.map((part) => part.files.filter(({ path }) => !unneeded.has(path)));
	const outputs = new OutputPlan();
	outputs.outputs(files.flat());
	const searched = await checkSearch(
		await buildSearch(site, parts, pages),
		site.expectations,
		new Set(site.publicFiles),
		outputs,
	);
	const problems = [
		...(await withRenames(
			combineProblems(
				site.report,
				pages.map(({ report }) => report),
				pages.flatMap(({ diagrams }) => diagrams),
				searched.problems,
			),
		)),
		...site.lostUrls,
	];
	return {
		ok: canPublish(problems, site.report.config.strict),
		problems,
		counts: site.report.counts,
		...heaviestPagesOf(
			site.report,
			pages.map(({ report }) => report),
		),
		/** The files of each part that belong to the site. */
		files,
		/** The files that only all parts together make. */
		outputs: searched.files,
	};
}

/** One locale after the other, because the words of one take much memory. */
async function buildSearch({ search }: SiteData, parts: readonly PartContents[], pages: readonly PagesData[]) {
	const outputs: SearchOutput[] = [];
	for (const { listing, questions } of search) {
		const words = new Map<string, string>(
			parts.flatMap((part, i) =>
				(pages[i]?.words[listing.locale.name] ?? []).flatMap((name) => part.readData<CountedPages>(name)),
			),
		);
		const ordered = listing.documents.pages.flatMap(([, path]) => words.get(path) ?? []);
		outputs.push(await buildLocaleSearch({ listing, questions, words: ordered }));
	}
	const locales = search.map(({ listing }) => listing.locale.name);
	return builtSearchOf(locales, outputs);
}
