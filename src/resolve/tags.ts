/** Tags of documents and posts: their addresses, their order, and the pages of the documents' tags. */
import type { Locale } from "../model/config.ts";
import type { TagReference } from "../model/document.ts";
import type {
	DocPage,
	DocTagPage,
	PageLink,
	Tag,
	TagsPage,
} from "../model/page.ts";
import type { Route, RouteForm } from "../model/route.ts";
import { localized, routeOf, sameRoute } from "../model/route.ts";
import type { KnownTag, KnownTags } from "./known-tags.ts";
import type { Placed } from "./placed.ts";
import { tagPathOf } from "./tag-path.ts";

/** Where the documents of a version, or the news, are served in a locale. */
export interface TagPlace {
	/** Without the locale's prefix: `help`, `help/1.0`, `news`, or nothing for the root. */
	readonly base: string;
	readonly locale: Locale;
	readonly defaultLocale: string;
	readonly form: RouteForm;
}

export interface TagGroup<T> {
	readonly tag: Tag;
	readonly items: readonly T[];
}

/** The page of all tags of a place: `/fr/help/tags`. */
export const tagsRouteOf = ({
	base,
	locale,
	defaultLocale,
	form,
}: TagPlace): Route =>
	localized(`${base}/tags`, locale.name, defaultLocale, form);

/** The tags of one document or post, in its order, each address once; a key of the tags file is the tag it stands for. */
export function tagsOf(
	references: readonly TagReference[] | undefined,
	place: TagPlace,
	known: KnownTags = {},
): readonly Tag[] {
	const route = tagsRouteOf(place);
	const tags = new Map<Route, Tag>();
	for (const reference of references ?? []) {
		const tag = tagOf(meant(reference, known), route, place.form);
		if (!tags.has(tag.route)) tags.set(tag.route, tag);
	}
	return [...tags.values()];
}

function meant(reference: TagReference, known: KnownTags) {
	const { label, permalink } = reference;
	const isKey = permalink === undefined && Object.hasOwn(known, label);
	return isKey ? (known[label] as KnownTag) : reference;
}

/** The tag that an author wrote, with its page below the page of all tags: by its permalink, otherwise by its label. */
export function tagOf(
	tag: TagReference & { readonly description?: string },
	tagsRoute: string,
	form: RouteForm = "as-is",
): Tag {
	const { label, description } = tag;
	return {
		route: routeOf(`${tagsRoute}/${tagPathOf(tag)}`, form),
		label,
		...(description && { description }),
	};
}

/** What stands after the page of all tags in the address of a tag: `release-notes`. */
export const permalinkOf = (tag: Tag, tagsRoute: Route): string =>
	sameRoute(tag.route).slice(sameRoute(tagsRoute).length + 1);

/** The items of each tag in their order; one address is one tag, called as where it first stands; tags by label. */
export function groupByTag<T>(
	items: readonly T[],
	tagsIn: (item: T) => readonly Tag[],
	locale: Locale,
): readonly TagGroup<T>[] {
	const groups = new Map<string, { tag: Tag; items: Set<T> }>();
	for (const item of items)
		for (const tag of tagsIn(item)) {
			const group = groups.get(tag.route);
			if (group) group.items.add(item);
			else groups.set(tag.route, { tag, items: new Set([item]) });
		}
	const compare = inOrder(locale);
	return [...groups.values()]
		.sort((a, b) => compare(a.tag, b.tag))
		.map((group) => ({ tag: group.tag, items: [...group.items] }));
}

export interface DocTagPagesInput extends TagPlace {
	readonly docs: readonly Pick<
		DocPage,
		"route" | "title" | "description" | "tags" | "listed"
	>[];
}

/** The page of all tags of a version's documents and one page a tag, its documents by title; none when there is no tag. */
export function docTagPages(
	input: DocTagPagesInput,
): readonly Placed<TagsPage | DocTagPage>[] {
	const { docs, locale } = input;
	const listed = docs.filter((doc) => doc.listed);
	const groups = groupByTag(listed, (doc) => doc.tags, locale);
	if (groups.length === 0) return [];
	return [
		{
			...docTagPageAt(input, ""),
			kind: "tags",
			area: "docs",
			tags: countsOf(groups),
		},
		...groups.map((group) => docTagPage(input, group)),
	];
}

function docTagPage(
	input: DocTagPagesInput,
	{ tag, items }: TagGroup<DocTagPagesInput["docs"][number]>,
): Placed<DocTagPage> {
	const tagsRoute = tagsRouteOf(input);
	return {
		...docTagPageAt(input, `/${permalinkOf(tag, tagsRoute)}`),
		kind: "doc-tag",
		description: tag.description ?? "",
		tag,
		tagsRoute,
		docs: items
			.map(({ route, title, description }) => ({
				route,
				label: title,
				description,
			}))
			.sort(inOrder(input.locale)),
	};
}

/** What the pages of tags have in common, at a path below the page of all of them. */
const docTagPageAt = (input: DocTagPagesInput, path: string) => ({
	route: routeOf(`${tagsRouteOf(input)}${path}`, input.form),
	key: `${["docs", input.base, "tags"].filter(Boolean).join("/")}${path}`,
	locale: input.locale.name,
	contentLocale: input.locale.name,
	listed: true,
	description: "",
	keywords: [],
});

/** What the page of all tags lists. */
export const countsOf = (
	groups: readonly TagGroup<unknown>[],
): TagsPage["tags"] =>
	groups.map(({ tag, items }) => ({ ...tag, count: items.length }));

/** Links by label, as a reader of the locale looks them up; equal labels by address, so that the order is always one. */
function inOrder({ htmlLang }: Locale): (a: PageLink, b: PageLink) => number {
	const { compare } = new Intl.Collator(htmlLang, { numeric: true });
	return (a, b) => compare(a.label, b.label) || (a.route < b.route ? -1 : 1);
}
