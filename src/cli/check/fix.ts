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
import { unifiedDiff } from "./unified-diff.ts";

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
