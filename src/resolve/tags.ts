/** Tags of documents and posts: their addresses, their order, and the pages of the documents' tags. */
import type { Locale } from "../model/config.ts";
import type { Route, RouteForm } from "../model/route.ts";
import { decoded, localized, routeOf, sameRoute } from "../model/route.ts";
import type {
	DocPage,
	DocTagPage,
	PageLink,
	Tag,
	TagReference,
	TagsPage,
} from "../model/site.ts";
import type { Placed } from "./placed.ts";

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

/** The tags of one document or post, in its order, each address once. */
export function tagsOf(
	references: readonly TagReference[] | undefined,
	place: TagPlace,
): readonly Tag[] {
	const route = tagsRouteOf(place);
	const tags = new Map<Route, Tag>();
	for (const reference of references ?? []) {
		const tag = tagOf(reference, route, place.form);
		if (!tags.has(tag.route)) tags.set(tag.route, tag);
	}
	return [...tags.values()];
}

/** The tag that an author wrote, with its page below the page of all tags: by its permalink, otherwise by its label. */
export function tagOf(
	{ label, permalink = "" }: TagReference,
	tagsRoute: string,
	form: RouteForm = "as-is",
): Tag {
	const parts = decoded(permalink)
		.split("/")
		.filter((part) => !["", ".", ".."].includes(part));
	const path = parts.join("/") || kebabCase(label) || codePoints(label);
	return { route: routeOf(`${tagsRoute}/${path}`, form), label };
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

// Addresses of tags are those of Docusaurus, which asks lodash for them: what follows splits and folds words as it does.

/** Latin letters that are no base letter with an accent. */
const LETTERS: Readonly<Record<string, string>> = {
	Æ: "Ae",
	æ: "ae",
	Ð: "D",
	ð: "d",
	Ø: "O",
	ø: "o",
	Þ: "Th",
	þ: "th",
	ß: "ss",
	Đ: "D",
	đ: "d",
	Ħ: "H",
	ħ: "h",
	ı: "i",
	Ł: "L",
	ł: "l",
	Ŋ: "N",
	ŋ: "n",
	Œ: "Oe",
	œ: "oe",
	Ŧ: "T",
	ŧ: "t",
};

/** Letters and signs of other scripts, which have no case here: they stay as they are. */
const OTHER = String.raw`[^\p{P}\p{S}\p{Z}\p{C}A-Za-z0-9²³¹¼-¾]`;
const WORD = new RegExp(
	[
		// 1st and 2ND are words, though digits and letters part everywhere else
		String.raw`\d*(?:1st|2nd|3rd|[04-9]th)(?![a-z\d])`,
		String.raw`\d*(?:1ST|2ND|3RD|[04-9]TH)(?![A-Z\d])`,
		String.raw`\d+`,
		// XML in XMLReader: a capital before a small letter begins the next word
		`(?:[A-Z]|${OTHER})+(?![a-z]|${OTHER})`,
		`[A-Z]?(?:[a-z]|${OTHER})+`,
		"[A-Z]+",
		String.raw`\p{Extended_Pictographic}(?:[\ufe0f\p{Emoji_Modifier}]|\u200d\p{Extended_Pictographic})*`,
	].join("|"),
	"gu",
);

function kebabCase(text: string): string {
	const plain = text
		.normalize("NFC") // joins the accents of other scripts to their letters, which keep them
		.replace(/[À-ſ]/g, (letter) => LETTERS[letter] ?? letter.normalize("NFKD"))
		.replace(/[\u0300-\u036f'’]/g, "");
	return (plain.match(WORD) ?? []).join("-").toLowerCase();
}

/** For a label of signs only: `++` is `u2b-u2b`. No word splits so, hence no other tag has such an address. */
const codePoints = (text: string): string =>
	[...text].map((sign) => `u${sign.codePointAt(0)?.toString(16)}`).join("-");
