/**
 * The number of letters to insert, delete, substitute or swap with their neighbour to turn one word into the other
 * (optimal string alignment distance). Returns `maxDistance + 1` for anything above `maxDistance`.
 */
export function editDistance(one: string, other: string, maxDistance: number): number {
	if (Math.abs(one.length - other.length) > maxDistance) return maxDistance + 1;
	let rowBeforeLast: number[] = [];
	let lastRow = Array.from({ length: other.length + 1 }, (_, j) => j);
	for (let i = 1; i <= one.length; i++) {
		const row = [i];
		let rowMinimum = i;
		for (let j = 1; j <= other.length; j++) {
			const same = one[i - 1] === other[j - 1];
			let cost = Math.min(cellAt(lastRow, j) + 1, cellAt(row, j - 1) + 1, cellAt(lastRow, j - 1) + (same ? 0 : 1));
			const isSwap = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
			if (isSwap) cost = Math.min(cost, cellAt(rowBeforeLast, j - 2) + 1);
			row.push(cost);
			if (cost < rowMinimum) rowMinimum = cost;
		}
		if (rowMinimum > maxDistance) return maxDistance + 1;
		rowBeforeLast = lastRow;
		lastRow = row;
	}
	return Math.min(maxDistance + 1, cellAt(lastRow, other.length));
}

const cellAt = (row: readonly number[], index: number): number => row[index] as number;

/** The letters of a word as a set of bits, one for each of 32 groups. Similar words differ in few bits. */
export function letterMaskOf(word: string): number {
	let letters = 0;
	for (let i = 0; i < word.length; i++) letters |= 1 << (word.charCodeAt(i) & 31);
	return letters;
}

/** A lower bound of the edit distance between words with these letter masks. */
export function minLetterDifference(one: number, other: number): number {
	return Math.max(countBits(one & ~other), countBits(other & ~one));
}

function countBits(of: number): number {
	let rest = of;
	let count = 0;
	while (rest !== 0) {
		rest &= rest - 1;
		count++;
	}
	return count;
}
