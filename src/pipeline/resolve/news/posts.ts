/** Routes the posts of a locale: address, date, authors, and the previous and next post. */
import type { Locale, NewsConfig } from "../../../model/config.ts";
import type { Author, ParsedDocument } from "../../../model/content/document.ts";
import type { Problem } from "../../../model/problems/problem.ts";
import type { PageLink, Tag } from "../../../model/site/page.ts";
import type { Route, TrailingSlash } from "../../../model/urls/route.ts";
import { decodeUriText, localizedRoute } from "../../../model/urls/route.ts";
import { documentDescriptionOf } from "../pages/document-description.ts";
import type { KnownTags } from "../pages/known-tags.ts";
import { resolveTags } from "../pages/tags.ts";
import type { SiteDocument } from "../site-document.ts";
import { resolvePostAuthors } from "./post-authors.ts";
import { postDateOf } from "./post-date.ts";
import type { PostName } from "./post-name.ts";
import { parsePostName } from "./post-name.ts";

export interface PostRoutingInput {
	readonly config: NewsConfig;
	readonly locale: Locale;
	readonly defaultLocale: string;
	readonly trailingSlash: TrailingSlash;
	/** Include drafts. */
	readonly drafts: boolean;
	readonly documents: readonly SiteDocument[];
	/** By key. */
	readonly authors: Readonly<Record<string, Author>>;
	readonly tags: KnownTags;
}

export interface RoutedPost {
	readonly document: SiteDocument;
	readonly route: Route;
	readonly title: string;
	readonly description: string;
	/** ISO 8601, UTC. */
	readonly date: string;
	readonly authors: readonly Author[];
	readonly tags: readonly Tag[];
	/** Minutes, rounded up. Absent if not shown. */
	readonly readingTime?: number;
	readonly listed: boolean;
	readonly newer?: PageLink;
	readonly older?: PageLink;
}

export interface RoutedPosts {
	/** Newest first; posts of the same time by name, descending. */
	readonly posts: readonly RoutedPost[];
	readonly problems: readonly Problem[];
}

/** The same speed as Docusaurus assumes. */
const WORDS_PER_MINUTE = 200;

/** Routes the posts of a locale in order. A post without a date or with an unknown author is routed and reported. */
export function routePostDocuments(input: PostRoutingInput): RoutedPosts {
	const placed = input.documents
		.filter(({ frontMatter }) => input.drafts || !frontMatter.draft)
		.map((document) => toRoutedPost(document, input));
	const posts = placed.map(({ post }) => post).sort(compareNewestFirst);
	return { posts: addNeighbours(posts), problems: placed.flatMap(({ problems }) => problems) };
}

function toRoutedPost(
	document: SiteDocument,
	input: PostRoutingInput,
): { post: RoutedPost; problems: readonly Problem[] } {
	const { config, locale, defaultLocale, trailingSlash } = input;
	const { frontMatter, heading, words } = document;
	const name = parsePostName(document.name);
	const date = postDateOf(document, name);
	const authors = resolvePostAuthors(document, input.authors);
	const post: RoutedPost = {
		document,
		route: localizedRoute(
			`${config.routeBasePath}/${postSlugOf(document, name)}`,
			locale.name,
			defaultLocale,
			trailingSlash,
		),
		title: frontMatter.title || heading?.text || name.text,
		description: documentDescriptionOf(document),
		date: date.date,
		authors: authors.authors,
		tags: resolveTags(frontMatter.tags, { ...input, base: config.routeBasePath }, input.tags),
		...(config.showReadingTime && words !== undefined && { readingTime: readingMinutes(words) }),
		listed: !frontMatter.unlisted,
	};
	return { post, problems: [...date.problems, ...authors.problems] };
}

/** Both `/hello` and `hello` are relative to the base of the news, and a slug cannot leave it. */
const postSlugOf = ({ frontMatter: { slug } }: ParsedDocument, name: PostName): string =>
	slug
		? decodeUriText(slug)
				.split("/")
				.filter((part) => part !== "." && part !== "..")
				.join("/")
		: name.slug;

const readingMinutes = (words: number): number => Math.max(1, Math.ceil(words / WORDS_PER_MINUTE));

/** Compares by code units, not with a collator: the order is the same on every machine. */
function compareNewestFirst(a: RoutedPost, b: RoutedPost): number {
	if (a.date !== b.date) return a.date < b.date ? 1 : -1;
	return a.document.name < b.document.name ? 1 : -1;
}

function addNeighbours(posts: readonly RoutedPost[]): readonly RoutedPost[] {
	const listed = posts.filter((post) => post.listed);
	const neighbours = new Map(
		listed.map((post, index) => [
			post,
			{ ...neighbourLink("newer", listed[index - 1]), ...neighbourLink("older", listed[index + 1]) },
		]),
	);
	return posts.map((post) => ({ ...post, ...neighbours.get(post) }));
}

const neighbourLink = (
	name: "newer" | "older",
	post: RoutedPost | undefined,
): Partial<Record<"newer" | "older", PageLink>> => (post ? { [name]: { route: post.route, label: post.title } } : {});
