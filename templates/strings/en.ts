import type { LabelName } from "../../src/react.ts";
import { createPluralFormatter } from "./plural.ts";

const count = createPluralFormatter<"one" | "other">("en");

const posts = (n: number) =>
	count(n, { one: () => "one post", other: (n) => `${n} posts` });

/** In `labels`, `%s` is where the word stands that the label is about. */
const labels: Readonly<Record<LabelName, string>> = {
	"admonition.note": "Note",
	"admonition.tip": "Tip",
	"admonition.info": "Info",
	"admonition.important": "Important",
	"admonition.warning": "Warning",
	"admonition.caution": "Caution",
	"admonition.danger": "Danger",
	"admonition.success": "Success",
	"admonition.secondary": "Aside",
	"heading.link": "Link to “%s”",
	"code.copy": "Copy the code",
	"code.wrap": "Wrap long lines",
	"code.group": "Code in several variants",
	details: "Details",
	footnotes: "Footnotes",
	"footnote.back": "Back to the place of note %s",
	"task.done": "Done",
	"task.open": "To do",
	diagram: "Diagram",
};

export const en = {
	labels,

	// chrome
	skipToContent: "Skip to the main content",
	announcement: "Announcement",
	closeAnnouncement: "Close the announcement",
	mainNavigation: "Main",
	openMenu: "Open the menu",
	closeMenu: "Close the menu",
	menu: "Menu",
	mainMenu: "Main menu",
	languages: "Languages",
	language: (current: string) => `Language: ${current}`,
	versions: "Versions",
	version: (current: string) => `Version: ${current}`,
	darkMode: "Dark mode",
	opensInNewTab: "(opens in a new tab)",
	backToTop: "Back to the top",
	footer: "Footer",

	// documents
	docsSidebar: "Documentation",
	toggleCategory: (category: string) => `Pages in “${category}”`,
	onThisPage: "On this page",
	breadcrumbs: "Path to this page",
	home: "Home",
	docsPager: "Previous and next page",
	previous: "Previous",
	next: "Next",
	editThisPage: "Edit this page",
	/** The author is absent where nobody wants to be named. `date` is put where `%s` stands. */
	lastUpdated: (author?: string) =>
		author ? `Last updated on %s by ${author}` : "Last updated on %s",
	lastUpdatedBy: (author: string) => `Last updated by ${author}`,
	items: (n: number) =>
		count(n, { one: () => "one page", other: (n) => `${n} pages` }),

	// notices
	fallback: (language: string) =>
		`This page has not been translated into ${language} yet.`,
	stale:
		"The original of this page has changed since it was translated; some of what it says may be out of date.",
	original: (language: string) => `Read the original (${language})`,
	unlistedTitle: "Unlisted page",
	unlisted:
		"Search engines do not show this page. Only readers who have its address can find it.",
	draftTitle: "Draft",
	draft: "You can see this page while you write. It will not be published.",
	versionBadge: (version: string) => `Version: ${version}`,
	unreleased: (site: string, version: string) =>
		`You are reading about ${site} ${version}, which has not been released yet.`,
	unmaintained: (site: string, version: string) =>
		`You are reading about ${site} ${version}, which is no longer maintained.`,
	latestVersion: (version: string) =>
		`Read the same about the latest version (${version})`,

	// tags
	tags: "Tags",
	tagsIn: (part: string) => `Tags: ${part}`,
	tagsLabel: "Tags:",
	allTags: "All tags",
	docsTagged: (n: number, tag: string) =>
		count(n, {
			one: () => `One page tagged with “${tag}”`,
			other: (n) => `${n} pages tagged with “${tag}”`,
		}),
	postsTagged: (n: number, tag: string) =>
		count(n, {
			one: () => `One post tagged with “${tag}”`,
			other: (n) => `${n} posts tagged with “${tag}”`,
		}),

	// news
	readingTime: (minutes: number) =>
		count(minutes, {
			one: () => "one minute to read",
			other: (n) => `${n} minutes to read`,
		}),
	readMore: "Read more",
	/** What follows "Read more" for screen readers and search engines, beginning with its space. */
	readMoreAbout: (title: string) => ` about “${title}”`,
	listPager: "Newer and older posts",
	newerPosts: "Newer posts",
	olderPosts: "Older posts",
	postPager: "Newer and older post",
	newerPost: "Newer post",
	olderPost: "Older post",
	pageOfList: (title: string, page: number) => `${title}, page ${page}`,
	archive: "Archive",
	archiveDescription: "All posts, by year",
	writtenBy: "Written by",
	authors: "Authors",
	allAuthors: "All authors",
	noPosts: "This author has not written a post yet.",
	postsBy: (author: string, n: number) => `${author}: ${posts(n)}`,

	// search
	search: "Search",
	searchIndex: "All pages, from A to Z",

	// code
	copied: "Copied",
	copyFailed: "Not copied",

	// when something goes wrong
	notFound: "Page not found",
	notFoundText: "We could not find what you were looking for.",
	notFoundReport:
		"Please tell the owner of the site that brought you here that their link is broken.",
	toHome: "Go to the home page",
	baseUrlTitle: "This site did not load properly.",
	baseUrlCause: "Most often the reason is a wrong base URL.",
	baseUrlConfigured: (baseUrl: string) => `The base URL is set to ${baseUrl}`,
	baseUrlSuggested: (baseUrl: string) => `Try ${baseUrl} instead.`,
};

/** The texts of the theme. English sets what there is; a language that lacks a text does not compile. */
export type Strings = typeof en;
