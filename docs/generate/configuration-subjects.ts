/** The pages of the configuration: which files of `src/config/keys/` each one describes. */

export interface ConfigurationSubject {
	/** The name of the page. */
	readonly name: string;
	readonly title: string;
	readonly description: string;
	readonly introduction: string;
	/** Files of `src/config/keys/`, without extension. */
	readonly files: readonly string[];
}

/** Files that other files use for parts of their keys. */
export const SHARED_KEY_FILES = [
	"check/check-external",
	"check/check-rules",
	"content-selection",
	"theme/logo",
	"sidebar-items",
];

export const CONFIGURATION_SUBJECTS: readonly ConfigurationSubject[] = [
	{
		name: "site",
		title: "Site and folders",
		description:
			"Configuration keys for the name, the address, the icon and the folders of a site, and for pages outside documents and news.",
		introduction: "These keys describe the site as a whole. Only `title` and `url` are required.",
		files: ["site", "folders", "assets"],
	},
	{
		name: "languages",
		title: "Languages and texts",
		description:
			"Configuration keys for the locales of a site, their writing direction and dates, and the texts of the user interface.",
		introduction:
			"Each locale has a folder of content with its name. The default locale's pages have no prefix in their URL.",
		files: ["i18n", "theme/strings"],
	},
	{
		name: "documents",
		title: "Documents and sidebars",
		description:
			"Configuration keys for documents: their folder, sidebars, versions, breadcrumbs, edit links and dates of change.",
		introduction:
			"Documents are Markdown files with a sidebar. The folder structure is the sidebar unless you write one.",
		files: ["docs"],
	},
	{
		name: "news",
		title: "News and feeds",
		description:
			"Configuration keys for posts: their folder, titles, the number on each page of the list, and the RSS, Atom and JSON feeds.",
		introduction: "Posts are Markdown files with a date, listed newest first.",
		files: ["news", "feed"],
	},
	{
		name: "navbar",
		title: "Navbar",
		description:
			"Configuration keys for the bar at the top of every page: title, logo, links, menus, the language menu and the search box.",
		introduction: "An item without `type` is a link, or a menu if it has `items`.",
		files: ["theme/navbar"],
	},
	{
		name: "footer",
		title: "Footer, notice and feedback",
		description:
			"Configuration keys for the footer, the announcement bar above every page, and the question whether a page was helpful.",
		introduction: "These keys add parts above and below every page.",
		files: ["theme/footer", "theme/announcement-bar", "theme/feedback"],
	},
	{
		name: "appearance",
		title: "Appearance",
		description:
			"Configuration keys for colors, style sheets, components, light and dark mode, and the table of contents of a page.",
		introduction:
			"These keys change the theme that comes with ssg. To replace its layouts, see the guide about theming.",
		files: ["theme/theme", "theme/color-mode", "theme/table-of-contents"],
	},
	{
		name: "markdown",
		title: "Markdown and front matter",
		description:
			"Configuration keys for raw HTML, formulas, emoji, markdown-it plugins, Mermaid themes and front matter keys of your own.",
		introduction: "These keys say what authors may write in Markdown files and their front matter.",
		files: ["markdown", "theme/mermaid", "front-matter"],
	},
	{
		name: "search",
		title: "Search",
		description:
			"Configuration keys for the full-text search: weights of parts of the site, names of kinds of results, and the expected rank.",
		introduction: "The search works without configuration. These keys rank and name results.",
		files: ["search"],
	},
	{
		name: "head",
		title: "Head and security policy",
		description:
			"Configuration keys for scripts, style sheets and other elements of the head, and for the content security policy.",
		introduction: "What you load with these keys is allowed by the content security policy, and nothing else is.",
		files: ["theme/head", "csp"],
	},
	{
		name: "redirects",
		title: "Redirects and problems",
		description:
			"Configuration keys for redirects from old paths, and for how serious broken links, anchors and duplicate routes are.",
		introduction: "These keys keep old URLs working, and decide which problems fail a build.",
		files: ["redirects", "check/reporting"],
	},
	{
		name: "check",
		title: "Check",
		description:
			"Configuration keys for ssg check: the rules for content, how serious their findings are, and how links to other sites are asked.",
		introduction: "These keys set what `ssg check` looks for besides the problems of a build.",
		files: ["check/check"],
	},
	{
		name: "machine-readable",
		title: "Sitemap and llms.txt",
		description:
			"Configuration keys for the files that machines read: the sitemap for search engines and llms.txt for language models.",
		introduction: "A site with `noIndex` has no `llms.txt`. Feeds are on the page about [news](news.md).",
		files: ["sitemap", "llms"],
	},
];
