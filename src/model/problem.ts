/** What authors do wrong, as values. */
import { distanceOf, lettersApart, lettersOf } from "./distance.ts";

/** A place in a text file. `path` is relative to the site's root; `line` and `column` count from 1, columns in UTF-16 units. */
export interface Location {
	readonly path: string;
	readonly line: number;
	readonly column: number;
}

/** `info` is told and never counted; a `warning` fails a strict build; an `error` means that nothing is written. */
export type Severity = "info" | "warning" | "error";

/** Something the author of the site can mend. The code is stable and kebab-case; the message is lower case, without a full stop. */
export interface Problem {
	readonly severity: Severity;
	readonly code: string;
	readonly message: string;
	readonly at?: Location;
	/** What to do about it. */
	readonly hint?: string;
}

/** The 1-based line and column of an offset in the text of one file. Line breaks are LF, CRLF and a lone CR. */
export function locate(path: string, text: string, offset: number): Location {
	const before = text.slice(0, offset);
	const breaks = before.match(/\r\n|\r|\n/g);
	const lineStart = Math.max(
		before.lastIndexOf("\n"),
		before.lastIndexOf("\r"),
	);
	return {
		path,
		line: (breaks?.length ?? 0) + 1,
		column: before.length - lineStart,
	};
}

/** One line that an editor can click, and the hint on a line of its own. */
export function format({ severity, code, message, at, hint }: Problem): string {
	const place = at ? `${at.path}:${at.line}:${at.column} ` : "";
	return `${place}${severity} ${code}: ${message}${hint ? `\n    ${hint}` : ""}`;
}

/** Whether a site with these problems may be written. */
export const isFine = (
	problems: readonly Problem[],
	strict: boolean,
): boolean =>
	!problems.some(
		({ severity }) =>
			severity === "error" || (strict && severity === "warning"),
	);

export const hasErrors = (problems: readonly Problem[]): boolean =>
	problems.some((problem) => problem.severity === "error");

/**
 * The known name that a misspelt one most likely means, or nothing when none is near.
 * Near is an edit distance of at most a third of the length, where two swapped letters are one edit; letter case costs
 * nothing.
 */
export function nearest(
	name: string,
	known: Iterable<string>,
): string | undefined {
	const wanted = name.toLowerCase();
	const letters = lettersOf(wanted);
	const limit = Math.max(1, Math.floor(wanted.length / 3));
	let best: string | undefined;
	let most = limit;
	for (const candidate of known) {
		if (Math.abs(candidate.length - wanted.length) > most) continue;
		const other = candidate.toLowerCase();
		if (lettersApart(letters, lettersOf(other)) > most) continue;
		const distance = distanceOf(wanted, other, most);
		if (distance > most) continue;
		best = candidate;
		most = distance - 1;
	}
	return best;
}
