/** How the rules tell of an author's mistake. */
import type { Env } from "markdown-it";
import type { Severity } from "../../model/problem.ts";
import { type Environment, placeOf } from "../environment.ts";

/** A file that is being put in: the line of the directive in the file around it, the path written there, the file. */
interface Inclusion {
	readonly line: number;
	readonly path: string;
	/** Relative to the site's root. */
	readonly file: string;
}

/** The core's environment, and what is being included at the moment, outermost first. */
export interface RuleEnvironment extends Environment {
	including?: Inclusion[];
	inclusions?: number;
	/** The ids of tab panels, each with the last number that was put after it. */
	panels?: Map<string, number>;
	/** What has been reported: a line of a paragraph is looked at more than once. */
	told?: Set<string>;
}

export interface Finding {
	readonly severity: Severity;
	readonly code: string;
	readonly message: string;
	readonly hint?: string;
	/** The author's words that the column is looked up by. */
	readonly text?: string;
}

/** What the core passed as markdown-it's `env`. */
export const asEnvironment = (env: Env | undefined): RuleEnvironment =>
	env as unknown as RuleEnvironment;

/** Adds a problem at a line of the body, once; inside an included file, at the outermost directive, naming the file. */
export function report(
	env: Env | undefined,
	line: number,
	{ text, message, ...finding }: Finding,
): void {
	const known = asEnvironment(env);
	const outermost = known.including?.[0];
	const file = known.including?.at(-1)?.path;
	const at = placeOf(known, outermost?.line ?? line, outermost ? "" : text);
	const problem = {
		...finding,
		message: file ? `${message} (in "${file}")` : message,
		at,
	};
	known.told ??= new Set();
	const key = `${at.line} ${at.column} ${problem.message}`;
	if (known.told.has(key)) return;
	known.told.add(key);
	known.problems.push(problem);
}
