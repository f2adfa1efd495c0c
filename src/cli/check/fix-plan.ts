/** What `ssg check --fix` writes: the fixes of problems, by file. Writes nothing itself. */
import { readFileSync, realpathSync } from "node:fs";
import path from "node:path";
import { addRedirects } from "../../config/add-redirects.ts";
import { evaluateConfigText } from "../../config/load.ts";
import { groupBy } from "../../model/collections.ts";
import type { Problem, SuggestedRedirect, TextFix } from "../../model/problems/problem.ts";
import type { CheckedSite } from "../command-options.ts";

export interface FixedFile {
	/** Absolute, without links. */
	readonly file: string;
	/** Relative to the site's root, for people. */
	readonly path: string;
	/** With the byte order mark, if it has one. */
	readonly before: string;
	readonly after: string;
}

export async function planFixes(problems: readonly Problem[], site: CheckedSite) {
	const texts = planTextFixes(problems, site);
	const suggested = planRedirects(problems);
	const redirects = suggested.filter(({ redirect }) => !redirect.obstacle);
	const plan = {
		...texts,
		/** Redirects that cannot be written into the configuration. */
		unwritable: [],
		/** Redirects with which the check would still fail. */
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

function planTextFixes(problems: readonly Problem[], { root }: CheckedSite) {
	const files: FixedFile[] = [];
	/** The problems that are gone when the files are written. */
	const fixed = new Set<Problem>();
	/** How many fixes overlap with others, or are for texts that have changed since. */
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

// Applies the fixes of problems to the text of a file.

/** Leaves out fixes whose text is no longer there, and those that overlap with one before. */
export function applyTextFixes(text: string, fixes: readonly TextFix[]) {
	const lineStarts = [0, ...[...text.matchAll(/\r\n|\r|\n/g)].map(endOf)];
	const edits = fixes
		.flatMap((fix) => {
			const lineStart = lineStarts[fix.at.line - 1];
			if (lineStart === undefined) return [];
			const start = lineStart + fix.at.column - 1;
			return text.startsWith(fix.from, start) ? [{ fix, start, end: start + fix.from.length }] : [];
		})
		.sort((a, b) => a.start - b.start);
	const applied: TextFix[] = [];
	let fixed = "";
	let done = 0;
	let lastStart = -1; // an insertion ends where it starts
	for (const { fix, start, end } of edits) {
		if (start < done || start === lastStart) continue;
		lastStart = start;
		fixed += text.slice(done, start) + fix.to;
		done = end;
		applied.push(fix);
	}
	return { text: fixed + text.slice(done), applied };
}

const endOf = ({ index, 0: match }: RegExpExecArray): number => index + match.length;

// Writes redirects into a configuration, if that is sure to change nothing else.

/** Returns the new text of the configuration; `undefined` if its redirects are not written out in it. */
async function withRedirects(file: string, text: string, redirects: readonly SuggestedRedirect[]) {
	const edited = addRedirects(text, redirects);
	if (edited === undefined) return undefined;
	try {
		const [before, after] = (await Promise.all([text, edited].map((one) => evaluateConfigText(file, one)))) as {
			readonly redirects?: readonly unknown[];
		}[];
		const expected = { ...before, redirects: [...(before?.redirects ?? []), ...redirects] };
		return sourceOf(after) === sourceOf(expected) ? edited : undefined;
	} catch {
		return undefined;
	}
}

/** The same for equal configurations. Functions are compared by their source. */
const sourceOf = (config: unknown): string =>
	JSON.stringify(config, (_, value) =>
		typeof value === "function" || value instanceof RegExp
			? String(value)
			: isPlainObject(value)
				? Object.fromEntries(Object.entries(value).sort(byKey))
				: value,
	);

const isPlainObject = (value: unknown): value is object =>
	typeof value === "object" && value !== null && !Array.isArray(value);

const byKey = ([a]: [string, unknown], [b]: [string, unknown]): number => (a < b ? -1 : 1);
