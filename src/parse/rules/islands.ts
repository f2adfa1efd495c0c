/** React components placed in Markdown: `::Name{prop=1 other="text"}`, and `:::island Name {"prop": 1}` to `:::`. */
import type { MarkdownIt, StateBlock } from "markdown-it";
import { bracesOf, type Entry } from "./braces.ts";
import { type Directive, isCode, lineOf } from "./container.ts";
import { asEnvironment, report } from "./report.ts";
import { element } from "./tokens.ts";

const COLON = 58;
/** Of a directive, in a message. */
const MOST_QUOTED = 60;
const LEAF = /^::([A-Z][\w.]*)(?:[ \t]*(\{.*\}))?$/;
const NAME = /^([A-Z][\w.]*)\s*(.*)$/s;

export function islands(md: MarkdownIt): void {
	md.block.ruler.before("fence", "island", leaf, {
		alt: ["paragraph", "reference", "blockquote", "list"],
	});
}

/** Pushes the island of a block. Its props are JSON, after the name or in the lines of the block. */
export function islandBlock(state: StateBlock, directive: Directive): void {
	const { line, end, closed, rest } = directive;
	if (!closed) state.line = line + 1; // what follows is the page, not props
	const [, name = "", head = ""] = NAME.exec(rest) ?? [];
	const lines = closed
		? state.getLines(line + 1, end, state.blkIndent, false)
		: "";
	const props = propsOf(`${head}${lines}`.trim());
	if (name && props) push(state, line, name, props);
	else reportProps(state, line, `:::island ${rest}`.trim());
}

function leaf(
	state: StateBlock,
	line: number,
	_endLine: number,
	silent: boolean,
): boolean {
	const start = (state.bMarks[line] as number) + (state.tShift[line] as number);
	if (state.src.charCodeAt(start) !== COLON || isCode(state, line))
		return false;
	const [found, name = "", braces = "{}"] =
		LEAF.exec(lineOf(state, line).trimEnd()) ?? [];
	if (found === undefined) return false;
	const props =
		braces === "{}" ? "{}" : (plainProps(bracesOf(braces)) ?? propsOf(braces));
	if (silent) return props !== undefined;
	if (!props) {
		reportProps(state, line, found.trim());
		return false;
	}
	state.line = line + 1;
	push(state, line, name, props);
	return true;
}

function push(
	state: StateBlock,
	line: number,
	name: string,
	props: string,
): void {
	const open = element(state, "island_open", "div", 1);
	open.attrs = [
		["data-island", name],
		["data-when", "visible"],
		["data-props", props],
	];
	open.map = [line, state.line];
	state.tokens.push(open, element(state, "island_close", "div", -1));
	asEnvironment(state.env).islands.add(name);
}

/** A JSON object, without its white space; nothing for anything else. */
function propsOf(json: string): string | undefined {
	if (json === "") return "{}";
	if (json[0] !== "{") return;
	try {
		return JSON.stringify(JSON.parse(json));
	} catch {
		return; // no JSON, or nested too deep to be written
	}
}

function plainProps(entries: readonly Entry[] | undefined): string | undefined {
	if (!entries) return;
	return JSON.stringify(
		Object.fromEntries(entries.map((entry) => [entry.key, valueIn(entry)])),
	);
}

/** What is not in quotes is a number or a truth value where it reads as one; a bare word is true. */
function valueIn({ value, quoted }: Entry): string | number | boolean {
	if (value === undefined) return true;
	if (quoted) return value;
	if (value === "true" || value === "false") return value === "true";
	return /^-?\d+(?:\.\d+)?$/.test(value) ? Number(value) : value;
}

function reportProps(state: StateBlock, line: number, written: string): void {
	report(state.env, line, {
		severity: "warning",
		code: "bad-island",
		message: `"${written.slice(0, MOST_QUOTED)}" has no name, or props that cannot be read`,
		hint: 'write ::Name{number=1 text="words"}, or :::island Name {"number": 1}',
		text: "::",
	});
}
