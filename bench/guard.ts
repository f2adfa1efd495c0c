/** Compares what our own site costs with the newest record. */
import { valuesOf, weightOf } from "./report.ts";
import type { Result } from "./rounds.ts";

const MAX_GROWTH_PERCENT = 10;

export interface ComparedFigure {
	/** `files: 2940 before, 3001 now, +2.1 %`. */
	readonly line: string;
	readonly hasGrown: boolean;
}

interface Figure {
	readonly name: string;
	readonly of: (result: Result) => number | undefined;
	/** Another machine uses more or less of it. */
	readonly isOfMachine?: true;
}

/** Load adds to what a build takes, so the least says the most. */
const leastOf = (quantity: "cpu" | "memory") => (result: Result) => Math.min(...valuesOf(result, "cold", quantity));

const FIGURES: readonly Figure[] = [
	{ name: "CPU seconds", of: leastOf("cpu"), isOfMachine: true },
	{ name: "bytes of memory", of: leastOf("memory"), isOfMachine: true },
	{ name: "files", of: ({ output }) => output?.files },
	{ name: "bytes of a page", of: weightOf },
];

/** The figures that both have. What depends on the machine is shown on another one, and has not grown there. */
export const compareFigures = (before: Result, now: Result, isSameMachine: boolean): ComparedFigure[] =>
	FIGURES.flatMap(({ name, of, isOfMachine }) => {
		const [old, current] = [of(before), of(now)];
		if (!old || !current || !Number.isFinite(old + current)) return [];
		const percent = Math.round((current / old - 1) * 1000) / 10;
		const counts = isSameMachine || !isOfMachine;
		const line = `${name}: ${rounded(old)} before, ${rounded(current)} now, ${percent < 0 ? "" : "+"}${percent.toFixed(1)} %`;
		return {
			line: counts ? line : `${line} (measured on another machine, does not count)`,
			hasGrown: counts && percent > MAX_GROWTH_PERCENT,
		};
	});

const rounded = (value: number): number => Math.round(value * 100) / 100;
