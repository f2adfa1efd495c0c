/** Limits the number of tokens, each of which takes about 200 bytes of memory during parsing, whatever its length. */
import type { MarkdownIt, StateCore, Token } from "markdown-it";
import { bodyLocation, environmentOf } from "../../environment.ts";
import { warn } from "../../report.ts";
import { LocatedError } from "../../text/unreadable.ts";
import { lineText } from "../block-rules.ts";
import { createTokenLocator } from "./token-locations.ts";
import { createTextToken } from "./tokens.ts";

/** Per file, counting the start and the end of each block. A 5 MB table stays below it unless its cells are empty. */
const MAX_BLOCK_TOKENS = 4_000_000;

/** Per paragraph, heading or cell. */
const MAX_INLINE_TOKENS = 500_000;

/** Rejects files with too many blocks, and shows paragraphs with too much markup as text. */
export function tokenLimitsPlugin(md: MarkdownIt): void {
	limitBlocks(md);
	limitInline(md);
}

function limitBlocks(md: MarkdownIt): void {
	md.block.ruler.before("table", "size", ({ tokens, env }, line) => {
		if (tokens.length <= MAX_BLOCK_TOKENS) return false;
		const known = environmentOf(env);
		throw new LocatedError(
			`file has more than ${MAX_BLOCK_TOKENS.toLocaleString("en")} block tokens`,
			"split it into several files",
			bodyLocation(known, known.activeIncludes[0]?.line ?? line, 0),
		);
	});
}

class InlineLimitError extends Error {}

function limitInline(md: MarkdownIt): void {
	const State = md.inline.State;
	md.inline.State = class extends State {
		override push(type: string, tag: string, nesting: -1 | 0 | 1): Token {
			if (this.tokens.length > MAX_INLINE_TOKENS) throw new InlineLimitError();
			return super.push(type, tag, nesting);
		}
	};
	md.core.ruler.at("inline", (state) => {
		for (const token of state.tokens) if (token.type === "inline") parseInline(state, token);
	});
}

/** Shows a paragraph with too much markup as text. */
function parseInline(state: StateCore, token: Token): void {
	const { md } = state;
	const env = environmentOf(state.env);
	token.children ??= [];
	env.inlineLine = token.map?.[0] ?? 0;
	env.isVerbatim = token.meta?.isVerbatim === true;
	try {
		md.inline.parse(token.content, md, env, token.children);
	} catch (error) {
		if (!(error instanceof InlineLimitError)) throw error;
		token.children = [createTextToken(state, token.content)];
		env.problems.push({
			severity: "error",
			code: "too-much-markup",
			message: `paragraph has more than ${MAX_INLINE_TOKENS.toLocaleString("en")} inline tokens`,
			at: createTokenLocator(env, token)(0),
			hint: "split it into several paragraphs",
		});
	}
}

// Reports blocks nested too deeply, which markdown-it drops silently.

/** Reports text that is dropped because it is nested deeper than `maxNesting`. */
export function nestingPlugin(md: MarkdownIt): void {
	const { block } = md;
	const tokenize = block.tokenize.bind(block);
	block.tokenize = (state, start, end) => {
		const line = state.skipEmptyLines(start);
		const limit = Number(md.options.maxNesting);
		if (state.level >= limit && line < end && Number(state.sCount[line]) >= state.blkIndent) {
			warn(state.env, line, {
				code: "nested-too-deep",
				message: `text nested deeper than ${limit} levels is not shown`,
				text: lineText(state, line),
				hint: "reduce the nesting of lists and quotes",
			});
		}
		tokenize(state, start, end);
	};
}
