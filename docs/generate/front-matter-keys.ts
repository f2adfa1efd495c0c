/** The keys of front matter, as the reference describes them. */

/** Where a key has an effect. */
export type FrontMatterArea = "docs" | "news" | "pages";

export interface FrontMatterKeyDescription {
	readonly name: string;
	readonly type: string;
	readonly areas: readonly FrontMatterArea[];
	/** Markdown. */
	readonly text: string;
	readonly default: string;
	/** Lines of YAML. */
	readonly example: string;
	/** A translation has the value of its original unless it has its own. */
	readonly isInherited?: boolean;
}

export interface FrontMatterSubject {
	readonly title: string;
	readonly keys: readonly FrontMatterKeyDescription[];
}

const ALL: readonly FrontMatterArea[] = ["docs", "news", "pages"];
const DOCS: readonly FrontMatterArea[] = ["docs"];
const NEWS: readonly FrontMatterArea[] = ["news"];

export const FRONT_MATTER_SUBJECTS: readonly FrontMatterSubject[] = [
	{
		title: "Titles and descriptions",
		keys: [
			{
				name: "title",
				type: "text",
				areas: ALL,
				text: "The title of the page: its heading if the text has none, and its name in links, lists, the search and the browser's tab.",
				default: "the first level-1 heading, otherwise the name of the file",
				example: "title: Install the app",
			},
			{
				name: "title_meta",
				type: "text",
				areas: ALL,
				text: "The title in the browser's tab and in search engines, in place of `title`.",
				default: "the value of `title`",
				example: "title_meta: How to install the app on Windows, macOS and Linux",
			},
			{
				name: "hide_title",
				type: "boolean",
				areas: ALL,
				text: "Hides the heading that is made from `title`. A heading in the text is always shown.",
				default: "`false`",
				example: "hide_title: true",
			},
			{
				name: "description",
				type: "text",
				areas: ALL,
				text: "What search engines and previews of links show below the title. 50 to 160 characters are shown in full.",
				default: "the first paragraph",
				example: "description: Install the app with an installer, a package manager or a portable file.",
			},
			{
				name: "keywords",
				type: "list of texts",
				areas: ALL,
				text: "Words for search engines.",
				default: "none",
				example: "keywords: [install, setup]",
			},
			{
				name: "image",
				type: "path or URL",
				areas: ALL,
				text: "The image that social networks show for links to the page: a path in `public/`, or a path relative to the file.",
				default: "the key `image` of the configuration",
				example: "image: /images/install.png",
			},
			{
				name: "head",
				type: "list of elements",
				areas: ALL,
				text: "Elements in the `<head>` of the page, as in VitePress: `meta`, `link` and `title` that load nothing.",
				default: "none",
				example:
					"head:\n  - - meta\n    - { name: author, content: Jane Doe }\n  - - link\n    - { rel: canonical, href: https://example.org/install }",
			},
		],
	},
	{
		title: "Addresses and visibility",
		keys: [
			{
				name: "slug",
				type: "path",
				areas: ALL,
				text: "The path of the page. In documents, a slug that begins with a slash is relative to the path of the version, any other to the folder of the file. Posts are below the path of the news, and other pages below the root.",
				default: "the path of the file without extension, dates and numbers",
				example: "slug: /install",
				isInherited: true,
			},
			{
				name: "id",
				type: "text",
				areas: DOCS,
				text: "The last part of the document's id, which sidebars name.",
				default: "the name of the file without extension and number",
				example: "id: install",
				isInherited: true,
			},
			{
				name: "parse_number_prefixes",
				type: "boolean",
				areas: DOCS,
				text: "Whether a number at the start of the file's name is its position and not part of its id.",
				default: "the key `docs.numberPrefixes` of the configuration",
				example: "parse_number_prefixes: false",
				isInherited: true,
			},
			{
				name: "draft",
				type: "boolean",
				areas: ALL,
				text: "Leaves the page out of the site, unless a command has `--drafts`.",
				default: "`false`",
				example: "draft: true",
			},
			{
				name: "unlisted",
				type: "boolean",
				areas: ALL,
				text: "Builds the page, but leaves it out of sidebars, lists, feeds, the sitemap and the search.",
				default: "`false`",
				example: "unlisted: true",
				isInherited: true,
			},
			{
				name: "source",
				type: "digest",
				areas: ALL,
				text: "In a translation: the digest of the original that it translates. `ssg i18n stamp` writes it; do not edit it.",
				default: "none, and nothing is known about the state of the translation",
				example: "source: 2f6d1c0a9b8e",
			},
		],
	},
	{
		title: "Place in the search",
		keys: [
			{
				name: "search",
				type: "boolean",
				areas: ALL,
				text: "`false` leaves the page out of the search.",
				default: "`true`",
				example: "search: false",
			},
			{
				name: "search_weight",
				type: "number",
				areas: ALL,
				text: "A factor for the score of the page: above 1 it comes earlier in the results, below 1 later.",
				default: "the key `search.weights` of the configuration, otherwise 1",
				example: "search_weight: 2",
			},
		],
	},
	{
		title: "Sidebar and contents",
		keys: [
			{
				name: "sidebar_label",
				type: "text",
				areas: DOCS,
				text: "The name of the document in the sidebar.",
				default: "the value of `title`",
				example: "sidebar_label: Install",
			},
			{
				name: "sidebar_position",
				type: "number",
				areas: DOCS,
				text: "The position in a sidebar that is made from folders.",
				default: "the number at the start of the file's name",
				example: "sidebar_position: 2",
				isInherited: true,
			},
			{
				name: "sidebar_class_name",
				type: "text",
				areas: DOCS,
				text: "Added to the classes of the sidebar's item.",
				default: "none",
				example: "sidebar_class_name: new",
			},
			{
				name: "sidebar_custom_props",
				type: "mapping",
				areas: DOCS,
				text: "Has no effect; accepted from sites that come from Docusaurus.",
				default: "none",
				example: "sidebar_custom_props: { since: 2 }",
			},
			{
				name: "displayed_sidebar",
				type: "text or `null`",
				areas: DOCS,
				text: "The sidebar beside the document; `null` shows none.",
				default: "the sidebar that has the document as a `doc` item",
				example: "displayed_sidebar: defaultSidebar",
				isInherited: true,
			},
			{
				name: "hide_table_of_contents",
				type: "boolean",
				areas: ALL,
				text: "Hides the table of contents.",
				default: "`false`",
				example: "hide_table_of_contents: true",
			},
			{
				name: "toc_min_heading_level",
				type: "number from 2 to 6",
				areas: ALL,
				text: "The first heading level in the table of contents.",
				default: "the key `tableOfContents.minHeadingLevel` of the configuration",
				example: "toc_min_heading_level: 2",
			},
			{
				name: "toc_max_heading_level",
				type: "number from 2 to 6",
				areas: ALL,
				text: "The last heading level in the table of contents.",
				default: "the key `tableOfContents.maxHeadingLevel` of the configuration",
				example: "toc_max_heading_level: 4",
			},
			{
				name: "outline",
				type: "number, list of two numbers, `deep` or `false`",
				areas: ALL,
				text: "VitePress's key for the levels in the table of contents.",
				default: "none",
				example: "outline: [2, 4]",
			},
		],
	},
	{
		title: "Links to other pages",
		keys: [
			{
				name: "pagination_label",
				type: "text",
				areas: DOCS,
				text: "The name of the document in links to the next and previous document.",
				default: "the value of `sidebar_label`, otherwise `title`",
				example: "pagination_label: Install the app",
			},
			{
				name: "pagination_next",
				type: "id or `null`",
				areas: DOCS,
				text: "The next document; `null` shows none.",
				default: "the next one in the sidebar",
				example: "pagination_next: guides/configure",
				isInherited: true,
			},
			{
				name: "pagination_prev",
				type: "id or `null`",
				areas: DOCS,
				text: "The previous document; `null` shows none.",
				default: "the previous one in the sidebar",
				example: "pagination_prev: null",
				isInherited: true,
			},
			{
				name: "next",
				type: "text, mapping or `false`",
				areas: DOCS,
				text: "VitePress's key for the next document: the text of the link, `text` and `link`, or `false` for none.",
				default: "none",
				example: "next: { text: Configure, link: /guides/configure }",
			},
			{
				name: "prev",
				type: "text, mapping or `false`",
				areas: DOCS,
				text: "VitePress's key for the previous document.",
				default: "none",
				example: "prev: false",
			},
			{
				name: "custom_edit_url",
				type: "URL or `null`",
				areas: ALL,
				text: "Where the link to edit the page leads; `null` shows none.",
				default: "made from `editUrl` of the configuration",
				example: "custom_edit_url: https://github.com/example/docs/edit/main/install.md",
			},
			{
				name: "tags",
				type: "list of texts, or of mappings with `label` and `permalink`",
				areas: ["docs", "news"],
				text: "Tags: keys of the tags file, or labels of their own.",
				default: "none",
				example: "tags: [release, { label: First steps, permalink: /first }]",
			},
		],
	},
	{
		title: "Dates and authors",
		keys: [
			{
				name: "date",
				type: "date, with or without a time",
				areas: NEWS,
				text: "The date of the post, in UTC unless it has an offset.",
				default: "the date in the name of the file",
				example: "date: 2024-03-01",
				isInherited: true,
			},
			{
				name: "authors",
				type: "key of the authors file, mapping, or a list of these",
				areas: NEWS,
				text: "The authors of the post. A mapping has `name`, `title`, `url`, `image_url` and `email`. Docusaurus's older keys `author`, `author_title`, `author_url` and `author_image_url` describe a single author.",
				default: "none",
				example: "authors: [jane, { name: John Doe, title: Guest }]",
				isInherited: true,
			},
			{
				name: "last_update",
				type: "mapping with `date`, `author` or both",
				areas: ALL,
				text: "When the page was last changed, and by whom, in place of what git says.",
				default: "from the history of git",
				example: "last_update: { date: 2024-03-01, author: Jane Doe }",
			},
		],
	},
	{
		title: "Home pages and layout",
		keys: [
			{
				name: "layout",
				type: "`home`, `doc` or `page`",
				areas: ALL,
				text: "`home` shows a hero and features, as in VitePress, without sidebar and table of contents. The others are accepted and change nothing.",
				default: "the layout of the area",
				example: "layout: home",
			},
			{
				name: "hero",
				type: "mapping",
				areas: ALL,
				text: "With `layout: home`: `name`, `text`, `tagline`, `image` and `actions`, each with `text`, `link` and `theme` (`brand` or `alt`).",
				default: "none",
				example:
					"hero:\n  name: Widgets\n  tagline: Everything about widgets\n  image: { src: /logo.svg, alt: A widget }\n  actions:\n    - { text: Get started, link: /help/ }\n    - { text: News, link: /news, theme: alt }",
			},
			{
				name: "features",
				type: "list of mappings",
				areas: ALL,
				text: "With `layout: home`: cards with `title`, `details`, `icon` (an emoji or an image), `link` and `linkText`.",
				default: "none",
				example: "features:\n  - { icon: 🌍, title: Every language, details: Translations with a state. }",
			},
			{
				name: "wrapperClassName",
				type: "text",
				areas: ["pages"],
				text: "Added to the classes of `<main>`.",
				default: "none",
				example: "wrapperClassName: wide",
			},
		],
	},
];
