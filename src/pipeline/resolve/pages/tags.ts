/** Tags of documents and posts: their addresses and order, and the tag pages of documents. */

import { getOrInsert } from "../../../model/collections.ts";
import type { Locale } from "../../../model/config.ts";
import type { ParsedDocument, TagReference } from "../../../model/content/document.ts";
import { MAX_TAGS } from "../../../model/limits.ts";
import type { Problem } from "../../../model/problems/problem.ts";
import type { DocPage, DocTagPage, TagsPage } from "../../../model/site/page.ts";
import type { PageLink, Tag } from "../../../model/site/page-parts.ts";
import type { Route, TrailingSlash } from "../../../model/urls/route.ts";
import { localizedRoute, routeOf, withoutTrailingSlash } from "../../../model/urls/route.ts";
import { documentDescriptionOf, frontMatterLocation } from "../site-document.ts";
import type { KnownTag, KnownTags } from "./known-tags.ts";
import { tagPathOf } from "./tag-path.ts";
import { generatedPageFields, type UnlinkedPage } from "./unlinked-page.ts";

/** Where the documents of a version, or the news, are served in a locale. */
export interface TagRouteContext {
	/** Without the locale's prefix: `help`, `help/1.0`, `news`; empty for the root. */
	readonly base: string;
	readonly locale: Locale;
	readonly defaultLocale: string;
	readonly trailingSlash: TrailingSlash;
}

export interface TagGroup<T> {
	readonly tag: Tag;
	readonly items: readonly T[];
}

/** The route of the page that lists all tags: `/fr/help/tags`. */
export const tagsRouteOf = ({ base, locale, defaultLocale, trailingSlash }: TagRouteContext): Route =>
	localizedRoute(`${base}/tags`, locale.name, defaultLocale, trailingSlash);

/**
 * Resolves the tags of a document or post, in order and without duplicates. A key of the tags file refers to the tag
 * defined there.
 */
export function resolveTags(
	references: readonly TagReference[] | undefined,
	context: TagRouteContext,
	known: KnownTags = {},
): readonly Tag[] {
	const route = tagsRouteOf(context);
	const tags = new Map<Route, Tag>();
	for (const reference of references ?? []) {
		const tag = toTag(lookUpTag(reference, known), route, context.trailingSlash);
		if (!tags.has(tag.route)) tags.set(tag.route, tag);
	}
	return [...tags.values()];
}

function lookUpTag(reference: TagReference, known: KnownTags) {
	const { label, permalink } = reference;
	const isKey = permalink === undefined && Object.hasOwn(known, label);
	return isKey ? (known[label] as KnownTag) : reference;
}

/**
 * Creates a tag from what the author wrote. Its page is below the tags page, at its permalink or derived from its
 * label.
 */
export function toTag(
	tag: TagReference & { readonly description?: string },
	tagsRoute: string,
	trailingSlash: TrailingSlash = "as-is",
): Tag {
	const { label, description } = tag;
	return {
		route: routeOf(`${tagsRoute}/${tagPathOf(tag)}`, trailingSlash),
		label,
		...(description && { description }),
	};
}

/** The path of a tag relative to the tags page: `release-notes`. */
export const tagPermalinkOf = (tag: Tag, tagsRoute: Route): string =>
	withoutTrailingSlash(tag.route).slice(withoutTrailingSlash(tagsRoute).length + 1);

/** Takes the tags away, with a problem, if there are too many different ones. */
export function limitTags<T extends { readonly tags: readonly Tag[]; readonly document: KeyedDocument }>(
	items: readonly T[],
): { readonly items: readonly T[]; readonly problems: readonly Problem[] } {
	const routes = new Set<Route>();
	let exceeding: T | undefined;
	for (const item of items) {
		for (const { route } of item.tags) routes.add(route);
		if (routes.size > MAX_TAGS) exceeding ??= item;
	}
	if (!exceeding) return { items, problems: [] };
	const [count, limit] = [routes.size, MAX_TAGS].map((n) => n.toLocaleString("en"));
	return {
		items: items.map((item) => ({ ...item, tags: [] })),
		problems: [
			{
				severity: "error",
				code: "too-many-tags",
				message: `${count} different tags, more than the limit of ${limit}`,
				at: frontMatterLocation(exceeding.document, "tags"),
				hint: "use fewer tags: each of them becomes a page",
			},
		],
	};
}

/**
 * Groups items by tag, in their order; tags with the same address are merged under the first label. Sorted by label.
 */
export function groupByTag<T>(
	items: readonly T[],
	tagsIn: (item: T) => readonly Tag[],
	locale: Locale,
): readonly TagGroup<T>[] {
	const groups = new Map<string, { tag: Tag; items: Set<T> }>();
	for (const item of items)
		for (const tag of tagsIn(item)) getOrInsert(groups, tag.route, () => ({ tag, items: new Set() })).items.add(item);
	const compare = compareByLabel(locale);
	return [...groups.values()]
		.sort((a, b) => compare(a.tag, b.tag))
		.map((group) => ({ tag: group.tag, items: [...group.items] }));
}

/** A document, with the locations of its front matter keys. */
export type KeyedDocument = Pick<ParsedDocument, "path" | "keys">;

export interface DocTagPagesInput extends TagRouteContext {
	/** The sidebar of all documents, as in `Chrome.sidebars`; absent if they have several. */
	readonly sidebar?: string | undefined;
	readonly docs: readonly (Pick<DocPage, "route" | "title" | "tags" | "listed" | "breadcrumbs"> & {
		readonly document: KeyedDocument & Pick<ParsedDocument, "locale" | "frontMatter" | "excerpt">;
	})[];
}

/**
 * Creates the tags page of a version's documents and one page per tag, with documents sorted by title; none if there
 * are no tags.
 */
export function docTagPages(input: DocTagPagesInput): readonly UnlinkedPage<TagsPage | DocTagPage>[] {
	const { docs, locale } = input;
	const listed = docs.filter((doc) => doc.listed);
	const groups = groupByTag(listed, (doc) => doc.tags, locale);
	if (groups.length === 0) return [];
	return [
		{ ...docTagPageBase(input, ""), ...tagsPageFields(groups), area: "docs" },
		...groups.map((group) => docTagPage(input, group)),
	];
}

function docTagPage(
	input: DocTagPagesInput,
	group: TagGroup<DocTagPagesInput["docs"][number]>,
): UnlinkedPage<DocTagPage> {
	const tagsRoute = tagsRouteOf(input);
	const { tag, items } = group;
	const docs = items
		.map(({ route, title, breadcrumbs, document }) => ({
			route,
			label: title,
			description: documentDescriptionOf(document),
			contentLocale: document.locale,
			categories: breadcrumbs.map(({ label }) => label),
		}))
		.sort(compareByLabel(input.locale));
	return {
		...docTagPageBase(input, `/${tagPermalinkOf(tag, tagsRoute)}`),
		...tagPageFields(group, tagsRoute),
		kind: "doc-tag",
		description: tag.description ?? "",
		markdownVersion: [{ links: docs }],
		docs,
	};
}

/** The common fields of the tag pages of documents, at a path relative to the tags page. */
const docTagPageBase = (input: DocTagPagesInput, path: string) => ({
	...generatedPageFields(
		routeOf(`${tagsRouteOf(input)}${path}`, input.trailingSlash),
		`${["docs", input.base, "tags"].filter(Boolean).join("/")}${path}`,
		input.locale,
	),
	sidebar: input.sidebar ?? null,
});

const countedTags = (groups: readonly TagGroup<unknown>[]): TagsPage["tags"] =>
	groups.map(({ tag, items }) => ({ ...tag, count: items.length }));

const MAX_TOP_TAGS = 20;

export const topTagsOf = (groups: readonly TagGroup<unknown>[]): TagsPage["tags"] =>
	[...countedTags(groups)].sort((a, b) => b.count - a.count).slice(0, MAX_TOP_TAGS);

/** What the tags pages of the documents and the news have in common. */
export function tagsPageFields(groups: readonly TagGroup<unknown>[]) {
	const tags = countedTags(groups);
	return {
		kind: "tags" as const,
		nameInProblems: "the page of all tags",
		tags,
		markdownVersion: [{ links: tags.map(({ route, label, count }) => ({ route, label, description: String(count) })) }],
	};
}

/** What the pages of tags of documents and posts have in common. */
export const tagPageFields = (
	{ tag, items: [first] }: TagGroup<{ readonly document: KeyedDocument }>,
	tagsRoute: Route,
) => ({
	nameInProblems: `the page of tag "${tag.label}"`,
	...(first && { at: frontMatterLocation(first.document, "tags") }),
	tag,
	tagsRoute,
});

/** Compares by label in the order of the locale, then by address, so that the order is unambiguous. */
function compareByLabel({ htmlLang }: Locale): (a: PageLink, b: PageLink) => number {
	const { compare } = new Intl.Collator(htmlLang, { numeric: true });
	return (a, b) => compare(a.label, b.label) || (a.route < b.route ? -1 : 1);
}
