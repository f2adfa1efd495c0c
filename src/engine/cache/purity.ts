/** Determines what compiled code may depend on besides itself. */
import { isBuiltin } from "node:module";

/** Code that reads the current time, random numbers or the environment. */
const NONDETERMINISTIC =
	/\bnew Date(?:\s*\(\s*\)|(?!\s*\())|\bDate(?:\.now)?\s*\(\s*\)|\b(?:random|randomUUID|getRandomValues|process|performance|Temporal)\b/;

/** Node modules that always return the same results. */
const PURE_MODULE = /^(?:node:)?(?:path|url)(?:\/posix)?$/;

const ENV_VARIABLE = /\bprocess\.env\.([A-Za-z_]\w*)/g;

/**
 * Code that can reach the clock, randomness, the disk or the network. A match inside a string is a false positive,
 * which only makes the build slower.
 */
const IMPURE_GLOBAL =
	/\b(?:process|Date|random|require|import|fetch|globalThis|global|performance|crypto|Temporal|eval|Function|navigator)\b/;

/**
 * Returns the environment variables a module uses, if it depends on nothing but these and its own code; otherwise
 * `undefined`. `isPureModule` accepts modules that always return the same results.
 */
export function environmentVariablesIn(
	code: string,
	isPureModule: (module: string) => boolean,
): readonly string[] | undefined {
	const ownCode = stripImports(code, (name) => PURE_MODULE.test(name) || isPureModule(name));
	if (IMPURE_GLOBAL.test(ownCode.replaceAll(ENV_VARIABLE, ""))) return undefined;
	return [...ownCode.matchAll(ENV_VARIABLE)].map(([, name]) => String(name));
}

/** Whether a module imports a Node module that reads the disk, the network or the machine. */
export const hasImpureImports = (code: string): boolean =>
	[...code.matchAll(IMPORT_STATEMENT)].some(([, name = ""]) => isBuiltin(name) && !PURE_MODULE.test(name));

/**
 * Whether a module returns the same results at any time on any machine. A match inside a string is a false positive,
 * which only makes the cache less effective.
 */
export const isRepeatable = (code: string): boolean => !hasImpureImports(code) && !NONDETERMINISTIC.test(code);

/** As written by esbuild, each on its own line. */
const IMPORT_STATEMENT = /^(?:import|export)\b[^;"]*"([^"\n]+)";$/gm;

const stripImports = (code: string, isHarmless: (module: string) => boolean): string =>
	code.replaceAll(IMPORT_STATEMENT, (line, name) => (isHarmless(name) ? "" : line));
