/** Routes the posts of a locale: address, date, authors, and the previous and next post. */
import type { Locale, NewsConfig } from "../../../model/config.ts";
import type { Author, ParsedDocument } from "../../../model/content/document.ts";
import { didYouMean, type Problem, wholeFile } from "../../../model/problems/problem.ts";
import type { PostPage } from "../../../model/site/page.ts";
import { decodeUriText, localizedRoute, type TrailingSlash } from "../../../model/urls/route.ts";
import type { KnownTags } from "../pages/known-tags.ts";
import { resolveTags } from "../pages/tags.ts";
import { documentDescriptionOf, type RoutedItem, type SiteDocument } from "../site-document.ts";
import { type PostName, parsePostName } from "./post-name.ts";

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

export type RoutedPost = RoutedItem &
	Pick<PostPage, "description" | "date" | "authors" | "readingTime" | "newer" | "older" | "related">;

/** The same speed as Docusaurus assumes. */
const WORDS_PER_MINUTE = 200;

/**
 * Routes the posts of a locale in order: newest first; posts of the same time by name, descending. A post without a date
 * or with an unknown author is routed and reported.
 */
export function routePostDocuments(input: PostRoutingInput) {
	const placed = input.documents
		.filter(({ frontMatter }) => input.drafts || !frontMatter.draft)
		.map((document) => toRoutedPost(document, input));
	const posts = placed.map(({ post }) => post).sort(compareNewestFirst);
	return { posts: addNeighbours(posts), problems: placed.flatMap(({ problems }) => problems) };
}

function toRoutedPost(document: SiteDocument, input: PostRoutingInput) {
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

const neighbourLink = (name: "newer" | "older", post: RoutedPost | undefined) =>
	post ? { [name]: { route: post.route, label: post.title } } : {};

// Determines the date of a post.

/** Date of a post without one, so that the rest of the site can be checked. The build fails nevertheless. */
const FALLBACK_DATE = "1970-01-01T00:00:00.000Z";

/** The date of a post in ISO 8601, UTC: from its front matter, otherwise from its file name. */
export function postDateOf(document: ParsedDocument, { date }: PostName) {
	const written = toIsoDate(document.frontMatter.date) ?? date?.date;
	const problem: Problem = {
		severity: "error",
		code: "post-date",
		message: date ? `invalid date "${date.written}" in the file name` : `post "${document.name}" has no date`,
		at: document.keys.date ?? wholeFile(document.path),
		hint: 'start the file name with the date, as in 20240301-hello.md, or add "date: 2024-03-01" to the front matter',
	};
	return { date: written ?? FALLBACK_DATE, problems: written || hasUnreadableDate(document) ? [] : [problem] };
}

/** Front matter reports it. */
const hasUnreadableDate = ({ keys, problems }: ParsedDocument): boolean =>
	problems.some(({ code, at }) => code === "front-matter-type" && at?.line === keys.date?.line);

function toIsoDate(date: string | undefined): string | undefined {
	const time = Date.parse(date ?? "");
	return Number.isNaN(time) ? undefined : new Date(time).toISOString();
}

// Resolves the authors of a post.

type AuthorsByKey = Readonly<Record<string, Author>>;

/**
 * Returns a post's authors in the order it names them. A key refers to the authors file; what the post sets itself
 * takes precedence. An unknown key is an error.
 */
export function resolvePostAuthors(document: ParsedDocument, known: AuthorsByKey) {
	const named = (document.frontMatter.authors ?? []).map((author) =>
		typeof author === "string" ? { key: author } : author,
	);
	return {
		authors: named.flatMap((author) => lookUpAuthor(author, known) ?? []),
		problems: named
			.filter((author) => !lookUpAuthor(author, known))
			.map(({ key }) => unknownAuthorProblem(document, key ?? "", known)),
	};
}

function lookUpAuthor(author: Author, known: AuthorsByKey): Author | undefined {
	if (author.key === undefined) return author;
	if (!Object.hasOwn(known, author.key)) return undefined;
	return { ...known[author.key], ...author };
}

function unknownAuthorProblem(document: ParsedDocument, key: string, known: AuthorsByKey): Problem {
	const at = document.keys.authors ?? document.keys.author;
	const keys = Object.keys(known);
	const meant = didYouMean(key, keys);
	return {
		severity: "error",
		code: "unknown-author",
		message: `unknown author "${key}"`,
		at: at ?? wholeFile(document.path),
		writtenAs: [key],
		hint: [
			...(meant ? [meant] : []),
			keys.length > 0 ? `known authors: ${keys.join(", ")}` : "the authors file is missing or empty",
		].join(" "),
	};
}
