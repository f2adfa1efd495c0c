/** English, which defines the strings that there are. It also stands in for strings that a language lacks. */
export const en = {
	// inside content
	"admonition.note": "Note",
	"admonition.tip": "Tip",
	"admonition.info": "Info",
	"admonition.important": "Important",
	"admonition.warning": "Warning",
	"admonition.caution": "Caution",
	"admonition.danger": "Danger",
	"admonition.success": "Success",
	"admonition.secondary": "Aside",
	"heading.link": "Link to “{subject}”",
	"code.copy": "Copy the code",
	"code.wrap": "Wrap long lines",
	"code.group": "Code in several variants",
	details: "Details",
	footnotes: "Footnotes",
	"footnote.back": "Back to the place of note {subject}",
	"task.done": "Done",
	"task.open": "To do",
	diagram: "Diagram",

	// around every page
	skipToContent: "Skip to the main content",
	announcement: "Announcement",
	closeAnnouncement: "Close the announcement",
	mainNavigation: "Main",
	openMenu: "Open the menu",
	closeMenu: "Close the menu",
	menu: "Menu",
	mainMenu: "Main menu",
	language: "Language: {language}",
	version: "Version: {version}",
	colorMode: "Colour mode: {mode}",
	lightMode: "light",
	darkMode: "dark",
	systemMode: "same as the system",
	opensInNewTab: "(opens in a new tab)",
	backToTop: "Back to the top",

	// documents
	docsSidebar: "Documentation",
	toggleCategory: "Pages in “{category}”",
	onThisPage: "On this page",
	breadcrumbs: "Path to this page",
	home: "Home",
	docsPager: "Previous and next page",
	previous: "Previous",
	next: "Next",
	editThisPage: "Edit this page",
	copyMarkdown: "Copy the page as Markdown",
	viewMarkdown: "View as Markdown",
	wasHelpful: "Was this page helpful?",
	yes: "Yes",
	no: "No",
	feedbackThanks: "Thank you for your answer.",
	feedbackFailed: "Your answer could not be sent.",
	lastUpdatedOn: "Last updated on {date}",
	lastUpdatedBy: "Last updated by {author}",
	lastUpdatedOnBy: "Last updated on {date} by {author}",
	pageCount: { one: "one page", other: "{n} pages" },

	// notices
	fallback: "This page has not been translated into {language} yet.",
	stale:
		"The original of this page has changed since it was translated; some of what it says may be out of date.",
	original: "Read the original ({language})",
	unlistedTitle: "Unlisted page",
	unlisted:
		"Search engines do not show this page. Only readers who have its address can find it.",
	versionBadge: "Version: {version}",
	unreleased:
		"You are reading about {site} {version}, which has not been released yet.",
	unmaintained:
		"You are reading about {site} {version}, which is no longer maintained.",
	latestVersion: "Read the same about the latest version ({version})",

	// tags
	tags: "Tags",
	tagsIn: "Tags: {section}",
	tagsLabel: "Tags:",
	allTags: "All tags",
	docsTagged: {
		one: "One page tagged with “{tag}”",
		other: "{n} pages tagged with “{tag}”",
	},
	postsTagged: {
		one: "One post tagged with “{tag}”",
		other: "{n} posts tagged with “{tag}”",
	},

	// news
	recentPosts: "Recent posts",
	readingTime: { one: "one minute to read", other: "{n} minutes to read" },
	readMore: "Read more",
	/** What follows "Read more" for screen readers and search engines, beginning with its space. */
	readMoreAbout: " about “{title}”",
	listPager: "Newer and older posts",
	newerPosts: "Newer posts",
	olderPosts: "Older posts",
	postPager: "Newer and older post",
	newerPost: "Newer post",
	olderPost: "Older post",
	pageOfList: "{title}, page {page}",
	archive: "Archive",
	archiveDescription: "All posts, by year",
	authors: "Authors",

	// search
	search: "Search",
	searchIndex: "All pages, from A to Z",
	searchNeedsScript:
		"The search needs JavaScript. Without it, look for a page in the index.",
	/** In the empty field; `key` is the keyboard shortcut that leads to it. */
	searchShortcut: "Search {key}",
	/** The name of the key on a keyboard. */
	controlKey: "Ctrl",
	searchLoading: "Loading…",
	searchFailed: "The search could not be loaded.",
	closeSearch: "Close the search",
	searchResults: "Search results",
	resultCount: { one: "one result", other: "{n} results" },
	filterResults: "Filter the results",
	/** The results of all kinds: help, news. */
	allKinds: "All",
	/** What the keys do: the arrow keys, Enter, Ctrl and Enter, Escape. */
	hintMove: "Navigate",
	hintOpen: "Open",
	hintNewTab: "New tab",
	hintClose: "Close",
	noResults: "Nothing found for “{query}”",
	noResultsHint: "Check the spelling, or try fewer words.",
	allResults: "All results for “{query}”",
	recentSearches: "Your last searches",
	clear: "Clear",
	clearRecentSearches: "Clear your last searches",
	removeMarks: "Remove marks",

	// code
	copied: "Copied",
	copyFailed: "Not copied",

	// when something goes wrong
	notFound: "Page not found",
	notFoundText: "We could not find what you were looking for.",
	notFoundReport:
		"Please tell the owner of the site that brought you here that their link is broken.",
	similarPages: "Pages with a similar address",
	toHome: "Go to the home page",
	baseUrlTitle: "This site did not load properly.",
	baseUrlCause: "Most often the reason is a wrong base URL.",
	baseUrlConfigured: "The base URL is set to {baseUrl}",
	baseUrlSuggested: "Try {baseUrl} instead.",
	/** The document title when a page crashes. */
	pageError: "Page Error",
	crashed: "This page crashed.",
	tryAgain: "Try again",
	cause: "Cause:",
	loadFailed: "A part of this page could not be loaded.",
	retry: "Retry",
} as const;
