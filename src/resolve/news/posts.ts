/** The posts of a locale: where each is served, when it was written, by whom, and which come before and after it. */
import type { Locale, NewsConfig } from "../../model/config.ts";
import type { Author, Document } from "../../model/document.ts";
import type { PageLink, Tag } from "../../model/page.ts";
import type { Problem } from "../../model/problem.ts";
import type { Route, RouteForm } from "../../model/route.ts";
import { decoded, localized } from "../../model/route.ts";
import type { KnownTags } from "../known-tags.ts";
import { tagsOf } from "../tags.ts";
import { authorsOf } from "./authors.ts";
import { dateOf } from "./date.ts";
import type { PostName } from "./name.ts";
import { readPostName } from "./name.ts";

export interface NewsInput {
	readonly config: NewsConfig;
	readonly locale: Locale;
	readonly defaultLocale: string;
	readonly form: RouteForm;
	/** Whether drafts are posts too. */
	readonly drafts: boolean;
	readonly documents: readonly Document[];
	/** By key. */
	readonly authors: Readonly<Record<string, Author>>;
	readonly tags: KnownTags;
}

export interface PlacedPost {
	readonly document: Document;
	readonly route: Route;
	readonly title: string;
	/** ISO 8601, UTC. */
	readonly date: string;
	readonly authors: readonly Author[];
	readonly tags: readonly Tag[];
	/** Minutes, rounded up. Absent when not shown. */
	readonly readingTime?: number;
	readonly listed: boolean;
	readonly newer?: PageLink;
	readonly older?: PageLink;
}

export interface PlacedPosts {
	/** Newest first; of one moment, by name from the last. */
	readonly posts: readonly PlacedPost[];
	readonly problems: readonly Problem[];
}

/** As Docusaurus reads. */
const WORDS_A_MINUTE = 200;

/** The posts of a locale in their order; one without a date or with an unknown author is placed all the same, and reported. */
export function placePosts(input: NewsInput): PlacedPosts {
	const placed = input.documents
		.filter(({ frontMatter }) => input.drafts || !frontMatter.draft)
		.map((document) => placePost(document, input));
	const posts = placed.map(({ post }) => post).sort(newestFirst);
	return {
		posts: withNeighbours(posts),
		problems: placed.flatMap(({ problems }) => problems),
	};
}

function placePost(
	document: Document,
	input: NewsInput,
): { post: PlacedPost; problems: readonly Problem[] } {
	const { config, locale, defaultLocale, form } = input;
	const { frontMatter, heading, words } = document;
	const name = readPostName(document.name);
	const date = dateOf(document, name);
	const authors = authorsOf(document, input.authors);
	const post: PlacedPost = {
		document,
		route: localized(
			`${config.routeBasePath}/${slugOf(document, name)}`,
			locale.name,
			defaultLocale,
			form,
		),
		title: frontMatter.title || heading?.text || name.text,
		date: date.date,
		authors: authors.authors,
		tags: tagsOf(
			frontMatter.tags,
			{ ...input, base: config.routeBasePath },
			input.tags,
		),
		...(config.showReadingTime && { readingTime: minutesOf(words) }),
		listed: !frontMatter.unlisted,
	};
	return { post, problems: [...date.problems, ...authors.problems] };
}

/** Both forms that authors write, `/hello` and `hello`, are below the address of the news, and nothing leads out of it. */
const slugOf = ({ frontMatter: { slug } }: Document, name: PostName): string =>
	slug
		? decoded(slug)
				.split("/")
				.filter((part) => part !== "." && part !== "..")
				.join("/")
		: name.slug;

const minutesOf = (words: number): number =>
	Math.max(1, Math.ceil(words / WORDS_A_MINUTE));

/** By code units, not by a collator: the order is the same on every machine. */
function newestFirst(a: PlacedPost, b: PlacedPost): number {
	if (a.date !== b.date) return a.date < b.date ? 1 : -1;
	return a.document.name < b.document.name ? 1 : -1;
}

function withNeighbours(posts: readonly PlacedPost[]): readonly PlacedPost[] {
	const listed = posts.filter((post) => post.listed);
	const neighbours = new Map(
		listed.map((post, index) => [
			post,
			{
				...linkAs("newer", listed[index - 1]),
				...linkAs("older", listed[index + 1]),
			},
		]),
	);
	return posts.map((post) => ({ ...post, ...neighbours.get(post) }));
}

const linkAs = (
	name: "newer" | "older",
	post: PlacedPost | undefined,
): Partial<Record<"newer" | "older", PageLink>> =>
	post ? { [name]: { route: post.route, label: post.title } } : {};
