/** Public plugins of markdown-it that have no types. */
declare module "markdown-it-abbr" {
	const plugin: (md: import("markdown-it").MarkdownIt) => void;
	export default plugin;
}
declare module "markdown-it-deflist" {
	const plugin: (md: import("markdown-it").MarkdownIt) => void;
	export default plugin;
}
declare module "markdown-it-sub" {
	const plugin: (md: import("markdown-it").MarkdownIt) => void;
	export default plugin;
}
