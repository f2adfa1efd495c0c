/** The middle one, or between the two in the middle; 0 of nothing. */
export function median(numbers: readonly number[]): number {
	const sorted = [...numbers].sort((a, b) => a - b);
	const half = Math.floor(sorted.length / 2);
	const upper = sorted[half] ?? 0;
	return sorted.length % 2 === 1 ? upper : ((sorted[half - 1] ?? 0) + upper) / 2;
}

export const knownMedian = (numbers: readonly number[]): number | undefined =>
	numbers.length > 0 ? median(numbers) : undefined;
