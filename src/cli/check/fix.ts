/** `ssg check --fix`: shows what it would write, asks, and writes it. */
import path from "node:path";
import { styleText } from "node:util";
import { redirectLines } from "../../config/add-redirects.ts";
import type { Problem } from "../../model/problems/problem.ts";
import { printable } from "../../model/text/control-characters.ts";
import { replaceFile } from "../../pipeline/emit/replace-file.ts";
import type { CheckedSite } from "../command-options.ts";
import { askYesOrNo } from "../confirm.ts";
import { planFixes, readFixable } from "./fix-plan.ts";

export interface FixOptions {
	/** Write without asking. */
	readonly yes?: boolean;
	/** Print no more than needed. */
	readonly quiet?: boolean;
	/** Whether standard output is for another program. */
	readonly json?: boolean;
}

/** Where fixes are shown, and who is asked. */
export interface FixTerminal {
	readonly isColoured: boolean;
	print(line: string): void;
	/** Absent if nobody can answer. */
	confirm?(question: string): Promise<boolean>;
}

/** Returns the problems that remain. */
export async function fixProblems(
	problems: readonly Problem[],
	site: CheckedSite,
	{ yes = false, quiet = false, json = false }: FixOptions,
	terminal: FixTerminal = standardTerminal(json),
): Promise<readonly Problem[]> {
	const { print, confirm } = terminal;
	const plan = await planFixes(problems, site);
	const { files, unwritable, insufficient } = plan;
	if (unwritable.length > 0) {
		print(
			`${path.basename(site.configFile)} computes its redirects, or is written in an unusual way; add these lines to them:`,
		);
		for (const line of redirectLines(unwritable)) print(`\t${line}`);
	}
	if (insufficient.length > 0) {
		print("these redirects are not written, because the check would still fail:");
		for (const { obstacle, ...redirect } of insufficient)
			print(`\t${redirectLines([redirect]).join("")} // ${obstacle}`);
	}
	if (files.length === 0) {
		if (unwritable.length + insufficient.length === 0 && !quiet) print("nothing to fix");
		return problems;
	}
	if (!(yes && quiet))
		for (const { path: name, before, after } of files)
			for (const line of unifiedDiff(name, before, after)) print(colorOf(line, terminal));
	const amount = `${countOf(plan.fixed.size, "problem")} in ${countOf(files.length, "file")}`;
	if (!yes && !confirm) {
		print(`nothing is written: pass --yes to fix ${amount}`);
		return problems;
	}
	if (!yes && !(await confirm?.(`Fix ${amount}?`))) {
		print("nothing is written");
		return problems;
	}
	for (const { file, path: name, before, after } of files) {
		if (readFixable(file, name)?.before !== before)
			throw new Error(`${name} has changed meanwhile; run ssg check again`);
		replaceFile(file, after);
	}
	if (!quiet) print(`fixed ${amount}`);
	if (plan.skipped > 0 && !quiet)
		print(`${countOf(plan.skipped, "more fix", "more fixes")} may be possible: run ssg check --fix again`);
	return problems.filter((problem) => !plan.fixed.has(problem));
}

const countOf = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;

function colorOf(line: string, { isColoured }: FixTerminal): string {
	const shown = line.replace(/\r$/, "").split("\t").map(printable).join("\t");
	if (!isColoured || /^(?:---|\+\+\+) /.test(line)) return shown;
	if (line.startsWith("@@")) return styleText("cyan", shown);
	if (line.startsWith("-")) return styleText("red", shown);
	if (line.startsWith("+")) return styleText("green", shown);
	return shown;
}

function standardTerminal(isOutputData: boolean): FixTerminal {
	const output = isOutputData ? process.stderr : process.stdout;
	const isInteractive = process.stdin.isTTY && output.isTTY && !process.env.CI;
	return {
		isColoured: Boolean(output.isTTY && !process.env.NO_COLOR),
		print: (line) => output.write(`${line}\n`),
		...(isInteractive && { confirm: (question) => askYesOrNo(question, output) }),
	};
}

/** Shows how two texts differ, as `git diff` does. */
const CONTEXT_LINES = 3;

/** How many equal lines end a difference, and how far ahead they are looked for. */
const MIN_EQUAL_LINES = 2;
const MAX_LOOKAHEAD = 500;

interface DiffLine {
	readonly sign: " " | "-" | "+";
	/** With its line break; only the last line may have none. */
	readonly text: string;
}

/** The difference of two texts as a patch; empty if they are equal. */
export function unifiedDiff(file: string, before: string, after: string): readonly string[] {
	const lines = diffLines(linesOf(before), linesOf(after));
	const changed = lines.flatMap(({ sign }, i) => (sign === " " ? [] : [i]));
	if (changed.length === 0) return [];
	const output = [`--- a/${file}`, `+++ b/${file}`];
	for (const [first, last] of findRanges(changed, lines.length)) output.push(...formatHunk(lines, first, last));
	return output;
}

const linesOf = (text: string): readonly string[] => text.match(/[^\n]*\n|[^\n]+$/g) ?? [];

/** Deletes and inserts until the texts have some lines in common again. Short, but not always the shortest difference. */
function diffLines(before: readonly string[], after: readonly string[]): readonly DiffLine[] {
	const lines: DiffLine[] = [];
	let [a, b] = [0, 0];
	while (a < before.length || b < after.length) {
		if (before[a] === after[b] && a < before.length) {
			lines.push({ sign: " ", text: before[a] as string });
			[a, b] = [a + 1, b + 1];
			continue;
		}
		const [nextA, nextB] = nextCommon(before, after, a, b);
		for (const text of before.slice(a, nextA)) lines.push({ sign: "-", text });
		for (const text of after.slice(b, nextB)) lines.push({ sign: "+", text });
		[a, b] = [nextA, nextB];
	}
	return lines;
}

function nextCommon(
	before: readonly string[],
	after: readonly string[],
	a: number,
	b: number,
): readonly [number, number] {
	const isCommon = (i: number, j: number) =>
		Array.from({ length: MIN_EQUAL_LINES }, (_, k) => k).every((k) => before[i + k] === after[j + k]);
	for (let distance = 1; distance <= MAX_LOOKAHEAD; distance++)
		for (let skipped = 0; skipped <= distance; skipped++) {
			const [i, j] = [a + skipped, b + distance - skipped];
			if (i <= before.length && j <= after.length && isCommon(i, j)) return [i, j];
		}
	return [before.length, after.length];
}

/** The first and last line of each hunk, with their context. */
function findRanges(changed: readonly number[], count: number): readonly (readonly [number, number])[] {
	const ranges: [number, number][] = [];
	for (const line of changed) {
		const first = Math.max(0, line - CONTEXT_LINES);
		const end = Math.min(count - 1, line + CONTEXT_LINES);
		const last = ranges.at(-1);
		if (last && first <= last[1] + 1) last[1] = end;
		else ranges.push([first, end]);
	}
	return ranges;
}

function formatHunk(lines: readonly DiffLine[], first: number, last: number): readonly string[] {
	const shown = lines.slice(first, last + 1);
	const place = (sign: "-" | "+") => {
		const has = (line: DiffLine) => line.sign === " " || line.sign === sign;
		const count = shown.filter(has).length;
		const before = lines.slice(0, first).filter(has).length;
		return `${sign}${count === 0 ? before : before + 1},${count}`;
	};
	return [
		`@@ ${place("-")} ${place("+")} @@`,
		...shown.flatMap(({ sign, text }) =>
			text.endsWith("\n") ? [sign + text.slice(0, -1)] : [sign + text, "\\ No newline at end of file"],
		),
	];
}
