/** The part of a post that lists show. */
import type { Token } from "markdown-it";

/** The tokens before the truncation marker, with what is open there closed; nothing where there is no marker. */
export function previewOf(tokens: readonly Token[]): Token[] | undefined {
	const open: number[] = [];
	for (const [index, token] of tokens.entries()) {
		const inner = token.children && previewOf(token.children);
		if (token.type !== "truncate" && !inner) {
			if (token.nesting === 1) open.push(index);
			else if (token.nesting === -1) open.pop();
			continue;
		}
		const kept = tokens.slice(0, index);
		if (inner)
			kept.push(Object.assign(Object.create(token), { children: inner }));
		const closing = open.reverse().map((from) => closerOf(tokens, from));
		return [...kept, ...closing.filter((token) => token !== undefined)];
	}
	return;
}

function closerOf(tokens: readonly Token[], from: number): Token | undefined {
	let depth = 0;
	return tokens.slice(from).find(({ nesting }) => {
		depth += nesting;
		return depth === 0;
	});
}
