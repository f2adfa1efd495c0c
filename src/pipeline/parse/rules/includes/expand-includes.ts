/** Expands includes in text before it is parsed: for the loader, and for the Markdown version. */
import type { SourceFile } from "../../../../model/content/source.ts";
import { findModuleStatements } from "../../components/syntax/module-statements.ts";
import { modulePathsOf } from "../../components/syntax/module-values.ts";
import { visitLines } from "../../text/fences.ts";
import {
	type FileDirective,
	parseFileDirective,
	resolveIncludePath,
	selectPart,
	withoutLastBreaks,
} from "./include-directive.ts";

export const MAX_INCLUDE_DEPTH = 20;
export const MAX_INCLUDES = 1000;
/** In characters, of all included files. */
export const MAX_INCLUDED_LENGTH = 20_000_000;
/**
 * The paths of the files that a text includes, as written, without duplicates. Directives in code fences are ignored.
 */
export function findIncludedPaths(text: string): readonly string[] {
	const paths = new Set(importedFilesOf(text));
	if (!mayHaveDirectives(text)) return [...paths];
	visitDirectives(text, (_line, _prefix, wanted) => {
		if (wanted) paths.add(wanted.path);
	});
	return [...paths];
}

/** As in `version` and `MAX_SIZE`. Components begin with a capital and have other letters. */
const CONSTANT_NAME = /^[a-z]|^[A-Z][A-Z\d_]*$/;

/** Markdown files that a text imports, and modules that may have its constants. */
const importedFilesOf = (text: string): string[] =>
	findModuleStatements(text).flatMap(({ from = "", names, imported = [] }) => {
		if (/\.mdx?$/i.test(from)) return [from];
		const mayHaveConstants = imported.includes("*") || names.some((name) => CONSTANT_NAME.test(name));
		return mayHaveConstants ? modulePathsOf(from) : [];
	});

/**
 * Replaces the directives in a text with the included files, code as fences. Directives with missing files are left
 * alone.
 */
export function expandIncludes(
	text: string,
	includes: Readonly<Record<string, string>>,
	from: string,
	aliases?: SourceFile["includeAliases"],
): string {
	let count = 0;
	let length = 0;
	const expand = (text: string, from: string, around: readonly string[]): string => {
		if (!mayHaveDirectives(text) || around.length > MAX_INCLUDE_DEPTH) return text;
		const lines: string[] = [];
		visitDirectives(text, (line, prefix, wanted) => {
			const put = wanted && includedTextFor(wanted, from, around);
			lines.push(put === undefined ? line : indentText(put, prefix));
		});
		return lines.join("\n");
	};
	const includedTextFor = (wanted: FileDirective, from: string, around: readonly string[]): string | undefined => {
		const file = resolveIncludePath(wanted.path, from, aliases);
		length += includes[file]?.length ?? 0;
		if (length > MAX_INCLUDED_LENGTH) return;
		const part = Object.hasOwn(includes, file) ? selectPart(includes[file] as string, wanted) : undefined;
		if (part === undefined || around.includes(file) || ++count > MAX_INCLUDES) return;
		if ("info" in wanted) return fenceCode(part, wanted.info);
		return expand(part, file, [...around, file]).replace(/\n$/, "");
	};
	return expand(text, from, []);
}

const mayHaveDirectives = (text: string): boolean => text.includes("@include:") || text.includes("<<<");

function visitDirectives(text: string, visit: (line: string, prefix: string, wanted?: FileDirective) => void): void {
	visitLines(text.split(/\r\n|\r|\n/), (line, prefix, isCode) =>
		visit(line, prefix, isCode ? undefined : parseFileDirective(line.slice(prefix.length))),
	);
}

/** Code in a fence longer than any inside it. */
function fenceCode(code: string, info: string): string {
	let longest = 2;
	for (const [run] of code.matchAll(/`{3,}/g)) longest = Math.max(longest, run.length);
	const fence = "`".repeat(longest + 1);
	return `${fence}${info}\n${withoutLastBreaks(code)}\n${fence}`;
}

/** Puts the prefix before the first line and repeats it for the others, with list markers replaced by spaces. */
function indentText(text: string, prefix: string): string {
	const room = prefix.replace(/[^\s>]/g, " ");
	return text
		.split("\n")
		.map((line, at) => (at === 0 ? prefix : room) + line)
		.join("\n");
}
