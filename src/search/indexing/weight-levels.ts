/** The levels of weights in an index: the same few lengths and frequencies occur again and again. */

import type { IndexedField } from "./format.ts";
import { FIELD_NAMES } from "./page-words.ts";
import { quantizeWeight } from "./postings.ts";

export interface WeightLevels {
	/** `field` is an index into `FIELD_NAMES`. */
	of(field: number, frequency: number, length: number): number;
	/** What was requested, each as a number. */
	inputs(): readonly number[];
}

const MAX_LENGTH = 2 ** 24;

/** @param averages the average length of each field */
export function createWeightLevels(averages: readonly number[]): WeightLevels {
	const levels = new Map<number, number>();
	return {
		of(field, frequency, length) {
			const input = (frequency * MAX_LENGTH + length) * FIELD_NAMES.length + field;
			let level = levels.get(input);
			if (level === undefined) {
				level = levelOf(input, averages);
				levels.set(input, level);
			}
			return level;
		},
		inputs: () => [...levels.keys()],
	};
}

/** Whether weights have the same levels with other average lengths. */
export const haveSameLevels = (inputs: readonly number[], averages: readonly number[], others: readonly number[]) =>
	averages.every((average, field) => average === others[field]) ||
	inputs.every((input) => levelOf(input, averages) === levelOf(input, others));

function levelOf(input: number, averages: readonly number[]): number {
	const field = input % FIELD_NAMES.length;
	const rest = (input - field) / FIELD_NAMES.length;
	const length = rest % MAX_LENGTH;
	return quantizeWeight(FIELD_NAMES[field] as IndexedField, {
		frequency: (rest - length) / MAX_LENGTH,
		length,
		average: averages[field] as number,
	});
}
