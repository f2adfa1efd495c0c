/**
 * GitHub alerts: quotes that start with `[!NOTE]` become admonitions
 * (https://docs.github.com/en/get-started/writing-on-github). A title may follow the marker. `[!INFO]` and `[!DANGER]`
 * are VitePress's.
 */
import type { MarkdownIt, StateCore, Token } from "markdown-it";
import { closingTokens, setLevels } from "../tokens/tokens.ts";
import { type AdmonitionType, admonitionOpening } from "./admonitions.ts";

const ALERT_MARKER = /^\[!(note|tip|info|important|warning|caution|danger)\][ \t]*([^\n]*)(?:\n|$)/i;

export function alertsPlugin(md: MarkdownIt): void {
	md.core.ruler.before("inline", "alerts", (state) => {
		if (!state.tokens.some(isAlertStart)) return;
		state.tokens = replaceAlerts(state);
	});
}

const isAlertStart = (token: Token, index: number, tokens: Token[]): boolean =>
	token.type === "blockquote_open" &&
	tokens[index + 1]?.type === "paragraph_open" &&
	ALERT_MARKER.test(tokens[index + 2]?.content ?? "");

function replaceAlerts(state: StateCore): Token[] {
	const { tokens } = state;
	const done: Token[] = [];
	const alerts: Token[][] = [];
	for (let at = 0; at < tokens.length; at++) {
		const token = tokens[at] as Token;
		if (isAlertStart(token, at, tokens)) {
			const content = tokens[at + 2] as Token;
			const opening = alertOpening(state, token, content);
			alerts.push(opening);
			done.push(...opening);
			if (content.content === "") at += 3;
		} else if (token.type === "blockquote_close" && alerts.at(-1)?.[0]?.level === token.level)
			done.push(...setLevels(closingTokens(state, alerts.pop() ?? []), token.level + 2));
		else done.push(token);
	}
	return done;
}

/** The start of the admonition. Removes the line with the marker from the first paragraph. */
function alertOpening(state: StateCore, quote: Token, first: Token): Token[] {
	const line = first.map?.[0] ?? 0;
	const [marker = "", type = "", title = ""] = ALERT_MARKER.exec(first.content) ?? [];
	first.content = first.content.slice(marker.length);
	if (first.map) first.map = [line + 1, first.map[1]];
	const [box, ...head] = admonitionOpening(state, type.toLowerCase() as AdmonitionType, title.trim(), line);
	box.map = quote.map;
	return setLevels([box, ...head], quote.level);
}
