/** Types for packages without their own. */
declare module "markdown-it-emoji/lib/data/full.mjs" {
	const emoji: Readonly<Record<string, string>>;
	export default emoji;
}

declare module "markdown-it-footnote" {
	const footnotes: (md: import("markdown-it").MarkdownIt) => void;
	export default footnotes;
}
