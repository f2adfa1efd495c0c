/** Texts of the theme that a project translates in `code.json`. */
import type { Config } from "../../../config/define.ts";
import { ownEntry } from "../untyped.ts";
import type { DocusaurusProject } from "./project.ts";
import { messagesOf } from "./translator.ts";

type Strings = NonNullable<Config["strings"]>;

/** Our names of texts without placeholders. */
const TEXT_NAMES: Readonly<Record<string, string>> = {
	"theme.BackToTopButton.buttonAriaLabel": "backToTop",
	"theme.ErrorPageContent.title": "crashed",
	"theme.ErrorPageContent.tryAgain": "tryAgain",
	"theme.NotFound.p1": "notFoundText",
	"theme.NotFound.p2": "notFoundReport",
	"theme.NotFound.title": "notFound",
	"theme.SearchBar.label": "search",
	"theme.TOCCollapsible.toggleButtonLabel": "onThisPage",
	"theme.admonition.caution": "admonition.caution",
	"theme.admonition.danger": "admonition.danger",
	"theme.admonition.info": "admonition.info",
	"theme.admonition.note": "admonition.note",
	"theme.admonition.tip": "admonition.tip",
	"theme.admonition.warning": "admonition.warning",
	"theme.blog.archive.description": "archiveDescription",
	"theme.blog.archive.title": "archive",
	"theme.blog.paginator.newerEntries": "newerPosts",
	"theme.blog.paginator.olderEntries": "olderPosts",
	"theme.blog.post.paginator.newerPost": "newerPost",
	"theme.blog.post.paginator.olderPost": "olderPost",
	"theme.blog.post.readMore": "readMore",
	"theme.common.editThisPage": "editThisPage",
	"theme.common.skipToMainContent": "skipToContent",
	"theme.docs.breadcrumbs.home": "home",
	"theme.docs.paginator.next": "next",
	"theme.docs.paginator.previous": "previous",
	"theme.docs.sidebar.navAriaLabel": "docsSidebar",
	"theme.tags.tagsListLabel": "tagsLabel",
	"theme.tags.tagsPageLink": "allTags",
};

export function migrateInterfaceTexts(project: DocusaurusProject): Strings {
	const { locales, notes } = project;
	const strings = locales.flatMap((locale) => {
		const messages = Object.entries(messagesOf(project, locale, "code.json"));
		const own = messages.filter(([id]) => !id.startsWith("theme."));
		for (const [id] of own) notes.add("translated messages of components", `${locale.name}: ${id}`);
		const known = messages.flatMap(([id, message]) => {
			const name = ownEntry(TEXT_NAMES, id);
			return name && !/[{|]/.test(message) ? [[name, message]] : [];
		});
		return known.length > 0 ? [[locale.name, Object.fromEntries(known)] as const] : [];
	});
	return Object.fromEntries(strings);
}
