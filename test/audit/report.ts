import { table } from "../../bench/table.ts";
import type { PartName } from "./options.ts";
import type { PartReport } from "./part.ts";

export interface TimedReport extends PartReport {
	readonly name: PartName;
	readonly seconds: number;
}

/** More of the same help nobody; `--json` has all of them. */
const MAX_SHOWN = 100;

/** Notes and findings, each on a line. */
export function linesOf(reports: readonly TimedReport[]): string[] {
	return reports.flatMap(({ name, findings, notes = [] }) => {
		const shown = findings.slice(0, MAX_SHOWN).map(({ where, message }) => `${name}: ${where}: ${message}`);
		const hidden = findings.length - shown.length;
		return [
			...notes.map((note) => `${name}: ${note}`),
			...shown,
			...(hidden > 0 ? [`${name}: and ${hidden} more; see --json`] : []),
		];
	});
}

export const summaryOf = (reports: readonly TimedReport[]): string =>
	table(
		["part", "looked at", "findings", "waived", "seconds"],
		reports.map(({ name, looked, findings, waived = 0, seconds }) => [
			name,
			Object.entries(looked)
				.map(([what, count]) => `${count.toLocaleString("en")} ${what}`)
				.join(", "),
			String(findings.length),
			String(waived),
			String(seconds),
		]),
	);
