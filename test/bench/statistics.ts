/** The middle one, or between the two in the middle; 0 of nothing. */
export function median(numbers: readonly number[]): number {
	const sorted = [...numbers].sort((a, b) => a - b);
	const half = Math.floor(sorted.length / 2);
	const upper = sorted[half] ?? 0;
	return sorted.length % 2 === 1 ? upper : ((sorted[half - 1] ?? 0) + upper) / 2;
}

/** The least and the greatest. */
export const spread = (numbers: readonly number[]): readonly [least: number, greatest: number] => [
	Math.min(...numbers),
	Math.max(...numbers),
];

/** How many times the median of the others it is; nothing beside nothing. */
export function ratio(numbers: readonly number[], others: readonly number[]): number | undefined {
	const base = median(others);
	return numbers.length > 0 && base > 0 ? median(numbers) / base : undefined;
}
