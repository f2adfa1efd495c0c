/** Quotes that begin in `[!NOTE]`, as on GitHub: the same boxes as admonitions. A title may follow the mark. */
import type { MarkdownIt, StateCore, Token } from "markdown-it";
import { type Admonition, closingOf, openingOf } from "./admonitions.ts";
import { atLevel } from "./tokens.ts";

const MARKER =
	/^\[!(note|tip|important|warning|caution)\][ \t]*([^\n]*)(?:\n|$)/i;

export function alerts(md: MarkdownIt): void {
	md.core.ruler.before("inline", "alerts", (state) => {
		if (!state.tokens.some(startsAlert)) return;
		state.tokens = withAlerts(state);
	});
}

const startsAlert = (token: Token, index: number, tokens: Token[]): boolean =>
	token.type === "blockquote_open" &&
	tokens[index + 1]?.type === "paragraph_open" &&
	MARKER.test(tokens[index + 2]?.content ?? "");

function withAlerts(state: StateCore): Token[] {
	const { tokens } = state;
	const done: Token[] = [];
	const alertLevels: number[] = [];
	for (let at = 0; at < tokens.length; at++) {
		const token = tokens[at] as Token;
		if (startsAlert(token, at, tokens)) {
			alertLevels.push(token.level);
			const content = tokens[at + 2] as Token;
			done.push(...opening(state, token, content));
			if (content.content === "") at += 3;
		} else if (
			token.type === "blockquote_close" &&
			alertLevels.at(-1) === token.level
		) {
			alertLevels.pop();
			done.push(...atLevel(closingOf(state), token.level + 2));
		} else done.push(token);
	}
	return done;
}

/** The opening of the box; the line of the mark is taken out of the first paragraph. */
function opening(state: StateCore, quote: Token, first: Token): Token[] {
	const line = first.map?.[0] ?? 0;
	const [marker = "", type = "", title = ""] = MARKER.exec(first.content) ?? [];
	first.content = first.content.slice(marker.length);
	if (first.map) first.map = [line + 1, first.map[1]];
	const [box, ...head] = openingOf(
		state,
		type.toLowerCase() as Admonition,
		title.trim(),
		line,
	);
	box.map = quote.map;
	return atLevel([box, ...head], quote.level);
}
