import type { Pagination } from "../src/model/site/page.ts";
import type { Chrome, Page } from "../src/react.ts";
import type { PageOfKind } from "./props.ts";
import type { LocaleStrings } from "./strings/index.ts";

interface PageTexts<K extends Page["kind"]> {
	/** The heading of the page if it has no other, and the first part of the document title. */
	readonly name: PageText<K>;
	/** The meta description, unique within the site; empty if the author wrote none. */
	readonly description: PageText<K>;
}

type PageText<K extends Page["kind"]> = (page: PageOfKind<K>, chrome: Chrome, strings: LocaleStrings) => string;

/** Of pages whose author, or whose category, gives both. */
const ownTexts = {
	name: ({ title }: { readonly title: string }) => title,
	description: ({ description }: Page) => description,
};

const TAGS_NAME: PageText<"tags"> = ({ area }, { news }, strings) =>
	area === "news" && news ? strings.tagsIn({ section: news.title }) : strings.tags;

const DOC_TAG_NAME: PageText<"doc-tag"> = ({ docs, tag }, _, strings) =>
	strings.docsTagged({ n: docs.length, tag: tag.label });

const POST_TAG_NAME: PageText<"post-tag"> = ({ count, tag, pagination }, _, strings) =>
	withPageNumber(strings.postsTagged({ n: count, tag: tag.label }), pagination, strings);

const PAGE_TEXTS: { readonly [K in Page["kind"]]: PageTexts<K> } = {
	doc: ownTexts,
	category: ownTexts,
	post: ownTexts,
	text: ownTexts,
	component: ownTexts,
	"post-list": {
		name: ({ pagination }, { news }, strings) => withPageNumber(news?.title ?? "", pagination, strings),
		description: ({ description, pagination }, _, strings) => withPageNumber(description, pagination, strings),
	},
	archive: {
		name: (_page, _chrome, strings) => strings.archive,
		description: (_page, _chrome, strings) => strings.archiveDescription,
	},
	tags: { name: TAGS_NAME, description: TAGS_NAME },
	"doc-tag": {
		name: DOC_TAG_NAME,
		description: (page, ...context) => page.tag.description ?? DOC_TAG_NAME(page, ...context),
	},
	"post-tag": {
		name: POST_TAG_NAME,
		description: (page, ...context) => page.tag.description ?? POST_TAG_NAME(page, ...context),
	},
	search: {
		name: (_page, _chrome, strings) => strings.search,
		description: ownTexts.description,
	},
	"page-index": {
		name: (_page, _chrome, strings) => strings.searchIndex,
		description: (_page, _chrome, strings) => strings.searchIndex,
	},
	"not-found": {
		name: (_page, _chrome, strings) => strings.notFound,
		description: ownTexts.description,
	},
};

// TypeScript cannot correlate the kind of a page with the texts looked up for it.
const pageTextsOf = ({ kind }: Page) => PAGE_TEXTS[kind] as PageTexts<Page["kind"]>;

/** The name of a page in the language of the reader: its title, or what the theme calls a page of its kind. */
export const pageNameOf: PageText<Page["kind"]> = (page, chrome, strings) =>
	pageTextsOf(page).name(page, chrome, strings);

export const pageDescriptionOf: PageText<Page["kind"]> = (page, chrome, strings) =>
	pageTextsOf(page).description(page, chrome, strings);

const withPageNumber = (title: string, { page }: Pagination, strings: LocaleStrings): string =>
	page === 1 ? title : strings.pageOfList({ title, page });

/**
 * The document title: the page's name and the site's title, or the site's title alone if the name is empty or the same.
 */
export function fullTitleOf(name: string, { site }: Chrome): string {
	const own = name.trim();
	if (own === "" || own === site.title) return site.title;
	return `${own} ${site.titleDelimiter} ${site.title}`;
}
