/** Reports blocks nested too deeply, which markdown-it drops silently. */

import type { MarkdownIt } from "markdown-it";
import { warn } from "../../report.ts";
import { lineText } from "../block-rules.ts";

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
