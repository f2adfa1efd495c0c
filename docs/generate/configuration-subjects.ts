/** The pages of the configuration, in their order. Each one describes the keys of a file in `src/config/keys/`. */

export interface ConfigurationSubject {
	/** The name of the page, and of the file without extension. */
	readonly name: string;
	readonly title: string;
	readonly description: string;
	readonly introduction: string;
}

export const CONFIGURATION_SUBJECTS: readonly ConfigurationSubject[] = [
	{
		name: "site",
		title: "Site and folders",
		description:
			"Configuration keys for the name, the address, the icon and the folders of a site, and for pages outside documents and news.",
		introduction: "These keys describe the site as a whole. Only `title` and `url` are required.",
	},
	{
		name: "languages",
		title: "Languages and texts",
		description:
			"Configuration keys for the locales of a site, their writing direction and dates, and the texts of the user interface.",
		introduction:
			"Each locale has a folder of content with its name. The default locale's pages have no prefix in their URL.",
	},
	{
		name: "documents",
		title: "Documents and sidebars",
		description:
			"Configuration keys for documents: their folder, sidebars, versions, breadcrumbs, edit links and dates of change.",
		introduction:
			"Documents are Markdown files with a sidebar. The folder structure is the sidebar unless you write one.",
	},
	{
		name: "news",
		title: "News and feeds",
		description:
			"Configuration keys for posts: their folder, titles, the number on each page of the list, and the RSS, Atom and JSON feeds.",
		introduction: "Posts are Markdown files with a date, listed newest first.",
	},
	{
		name: "navbar",
		title: "Navbar",
		description:
			"Configuration keys for the bar at the top of every page: title, logo, links, menus, the language menu and the search box.",
		introduction: "An item without `type` is a link, or a menu if it has `items`.",
	},
	{
		name: "footer",
		title: "Footer, notice and feedback",
		description:
			"Configuration keys for the footer, the announcement bar above every page, and the question whether a page was helpful.",
		introduction: "These keys add parts above and below every page.",
	},
	{
		name: "appearance",
		title: "Appearance",
		description:
			"Configuration keys for colors, style sheets, components, templates, light and dark mode, and the table of contents of a page.",
		introduction: "These keys change the theme that comes with ssg.",
	},
	{
		name: "markdown",
		title: "Markdown and front matter",
		description:
			"Configuration keys for raw HTML, formulas, emoji, markdown-it plugins, heading ids, and front matter keys of your own.",
		introduction: "These keys say what authors may write in Markdown files and their front matter.",
	},
	{
		name: "search",
		title: "Search",
		description:
			"Configuration keys for the full-text search: weights of parts of the site, names of kinds of results, and the expected rank.",
		introduction: "The search works without configuration. These keys rank and name results.",
	},
	{
		name: "head",
		title: "Head and security policy",
		description:
			"Configuration keys for scripts, style sheets and other elements of the head, and for the content security policy.",
		introduction: "What you load with these keys is allowed by the content security policy, and nothing else is.",
	},
	{
		name: "redirects",
		title: "Redirects and problems",
		description:
			"Configuration keys for redirects from old paths, and for how serious broken links, anchors and duplicate routes are.",
		introduction: "These keys keep old URLs working, and decide which problems fail a build.",
	},
	{
		name: "check",
		title: "Check and budgets",
		description:
			"Configuration keys for ssg check: the rules for content, how serious their problems are, and links to other sites; and for the weight of pages.",
		introduction:
			"These keys set what `ssg check` looks for besides the problems of a build, and what pages may weigh.",
	},
	{
		name: "machine-readable",
		title: "Sitemap and llms.txt",
		description:
			"Configuration keys for the files that machines read: the sitemap for search engines and llms.txt for language models.",
		introduction: "A site with `noIndex` has no `llms.txt`. Feeds are on the page about [news](news.md).",
	},
];
