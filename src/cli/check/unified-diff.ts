/** Shows how two texts differ, as `git diff` does. */

const CONTEXT_LINES = 3;

/** How many equal lines end a difference, and how far ahead they are looked for. */
const MIN_EQUAL_LINES = 2;
const MAX_LOOKAHEAD = 500;

interface DiffLine {
	readonly sign: " " | "-" | "+";
	/** With its line break; only the last line may have none. */
	readonly text: string;
}

/** The difference of two texts as a patch; empty if they are equal. */
export function unifiedDiff(file: string, before: string, after: string): readonly string[] {
	const lines = diffLines(linesOf(before), linesOf(after));
	const changed = lines.flatMap(({ sign }, i) => (sign === " " ? [] : [i]));
	if (changed.length === 0) return [];
	const output = [`--- a/${file}`, `+++ b/${file}`];
	for (const [first, last] of findRanges(changed, lines.length)) output.push(...formatHunk(lines, first, last));
	return output;
}

const linesOf = (text: string): readonly string[] => text.match(/[^\n]*\n|[^\n]+$/g) ?? [];

/** Deletes and inserts until the texts have some lines in common again. Short, but not always the shortest difference. */
function diffLines(before: readonly string[], after: readonly string[]): readonly DiffLine[] {
	const lines: DiffLine[] = [];
	let [a, b] = [0, 0];
	while (a < before.length || b < after.length) {
		if (before[a] === after[b] && a < before.length) {
			lines.push({ sign: " ", text: before[a] as string });
			[a, b] = [a + 1, b + 1];
			continue;
		}
		const [nextA, nextB] = nextCommon(before, after, a, b);
		for (const text of before.slice(a, nextA)) lines.push({ sign: "-", text });
		for (const text of after.slice(b, nextB)) lines.push({ sign: "+", text });
		[a, b] = [nextA, nextB];
	}
	return lines;
}

function nextCommon(
	before: readonly string[],
	after: readonly string[],
	a: number,
	b: number,
): readonly [number, number] {
	const isCommon = (i: number, j: number) =>
		Array.from({ length: MIN_EQUAL_LINES }, (_, k) => k).every((k) => before[i + k] === after[j + k]);
	for (let distance = 1; distance <= MAX_LOOKAHEAD; distance++)
		for (let skipped = 0; skipped <= distance; skipped++) {
			const [i, j] = [a + skipped, b + distance - skipped];
			if (i <= before.length && j <= after.length && isCommon(i, j)) return [i, j];
		}
	return [before.length, after.length];
}

/** The first and last line of each hunk, with their context. */
function findRanges(changed: readonly number[], count: number): readonly (readonly [number, number])[] {
	const ranges: [number, number][] = [];
	for (const line of changed) {
		const first = Math.max(0, line - CONTEXT_LINES);
		const end = Math.min(count - 1, line + CONTEXT_LINES);
		const last = ranges.at(-1);
		if (last && first <= last[1] + 1) last[1] = end;
		else ranges.push([first, end]);
	}
	return ranges;
}

function formatHunk(lines: readonly DiffLine[], first: number, last: number): readonly string[] {
	const shown = lines.slice(first, last + 1);
	const place = (sign: "-" | "+") => {
		const has = (line: DiffLine) => line.sign === " " || line.sign === sign;
		const count = shown.filter(has).length;
		const before = lines.slice(0, first).filter(has).length;
		return `${sign}${count === 0 ? before : before + 1},${count}`;
	};
	return [
		`@@ ${place("-")} ${place("+")} @@`,
		...shown.flatMap(({ sign, text }) =>
			text.endsWith("\n") ? [sign + text.slice(0, -1)] : [sign + text, "\\ No newline at end of file"],
		),
	];
}
