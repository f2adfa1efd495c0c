/**
 * What a shard's pages, and the site as a whole, contribute to the end of a build. Plain data, so that another machine
 * can finish the build.
 */

import { siteLocationIn } from "../../engine/bundle/site-location.ts";
import type { Host } from "../../engine/host.ts";
import { groupBy } from "../../model/collections.ts";
import type { SiteConfig } from "../../model/config.ts";
import type { Sources } from "../../model/content/source.ts";
import { distinctProblems } from "../../model/problems/distinct-problems.ts";
import type { Problem, ProblemReport } from "../../model/problems/problem.ts";
import { localeCountsOf } from "../../model/site/locale-counts.ts";
import type { Page } from "../../model/site/page.ts";
import type { BuildResult, LocaleCounts, PageWeight } from "../../model/site/site.ts";
import { type BudgetConfig, checkBudgets, createScale, type WeighedPage } from "../check/budgets.ts";
import { combineChecks, type PageCheck } from "../check/index.ts";
import type { AnchorCheckConfig, AnchorLink } from "../check/links.ts";
import { locateConfigProblems } from "./config-locations.ts";
import { type CheckedDiagram, createDiagramProblems } from "./diagram-problems.ts";
import type { WrittenPage } from "./page-writer.ts";
import type { FailedPlan, SitePlan } from "./plan.ts";

/** A page's position in the site, and what it adds to the checks. */
interface PageReport extends PageCheck {
	readonly number: number;
	readonly weighed?: WeighedPage;
}

/** What rendering pages has shown. */
export interface PagesReport {
	/** Pages that add nothing are left out. */
	readonly pages: readonly PageReport[];
	readonly failures: readonly RenderFailure[];
}

/** What the end of a build needs to know about the site. */
export interface SiteReport {
	readonly config: AnchorCheckConfig & BudgetConfig & Pick<SiteConfig, "strict">;
	readonly localeNames: readonly string[];
	/** The text of the configuration, for the locations of problems. */
	readonly configSource?: Sources["config"];
	readonly counts: readonly LocaleCounts[];
	readonly anchors: readonly AnchorLink[];
	readonly problems: readonly Problem[];
}

/** Pages of the site that are not given are left out. */
export async function reportPages(
	pages: ReadonlyMap<Page, WrittenPage>,
	plan: SitePlan,
	host: Pick<Host, "originalStack" | "compressedSizeOf">,
): Promise<PagesReport> {
	const { site, sources, bundle } = plan;
	const weigh = site.config.budgets && createScale(bundle.files, sources.assets, site.config.baseUrl, host);
	const numbered = plan.site.pages.flatMap((page, number) => {
		const written = pages.get(page);
		return written ? [{ ...written, page, number }] : [];
	});
	return {
		pages: numbered.flatMap(({ page, number, ...written }): PageReport[] => {
			const check = plan.checker.checkPage(page, written);
			const rendering = written.problems.filter(({ stack }) => !stack);
			const problems = [...rendering, ...(check.problems ?? [])];
			const report = {
				...check,
				...(problems.length > 0 && { problems }),
				...(weigh && written.load && page.hasAddress && { weighed: weighedPageOf(page, weigh(written.load)) }),
			};
			return Object.keys(report).length > 0 ? [{ number, ...report }] : [];
		}),
		failures: await locateRenderFailures(numbered, host, plan.site.config),
	};
}

const weighedPageOf = ({ route, locale, contentLocale, source }: Page, weight: PageWeight): WeighedPage => ({
	...{ route, locale, contentLocale, weight },
	...(source !== undefined && { source }),
});

export function reportSite({ site, sources, checker, problems }: SitePlan): SiteReport {
	const checked = checker.checkSite();
	return {
		...contextOf(sources, site.config),
		counts: localeCountsOf(site),
		anchors: checked.anchors,
		problems: [...problems, ...checked.problems],
	};
}

/** For a site that cannot be rendered at all. */
export const reportFailedPlan = ({ sources, problems }: FailedPlan, config: SiteConfig): SiteReport => ({
	...contextOf(sources, config),
	counts: [],
	anchors: [],
	problems,
});

const contextOf = (
	{ config: configSource }: Sources,
	{ configPath, onBrokenAnchors, strict, locales, defaultLocale, baseUrl, budgets }: SiteConfig,
) => ({
	config: { configPath, onBrokenAnchors, strict, locales, defaultLocale, baseUrl, ...(budgets && { budgets }) },
	localeNames: locales.map(({ name }) => name),
	...(configSource && { configSource }),
});

/** All problems of a build, each once, and with their locations. */
export function combineProblems(
	site: SiteReport,
	reports: readonly PagesReport[],
	diagrams: readonly CheckedDiagram[] = [],
	others: readonly Problem[] = [],
): readonly Problem[] {
	const pages = reports.flatMap((report) => report.pages).sort((a, b) => a.number - b.number);
	const failures = reports.flatMap((report) => report.failures);
	const problems = [
		...site.problems,
		...combineRenderFailures(failures),
		...combineChecks(site, pages, site.config),
		...checkBudgets(weighedPagesIn(reports), site.config).problems,
		...others,
		...createDiagramProblems(diagrams),
	];
	return distinctProblems(locateConfigProblems(problems, site.configSource), site.localeNames);
}

const weighedPagesIn = (reports: readonly PagesReport[]) =>
	reports.flatMap(({ pages }) => pages.flatMap(({ weighed }) => weighed ?? []));

/** For a site with budgets. */
export function heaviestPagesOf(site: SiteReport, reports: readonly PagesReport[]): Pick<BuildResult, "weights"> {
	const { heaviest } = checkBudgets(weighedPagesIn(reports), site.config);
	return heaviest.length > 0 ? { weights: heaviest } : {};
}

// Problems of rendering. One problem in a component may make many pages fail, and is one problem.

/** An exception, with the pages that it made fail. Plain data. */
export interface RenderFailure {
	/** Of the first page. */
	readonly problem: Problem;
	/** Equal for the same exception on all machines. */
	readonly key: string;
	/** Positions of the pages in the site. */
	readonly pages: readonly number[];
}

/** The exceptions of some pages, located in the files that the templates were compiled from. */
async function locateRenderFailures(
	pages: readonly (ProblemReport & { readonly number: number })[],
	{ originalStack = async (stack) => stack }: Pick<Host, "originalStack">,
	{ root }: SiteConfig,
): Promise<readonly RenderFailure[]> {
	const failures = pages.flatMap(({ number, problems }) =>
		problems.flatMap((problem) => (problem.stack === undefined ? [] : [{ number, problem }])),
	);
	return Promise.all(
		[...groupBy(failures, ({ problem }) => problem.stack as string)].map(async ([compiledStack, same]) => {
			const [{ problem }] = same as [(typeof same)[number]];
			const pages = same.map(({ number }) => number);
			const stack = await originalStack(compiledStack);
			const { writtenAs, ...rest } = problem;
			const at = siteLocationIn(stack, root);
			const located = at ? { ...rest, at, stack } : { ...problem, stack };
			return { problem: located, key: stack.replaceAll(root, ""), pages };
		}),
	);
}

/** One problem for each exception, in the order of the pages. */
function combineRenderFailures(failures: readonly RenderFailure[]): readonly Problem[] {
	const ordered = failures.toSorted((a, b) => (a.pages[0] ?? 0) - (b.pages[0] ?? 0));
	return [...groupBy(ordered, ({ key }) => key).values()].map((same) => {
		const [{ problem }] = same as [RenderFailure];
		const others = same.flatMap(({ pages }) => pages).length - 1;
		const more = ` (and ${others} more page${others === 1 ? "" : "s"})`;
		return others === 0 ? problem : { ...problem, message: problem.message + more };
	});
}
