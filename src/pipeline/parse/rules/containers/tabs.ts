/**
 * Tabs: `:::tabs{group="os"}` with panels that start with `== Label`. The markup is a list of labelled panels, which
 * works without a script, and the buttons that a script needs to show one panel at a time. Groups with the same name
 * switch together, by the panels' `data-tab`.
 */
import { slug } from "github-slugger";
import type { Env, MarkdownIt, StateBlock, StateCore, Token } from "markdown-it";
import { claimId } from "../../../../model/content/unique-ids.ts";
import { iconHint, iconHtml, isIconName } from "../../components/icons.ts";
import { environmentOf } from "../../environment.ts";
import { warn } from "../../report.ts";
import { lineText } from "../block-rules.ts";
import { entryValue, parseBraceGroup } from "../inline/braces.ts";
import { plainInlineHtml } from "../tokens/headings.ts";
import {
	createElementToken,
	createElementTokens,
	createInlineToken,
	pushContainer,
	type TokenState,
} from "../tokens/tokens.ts";
import { type Directive, parseLines } from "./container.ts";

/** Adds the buttons once all labels are known: one for each panel, before the first one. */
export function tabsPlugin(md: MarkdownIt): void {
	md.core.ruler.push("tab_buttons", collectButtons);
	md.renderer.rules.tabs_open = (tokens, index, options, _env, self) => {
		const { buttons = [] } = (tokens[index]?.meta ?? {}) as TabsMeta;
		const opening = self.renderToken(tokens, index, options);
		return buttons.length === 0
			? opening
			: `${opening}<div class="tab-list" role="tablist">${buttons.join("")}</div>\n`;
	};
}

interface TabsMeta {
	readonly buttons?: string[];
}

function collectButtons(state: StateCore): void {
	const sets: string[][] = [];
	for (const [index, token] of state.tokens.entries()) {
		if (token.type === "tabs_open") {
			const buttons: string[] = [];
			token.meta = { buttons } satisfies TabsMeta;
			sets.push(buttons);
		} else if (token.type === "tabs_close") sets.pop();
		else if (token.type === "tab_open") {
			const label = state.tokens[index + 2]?.children ?? [];
			const buttons = sets.at(-1);
			const icon = typeof token.meta?.icon === "string" ? iconHtml(token.meta.icon) : "";
			buttons?.push(tabButtonHtml(token, icon + plainInlineHtml(state, label), buttons.length));
		}
	}
}

/** Generated ids of headings and tabs contain no colon, so this is unique. */
const buttonIdOf = (panel: string): string => `${panel}:tab`;

function tabButtonHtml(panel: Token, label: string, index: number): string {
	const id = String(panel.attrGet("id"));
	const isFirst = index === 0;
	return `<button type="button" role="tab" id="${buttonIdOf(id)}" aria-controls="${id}" aria-selected="${isFirst}"${isFirst ? "" : ' tabindex="-1"'}>${label}</button>`;
}

/** Pushes the tokens of the tabs. */
export function pushTabs(state: StateBlock, directive: Directive): void {
	const { line, end, separators, rest } = directive;
	if (separators.length === 0) reportEmptyTabs(state, line);
	const open = tabsOpening(state, rest);
	open.map = [line, end];
	pushContainer(state, [open], () => {
		parseLines(state, line + 1, separators[0] ?? end);
		for (const [index, from] of separators.entries()) pushPanel(state, from, separators[index + 1] ?? end);
	});
}

function pushPanel(state: StateBlock, line: number, end: number): void {
	const written = lineText(state, line).slice(2).trim();
	const start = written.lastIndexOf(" {");
	const entries = (start > 0 && parseBraceGroup(written.slice(start + 1))) || [];
	const icon = entryValue(entries, "icon");
	const id = entries.find(({ key, value }) => key === "id" && value?.startsWith("tab-"))?.value;
	const label = icon === undefined && id === undefined ? written : written.slice(0, start).trimEnd();
	const head = panelOpening(state, { label, text: label, line, icon, id });
	pushContainer(state, head, () => parseLines(state, line + 1, end));
}

/**
 * The start of a set of panels. Its group is written as `{group="os"}` or `key:os`, and the key of the URL's query that
 * chooses a panel as `{query="os"}`.
 */
export function tabsOpening(state: TokenState, rest: string): Token {
	const attributes = parseBraceGroup(rest) ?? [];
	const group = entryValue(attributes, "group") ?? /^key:(\S+)$/.exec(rest)?.[1];
	return createElementToken(state, "tabs_open", "div", 1, {
		class: "tabs",
		"data-tabs": "",
		"data-group": group || undefined,
		"data-query": entryValue(attributes, "query") || undefined,
	});
}

interface PanelHead {
	/** In Markdown. */
	readonly label: string;
	/** Determines what switches together, and the id. */
	readonly text: string;
	readonly line: number;
	readonly icon: string | undefined;
	/** In place of the one of the text, so that links outlive a change of the label. Begins with `tab-`, as that one does. */
	readonly id?: string | undefined;
}

/** The tokens before the content of a panel. */
export function panelOpening(state: TokenState, { label, text, line, icon, id: own }: PanelHead): Token[] {
	const name = slug(text) || "tab";
	const id = uniquePanelId(state.env, own ?? `tab-${name}`);
	if (own && id !== own) reportDuplicateId(state.env, line, own, id);
	const open = createElementToken(state, "tab_open", "div", 1, {
		class: "tab",
		id,
		"data-tab": name,
		role: "tabpanel",
		"aria-labelledby": buttonIdOf(id),
	});
	open.map = [line, line + 1];
	if (icon !== undefined && isIconName(icon)) open.meta = { icon };
	else if (icon) reportUnknownIcon(state.env, line, icon);
	const title = createInlineToken(state, label, line);
	return [open, ...createElementTokens(state, "tab_label", "p", [title], { class: "tab-label" })];
}

/** An id that no other panel of the page has. */
function uniquePanelId(env: Env, wanted: string): string {
	const { ids, usedIds } = environmentOf(env);
	const id = claimId(usedIds, wanted);
	claimId(usedIds, buttonIdOf(id));
	ids.push(id);
	return id;
}

const reportUnknownIcon = (env: Env, line: number, icon: string): void =>
	warn(env, line, {
		code: "bad-prop",
		message: `unknown icon "${icon}"`,
		hint: iconHint(icon),
		text: icon,
	});

const reportDuplicateId = (env: Env, line: number, wanted: string, id: string): void =>
	warn(env, line, {
		code: "duplicate-heading-id",
		message: `duplicate id "${wanted}" becomes "${id}"`,
		hint: 'give this tab another id that begins with "tab-"',
		text: wanted,
	});

function reportEmptyTabs(state: StateBlock, line: number): void {
	warn(state.env, line, {
		code: "tabs-without-panel",
		message: '":::tabs" has no panels',
		hint: 'start each panel with a line such as "== Windows"',
		text: ":::",
	});
}
