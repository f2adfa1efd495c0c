/** How many problems of each kind there are, on one screen. */
import { getOrInsert } from "../../model/collections.ts";
import type { Problem, Severity } from "../../model/problems/problem.ts";
import { formatTable } from "../terminal/table.ts";

/** A terminal has at least 24 lines. */
const MAX_ROWS = 18;

const COLUMNS: readonly [severity: Severity, heading: string][] = [
	["error", "errors"],
	["warning", "warnings"],
	["info", "infos"],
];

type Counts = Record<Severity, number>;

/** The most frequent kinds first. Only severities that occur have a column. */
export function formatCheckSummary(problems: readonly Problem[]): string {
	if (problems.length === 0) return "no problems";
	const counts = new Map<string, Counts>();
	for (const { code, severity } of problems)
		getOrInsert(counts, code, () => ({ error: 0, warning: 0, info: 0 }))[severity]++;
	const rows = [...counts].sort(([code, a], [other, b]) => totalOf(b) - totalOf(a) || (code < other ? -1 : 1));
	const all = sumOf(rows.map(([, ofCode]) => ofCode));
	const columns = COLUMNS.filter(([severity]) => all[severity] > 0);
	const row = (name: string, of: Counts) => [name, ...columns.map(([severity]) => of[severity] || "")];
	const rest = rows.slice(MAX_ROWS);
	return formatTable([
		["problem", ...columns.map(([, heading]) => heading)],
		...rows.slice(0, MAX_ROWS).map(([code, of]) => row(code, of)),
		...(rest.length > 0 ? [row(`${rest.length} others`, sumOf(rest.map(([, of]) => of)))] : []),
		...(rows.length > 1 ? [row("total", all)] : []),
	])
		.map((line) => line.trimEnd())
		.join("\n");
}

const totalOf = ({ error, warning, info }: Counts): number => error + warning + info;

const sumOf = (all: readonly Counts[]): Counts => {
	const sum = { error: 0, warning: 0, info: 0 };
	for (const counts of all) for (const [severity] of COLUMNS) sum[severity] += counts[severity];
	return sum;
};
