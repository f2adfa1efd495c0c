/**
 * Runs a build. The only module that knows the order of the stages: load, parse, resolve (`build/plan.ts`), render,
 * derive, check, emit. Machines that build a site together run the same steps (`build/shard-builder.ts`).
 */

import { Cache } from "../engine/cache/cache.ts";
import type { Host } from "../engine/host.ts";
import type { Workers } from "../engine/threads/workers.ts";
import type { SiteConfig } from "../model/config.ts";
import { canPublish, type Problem } from "../model/problems/problem.ts";
import type { Page } from "../model/site/page.ts";
import type { BuildResult, Bundle, Output, ResolvedSite, SiteRedirect } from "../model/site/site.ts";
import { isDeepEqual } from "../model/text/deep-equal.ts";
import { type OutputPath, type Route, toOutputPath } from "../model/urls/route.ts";
import { checkSearchExpectations, collectSearchExpectations } from "./check/search-expectations.ts";
import { fullTextRoutes } from "./derive/llms.ts";
import type { PageOnRequest } from "./emit/writer.ts";
import { combineProblems, heaviestPagesOf, reportFailedPlan, reportPages, reportSite } from "./stages/contribution.ts";
import type { SiteEdits } from "./stages/editable-site.ts";
import { type PreviewedSite, renderEditedPages } from "./stages/edited-preview.ts";
import { collectExternalLinks, lintPage, lintSitePlan } from "./stages/lint-site-plan.ts";
import { fullTextOnRequest } from "./stages/llms-writer.ts";
import { islandsOn, type WrittenPage } from "./stages/page-writer.ts";
import { pagesOnRequest } from "./stages/pages-on-request.ts";
import { planSite, type SitePlan } from "./stages/plan.ts";
import { withRenames } from "./stages/renamed-files.ts";
import { searchItemsOf } from "./stages/search-builder.ts";
import { checkSearch, unneededIslandFiles, writeSiteFiles } from "./stages/site-files.ts";
import { createStages } from "./stages/stages.ts";

/**
 * Creates a build that can run repeatedly; each run computes only what changed. Nothing is published if there is an
 * error, except to a preview.
 */
export const createBuilder = (config: SiteConfig, host: Host, workers: Workers): (() => Promise<SiteBuild>) =>
	createPreviewBuilder(config, host, workers).build;

/** What a build did, and what the next one needs to write edited documents alone. */
export interface SiteBuild extends BuildResult {
	readonly edits?: SiteEdits;
}

export interface BuiltSite {
	readonly site: ResolvedSite;
	readonly redirects: readonly SiteRedirect[];
}

/** A build that has run to its end, and what has been edited since. */
interface FinishedBuild extends PreviewedSite, Pick<BuiltSite, "redirects"> {
	/** The problems that the example queries have shown. */
	readonly queryProblems: readonly Problem[];
	readonly searchFiles: readonly OutputPath[];
	/** The files with all texts. */
	readonly fullTexts: readonly Route[];
}

/** Files beside the pages. */
export interface EditedFiles {
	readonly files: readonly Output[];
	readonly onRequest: readonly PageOnRequest[];
}

/** A builder for a preview, which shows edits before they are built, and for what needs to know the site. */
export function createPreviewBuilder(config: SiteConfig, host: Host, workers: Workers) {
	const { cache = new Cache() } = host;
	const stages = createStages(config, cache, workers);
	let lastPlan: SitePlan | undefined;
	let lastPages: ReadonlyMap<Page, WrittenPage> = new Map();
	let lastSite: BuiltSite | undefined;
	/** The last build, with the edits since that have changed nothing but texts. */
	let finishedBuild: FinishedBuild | undefined;
	const build = async (): Promise<SiteBuild> => {
		const plan = await planSite(host, stages);
		lastPlan = plan.site ? plan : undefined;
		lastSite = undefined;
		finishedBuild = undefined;
		if (!plan.site)
			return { ok: false, files: [], problems: combineProblems(reportFailedPlan(plan, config), []), counts: [] };
		const site = reportSite(plan);
		const writer = await host.open();
		const makeOthers = async () => ({
			search: await stages.search.start(searchItemsOf(plan.site)),
			diagrams: await stages.startDiagramCheck(plan.documents, host),
			derived: await writeSiteFiles(plan, stages, writer, await host.readUrlHistory?.()),
		});
		try {
			await writer.preview?.serve(pagesOnRequest(plan, workers), plan.bundle.files);
			// Other threads count words meanwhile. The files of the site come before the pages, because this thread writes them
			// alone, while pages keep all threads busy to the end. In a preview, the edited page comes first.
			const others = writer.preview ? undefined : await makeOthers();
			const pages = await stages.writePages(plan.site, plan.bundle, plan.templates, writer);
			lastPages = pages;
			await writer.preview?.announce();
			const report = await reportPages(pages, plan, host);
			const { search, diagrams, derived } = others ?? (await makeOthers());
			await writer.add(plan.outputs.outputs(neededBrowserFiles(plan.bundle, pages)));
			lastSite = { site: plan.site, redirects: derived.redirects };
			const builtSearch = await search();
			const searched = await checkSearch(
				builtSearch,
				collectSearchExpectations(plan.site),
				derived.publicFiles,
				plan.outputs,
			);
			await writer.add(searched.files);
			const otherProblems = [...derived.problems, ...searched.problems];
			const problems = [
				...(await withRenames(combineProblems(site, [report], await diagrams(), otherProblems), host)),
				...derived.lostUrls,
			];

			const ok = canPublish(problems, config.strict);
			if (ok || writer.preview) await writer.publish();
			const { keys: searches, files: searchFiles } = builtSearch;
			const finished = { ...plan, pages, problems, sections: derived.sections, searches };
			const isSearchWhole = searched.files.length === searchFiles.length;
			if (writer.preview && isSearchWhole)
				finishedBuild = {
					...{ plan, pages, problems, redirects: derived.redirects, queryProblems: searched.queryProblems },
					searchFiles: searchFiles.map(({ path }) => path),
					fullTexts: fullTextRoutes(config).filter((route) => !derived.publicFiles.has(toOutputPath(route))),
				};
			const edits = ok && isSearchWhole ? await stages.editable.keep(finished) : undefined;
			await cache.save();
			return {
				ok,
				files: writer.files(),
				problems,
				counts: site.counts,
				...heaviestPagesOf(site, [report]),
				...(edits && { edits }),
			};
		} finally {
			await writer.discard();
		}
	};
	const renderEdit = async (file: string) => {
		const before = finishedBuild;
		const edited = lastPlan && (await renderEditedPages(file, lastPlan, before, stages, workers, host));
		if (before && before === finishedBuild && edited?.site) {
			finishedBuild = { ...before, ...edited.site };
			lastPlan = finishedBuild.plan;
			lastSite = { site: lastPlan.site, redirects: before.redirects };
			return { files: edited.files, isTextEdit: true };
		}
		return edited && { files: edited.files, isTextEdit: false };
	};
	const buildEdits = async (): Promise<EditedFiles | undefined> => {
		if (!finishedBuild) return undefined;
		const { plan, queryProblems, searchFiles, fullTexts } = finishedBuild;
		const search = await (await stages.search.start(searchItemsOf(plan.site)))();
		const { problems } = await checkSearchExpectations(collectSearchExpectations(plan.site), search.run);
		const paths = search.files.map(({ path }) => path);
		if (!isDeepEqual(paths, searchFiles) || !isDeepEqual(problems, queryProblems)) return undefined;
		await cache.save();
		return {
			files: search.files,
			onRequest: fullTexts.map((route) => fullTextOnRequest(route, plan.site, plan.templates)),
		};
	};
	return {
		build,
		/**
		 * The files of an edited document's pages, as they will be when the site is built; `undefined` if only a build can
		 * tell. With `isTextEdit`, nothing else has changed but what `buildEdits` makes. `file` is absolute.
		 */
		renderEdit,
		/**
		 * The other files that change with edits of texts that have been rendered since the last build; `undefined` if only
		 * a build can tell. The problems of the site are the same.
		 */
		buildEdits,
		/** What the last build has made, unless its templates cannot be compiled. */
		site: () => lastSite,
		/** What the rules of the content check find in the site of the last build. */
		lint: async () => (lastPlan ? lintSitePlan(lastPlan, stages, host) : []),
		/** The same for one page, by its route without trailing slash; reads only its text. */
		lintPage: async (route: string) => (lastPlan ? lintPage(route, lastPlan, stages, host) : []),
		/** The links to other sites in the site of the last build. */
		externalLinks: async () => (lastPlan ? collectExternalLinks(lastPlan, lastPages, stages) : []),
	};
}

function neededBrowserFiles({ files, islandFiles }: Bundle, pages: ReadonlyMap<Page, WrittenPage>): readonly Output[] {
	const islands = islandsOn(pages);
	const unneeded = unneededIslandFiles(islandFiles, islands);
	return files.filter(({ path }) => !unneeded.has(path));
}
