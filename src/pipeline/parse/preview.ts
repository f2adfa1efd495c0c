/** The preview of a post, for lists. */
import type { Token } from "markdown-it";

/** The tokens before the truncation marker, with open elements closed; `undefined` without a marker. */
export function previewTokens(tokens: readonly Token[]): Token[] | undefined {
	let open = 0;
	for (const [index, token] of tokens.entries()) {
		const inner = token.children && previewTokens(token.children);
		if (token.type !== "truncate" && !inner) {
			open += token.nesting;
			continue;
		}
		const kept = tokens.slice(0, index);
		if (inner) kept.push(Object.assign(Object.create(token), { children: inner }));
		return kept.concat(closersAfter(tokens, index, open));
	}
	return;
}

/** The tokens that close the elements open at an index, innermost first. */
function closersAfter(tokens: readonly Token[], index: number, open: number): Token[] {
	const closers: Token[] = [];
	let depth = 0;
	for (let at = index + 1; at < tokens.length && closers.length < open; at++) {
		const token = tokens[at] as Token;
		depth += token.nesting;
		if (depth >= 0) continue;
		closers.push(token);
		depth = 0;
	}
	return closers;
}
