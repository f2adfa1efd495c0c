/** What `ssg check --fix` writes: the fixes of problems, by file. Writes nothing itself. */
import { readFileSync, realpathSync } from "node:fs";
import path from "node:path";
import { groupBy } from "../../model/collections.ts";
import type { Problem, SuggestedRedirect, TextFix } from "../../model/problems/problem.ts";
import type { CheckedSite } from "../command-options.ts";
import { withRedirects } from "./fix-config.ts";
import { applyTextFixes } from "./text-fixes.ts";

export interface FixPlan {
	readonly files: readonly FixedFile[];
	/** The problems that are gone when the files are written. */
	readonly fixed: ReadonlySet<Problem>;
	/** Redirects that cannot be written into the configuration. */
	readonly unwritable: readonly SuggestedRedirect[];
	/** Redirects with which the check would still fail. */
	readonly insufficient: readonly SuggestedRedirect[];
	/** How many fixes overlap with others, or are for texts that have changed since. */
	readonly skipped: number;
}

export interface FixedFile {
	/** Absolute, without links. */
	readonly file: string;
	/** Relative to the site's root, for people. */
	readonly path: string;
	/** With the byte order mark, if it has one. */
	readonly before: string;
	readonly after: string;
}

export async function planFixes(problems: readonly Problem[], site: CheckedSite): Promise<FixPlan> {
	const texts = planTextFixes(problems, site);
	const suggested = planRedirects(problems);
	const redirects = suggested.filter(({ redirect }) => !redirect.obstacle);
	const plan = {
		...texts,
		unwritable: [],
		insufficient: suggested.map(({ redirect }) => redirect).filter(({ obstacle }) => obstacle),
	};
	if (redirects.length === 0) return plan;
	const config = path.relative(site.root, site.configFile).replaceAll("\\", "/");
	const planned = texts.files.find((one) => one.path === config);
	const before = planned ?? readFixable(site.configFile, config);
	const added = redirects.map(({ redirect }) => redirect);
	const after = before && (await withRedirects(site.configFile, before.after, added));
	if (after === undefined) return { ...plan, unwritable: added };
	return {
		...plan,
		files: [...texts.files.filter((one) => one !== planned), { ...(before as FixedFile), after }],
		fixed: new Set([...texts.fixed, ...redirects.flatMap((one) => one.problems)]),
	};
}

/** The redirects that problems suggest, one for each old path. The first one counts. */
function planRedirects(problems: readonly Problem[]) {
	const redirected = problems.filter(({ redirect }) => redirect);
	return [...groupBy(redirected, ({ redirect }) => redirect?.from).values()].map((group) => ({
		redirect: group[0]?.redirect as SuggestedRedirect,
		problems: group,
	}));
}

function planTextFixes(
	problems: readonly Problem[],
	{ root }: CheckedSite,
): Pick<FixPlan, "files" | "fixed" | "skipped"> {
	const files: FixedFile[] = [];
	const fixed = new Set<Problem>();
	let skipped = 0;
	const fixable = problems.filter(({ fix }) => fix);
	for (const [name, ofFile] of groupBy(fixable, ({ fix }) => (fix as TextFix).at.path)) {
		const source = readFixable(path.resolve(root, name), name);
		const mark = source?.before.startsWith(BYTE_ORDER_MARK) ? BYTE_ORDER_MARK : "";
		const { text, applied } = applyTextFixes(
			source?.before.slice(mark.length) ?? "",
			source ? ofFile.map(({ fix }) => fix as TextFix) : [],
		);
		const isApplied = new Set(applied);
		for (const problem of ofFile)
			if (isApplied.has(problem.fix as TextFix)) fixed.add(problem);
			else skipped++;
		if (source && applied.length > 0) files.push({ ...source, after: mark + text });
	}
	return { files, fixed, skipped };
}

const BYTE_ORDER_MARK = "\ufeff";

/** `undefined` if the file cannot be read, or would not be the same when it is written again. */
export function readFixable(file: string, name: string): FixedFile | undefined {
	try {
		const real = realpathSync(file);
		const bytes = readFileSync(real);
		const text = bytes.toString("utf8");
		return Buffer.from(text).equals(bytes) ? { file: real, path: name, before: text, after: text } : undefined;
	} catch {
		return undefined;
	}
}
