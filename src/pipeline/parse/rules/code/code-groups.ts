/** Code groups: `:::code-group` with fences whose titles become the labels of tabs. */
import type { StateBlock, Token } from "markdown-it";
import { languageIconOf } from "../../components/icons.ts";
import { escapeMarkdown } from "../../text/escape-markdown.ts";
import { type Directive, parseLines } from "../containers/container.ts";
import { panelOpening, tabsOpening } from "../containers/tabs.ts";
import { addLabelPlaceholder } from "../labels.ts";
import { addAttributes, createElementToken, pushContainer, pushTokens, type TokenState } from "../tokens/tokens.ts";
import { codeInfoText, parseCodeInfo } from "./code-info.ts";

/** Pushes a panel for each fence. Anything between the fences stays between the panels. */
export function pushCodeGroup(state: StateBlock, directive: Directive): void {
	const { line, end, rest } = directive;
	pushCodePanels(state, line, end, rest, () => parseLines(state, line + 1, end));
}

/** Pushes a group whose fences are among the tokens that `parseContent` pushes. */
export function pushCodePanels(state: StateBlock, line: number, end: number, rest: string, parseContent: () => void) {
	const open = codeGroupOpening(state, rest);
	open.map = [line, end];
	pushContainer(state, [open], () => {
		const first = state.tokens.length;
		parseContent();
		for (const token of state.tokens.splice(first))
			if (token.type === "fence" && token.level === state.level)
				pushTokens(state, codePanelTokens(state, labelOf(state, token), token));
			else state.tokens.push(token);
	});
}

function labelOf({ md }: StateBlock, fence: Token): string {
	const { title, tab, language } = parseCodeInfo(codeInfoText(md, fence));
	return title ?? String(fence.meta?.file ?? (tab || language || "code"));
}

/** The element around a group; `rest` is as for tabs. */
export function codeGroupOpening(state: TokenState, rest: string): Token {
	const open = tabsOpening(state, rest);
	addAttributes(open, { role: "group", "aria-label": addLabelPlaceholder(state.env, "code.group") });
	return open;
}

/** The panel of a fence, whose icon is that of the language or file that it is named for. */
export function codePanelTokens(state: TokenState, label: string, fence: Token): Token[] {
	fence.meta = { ...fence.meta, tabLabel: label };
	const { icon = languageIconOf(label) } = parseCodeInfo(fence.info);
	const line = fence.map?.[0] ?? 0;
	return [
		...panelOpening(state, { label: escapeMarkdown(label), text: label, line, icon }),
		fence,
		createElementToken(state, "tab_close", "div", -1),
	];
}
