/** Reports problems from plugins. */
import type { Env } from "markdown-it";
import type { Severity } from "../../model/problems/problem.ts";
import type { Constants, Literal } from "./components/syntax/literals.ts";
import { findLocation, type ParseEnvironment } from "./environment.ts";

/** A file being included: the line of the directive in the including file, the path written there, and the file. */
interface ActiveInclude {
	readonly line: number;
	readonly path: string;
	/** Relative to the site's root. */
	readonly file: string;
}

/** The names that `import` and `export` define in a file and the partials that it includes. */
export interface ModuleNames {
	readonly constants: Map<string, Literal>;
	/** Paths of Markdown files, as written. */
	readonly partials: Map<string, string>;
	/** Names of what cannot be honoured, which are shown as placeholders. */
	readonly placeholders: Set<string>;
	/** The constants of imported modules, by path. */
	readonly modules: Map<string, Constants>;
}

/** The parser's environment, extended by the stack of files being included, outermost first. */
export interface PluginEnvironment extends ParseEnvironment {
	activeIncludes?: ActiveInclude[];
	includeCount?: number;
	/** Total length of the included files, in characters. */
	includedLength?: number;
	/** The first line of the text whose inline Markdown is being parsed. */
	inlineLine?: number;
	/** Whether the text has a `<script setup>` of Vue. */
	isVuePage?: boolean;
	/** Whether nothing in that text is interpolated. */
	isVerbatim?: boolean;
	moduleNames?: ModuleNames;
	/** Labels of the tabs that are being parsed, by value; absent outside of tabs. */
	tabLabels?: ReadonlyMap<string, string> | undefined;
	/** The level of the steps that are being parsed; absent outside of them. */
	stepsLevel?: number | undefined;
	/** Constructs that are reported once in a file. */
	reportedConstructs?: Set<string>;
	/** Problems already reported, because rules may run on a line several times. */
	reportedKeys?: Set<string>;
}

export interface PluginProblem {
	readonly severity: Severity;
	readonly code: string;
	readonly message: string;
	readonly hint?: string;
	/** Text on the line whose column is reported. */
	readonly text?: string;
}

/** Casts markdown-it's `env`. */
export const asPluginEnvironment = (env: Env | undefined): PluginEnvironment => env as unknown as PluginEnvironment;

/**
 * Reports a problem once, at a line of the body. In an included file, it is located at the outermost directive and
 * names the file.
 */
export function reportProblem(env: Env | undefined, line: number, { text, message, ...finding }: PluginProblem): void {
	const pluginEnv = asPluginEnvironment(env);
	const outermost = pluginEnv.activeIncludes?.[0];
	const file = pluginEnv.activeIncludes?.at(-1)?.path;
	const at = findLocation(pluginEnv, outermost?.line ?? line, outermost ? "" : text);
	const problem = {
		...finding,
		message: file ? `${message} (in "${file}")` : message,
		at,
	};
	pluginEnv.reportedKeys ??= new Set();
	const key = `${at.line} ${at.column} ${problem.message}`;
	if (pluginEnv.reportedKeys.has(key)) return;
	pluginEnv.reportedKeys.add(key);
	pluginEnv.problems.push(problem);
}

/** Reports the first use of a construct in a file. */
export function reportFirst(env: Env | undefined, line: number, construct: string, problem: PluginProblem): void {
	const pluginEnv = asPluginEnvironment(env);
	pluginEnv.reportedConstructs ??= new Set();
	if (pluginEnv.reportedConstructs.has(construct)) return;
	pluginEnv.reportedConstructs.add(construct);
	reportProblem(env, line, problem);
}
