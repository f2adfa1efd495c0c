/** What compiled code may depend on besides itself. */
import { isBuiltin } from "node:module";

/** As code asks for today, for chance, or for the environment. */
const FLEETING =
	/\bnew Date(?:\s*\(\s*\)|(?!\s*\())|\bDate(?:\.now)?\s*\(\s*\)|\b(?:random|randomUUID|getRandomValues|process|performance|Temporal)\b/;

/** Modules of Node that give the same answers everywhere and always. */
const PURE = /^(?:node:)?(?:path|url)(?:\/posix)?$/;

const NAMED = /\bprocess\.env\.([A-Za-z_]\w*)/g;

/** Ways to the clock, to chance, to the disk and to other machines. In a text they mean nothing; then it takes longer. */
const OPEN =
	/\b(?:process|Date|random|require|import|fetch|globalThis|global|performance|crypto|Temporal|eval|Function|navigator)\b/;

/**
 * The variables of the environment that a module names, when they and its own text are all it can depend on; nothing
 * when it may ask for more. `known` are modules that answer always the same.
 */
export function variablesIn(
	code: string,
	known: (module: string) => boolean,
): readonly string[] | undefined {
	const own = withoutImports(code, (name) => PURE.test(name) || known(name));
	if (OPEN.test(own.replaceAll(NAMED, ""))) return undefined;
	return [...own.matchAll(NAMED)].map(([, name]) => String(name));
}

/** Whether a module imports what reads the disk, the network or the machine. */
export const readsMore = (code: string): boolean =>
	[...code.matchAll(IMPORT)].some(
		([, name = ""]) => isBuiltin(name) && !PURE.test(name),
	);

/** Whether a module does the same whenever and wherever it runs. In a text the words mean nothing; then less is kept. */
export const isRepeatable = (code: string): boolean =>
	!readsMore(code) && !FLEETING.test(code);

/** As the compiler writes them, on lines of their own. */
const IMPORT = /^(?:import|export)\b[^;"]*"([^"\n]+)";$/gm;

const withoutImports = (
	code: string,
	isHarmless: (module: string) => boolean,
): string =>
	code.replaceAll(IMPORT, (line, name) => (isHarmless(name) ? "" : line));
