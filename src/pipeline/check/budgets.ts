/** What pages weigh when they are sent, compressed, and whether that is more than the configuration allows. */
import { gzipSync } from "node:zlib";
import { getOrInsert, groupBy } from "../../model/collections.ts";
import type { Budgets, SiteConfig } from "../../model/config.ts";
import type { Asset } from "../../model/content/source.ts";
import { type Problem, startOfFile, wholeFile } from "../../model/problems/problem.ts";
import { withReportingSeverity } from "../../model/problems/reporting-severity.ts";
import type { Page } from "../../model/site/page.ts";
import type { HeaviestPage, Output, PageWeight } from "../../model/site/site.ts";
import { unescapeHtml } from "../../model/text/escape-html.ts";
import { formatSize } from "../../model/text/format-size.ts";
import { globMatcher } from "../../model/text/glob.ts";
import { homeRouteOf, withoutTrailingSlash } from "../../model/urls/route.ts";

/** The compressed size of a page's HTML, and the URLs of what it loads at once. */
export interface PageLoad {
	readonly html: number;
	readonly css: readonly string[];
	readonly js: readonly string[];
}

const compressedSize = (contents: string | Uint8Array): number => gzipSync(contents).length;

export function pageLoadOf(html: string): PageLoad {
	const tags = [...html.matchAll(/<(?:link|script)\s[^<>]*>/g)].map(([tag]) => tag);
	const urls = (kind: RegExp, url: RegExp) => [
		...new Set(tags.filter((tag) => kind.test(tag)).flatMap((tag) => unescapeHtml(url.exec(tag)?.[1] ?? "") || [])),
	];
	return {
		html: compressedSize(html),
		css: urls(/\srel="stylesheet"/, /\shref="([^"]*)"/),
		js: urls(/^<script|\srel="modulepreload"/, /\s(?:src|href)="([^"]*)"/),
	};
}

/**
 * Returns a function that weighs pages. Each file is compressed once.
 *
 * @param files what the build has compiled
 * @param compressedSizeOf of a file, by its path relative to the site's root
 */
export function createScale(
	files: readonly Output[],
	assets: readonly Asset[],
	baseUrl: string,
	{ compressedSizeOf = () => 0 }: { compressedSizeOf?(path: string): number },
) {
	const outputs = new Map(files.map((file) => [baseUrl + file.path, file]));
	const publicFiles = new Map(assets.map(({ address, path }) => [baseUrl + address.slice(1), path]));
	const sizes = new Map<string, number>();
	const sizeOf = (url: string) =>
		getOrInsert(sizes, url, () => {
			const output = outputs.get(url);
			const path = output && "copyOf" in output ? output.copyOf : publicFiles.get(url);
			if (output && "contents" in output) return compressedSize(output.contents);
			return path === undefined ? 0 : compressedSizeOf(path);
		});
	const withImports = (url: string, found: Set<string>): Set<string> => {
		if (found.has(url)) return found;
		found.add(url);
		const output = outputs.get(url);
		for (const imported of output && "contents" in output ? staticImportsOf(output.contents.toString()) : [])
			withImports(new URL(imported, `https://localhost${url}`).pathname, found);
		return found;
	};
	const sum = (urls: Iterable<string>) => [...urls].reduce((bytes, url) => bytes + sizeOf(url), 0);
	return ({ html, ...loaded }: PageLoad): PageWeight => {
		const css = sum(loaded.css);
		const js = sum(loaded.js.reduce((found, url) => withImports(url, found), new Set<string>()));
		return { page: html + css + js, css, js };
	};
}

/** Of compiled modules, in which nothing else looks like one. */
const staticImportsOf = (code: string): string[] =>
	[...code.matchAll(/(?:\bfrom|\bimport) ?"(\.[^"]*)"/g)].map(([, url = ""]) => url);

export interface WeighedPage extends Pick<Page, "route" | "locale" | "contentLocale" | "source"> {
	readonly weight: PageWeight;
}

export type BudgetConfig = Pick<SiteConfig, "budgets" | "configPath" | "defaultLocale">;

/** A limit, and the key of the configuration that sets it. */
interface Budget {
	readonly max: number;
	readonly key: string;
}

const SUBJECTS = { page: "", css: "the style sheets of ", js: "the scripts of " };

/** The pages above their budgets, and for each kind of budget the page that comes closest to it. */
export function checkBudgets(
	pages: readonly WeighedPage[],
	{ budgets, configPath, defaultLocale }: BudgetConfig,
): { readonly problems: readonly Problem[]; readonly heaviest: readonly HeaviestPage[] } {
	if (!budgets || pages.length === 0) return { problems: [], heaviest: [] };
	const budgetOf = createBudgetLookup(budgets, defaultLocale);
	const checked = (["page", "css", "js"] as const).map((kind) => {
		const weighed = pages.map((page) => {
			const bytes = page.weight[kind];
			const budget = budgetOf(page, kind);
			return { ...page, bytes, budget, excess: bytes - (budget?.max ?? Number.POSITIVE_INFINITY) };
		});
		weighed.sort((a, b) => (a.excess === b.excess ? b.bytes - a.bytes : b.excess - a.excess));
		const describe = ({ route, bytes, budget, excess, source, weight }: (typeof weighed)[number], others = 0) => {
			const { max = 0, key = "" } = budget ?? {};
			const { page, css, js } = weight;
			const parts = `HTML ${formatSize(page - css - js)}, style sheets ${formatSize(css)}, scripts ${formatSize(js)}`;
			const more = others > 0 ? ` (and those of ${others} more page${others === 1 ? "" : "s"})` : "";
			return withReportingSeverity(budgets.severity, {
				code: "over-budget",
				message: `${SUBJECTS[kind]}page ${route}${more} weigh${kind === "page" ? "s" : ""} ${formatSize(bytes)} compressed, ${formatSize(excess)} more than the budget of ${formatSize(max)}`,
				...(kind === "page" && source ? { at: wholeFile(source) } : { at: startOfFile(configPath), configKey: key }),
				hint:
					kind === "page"
						? `it is ${parts}: make it lighter, or raise ${key}`
						: `load less on these pages, or raise ${key}`,
			});
		};
		// A fallback weighs about as much as its original, which is reported.
		const heavy = weighed.filter(({ excess, locale, contentLocale }) => excess > 0 && locale === contentLocale);
		const [{ route, bytes, budget }] = weighed as [(typeof weighed)[number]];
		return {
			// Pages share style sheets and scripts: one problem for each limit.
			problems:
				kind === "page"
					? heavy.flatMap((page) => describe(page))
					: [...groupBy(heavy, (page) => page.budget?.key).values()].flatMap(([first, ...others]) =>
							first ? describe(first, others.length) : [],
						),
			heaviest: { kind, route, bytes, ...(budget && { budget: budget.max }) },
		};
	});
	return { problems: checked.flatMap(({ problems }) => problems), heaviest: checked.map(({ heaviest }) => heaviest) };
}

/** The last override that matches a page and names a limit applies. */
function createBudgetLookup({ overrides, ...site }: Budgets, defaultLocale: string) {
	const rules = [
		{ matches: () => true, limits: site, key: "budgets" },
		...overrides.map(({ paths, ...limits }, i) => ({
			matches: globMatcher(paths),
			limits,
			key: `budgets.overrides[${i}]`,
		})),
	].reverse();
	return ({ route, locale }: WeighedPage, kind: keyof PageWeight): Budget | undefined => {
		const path = withoutTrailingSlash(`/${route.slice(homeRouteOf(locale, defaultLocale).length)}`).slice(1);
		const rule = rules.find(({ limits, matches }) => limits[kind] && (matches(path) || matches(`${path}/`)));
		return rule && { max: rule.limits[kind] ?? 0, key: `${rule.key}.${kind}` };
	};
}
