/** Directives: blocks between `:::name …` and `:::`, each implemented in the file of its name. */
import type { MarkdownIt, StateBlock } from "markdown-it";
import { closestMatch } from "../../../../model/problems/problem.ts";
import { reportProblem, warn } from "../../report.ts";
import { addBlockRule, lineStartsWith, lineText } from "../block-rules.ts";
import { pushCodeGroup } from "../code/code-groups.ts";
import { markTokensVerbatim } from "../inline/interpolation.ts";
import { ADMONITION_TYPES, pushAdmonition } from "./admonitions.ts";
import { type Directive, findDirectiveRange, parseLines } from "./container.ts";
import { pushDetails } from "./details.ts";
import { pushIslandBlock } from "./islands.ts";
import { pushTabs } from "./tabs.ts";

const DIRECTIVES = new Map<string, (state: StateBlock, directive: Directive) => void>([
	...ADMONITION_TYPES.map((name) => [name, pushAdmonition] as const),
	["details", pushDetails],
	["tabs", pushTabs],
	["code-group", pushCodeGroup],
	["island", pushIslandBlock],
	["v-pre", pushVerbatim],
]);

/** VitePress: text in which nothing is an expression of Vue. */
function pushVerbatim(state: StateBlock, { line, end }: Directive): void {
	const start = state.tokens.length;
	parseLines(state, line + 1, end);
	markTokensVerbatim(state.tokens.slice(start));
}

/**
 * In lines. Other unclosed blocks include everything that follows, but an island's end would be searched for again and
 * again.
 */
const MAX_PROPS_LINES = 200;
/** In colons, for messages. */
const MAX_QUOTED_COLONS = 20;
const DIRECTIVE_OPENING = /^(:{3,})[ \t]*([A-Za-z][\w-]*)(?=$|[\s[{])(.*)$/;

export function directivesPlugin(md: MarkdownIt): void {
	addBlockRule(md, "directive", directiveRule);
}

function directiveRule(state: StateBlock, line: number, endLine: number, silent: boolean): boolean {
	if (!lineStartsWith(state, line, ":")) return false;
	const [, colons = "", name = "", rest = ""] = DIRECTIVE_OPENING.exec(lineText(state, line)) ?? [];
	const handler = DIRECTIVES.get(name);
	if (silent || !handler) {
		if (name && !handler) reportUnknown(state, line, name);
		return handler !== undefined;
	}
	const last = name === "island" ? line + MAX_PROPS_LINES : endLine;
	const container = findDirectiveRange(state, line, Math.min(last, endLine), colons.length);
	if (!container.closed) reportUnclosed(state, line, colons, name);
	state.line = container.closed ? container.end + 1 : container.end;
	handler(state, { ...container, name, rest: rest.trim() });
	return true;
}

function reportUnknown(state: StateBlock, line: number, name: string): void {
	const meant = closestMatch(name, DIRECTIVES.keys());
	reportProblem(state.env, line, {
		severity: "info",
		code: "unknown-directive",
		message: `unknown directive ":::${name}" is shown as text`,
		text: ":::",
		...(meant ? { hint: `did you mean ":::${meant}"?` } : {}),
	});
}

function reportUnclosed(state: StateBlock, line: number, colons: string, name: string): void {
	warn(state.env, line, {
		code: "unclosed-directive",
		message: `unclosed directive "${shortened(colons)}${name}"`,
		hint: `close it with a line of ${shortened(colons)}; a directive that contains others needs more colons than they have`,
		text: ":::",
	});
}

const shortened = (colons: string): string =>
	colons.length > MAX_QUOTED_COLONS ? `${colons.slice(0, MAX_QUOTED_COLONS)}…` : colons;
