/**
 * Tabs: `:::tabs{group="os"}` with panels that begin in `== Label`. The markup is a list of labelled panels, right
 * without a script, and the buttons that a script needs to show one of them at a time. Groups of one name change
 * together, by the panel's `data-tab`.
 */
import { slug } from "github-slugger";
import type {
	Env,
	MarkdownIt,
	StateBlock,
	StateCore,
	Token,
} from "markdown-it";
import { plainHtmlOf } from "../headings.ts";
import { bracesOf, valueFor } from "./braces.ts";
import { type Directive, lineOf, parseLines } from "./container.ts";
import { asEnvironment, report } from "./report.ts";
import { atLevel, element, inline } from "./tokens.ts";

/** Adds the buttons, when the labels have been read: one for each panel, before all of them. */
export function tabButtons(md: MarkdownIt): void {
	md.core.ruler.push("tab_buttons", collectButtons);
	md.renderer.rules.tabs_open = (tokens, index, options, _env, self) => {
		const { buttons = [] } = (tokens[index]?.meta ?? {}) as Buttons;
		const opening = self.renderToken(tokens, index, options);
		return buttons.length === 0
			? opening
			: `${opening}<div class="tab-list" role="tablist">${buttons.join("")}</div>\n`;
	};
}

interface Buttons {
	readonly buttons?: string[];
}

function collectButtons(state: StateCore): void {
	const sets: string[][] = [];
	for (const [index, token] of state.tokens.entries()) {
		if (token.type === "tabs_open") {
			const buttons: string[] = [];
			token.meta = { buttons } satisfies Buttons;
			sets.push(buttons);
		} else if (token.type === "tabs_close") sets.pop();
		else if (token.type === "tab_open") {
			const label = state.tokens[index + 2]?.children ?? [];
			const buttons = sets.at(-1);
			buttons?.push(buttonOf(token, plainHtmlOf(state, label), buttons.length));
		}
	}
}

/** No id that an author's words lead to has a colon. */
const buttonIdOf = (panel: string): string => `${panel}:tab`;

function buttonOf(panel: Token, label: string, index: number): string {
	const id = String(panel.attrGet("id"));
	const isFirst = index === 0;
	return `<button type="button" role="tab" id="${buttonIdOf(id)}" aria-controls="${id}" aria-selected="${isFirst}"${isFirst ? "" : ' tabindex="-1"'}>${label}</button>`;
}

/** Pushes the panels. */
export function tabs(state: StateBlock, directive: Directive): void {
	const { line, end, separators, rest } = directive;
	if (separators.length === 0) reportEmpty(state, line);
	const open = tabsOpening(state, rest);
	open.map = [line, end];
	state.tokens.push(...atLevel([open], state.level++));
	parseLines(state, line + 1, separators[0] ?? end);
	for (const [index, from] of separators.entries())
		panel(state, from, separators[index + 1] ?? end);
	const close = element(state, "tabs_close", "div", -1);
	state.tokens.push(...atLevel([close], state.level--));
}

function panel(state: StateBlock, line: number, end: number): void {
	const label = lineOf(state, line).slice(2).trim();
	const head = panelOpening(state, label, label, line);
	state.tokens.push(...atLevel(head, state.level++));
	parseLines(state, line + 1, end);
	const close = element(state, "tab_close", "section", -1);
	state.tokens.push(...atLevel([close], state.level--));
}

/** The opening of a set of panels, with the group that is named after the directive: `{group="os"}` or `key:os`. */
export function tabsOpening(state: StateBlock, rest: string): Token {
	const open = element(state, "tabs_open", "div", 1, "tabs");
	open.attrPush(["data-tabs", ""]);
	const group =
		valueFor(bracesOf(rest) ?? [], "group") ?? /^key:(\S+)$/.exec(rest)?.[1];
	if (group) open.attrPush(["data-group", group]);
	return open;
}

/** The tokens before the content of a panel. The label is Markdown, its text names the panel. */
export function panelOpening(
	state: StateBlock,
	label: string,
	text: string,
	line: number,
): Token[] {
	const name = slug(text) || "tab";
	const open = element(state, "tab_open", "section", 1, "tab");
	const id = newId(state.env, `tab-${name}`);
	open.attrPush(["id", id]);
	open.attrPush(["data-tab", name]);
	open.attrPush(["role", "tabpanel"]);
	open.attrPush(["aria-labelledby", buttonIdOf(id)]);
	open.map = [line, line + 1];
	return [
		open,
		element(state, "tab_label_open", "p", 1, "tab-label"),
		inline(state, label, line),
		element(state, "tab_label_close", "p", -1),
	];
}

/** An id that no other panel of the page has; the page knows it from now on. */
function newId(env: Env, wanted: string): string {
	const known = asEnvironment(env);
	known.panels ??= new Map();
	let id = wanted;
	for (let number = known.panels.get(wanted) ?? 1; known.panels.has(id); ) {
		id = `${wanted}-${++number}`;
		known.panels.set(wanted, number);
	}
	known.panels.set(id, 1);
	known.ids.push(id);
	return id;
}

function reportEmpty(state: StateBlock, line: number): void {
	report(state.env, line, {
		severity: "warning",
		code: "tabs-without-panel",
		message: '":::tabs" has no panel',
		hint: 'begin each panel with a line such as "== Windows"',
		text: ":::",
	});
}
