/** Blocks between colons: `:::name …` to `:::`. What each one makes is in the file of its name. */
import type { MarkdownIt, StateBlock } from "markdown-it";
import { nearest } from "../../model/problem.ts";
import { ADMONITIONS, admonition } from "./admonitions.ts";
import { codeGroup } from "./code-groups.ts";
import { containerAt, type Directive, isCode, lineOf } from "./container.ts";
import { details } from "./details.ts";
import { islandBlock } from "./islands.ts";
import { report } from "./report.ts";
import { tabs } from "./tabs.ts";

type Kind = (state: StateBlock, directive: Directive) => void;

const KINDS: ReadonlyMap<string, Kind> = new Map<string, Kind>([
	...ADMONITIONS.map((name): [string, Kind] => [name, admonition]),
	["details", details],
	["tabs", tabs],
	["code-group", codeGroup],
	["island", islandBlock],
]);

const COLON = 58;
/** In lines. An unclosed block takes in all that follows, but for an island, whose end is looked for again and again. */
const LONGEST_PROPS = 200;
const HEAD = /^(:{3,})[ \t]*([A-Za-z][\w-]*)(?=$|[\s[{])(.*)$/;

export function directives(md: MarkdownIt): void {
	md.block.ruler.before("fence", "directive", directive, {
		alt: ["paragraph", "reference", "blockquote", "list"],
	});
}

function directive(
	state: StateBlock,
	line: number,
	endLine: number,
	silent: boolean,
): boolean {
	const start = (state.bMarks[line] as number) + (state.tShift[line] as number);
	if (state.src.charCodeAt(start) !== COLON || isCode(state, line))
		return false;
	const [, colons = "", name = "", rest = ""] =
		HEAD.exec(lineOf(state, line)) ?? [];
	const kind = KINDS.get(name);
	if (silent || !kind) {
		if (name && !kind) reportUnknown(state, line, name);
		return kind !== undefined;
	}
	const last = name === "island" ? line + LONGEST_PROPS : endLine;
	const container = containerAt(
		state,
		line,
		Math.min(last, endLine),
		colons.length,
	);
	if (!container.closed) reportUnclosed(state, line, colons + name);
	state.line = container.closed ? container.end + 1 : container.end;
	kind(state, { ...container, name, rest: rest.trim() });
	return true;
}

function reportUnknown(state: StateBlock, line: number, name: string): void {
	const meant = nearest(name, KINDS.keys());
	report(state.env, line, {
		severity: "info",
		code: "unknown-directive",
		message: `":::${name}" is no known block and is shown as text`,
		text: ":::",
		...(meant ? { hint: `did you mean ":::${meant}"?` } : {}),
	});
}

function reportUnclosed(
	state: StateBlock,
	line: number,
	opening: string,
): void {
	report(state.env, line, {
		severity: "warning",
		code: "unclosed-directive",
		message: `"${opening}" is not closed`,
		hint: `close it with a line of ${opening.replace(/[^:].*/, "")}; a block with blocks inside needs more colons than they have`,
		text: opening.slice(0, 3),
	});
}
