/**
 * Runs a build. The only module that knows the order of the stages: load, parse, resolve (`build/plan.ts`), render,
 * derive, check, emit. Machines that build a site together run the same steps (`build/shard-builder.ts`).
 */
import {
	combineProblems,
	reportFailedPlan,
	reportPages,
	reportSite,
} from "./build/contribution.ts";
import type { WrittenPage } from "./build/page-writer.ts";
import { planSite } from "./build/plan.ts";
import { searchItemsOf } from "./build/search-builder.ts";
import {
	checkSearch,
	unneededIslandFiles,
	writeSiteFiles,
} from "./build/site-files.ts";
import { createStages } from "./build/stages.ts";
import { Cache } from "./cache/cache.ts";
import type { Host } from "./host.ts";
import type { SiteConfig } from "./model/config.ts";
import { canPublish } from "./model/problem.ts";
import type { BuildResult, Bundle, Output } from "./model/site.ts";
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
		const plan = await planSite(host, stages);
		if (!plan.site) {
			const problems = combineProblems(reportFailedPlan(plan, config), []);
			return { ok: false, files: [], problems, counts: [] };
		}
		// On a thread, while pages are rendered.
		const search = await stages.startSearch(searchItemsOf(plan.site));
		const diagrams = await stages.startDiagramCheck(plan.documents, host);
		const writer = await host.open();
		try {
			const numbers = [...plan.site.pages.keys()];
			const preview = async (pages: readonly WrittenPage[]) => {
				const report = await reportPages(pages, numbers, plan, host);
				const browserFiles = neededBrowserFiles(plan.bundle, pages);
				if (
					writer.preview &&
					canPublish(
						combineProblems(reportSite(plan, []), [report]),
						config.strict,
					)
				)
					await writer.preview(browserFiles);
				return { report, browserFiles };
			};
			const pages = await stages.writePages(
				plan.site,
				plan.bundle,
				writer,
				preview,
			);
			const { report, browserFiles } = await preview(pages);

			const derived = await writeSiteFiles(plan, stages, writer, browserFiles);
			const site = reportSite(plan, derived.problems);
			const searched = await checkSearch(
				await search(),
				site,
				derived.publicFiles,
				plan.outputs,
			);
			await writer.add(searched.files);
			const problems = combineProblems(
				site,
				[report],
				await diagrams(),
				searched.problems,
			);

			const ok = canPublish(problems, config.strict);
			if (ok) await writer.publish();
			await cache.save();
			return { ok, files: writer.files(), problems, counts: site.counts };
		} finally {
			await writer.discard();
		}
	};
}

function neededBrowserFiles(
	{ files, islandFiles }: Bundle,
	pages: readonly Pick<WrittenPage, "islands">[],
): readonly Output[] {
	const islands = new Set(pages.flatMap((page) => page.islands));
	const unneeded = unneededIslandFiles(islandFiles, islands);
	return files.filter(({ path }) => !unneeded.has(path));
}
