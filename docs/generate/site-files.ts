/** The files that a site has, that a build writes, and that ssg keeps. */

export interface FileKind {
	/** How the page names it. */
	readonly shown: string;
	/** The paths of such files, relative to their folder. The first kind that matches a path counts. */
	readonly pattern: RegExp;
	readonly meaning: string;
}

/** Relative to the folder of the site. */
export const SOURCE_FILES: readonly Omit<FileKind, "pattern">[] = [
	{
		shown: "`site.config.ts`",
		meaning: "The [configuration](configuration/index.md). It may also end in `.mts`, `.js`, `.mjs` or `.cjs`.",
	},
	{
		shown: "`content/en/help/**/*.md`",
		meaning: "Documents of a locale, in the folder that `docs.path` names. `.mdx` works as well.",
	},
	{
		shown: "`content/en/help_versioned/1.0/**/*.md`",
		meaning: "The documents of an older version, see `docs.versions`.",
	},
	{
		shown: "`content/en/news/**/*.md`",
		meaning: "Posts, in the folder that `news.path` names. The name may begin with the date: `2024-03-01-hello.md`.",
	},
	{ shown: "`content/en/pages/**/*.md`", meaning: "Other pages in Markdown, in the folder that `pages.path` names." },
	{
		shown: "`content/en/pages/**/*.tsx`",
		meaning: "Pages in React. The default export is the component. `.jsx` works as well.",
	},
	{
		shown: "images and other files beside a text",
		meaning: "Published if a text links to them, under a name with a hash of their contents.",
	},
	{
		shown: "`_category_.yml`",
		meaning: "In a folder of documents: the label, the position and the page of its category, and groups of items.",
	},
	{ shown: "`authors.yml`", meaning: "In the folder of posts: the authors that posts refer to by key." },
	{
		shown: "`tags.yml`",
		meaning: "In the folder of posts, or in that of documents: labels, permalinks and descriptions of tags.",
	},
	{ shown: "`content/en/_search.yml`", meaning: "Synonyms, and the pages that queries are expected to find." },
	{ shown: "other names that begin with `_`", meaning: "Never a page. Texts can include such files." },
	{
		shown: "`public/**`",
		meaning: "Published as they are. `_headers` and `_redirects` replace or complete those of the build.",
	},
	{
		shown: "`urls.lock`",
		meaning: "The URLs and anchors that the site must keep. `ssg check --lock` writes it; commit it.",
	},
	{
		shown: "`.vscode/ssg/*.json`",
		meaning: "Schemas for editors. `ssg init` and `ssg schema` write them.",
	},
	{
		shown: "`MIGRATION.md`",
		meaning:
			"Written by `ssg init --from`: what was left out of the old configuration, with a place and what to do for each, and the problems of the content by code. Delete it when you are done.",
	},
];

/** Relative to the output folder. */
export const OUTPUT_FILES: readonly FileKind[] = [
	{
		shown: "`404.html`, `fr/404.html`",
		pattern: /(?:^|\/)404\.(?:html|json)$/,
		meaning: "The page that hosts show where nothing is, for each locale.",
	},
	{
		shown: "`help/sync/index.html`",
		pattern: /\.html$/,
		meaning:
			"A page, or a redirect for hosts that do not read `_redirects`. With `trailingSlash: false`, `help/sync.html`.",
	},
	{
		shown: "`assets/strings-en-*.json`",
		pattern: /^assets\/strings-.*\.json$/,
		meaning: "The texts of the interface that scripts show, for each locale.",
	},
	{
		shown: "`assets/*.js`, `assets/*.css`",
		pattern: /^assets\/.*\.(?:js|css|LEGAL\.txt)$/,
		meaning:
			"Scripts and style sheets of the theme and the site, and the licenses of what they contain. Names have a hash, so browsers may keep them for good.",
	},
	{
		shown: "`assets/*`",
		pattern: /^assets\//,
		meaning: "Images and other files beside texts, with a hash in their names.",
	},
	{
		shown: "`sidebars/*.json`",
		pattern: /(?:^|\/)sidebars\/.*\.json$/,
		meaning: "Whole sidebars, which the browser loads when a reader moves on.",
	},
	{
		shown: "`search-index.json`, `search-doc.json`",
		pattern: /(?:^|\/)search-(?:index(?:-\d+)?|doc)\.json$/,
		meaning:
			"The search index of each locale. That of a large site has parts: `search-index-1.json`. [`ssg-docs/search`](api/search.md) reads them.",
	},
	{
		shown: "`search-elasticlunr.json`",
		pattern: /(?:^|\/)search-elasticlunr\.json$/,
		meaning: "The index in the format of elasticlunr, with `search.elasticlunr`.",
	},
	{
		shown: "`news/feed.json`, `news/rss.xml`, `news/atom.xml`",
		pattern: /\/(?:feed\.json|rss\.xml|atom\.xml)$/,
		meaning: "The feeds of each locale, see `news.feed`.",
	},
	{
		shown: "`help/sync/index.json`",
		pattern: /\.json$/,
		meaning: "What the browser shows when a reader moves to the page without a page load.",
	},
	{
		shown: "`help/sync.md`",
		pattern: /\.md$/,
		meaning: "The text of a page in Markdown, with includes and links resolved.",
	},
	{
		shown: "`llms.txt`, `llms-full.txt`",
		pattern: /(?:^|\/)llms(?:-full)?\.txt$/,
		meaning: "The list and the texts of all pages, for language models, see `llms`.",
	},
	{
		shown: "`robots.txt`",
		pattern: /^robots\.txt$/,
		meaning:
			"Allows search engines all pages, or none with `noIndex`, and names the sitemap. One of your own in `public/` replaces it.",
	},
	{
		shown: "`sitemap.xml`, `sitemap-en.xml`, `fr/sitemap.xml`",
		pattern: /(?:^|\/)sitemap(?:-[\w-]+)?\.xml$/,
		meaning: "The list of all pages for search engines, by locale, see `sitemap`.",
	},
	{
		shown: "`_headers`",
		pattern: /^_headers$/,
		meaning: "The content security policy and other headers, for Netlify, Cloudflare Pages and others that read it.",
	},
	{ shown: "`_redirects`", pattern: /^_redirects$/, meaning: "Redirects and not-found pages, for the same hosts." },
	{
		shown: "`.ssg-files`",
		pattern: /^\.ssg-files$/,
		meaning:
			"What ssg has written, with hashes. Only these files are replaced and removed by later builds and by `ssg clean`. Hosts need not publish it.",
	},
];

/** Relative to the folder of the cache. */
export const CACHE_FILES: readonly FileKind[] = [
	{
		shown: "`last-build`, `last-check`",
		pattern: /^last-(?:build|check)$/,
		meaning: "The last report, and a fingerprint of everything that it depends on.",
	},
	{
		shown: "`config`, `templates`, `browser`, `styles`",
		pattern: /^(?:config|templates(?:-\w+\.mjs)?|browser|styles)$/,
		meaning: "The compiled configuration, theme, scripts and style sheets.",
	},
	{
		shown: "`data`, `documents`, `documents-texts`, `outlines`, `history`",
		pattern: /^(?:data|documents(?:-texts)?|outlines|history)$/,
		meaning: "Parsed data files and texts, what `ssg check` looks at, and dates from git.",
	},
	{
		shown: "`pages`, `feeds`, `llms`, `copied-files`",
		pattern: /^(?:pages|feeds|llms|copied-files)$/,
		meaning: "Rendered pages and other output.",
	},
	{
		shown: "`editable-documents`, `page-outlines`",
		pattern: /^(?:editable-documents|page-outlines)$/,
		meaning: "What pages show besides their texts, so that a build after an edit renders the edited page alone.",
	},
	{
		shown: "`search`, `words-en`",
		pattern: /^(?:search|words-.+)$/,
		meaning: "The search index, and the words of each locale.",
	},
];
