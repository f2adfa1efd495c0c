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
import type { ExternalLink } from "../quality/external-links/external-link.ts";
import { collectSearchExpectations } from "./check/search-expectations.ts";
import { combineProblems, reportFailedPlan, reportPages, reportSite } from "./stages/contribution.ts";
import { collectExternalLinks } from "./stages/external-links.ts";
import { lintPage, lintSitePlan } from "./stages/lint-site-plan.ts";
import { islandsOn, type WrittenPage } from "./stages/page-writer.ts";
import { planSite, type SitePlan } from "./stages/plan.ts";
import { renderEditedPages } from "./stages/render-edited-pages.ts";
import { searchItemsOf } from "./stages/search-builder.ts";
import { checkSearch, unneededIslandFiles, writeSiteFiles } from "./stages/site-files.ts";
import { createStages } from "./stages/stages.ts";

/**
 * Creates a build that can run repeatedly; each run computes only what changed. Nothing is published if there is an
 * error.
 */
export const createBuilder = (config: SiteConfig, host: Host, workers: Workers): (() => Promise<BuildResult>) =>
	createPreviewBuilder(config, host, workers).build;

/** A builder for a preview, which shows edits before they are built, and for what needs to know the site. */
export interface PreviewBuilder {
	build(): Promise<BuildResult>;
	/**
	 * The files of an edited document's pages, as they will be when the site is built; `undefined` if only a build can
	 * tell. `file` is absolute.
	 */
	renderEdit(file: string): Promise<readonly Output[] | undefined>;
	/** What the last build has made, unless its templates cannot be compiled. */
	site(): BuiltSite | undefined;
	/** What the rules of the content check find in the site of the last build. */
	lint(): Promise<readonly Problem[]>;
	/** The same for one page, by its route without trailing slash; reads only its text. */
	lintPage(route: string): Promise<readonly Problem[]>;
	/** The links to other sites in the site of the last build. */
	externalLinks(): Promise<readonly ExternalLink[]>;
}

export interface BuiltSite {
	readonly site: ResolvedSite;
	readonly redirects: readonly SiteRedirect[];
}

export function createPreviewBuilder(config: SiteConfig, host: Host, workers: Workers): PreviewBuilder {
	const { cache = new Cache() } = host;
	const stages = createStages(config, cache, workers);
	let lastPlan: SitePlan | undefined;
	let lastPages: ReadonlyMap<Page, WrittenPage> = new Map();
	let lastSite: BuiltSite | undefined;
	const build = async (): Promise<BuildResult> => {
		const plan = await planSite(host, stages);
		lastPlan = plan.site ? plan : undefined;
		lastSite = undefined;
		if (!plan.site) {
			const problems = combineProblems(reportFailedPlan(plan, config), []);
			return { ok: false, files: [], problems, counts: [] };
		}
		const site = reportSite(plan);
		const writer = await host.open();
		const startBackground = async () => ({
			search: await stages.startSearch(searchItemsOf(plan.site)),
			diagrams: await stages.startDiagramCheck(plan.documents, host),
		});
		try {
			const preview = async (pages: ReadonlyMap<Page, WrittenPage>) => {
				const report = await reportPages(pages, plan, host);
				const browserFiles = neededBrowserFiles(plan.bundle, pages);
				if (writer.preview && canPublish(combineProblems(site, [report]), config.strict))
					await writer.preview(browserFiles);
				return { report, browserFiles };
			};
			// On a thread, while pages are rendered. In a preview, the edited page comes first.
			const started = writer.preview ? undefined : await startBackground();
			const pages = await stages.writePages(plan.site, plan.bundle, plan.templates, writer, preview);
			lastPages = pages;
			const { report, browserFiles } = await preview(pages);

			const { search, diagrams } = started ?? (await startBackground());
			const derived = await writeSiteFiles(
				...([plan, stages, writer, browserFiles] as const),
				await host.readUrlHistory?.(),
			);
			lastSite = { site: plan.site, redirects: derived.redirects };
			const searched = await checkSearch(
				await search(),
				collectSearchExpectations(plan.site),
				derived.publicFiles,
				plan.outputs,
			);
			await writer.add(searched.files);
			const problems = [
				...combineProblems(site, [report], await diagrams(), [...derived.problems, ...searched.problems]),
				...derived.lostUrls,
			];

			const ok = canPublish(problems, config.strict);
			if (ok) await writer.publish();
			await cache.save();
			return { ok, files: writer.files(), problems, counts: site.counts };
		} finally {
			await writer.discard();
		}
	};
	const renderEdit = async (file: string) => lastPlan && renderEditedPages(file, lastPlan, stages, workers, host);
	const lint = async () => (lastPlan ? lintSitePlan(lastPlan, stages, host) : []);
	const lintOpenPage = async (route: string) => (lastPlan ? lintPage(route, lastPlan, stages, host) : []);
	const externalLinks = async () => (lastPlan ? collectExternalLinks(lastPlan, lastPages, stages) : []);
	return { ...{ build, renderEdit, site: () => lastSite, lint, externalLinks }, lintPage: lintOpenPage };
}

function neededBrowserFiles({ files, islandFiles }: Bundle, pages: ReadonlyMap<Page, WrittenPage>): readonly Output[] {
	const islands = islandsOn(pages);
	const unneeded = unneededIslandFiles(islandFiles, islands);
	return files.filter(({ path }) => !unneeded.has(path));
}
