/** Keys of older examples and of other generators, with what to write instead. */
const MOVED_KEYS: Readonly<Record<string, string>> = {
	...Object.fromEntries(
		["accent", "colorMode", "components", "css", "entries", "templates"].map((key) => [
			key,
			`write it as "theme.${key}"`,
		]),
	),
	"check.external.concurrencyPerHost": 'remove it: "check.external.concurrency" is the only limit',
	"check.external.delay": 'remove it: "check.external.concurrency" is the only limit',
	"check.external.retries": "remove it: a request that fails is sent again twice",
	createRedirects: 'write the function into the list "redirects"',
	feed: 'write it as "news.feed"',
	"frontMatter.docsById": 'describe the keys in "frontMatter.docs"',
	head: 'write it as "headTags"',
	"markdown.maxNesting": "remove it: the limit is 100",
	mermaid: 'write "mermaid.theme" as "theme.mermaid"',
	// Docusaurus
	presets: 'write their options as the keys "docs", "news" and "pages"',
	staticDirectories: 'write the folder as "publicDir"',
	themeConfig: 'write its keys at the top level, "colorMode" and "mermaid" in "theme"',
	// VitePress
	base: 'write it as "baseUrl"',
	cleanUrls: 'remove it: see "trailingSlash"',
	description: 'write it as "tagline"',
	srcDir: 'write it as "contentDir"',
};

/** What to write instead of an unknown key, named as `markdown.maxNesting`. */
export const movedKeyHint = (key: string): string | undefined =>
	Object.hasOwn(MOVED_KEYS, key) ? MOVED_KEYS[key] : undefined;
