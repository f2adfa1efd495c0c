/** Components of the site, files that a page imports, and what nobody has registered. */

import { warn } from "../report.ts";
import { pushIslandWith } from "../rules/containers/islands.ts";
import { pushIncludedText } from "../rules/includes/include-plugin.ts";
import { readIncludedText } from "../rules/includes/read-included-text.ts";
import { createElementToken, createElementTokens, createInlineToken, pushTokens } from "../rules/tokens/tokens.ts";
import { escapeMarkdown } from "../text/escape-markdown.ts";
import { type BlockUse, pushContent, pushElement } from "./block-use.ts";
import { blockContextOf } from "./component-context.ts";
import { safePropsJson, textProp } from "./component-props.ts";

export function pushPartial(use: BlockUse, path: string): void {
	const { state, props, first } = use;
	const text = readIncludedText(state, first, { path });
	if (text === undefined) return;
	const filled = text.replace(/\{\s*props\.([A-Za-z_$][\w$]*)\s*\}/g, (written, name: string) => {
		const value = textProp(props, name);
		return value === undefined ? written : escapeMarkdown(value);
	});
	pushIncludedText(state, first, path, filled);
}

export function pushIslandComponent(use: BlockUse): void {
	const { state, range, props, first } = use;
	if (state.src.slice(range.contentStart, range.contentEnd).trim() !== "")
		warn(state.env, first, {
			code: "bad-island",
			message: `island <${range.name}> cannot have content, which is shown after it`,
			hint: "give it the text as a prop",
			text: `<${range.name}`,
		});
	pushIslandWith(state, first, range.name, JSON.stringify(Object.fromEntries(props)));
	pushContent(use);
}

export function pushSiteComponent(use: BlockUse): void {
	const { state, range, props } = use;
	const attributes = { "data-name": range.name, "data-props": safePropsJson(state, use.first, props) };
	const open = createElementToken(state, "component_open", "ssg-component", 1, attributes);
	const line = lineOfText(use);
	pushElement(use, [open], () => {
		if (line === undefined) pushContent(use);
		else pushTokens(state, [createInlineToken(state, line, use.first)]);
	});
}

/**
 * The content of a component that is written on one line, as in `<Price>per **month**</Price>`. It is text without a
 * paragraph, as in MDX. Components in it are blocks.
 */
function lineOfText({ state, range }: BlockUse): string | undefined {
	const { contentStart, contentEnd } = range;
	const content = state.src.slice(contentStart, contentEnd);
	const text = content.trim();
	if (text === "" || content.includes("\n")) return;
	const start = contentStart + content.indexOf(text);
	return blockContextOf(state).components.byStart.has(start) ? undefined : text;
}

/** Shows that something is missing where the page would have a component that nobody has registered. */
export function pushPlaceholder(use: BlockUse): void {
	const { state, range, first } = use;
	const name = new state.Token("component_text", "", 0);
	name.content = `<${range.name} />`;
	const inline = createInlineToken(state, "", first, [name]);
	pushTokens(state, createElementTokens(state, "placeholder", "p", [inline], { class: "component-placeholder" }));
	pushContent(use);
}
