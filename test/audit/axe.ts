/** axe-core on every page, in a real browser. */
import axe from "axe-core";
import type { BrowserContext, Page } from "playwright-core";
import { browser } from "../browser/chromium.ts";
import { KINDS } from "../browser/site.ts";
import type { AuditOptions, Finding, PartReport } from "./part.ts";
import { type AuditedSite, pageAddresses } from "./site.ts";

const TAGS = ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa", "best-practice"];
/** Pages open at the same time: one for each core of a small machine. */
const TABS = 2;
const PAGE_TIMEOUT_MS = 120_000;
/** Pages after which a line says how far it is: this part takes minutes. */
const PROGRESS_EVERY = 100;

interface Combination {
	readonly mode: "light" | "dark";
	readonly width: number;
}

const COMBINATIONS: readonly Combination[] = [
	{ mode: "light", width: 1400 },
	{ mode: "dark", width: 360 },
	{ mode: "light", width: 360 },
	{ mode: "dark", width: 1400 },
];

interface Visit {
	readonly address: string;
	readonly combinations: readonly Combination[];
}

interface VisitReport {
	readonly rules: number;
	readonly findings: readonly Finding[];
}

export async function checkWithAxe(site: AuditedSite, options: AuditOptions): Promise<PartReport> {
	const visits = visitsOf(pageAddresses(site), options);
	const reports = await inTabs(visits, site);
	return {
		looked: {
			pages: visits.length,
			views: sum(visits.map(({ combinations }) => combinations.length)),
			"rules applied": sum(reports.map(({ rules }) => rules)),
		},
		findings: reports.flatMap(({ findings }) => findings),
	};
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/**
 * One page of each kind is seen in all combinations, the others in one, in turns: pages of a kind share their templates
 * and styles, so that what depends on width or colour is found on its example.
 */
export const visitsOf = (addresses: readonly string[], { isFull }: AuditOptions): Visit[] =>
	addresses.map((address, index) => ({
		address,
		combinations:
			isFull || isExample(address) ? COMBINATIONS : [COMBINATIONS[index % COMBINATIONS.length] as Combination],
	}));

const examples: readonly string[] = [...KINDS.map((address) => address.replace(/(.)\/$/, "$1")), "/404.html"];

const isExample = (address: string): boolean => examples.includes(address);

/** The tabs take from one list. */
async function inTabs(visits: readonly Visit[], site: AuditedSite): Promise<VisitReport[]> {
	const waiting = [...visits];
	const reports: VisitReport[] = [];
	const work = async () => {
		const context = await newContext(site);
		const page = await context.newPage();
		for (let visit = waiting.shift(); visit; visit = waiting.shift()) {
			reports.push(await reportOn(page, visit));
			if (reports.length % PROGRESS_EVERY === 0) console.error(`axe: ${reports.length} of ${visits.length} pages`);
		}
		await context.close();
	};
	await Promise.all(Array.from({ length: TABS }, work));
	return reports;
}

async function newContext({ origin }: AuditedSite): Promise<BrowserContext> {
	const context = await (await browser()).newContext({
		baseURL: origin,
		reducedMotion: "reduce", // colours are judged where they come to rest
	});
	context.setDefaultTimeout(PAGE_TIMEOUT_MS);
	await context.route(
		(url) => url.origin !== origin && url.protocol.startsWith("http"),
		(route) => route.abort(),
	);
	// tsx names functions by a helper, which the browser has not got.
	await context.addInitScript("globalThis.__name ??= (named) => named");
	return context;
}

async function reportOn(page: Page, { address, combinations }: Visit): Promise<VisitReport> {
	const findings: Finding[] = [];
	let rules = 0;
	let shown = "";
	for (const { mode, width } of combinations) {
		await page.setViewportSize({ width, height: 900 });
		if (shown !== mode) {
			await page.goto(`${address}?docusaurus-theme=${mode}`);
			await page.waitForSelector("html[data-has-hydrated=true]");
			shown = mode;
		}
		const result = await runAxe(page);
		rules += result.rules;
		for (const message of result.violations) findings.push({ where: `${address} (${mode}, ${width} px)`, message });
	}
	return { rules, findings };
}

async function runAxe(page: Page) {
	await page.evaluate(`if (!window.axe) { ${axe.source} }`);
	return page.evaluate(async (values) => {
		const { violations, passes, incomplete } = await axe.run(document, {
			runOnly: { type: "tag", values },
			resultTypes: ["violations"],
		});
		return {
			rules: violations.length + passes.length + incomplete.length,
			violations: violations.flatMap(({ id, nodes }) =>
				nodes.map(({ target, any }) => `${id}: ${target.join(" ")} ${any[0]?.message ?? ""}`.trim()),
			),
		};
	}, TAGS);
}
