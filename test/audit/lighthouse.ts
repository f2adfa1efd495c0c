/** Lighthouse as on a phone, on one page of each main kind. */
import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { executable } from "../browser/chromium.ts";
import type { Finding, PartReport } from "./part.ts";
import type { AuditedSite } from "./site.ts";
import { toolFile } from "./tools.ts";

interface AuditedPage {
	readonly kind: string;
	readonly address: string;
	/** What Lighthouse is not asked here; each with its reason. */
	readonly skipped?: Readonly<Record<string, string>>;
}

const PAGES: readonly AuditedPage[] = [
	{ kind: "home", address: "/" },
	{ kind: "help page", address: "/help/apps/markdown" },
	{ kind: "post", address: "/news/20250922-release-3-4" },
	{ kind: "list of posts", address: "/news" },
	{ kind: "long page", address: "/help/about/changelog/desktop" },
	{
		kind: "search",
		address: "/search",
		skipped: {
			"is-crawlable": "A page of search results does not belong in a search engine, and says so.",
			"meta-description": "No search engine shows it, for the same reason.",
		},
	},
];

/** They have to score 100. Performance depends on the machine and what else it does: it is printed, and asserted nowhere. */
const PERFECT_CATEGORIES = ["accessibility", "best-practices", "seo"];
const CATEGORIES = ["performance", ...PERFECT_CATEGORIES];

interface Category {
	readonly score: number | null;
	readonly auditRefs: readonly { readonly id: string; readonly weight: number }[];
}

export interface LighthouseReport {
	readonly categories: Readonly<Record<string, Category>>;
	readonly audits: Readonly<Record<string, { readonly score: number | null; readonly title: string }>>;
	readonly runtimeError?: { readonly message: string };
}

export async function checkWithLighthouse(site: AuditedSite): Promise<PartReport> {
	const findings: Finding[] = [];
	const notes: string[] = [];
	for (const page of PAGES) {
		const report = await lighthouse(page, site);
		notes.push(`${page.address} (${page.kind}): ${scoresOf(report)}`);
		findings.push(...findingsIn(report, page.address));
	}
	const waived = PAGES.flatMap(({ skipped = {} }) => Object.keys(skipped)).length;
	return { looked: { pages: PAGES.length, categories: CATEGORIES.length }, findings, waived, notes };
}

async function lighthouse({ address, skipped = {} }: AuditedPage, { origin }: AuditedSite): Promise<LighthouseReport> {
	const skip = Object.keys(skipped);
	const { stdout } = await promisify(execFile)(
		process.execPath,
		[
			toolFile("lighthouse/cli/index.js"),
			origin + address,
			"--quiet",
			"--no-enable-error-reporting",
			"--output=json",
			`--only-categories=${CATEGORIES.join(",")}`,
			...(skip.length > 0 ? [`--skip-audits=${skip.join(",")}`] : []),
			"--chrome-flags=--headless=new --no-sandbox",
		],
		{ env: { ...process.env, CHROME_PATH: await executable(), CI: "1" }, maxBuffer: 1 << 28 },
	);
	return JSON.parse(stdout) as LighthouseReport;
}

const inPercent = (score: number | null | undefined): number => Math.round((score ?? 0) * 100);

const scoresOf = ({ categories }: LighthouseReport): string =>
	CATEGORIES.map((name) => `${name} ${inPercent(categories[name]?.score)}`).join(", ");

/** What keeps a category from a full score. */
export function findingsIn({ categories, audits, runtimeError }: LighthouseReport, where: string): Finding[] {
	if (runtimeError) return [{ where, message: runtimeError.message }];
	return PERFECT_CATEGORIES.flatMap((name) => {
		const category = categories[name];
		const score = inPercent(category?.score);
		if (score === 100) return [];
		const failed = (category?.auditRefs ?? []).flatMap(({ id, weight }) => {
			const { score = null, title } = audits[id] ?? {};
			return weight > 0 && score !== null && score < 1 ? `${title} (${id})` : [];
		});
		return { where, message: `${name} is ${score}, not 100: ${failed.join("; ")}` };
	});
}
