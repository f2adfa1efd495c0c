/** The figures of a release as they are kept in `bench/VERSION.json`. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Measurement, WatchMeasurement } from "./report.ts";

/** What can be measured by itself. */
export const PARTS = ["builds", "watch", "growth", "threads"] as const;
export type Part = (typeof PARTS)[number];

/** Where and when a part was measured; parts of a record may differ in it. */
export interface Circumstances {
	/** `2026-11-21`. */
	readonly date: string;
	readonly machine: string;
	/** By tool. */
	readonly versions: Readonly<Record<string, string>>;
	/** In what it differs from the method that the documentation describes. */
	readonly note?: string;
}

/** `ours 0.1.0, hugo 0.111.3`. */
export const versionsIn = ({ versions }: Circumstances): string =>
	Object.entries(versions)
		.map((entry) => entry.join(" "))
		.join(", ");

export interface BuildRecord extends Circumstances {
	/** Builds of each kind at most. */
	readonly runs: number;
	readonly measurements: readonly Measurement[];
}

export interface WatchRecord extends Circumstances {
	/** Saves of each kind. */
	readonly saves: number;
	/** This content, then a generated site. */
	readonly measurements: readonly WatchMeasurement[];
}

export interface BenchRecord {
	/** Ours. */
	readonly version: string;
	/** This content. */
	readonly builds?: BuildRecord;
	readonly watch?: WatchRecord;
	/** Generated sites, from the smallest to the largest. */
	readonly growth?: BuildRecord;
	/** Ours alone; the results are named by the number of threads. */
	readonly threads?: BuildRecord;
}

/** One object a line where it holds no other, and no more digits than the measurement has. */
export const formatRecord = (record: BenchRecord): string =>
	`${JSON.stringify(
		record,
		(_, value) => (typeof value === "number" ? Math.round(value * 1000) / 1000 : value),
		"\t",
	).replace(
		/([{[])\s+([^{}[\]]*?)\s+([}\]])/g,
		(_, open: string, inside: string, close: string) => `${open} ${inside.replace(/\s*\n\s*/g, " ")} ${close}`,
	)}\n`;

/** The record of the newest version in a folder; nothing if it has none. */
export function newestRecord(folder: string): BenchRecord | undefined {
	const [version] = readdirSync(folder)
		.filter((name) => /^\d.*\.json$/.test(name))
		.map((name) => path.basename(name, ".json"))
		.sort((a, b) => b.localeCompare(a, "en", { numeric: true }));
	return version === undefined
		? undefined
		: parseRecord(readFileSync(path.join(folder, `${version}.json`), "utf8"), version);
}

/** @throws if the text is no record of this version */
export function parseRecord(text: string, version: string): BenchRecord {
	const record = JSON.parse(text) as BenchRecord;
	if (record.version !== version) throw new Error(`the record is of version ${record.version}, not ${version}`);
	for (const part of PARTS) {
		const { date, machine, versions } = record[part] ?? EMPTY;
		if (typeof date !== "string" || typeof machine !== "string" || !versions)
			throw new Error(`the part ${part} names no date, machine or versions`);
	}
	return record;
}

const EMPTY: Circumstances = { date: "", machine: "", versions: {} };
