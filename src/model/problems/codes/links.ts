import type { ProblemSubject } from "./description.ts";

export const LINK_PROBLEMS: ProblemSubject = {
	name: "links",
	title: "Links and images",
	problems: [
		{
			code: "broken-anchor",
			severity: "warning",
			severityKey: "onBrokenAnchors",
			summary: "A link leads to a heading that does not exist.",
			cause:
				"The page exists, but nothing on it has the id after the `#`. Headings get new ids when their texts change.",
			cure: "Correct the fragment, or give the heading the id that the link has: `## New title {#old-title}`.",
		},
		{
			code: "broken-image",
			severity: "error",
			severityKey: "onBrokenLinks",
			summary: "An image does not exist.",
			cause: "The path leads to no file beside the page, and to none in the public folder.",
			cure: "Correct the path. A path that begins with `/` is a file in `public/`; others are relative to the page.",
		},
		{
			code: "broken-link",
			severity: "error",
			severityKey: "onBrokenLinks",
			summary: "A link leads to a page that does not exist.",
			cause:
				"The page was renamed or removed, the path is misspelt, or the page is a draft. Links in the configuration and in components are checked too.",
			cure: "Correct the link. Links to Markdown files (`../guides/install.md`) follow the file if its `slug` changes. To link to a file that another program publishes, write `pathname:///path`.",
		},
		{
			code: "broken-markdown-link",
			severity: "warning",
			severityKey: "onBrokenMarkdownLinks",
			summary: "A link leads to a Markdown file that does not exist.",
			cause: "The file was renamed or removed, or is a draft.",
			cure: "Correct the path, which is relative to the file.",
		},
		{
			code: "link-to-other-locale",
			severity: "warning",
			summary: "A component links from one language to another.",
			cause:
				"A React page or component has a plain `<a href>`, which leads to the page of the default locale from all locales.",
			cure: 'Use `<Link to="…">` of `ssg/templates`, which leads to the page in the reader\'s language. If the other language is meant, add `hrefLang`.',
		},
		{
			code: "refused-asset",
			severity: "error",
			summary: "A page links to a file beside it that browsers or hosts may run.",
			cause:
				"Files beside the content are published when a page links to them or shows them. Images, audio, video, fonts, documents, archives and plain data are; types that could run as part of the site, such as HTML and JavaScript, and those that hosts do not know are not. An SVG picture must not have scripts, event handlers, foreign elements or references to other files.",
			cure: "Move the file to the public folder, or allow its type in `assets.allow`. Export an SVG picture without scripts and foreign objects.",
		},
		{
			code: "unsafe-url",
			severity: "error",
			summary: "A URL has a protocol that is not allowed.",
			cause:
				"Links may have `http:`, `https:`, `mailto:`, `tel:` and `ftp:`, and images also `data:`. Others, such as `javascript:`, can run code. In Markdown the link is left out with a warning; in a finished page and in the configuration it is an error.",
			cure: 'Use an allowed protocol. With `markdown.html: "trusted"`, it is a warning.',
		},
	],
};
