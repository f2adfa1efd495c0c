/** What the rules for blocks have in common. */
import type { MarkdownIt, StateBlock } from "markdown-it";

type BlockRule = (state: StateBlock, line: number, endLine: number, silent: boolean) => boolean;

/** Adds a rule that comes before that for fences. Its blocks end paragraphs, quotes and lists. */
export function addBlockRule(md: MarkdownIt, name: string, rule: BlockRule): void {
	md.block.ruler.before("fence", name, rule, { alt: ["paragraph", "reference", "blockquote", "list"] });
}

/** The offset of the text on a line, after its indentation. */
export const lineStart = (state: StateBlock, line: number): number =>
	(state.bMarks[line] as number) + (state.tShift[line] as number);

/** A line without its indentation. */
export const lineText = (state: StateBlock, line: number): string =>
	state.src.slice(lineStart(state, line), state.eMarks[line]);

/** Whether a line is indented enough to be code. */
export const isIndentedCode = (state: StateBlock, line: number): boolean =>
	(state.sCount[line] as number) - state.blkIndent >= 4;

/** Whether a line is no code and starts with a character, which rules out most lines. */
export const lineStartsWith = (state: StateBlock, line: number, sign: string): boolean =>
	state.src[lineStart(state, line)] === sign && !isIndentedCode(state, line);

/** The last line of a block that ends at an offset; `undefined` if other text follows, or if the surrounding block ends. */
export function lastLineOf(state: StateBlock, line: number, endLine: number, end: number): number | undefined {
	let last = line;
	while (last < endLine && (state.eMarks[last] as number) < end) last++;
	return last < endLine && state.src.slice(end, state.eMarks[last]).trim() === "" ? last : undefined;
}
