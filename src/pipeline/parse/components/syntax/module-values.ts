/** The constants of a JavaScript or TypeScript module, as far as they are literals. Nothing is run. */
import { type Constants, isRefusedName, type Literal, readLiteralAt } from "./literals.ts";

/** In characters. A limit keeps modules that are no lists of constants cheap. */
const MAX_MODULE_LENGTH = 20_000;
const STATEMENT =
	/^(?:(?<exported>export[ \t]+)?const[ \t]+(?<name>[\w$]+)[ \t]*(?::[^=\r\n\u2028\u2029]*)?=(?![=>])|export[ \t]+default\b)/gm;
/** A statement that continues, such as `1 + 1`, has another value. */
const STATEMENT_END = /(?:[ \t]+as[ \t]+const)?[ \t]*(?:;|$|\n\s*(?:$|\w|\/[/*]))/y;

/** What a module exports, by name; `default` for its default export. */
export function moduleValues(text: string): Constants {
	const exported = new Map<string, Literal>();
	if (text.length > MAX_MODULE_LENGTH) return exported;
	const known = new Map<string, Literal>();
	for (const { 0: source, index, groups = {} } of text.matchAll(STATEMENT)) {
		const found = readLiteralAt(text, index + source.length, known);
		if (!found) continue;
		STATEMENT_END.lastIndex = found.end;
		if (!STATEMENT_END.test(text)) continue;
		const { name } = groups;
		if (name !== undefined && isRefusedName(name)) continue;
		if (name !== undefined) known.set(name, found.value);
		if (name === undefined) exported.set("default", found.value);
		else if (groups.exported) exported.set(name, found.value);
	}
	return exported;
}

const MODULE_EXTENSION = /\.[cm]?[jt]sx?$/;
const EXTENSIONS = [".ts", ".tsx", ".js", ".jsx", ".mjs"];

export const isModulePath = (name: string): boolean => MODULE_EXTENSION.test(name);

/** The paths that an import of a file of the site may mean, as written; none for a package or another kind of file. */
export function modulePathsOf(from: string): readonly string[] {
	if (!/^(?:\.{1,2}|@site)\//.test(from)) return [];
	if (isModulePath(from)) return [from];
	return /\.\w+$/.test(from) ? [] : EXTENSIONS.map((one) => from + one);
}
