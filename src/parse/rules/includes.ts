/** Includes in the text of a file, before it is parsed: for the loader, and for the Markdown twin. */
import {
	type Include,
	includedPath,
	includeIn,
	partOf,
	type Snippet,
	snippetIn,
} from "./file-part.ts";

type Wanted = Include | Snippet;

const DEEPEST = 20;
const MOST = 1000;
/** What may stand before a directive: quotes, lists, indents. */
const PREFIX = /^(?:[\s>]|[-*+]\s|\d{1,9}[.)]\s)*/;
const FENCE = /^(`{3,}(?!.*`)|~{3,})/;

/** The paths of the files that a text asks for, as written, each once; those in code fences are text. */
export function includesOf(text: string): readonly string[] {
	if (!mayAsk(text)) return [];
	const paths = new Set<string>();
	eachLine(text, (_line, _prefix, wanted) => {
		if (wanted) paths.add(wanted.path);
	});
	return [...paths];
}

/** The text of a file with included files put in, code as fences; a directive whose file is missing stays. */
export function withIncludes(
	text: string,
	includes: Readonly<Record<string, string>>,
	from: string,
): string {
	let count = 0;
	const filled = (
		text: string,
		from: string,
		around: readonly string[],
	): string => {
		if (!mayAsk(text) || around.length > DEEPEST) return text;
		const lines: string[] = [];
		eachLine(text, (line, prefix, wanted) => {
			const put = wanted && putFor(wanted, from, around);
			lines.push(put === undefined ? line : indented(put, prefix));
		});
		return lines.join("\n");
	};
	const putFor = (
		wanted: Wanted,
		from: string,
		around: readonly string[],
	): string | undefined => {
		const file = includedPath(wanted.path, from);
		const part = partIn(includes, file, wanted);
		if (part === undefined || around.includes(file) || ++count > MOST) return;
		if ("info" in wanted) return fenced(part, wanted.info);
		return filled(part, file, [...around, file]).replace(/\n$/, "");
	};
	return filled(text, from, []);
}

const mayAsk = (text: string): boolean =>
	text.includes("@include:") || text.includes("<<<");

function eachLine(
	text: string,
	visit: (line: string, prefix: string, wanted?: Wanted) => void,
): void {
	let fence = "";
	for (const line of text.split(/\r\n|\r|\n/)) {
		const prefix = PREFIX.exec(line)?.[0] ?? "";
		const rest = line.slice(prefix.length);
		if (fence) {
			if (rest.startsWith(fence) && /^(.)\1*\s*$/.test(rest)) fence = "";
			visit(line, prefix);
			continue;
		}
		fence = FENCE.exec(rest)?.[1] ?? "";
		visit(line, prefix, fence ? undefined : wantedIn(rest));
	}
}

function wantedIn(line: string): Wanted | undefined {
	if (line.startsWith("<!--")) return includeIn(line);
	return line.startsWith("<<<") ? snippetIn(line) : undefined;
}

function partIn(
	includes: Readonly<Record<string, string>>,
	file: string,
	wanted: Wanted,
): string | undefined {
	if (!Object.hasOwn(includes, file)) return;
	return partOf(includes[file] as string, wanted);
}

/** Code between fences that are longer than any in it. */
function fenced(code: string, info: string): string {
	let longest = 2;
	for (const [run] of code.matchAll(/`{3,}/g))
		longest = Math.max(longest, run.length);
	const fence = "`".repeat(longest + 1);
	return `${fence}${info}\n${code.replace(/\n+$/, "")}\n${fence}`;
}

/** The prefix before the first line, and its room before the others; quote marks are repeated. */
function indented(text: string, prefix: string): string {
	const room = prefix.replace(/[^\s>]/g, " ");
	return text
		.split("\n")
		.map((line, at) => (at === 0 ? prefix : room) + line)
		.join("\n");
}
