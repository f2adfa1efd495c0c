/**
 * How many letters have to be added, left out, changed or swapped with their neighbour to make one word of another:
 * the optimal string alignment distance. More than `most` is told as `most + 1`.
 */
export function distanceOf(one: string, other: string, most: number): number {
	if (Math.abs(one.length - other.length) > most) return most + 1;
	let two: number[] = [];
	let last = Array.from({ length: other.length + 1 }, (_, j) => j);
	for (let i = 1; i <= one.length; i++) {
		const row = [i];
		let least = i;
		for (let j = 1; j <= other.length; j++) {
			const same = one[i - 1] === other[j - 1];
			let cost = Math.min(
				at(last, j) + 1,
				at(row, j - 1) + 1,
				at(last, j - 1) + (same ? 0 : 1),
			);
			const isSwap =
				i > 1 &&
				j > 1 &&
				one[i - 1] === other[j - 2] &&
				one[i - 2] === other[j - 1];
			if (isSwap) cost = Math.min(cost, at(two, j - 2) + 1);
			row.push(cost);
			if (cost < least) least = cost;
		}
		if (least > most) return most + 1;
		two = last;
		last = row;
	}
	return Math.min(most + 1, at(last, other.length));
}

const at = (row: readonly number[], index: number): number =>
	row[index] as number;

/** The letters of a word, a bit for each of 32 groups: words that are near have few bits that differ. */
export function lettersOf(word: string): number {
	let letters = 0;
	for (let i = 0; i < word.length; i++)
		letters |= 1 << (word.charCodeAt(i) & 31);
	return letters;
}

/** At least this many letters differ between two words of these letters. */
export function lettersApart(one: number, other: number): number {
	return Math.max(bits(one & ~other), bits(other & ~one));
}

function bits(of: number): number {
	let rest = of;
	let count = 0;
	while (rest !== 0) {
		rest &= rest - 1;
		count++;
	}
	return count;
}
