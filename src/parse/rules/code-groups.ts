/** Code in several variants: `:::code-group` with fences whose titles are the labels of the panels. */
import type { StateBlock, Token } from "markdown-it";
import { infoOf } from "./code-info.ts";
import { type Directive, parseLines } from "./container.ts";
import { escapeMarkdown } from "./escape.ts";
import { label } from "./labels.ts";
import { panelOpening, tabsOpening } from "./tabs.ts";
import { atLevel, element } from "./tokens.ts";

/** Pushes a panel for each fence; what stands between them stays between the panels. */
export function codeGroup(state: StateBlock, directive: Directive): void {
	const { line, end, rest } = directive;
	const open = tabsOpening(state, rest);
	open.map = [line, end];
	open.attrPush(["role", "group"]);
	open.attrPush(["aria-label", label(state.env, "code.group")]);
	state.tokens.push(...atLevel([open], state.level++));
	const first = state.tokens.length;
	parseLines(state, line + 1, end);
	const inside = state.tokens.splice(first);
	for (const token of inside)
		state.tokens.push(
			...(isFence(state, token) ? panel(state, token) : [token]),
		);
	const close = element(state, "tabs_close", "div", -1);
	state.tokens.push(...atLevel([close], state.level--));
}

const isFence = (state: StateBlock, { type, level }: Token): boolean =>
	type === "fence" && level === state.level;

function panel(state: StateBlock, fence: Token): Token[] {
	const { title, language } = infoOf(state.md.utils.unescapeAll(fence.info));
	const name = title ?? String(fence.meta?.file ?? (language || "code"));
	fence.meta = { ...fence.meta, grouped: true };
	const tokens = [
		...panelOpening(state, escapeMarkdown(name), name, fence.map?.[0] ?? 0),
		fence,
		element(state, "tab_close", "section", -1),
	];
	return atLevel(tokens, state.level);
}
