/** Blocks nested too deep for the parser, which drops them without a word. */
import type { MarkdownIt } from "markdown-it";
import { type Environment, placeOf } from "./environment.ts";
import { lineOf } from "./rules/container.ts";

/** Reports the text that is dropped because it is nested deeper than `maxNesting`. */
export function nesting(md: MarkdownIt): void {
	const { block } = md;
	const tokenize = block.tokenize.bind(block);
	block.tokenize = (state, start, end) => {
		const line = state.skipEmptyLines(start);
		const limit = Number(md.options.maxNesting);
		if (
			state.level >= limit &&
			line < end &&
			Number(state.sCount[line]) >= state.blkIndent
		) {
			const env = state.env as Environment;
			env.problems.push({
				severity: "warning",
				code: "nested-too-deep",
				message: `text nested deeper than ${limit} levels is not shown`,
				at: placeOf(env, line, lineOf(state, line)),
				hint: "nest lists and quotes less deep, or raise `markdown.maxNesting`",
			});
		}
		tokenize(state, start, end);
	};
}
