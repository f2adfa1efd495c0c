/** Problems for references to names that do not exist. */
import { didYouMean, type Problem } from "../../model/problems/problem.ts";

const MAX_SUGGESTIONS = 10;

const NAMED_THINGS = {
	doc: { noun: "document", plural: "document ids" },
	item: { noun: "item", plural: "items that are in no other group" },
	folder: { noun: "folder", plural: "folders with documents" },
	sidebar: { noun: "sidebar", plural: "sidebars" },
	"docs-id": { noun: "id of documents", plural: "ids of documents" },
} as const;

/**
 * Creates the problem. `where` is the key that contains the name. The code is `unknown-doc`, `unknown-docs-id`,
 * `unknown-item`, `unknown-folder` or `unknown-sidebar`.
 */
export function unknownNameProblem(
	thing: keyof typeof NAMED_THINGS,
	name: string,
	where: string,
	location: Pick<Problem, "at" | "configKey" | "writtenAs">,
	known: Iterable<string>,
): Problem {
	const { noun, plural } = NAMED_THINGS[thing];
	return {
		severity: "error",
		code: `unknown-${thing}`,
		message: `unknown ${noun} "${name}" in "${where}"`,
		...location,
		hint: knownNamesHint(name, [...known], plural),
	};
}

/** Suggests the most similar name, and lists up to ten similar names. */
function knownNamesHint(name: string, known: readonly string[], what: string): string {
	if (known.length === 0) return `there are no ${what}`;
	const suggestion = didYouMean(name, known);
	const similar = mostSimilar(name, known).join(", ");
	const rest = known.length - MAX_SUGGESTIONS;
	const more = rest > 0 ? ` and ${rest} more` : "";
	return `${suggestion ? `${suggestion} ` : ""}known ${what}: ${similar}${more}`;
}

function mostSimilar(name: string, known: readonly string[]): string[] {
	const pairs = bigramsOf(name);
	const ranked = known.map((candidate) => ({ candidate, score: similarity(pairs, bigramsOf(candidate)) }));
	ranked.sort((a, b) => b.score - a.score); // stable: equally similar names keep their order
	return ranked.slice(0, MAX_SUGGESTIONS).map(({ candidate }) => candidate);
}

/** The share of letter pairs that two names have in common (Sørensen–Dice coefficient). */
function similarity(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
	let common = 0;
	for (const pair of a) if (b.has(pair)) common++;
	return (2 * common) / (a.size + b.size || 1);
}

function bigramsOf(name: string): ReadonlySet<string> {
	const text = name.toLowerCase();
	return new Set(Array.from(text, (_, i) => text.slice(i, i + 2)));
}
