/** axe-core on every page, in a real browser. */
import axe from "axe-core";
import type { Page } from "playwright-core";
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

/** The tabs take from one list. */
export async function checkWithAxe(site: AuditedSite, { full }: AuditOptions): Promise<PartReport> {
	process.env.SSG_TEST_EVERY_KIND = "1"; // `KINDS` is made when the module is loaded
	const { KINDS, onPageOf } = await import("../browser/site.ts");
	const examples = [...KINDS.map((address) => address.replace(/(.)\/$/, "$1")), "/404.html"];
	const visits = visitsOf(pageAddresses(site), full ? pageAddresses(site) : examples);
	const waiting = [...visits];
	const reports: VisitReport[] = [];
	const work = async () => {
		for (let visit = waiting.shift(); visit; visit = waiting.shift()) {
			const { address, combinations } = visit;
			const report = await onPageOf(
				site,
				address,
				{
					reducedMotion: "reduce", // colours are judged where they come to rest
					prepare: async (context) => context.setDefaultTimeout(PAGE_TIMEOUT_MS),
				},
				(page) => reportOn(page, address, combinations),
			);
			reports.push(report);
			if (reports.length % PROGRESS_EVERY === 0) console.error(`axe: ${reports.length} of ${visits.length} pages`);
		}
	};
	await Promise.all(Array.from({ length: TABS }, work));
	return {
		looked: {
			pages: visits.length,
			views: visits.flatMap(({ combinations }) => combinations).length,
			"rules applied": reports.reduce((sum, { rules }) => sum + rules, 0),
		},
		findings: reports.flatMap(({ findings }) => findings),
	};
}

/**
 * One page of each kind is seen in all combinations, the others in one, in turns: pages of a kind share their templates
 * and styles, so that what depends on width or colour is found on its example.
 */
export const visitsOf = (addresses: readonly string[], examples: readonly string[]): Visit[] =>
	addresses.map((address, index) => ({
		address,
		combinations: COMBINATIONS.filter((_, turn) => examples.includes(address) || turn === index % COMBINATIONS.length),
	}));

async function reportOn(page: Page, address: string, combinations: readonly Combination[]): Promise<VisitReport> {
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
