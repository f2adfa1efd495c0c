/** Problems in a site's content and configuration, as values. */

import { MAX_SUGGESTIONS } from "../limits.ts";
import { printable } from "../text/control-characters.ts";
import { editDistance, letterMaskOf, minLetterDifference } from "../text/edit-distance.ts";

/**
 * A position in a text file. `path` is relative to the site's root; `line` and `column` are 1-based, with columns
 * counted in UTF-16 code units.
 */
export interface SourceLocation {
	/** With forward slashes. */
	readonly path: string;
	/** 1 for the first line. */
	readonly line: number;
	/** 1 for the first character. */
	readonly column: number;
	/** The problem is about the file, such as its name, and not about this line. */
	readonly isWholeFile?: boolean;
}

/**
 * `info` is printed but not counted, a `warning` fails a strict build, and an `error` prevents the site from being
 * written.
 */
export type Severity = "info" | "warning" | "error";

/**
 * A problem that the site's author can fix. `code` is stable and in kebab case; `message` is lower case without a full
 * stop.
 */
export interface Problem {
	/** `error`, `warning` or `info`. */
	readonly severity: Severity;
	/** What `ssg explain` takes: `broken-link`. */
	readonly code: string;
	/** What is wrong, in one line. */
	readonly message: string;
	/** Where it is; absent if it is in no file. */
	readonly at?: SourceLocation;
	/**
	 * The key of the configuration that causes it, such as `navbar.items[0].to`. Its location replaces `at` at the end of
	 * the build, because only then the text of the configuration is searched.
	 */
	readonly configKey?: string;
	/**
	 * What its author wrote, the most exact text first. The first one that the file has replaces `at` when the problem is
	 * shown: finished pages do not tell where in a file their parts come from.
	 */
	readonly writtenAs?: readonly string[];
	/** The file that is not there, for which a build asks git whether it has another name now. */
	readonly missing?: MissingFile;
	/** The line at `at` with a caret below the column (`codeFrameOf`), where it has been read. */
	readonly codeFrame?: string;
	/** The stack trace of the exception that it reports. */
	readonly stack?: string;
	/** How to fix it. */
	readonly hint?: string;
	/** The redirect that mends it, as the configuration names it. */
	readonly redirect?: SuggestedRedirect;
	/** What `ssg check --fix` writes. */
	readonly fix?: TextFix;
}

/** Paths of the site without locale prefix; `to` may be the URL of another site. */
export interface SuggestedRedirect {
	/** The text that is replaced. */
	readonly from: string;
	/** The text in its place. */
	readonly to: string;
	/** Why the check would still fail with it. */
	readonly obstacle?: string;
}

/** A file that a link or an image names. */
export interface MissingFile {
	/** As the author wrote it: `../sync.md`. */
	readonly written: string;
	/** Where it was looked for, relative to the site's root. */
	readonly places: readonly string[];
}

/** Replaces a text of one line, if it is still there. */
export interface TextFix {
	/** Where `from` starts. */
	readonly at: SourceLocation;
	/** The text that is replaced. */
	readonly from: string;
	/** The text in its place. */
	readonly to: string;
}

/** The result of a stage, as far as it is about problems. */
export interface ProblemReport {
	readonly problems: readonly Problem[];
}

/** The 1-based line and column of an offset in a file. Line breaks are LF, CRLF or CR. */
export function locationAt(path: string, text: string, offset: number): SourceLocation {
	const before = text.slice(0, offset);
	const breaks = before.match(/\r\n|\r|\n/g);
	const lineStart = Math.max(before.lastIndexOf("\n"), before.lastIndexOf("\r"));
	return { path, line: (breaks?.length ?? 0) + 1, column: before.length - lineStart };
}

/** `content/en/help/sync.md:12:3`. */
export const positionOf = ({ path, line, column }: SourceLocation): string => `${path}:${line}:${column}`;

/**
 * One line that editors recognise as a link, the lines of a code frame, and the hint. Escapes control characters, which
 * terminals could interpret as commands.
 *
 * @example
 * formatProblem({ severity: "error", code: "failed", message: "no content" }) // "error failed: no content"
 */
export function formatProblem({ severity, code, message, at, codeFrame, hint }: Problem): string {
	const place = at ? `${printable(at.isWholeFile ? at.path : positionOf(at))} ` : "";
	return [
		`${place}${severity} ${code}: ${printable(message)}`,
		...(codeFrame ? [codeFrame] : []),
		...(hint ? [formatHint(printable(hint))] : []),
	].join("\n");
}

/** The line that says what to do. */
export const formatHint = (hint: string): string => `  help: ${hint}`;

/** Whether a site with these problems may be published. */
export const canPublish = (problems: readonly Problem[], strict: boolean): boolean =>
	!problems.some(({ severity }) => severity === "error" || (strict && severity === "warning"));

export const hasErrors = (problems: readonly Problem[]): boolean =>
	problems.some((problem) => problem.severity === "error");

/** For problems that have no place in a file: its name is wrong, or something is missing. */
export const wholeFile = (path: string): SourceLocation => ({ ...startOfFile(path), isWholeFile: true });

/** An exception as a problem. Anything can be thrown. */
export const failureProblem = (error: unknown): Problem => ({
	severity: "error",
	code: "failed",
	message: messageOf(error),
});

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Where a problem of the configuration is until its key is found. */
export const startOfFile = (path: string): SourceLocation => ({ path, line: 1, column: 1 });

/** A hint that suggests a name. */
export const suggestName = (name: string): string => `did you mean "${name}"?`;

/** A hint that suggests the closest known name; `undefined` if none is close. */
export function didYouMean(name: string, known: Iterable<string>): string | undefined {
	const match = closestMatch(name, known);
	return match === undefined ? undefined : suggestName(match);
}

/**
 * The known name that a misspelt one most likely means, if any. Matches are at most a third of the name's length away
 * in edit distance, ignoring case.
 */
export const closestMatch = (name: string, known: Iterable<string>): string | undefined =>
	findClosest(name, toCandidates(known));

/**
 * Like `closestMatch`, for many misspelt names. Only the first ones get a match: each is compared with all known names,
 * and nobody reads thousands of suggestions.
 */
export function createSuggester(known: Iterable<string>): (name: string) => string | undefined {
	let candidates: readonly Candidate[] | undefined;
	const matches = new Map<string, string | undefined>();
	return (name) => {
		if (matches.has(name) || matches.size >= MAX_SUGGESTIONS) return matches.get(name);
		candidates ??= toCandidates(known);
		const match = findClosest(name, candidates);
		matches.set(name, match);
		return match;
	};
}

interface Candidate {
	readonly name: string;
	readonly lowerCase: string;
	readonly letters: number;
}

const toCandidates = (known: Iterable<string>): readonly Candidate[] =>
	Array.from(known, (name) => {
		const lowerCase = name.toLowerCase();
		return { name, lowerCase, letters: letterMaskOf(lowerCase) };
	});

function findClosest(name: string, candidates: readonly Candidate[]): string | undefined {
	const wanted = name.toLowerCase();
	const letters = letterMaskOf(wanted);
	const limit = Math.max(1, Math.floor(wanted.length / 3));
	let best: string | undefined;
	let maxDistance = limit;
	for (const candidate of candidates) {
		const { lowerCase } = candidate;
		if (Math.abs(lowerCase.length - wanted.length) > maxDistance) continue;
		if (minLetterDifference(letters, candidate.letters) > maxDistance) continue;
		const distance = editDistance(wanted, lowerCase, maxDistance);
		if (distance > maxDistance) continue;
		best = candidate.name;
		maxDistance = distance - 1;
	}
	return best;
}
