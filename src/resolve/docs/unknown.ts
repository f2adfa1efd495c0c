/** What is told to somebody who named a thing that does not exist. */
import type { Location, Problem } from "../../model/problem.ts";
import { nearest } from "../../model/problem.ts";

const SHOWN = 10;

const THINGS = {
	doc: { noun: "document", plural: "document ids" },
	folder: { noun: "folder", plural: "folders with documents" },
	sidebar: { noun: "sidebar", plural: "sidebars" },
} as const;

/** `where` is the key that names the thing. The code is `unknown-doc`, `unknown-folder` or `unknown-sidebar`. */
export function unknown(
	thing: keyof typeof THINGS,
	name: string,
	where: string,
	at: Location,
	known: Iterable<string>,
): Problem {
	const { noun, plural } = THINGS[thing];
	return {
		severity: "error",
		code: `unknown-${thing}`,
		message: `“${where}” names the ${noun} “${name}”, which does not exist`,
		at,
		hint: knownHint(name, [...known], plural),
	};
}

/** The name that was most likely meant, and the known names that look most like it, ten at most. */
function knownHint(
	name: string,
	known: readonly string[],
	what: string,
): string {
	if (known.length === 0) return `There are no ${what}.`;
	const meant = nearest(name, known);
	const shown = mostAlike(name, known).join(", ");
	const rest = known.length - SHOWN;
	const more = rest > 0 ? ` and ${rest} more` : "";
	return `${meant ? `Did you mean “${meant}”? ` : ""}Known ${what}: ${shown}${more}.`;
}

function mostAlike(name: string, known: readonly string[]): string[] {
	const pairs = pairsOf(name);
	const ranked = known.map((candidate) => ({
		candidate,
		likeness: likeness(pairs, pairsOf(candidate)),
	}));
	ranked.sort((a, b) => b.likeness - a.likeness); // stable: names that are alike keep their order
	return ranked.slice(0, SHOWN).map(({ candidate }) => candidate);
}

/** The share of letter pairs that two names have in common. */
function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
	let common = 0;
	for (const pair of a) if (b.has(pair)) common++;
	return (2 * common) / (a.size + b.size || 1);
}

function pairsOf(name: string): ReadonlySet<string> {
	const text = name.toLowerCase();
	return new Set(Array.from(text, (_, i) => text.slice(i, i + 2)));
}
