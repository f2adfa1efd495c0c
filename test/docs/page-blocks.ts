/** The fenced blocks of a page of the manual. */

export interface PageBlock {
	readonly language: string;
	/** What follows the language. */
	readonly info: string;
	/** The name of the file that the block shows. */
	readonly title: string | undefined;
	readonly text: string;
	/** The text of the HTML comment before the block, which readers do not see. */
	readonly remark: string | undefined;
	readonly line: number;
	/** Where the text begins in the page. */
	readonly start: number;
}

const FENCE = /(?:^<!-- (.*?) -->\n\n?)?^(`{3,})(\w*)(.*)\n([\s\S]*?)^\2[ \t]*$/dgm;

export const blocksOf = (markdown: string): readonly PageBlock[] =>
	[...markdown.matchAll(FENCE)].map((match) => {
		const [, remark, , language = "", info = "", text = ""] = match;
		const start = match.indices?.[5]?.[0] ?? 0;
		return {
			language,
			info,
			text,
			remark,
			start,
			title: /title="([^"]+)"/.exec(info)?.[1],
			line: markdown.slice(0, start).split("\n").length - 1,
		};
	});
