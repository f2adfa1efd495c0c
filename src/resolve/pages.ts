/** The pages of a locale, filled. */
import type { SiteConfig } from "../model/config.ts";
import type { Content } from "../model/content.ts";
import { htmlOf } from "../model/content.ts";
import type { Document } from "../model/document.ts";
import type {
	ComponentPage,
	DocPage,
	PageLink,
	PostLink,
	PostPage,
	PostSummary,
	TextPage,
} from "../model/page.ts";
import type { Route } from "../model/route.ts";
import type { Asset } from "../model/source.ts";
import { type Addresses, inLocale } from "./addresses.ts";
import type { Areas } from "./chrome.ts";
import { type Filling, type Findings, fill, type Label } from "./fill.ts";
import { docsBase } from "./made.ts";
import type { PlacedPost } from "./news/posts.ts";
import {
	documentKey,
	type PlacedComponent,
	type PlacedText,
	type PlacedVersion,
	type Placement,
} from "./place.ts";
import type { Placed } from "./placed.ts";
import { withHeadings } from "./search-page.ts";
import { tagsOf } from "./tags.ts";
import { type Standing, writtenPage } from "./written.ts";

/** What filling needs to know of the documents of all locales. */
export interface Locales {
	readonly idsOf: (document: Document) => readonly string[];
	readonly isStale: (document: Document) => boolean;
	readonly label: Label;
}

/** A locale, filled. */
export interface Filled {
	readonly pages: readonly Placed[];
	readonly areas: Areas;
	readonly findings: Findings;
}

export function filledLocale(
	placement: Placement,
	addresses: Addresses,
	locales: Locales,
): Filled {
	const findings = { links: [], problems: [], assets: new Set<Asset>() };
	const filling = fillingIn(placement, addresses, locales, findings);
	return {
		pages: pagesOf(placement, filling, addresses.config),
		areas: areasOf(placement, filling, addresses.config),
		findings,
	};
}

function pagesOf(
	placement: Placement,
	filling: FillingOf,
	config: SiteConfig,
): Placed[] {
	const posts = placement.posts.map((post) =>
		postPage(post, filling(post.document), config),
	);
	const previews = previewsOf(placement.posts, filling);
	const written = [
		...placement.versions.flatMap((version) =>
			docPages(version, placement, filling, config),
		),
		...posts,
		...placement.texts.map((text) => textPage(text, filling(text.document))),
	];
	return [
		...written,
		...placement.components.map((component) =>
			componentPage(component, placement),
		),
		...placement.made.map((page) => {
			if (page.kind === "search")
				return withHeadings(page, written, placement.locale);
			return "posts" in page && page.kind !== "component"
				? {
						...page,
						posts: page.posts.map((post) => withContent(post, previews)),
					}
				: page;
		}),
	];
}

type FillingOf = (document: Document) => Filling;

const fillingIn =
	(
		{ locale }: Placement,
		addresses: Addresses,
		{ idsOf, isStale, label }: Locales,
		findings: Findings,
	): FillingOf =>
	(document) => ({
		origin: {
			document,
			locale: locale.name,
			page: addresses.byFile.get(
				inLocale(locale.name, documentKey(document)),
			) ?? { route: "/" as Route, ids: [], aliases: new Map() },
		},
		ids: idsOf(document),
		isStale: isStale(document),
		addresses,
		label,
		findings,
	});

function docPages(
	version: PlacedVersion,
	{ locale }: Placement,
	filling: FillingOf,
	config: SiteConfig,
): Placed<DocPage>[] {
	const { docs, defaultLocale, routeForm: form } = config;
	const place = {
		base: docsBase(config, version.version),
		locale,
		defaultLocale,
		form,
	};
	return version.placed.docs.map((doc) => {
		const standing: Standing = {
			route: doc.route,
			key: documentKey(doc.document),
			title: doc.title,
			listed: doc.listed,
			tags: tagsOf(doc.document.frontMatter.tags, place, version.tags),
			editUrl: docs?.editUrl,
			shows: {
				time: docs?.showLastUpdateTime ?? false,
				author: docs?.showLastUpdateAuthor ?? false,
			},
		};
		return {
			kind: "doc",
			...writtenPage(doc.document, standing, filling(doc.document)),
			id: doc.id,
			version: version.version.name,
			...(doc.sidebar && { sidebar: doc.sidebar }),
			breadcrumbs: doc.breadcrumbs,
			...(doc.previous && { previous: doc.previous }),
			...(doc.next && { next: doc.next }),
		};
	});
}

function postPage(
	post: PlacedPost,
	filling: Filling,
	{ news }: SiteConfig,
): Placed<PostPage> {
	const { document, route, title, listed, tags } = post;
	const standing: Standing = {
		route,
		key: documentKey(document),
		title,
		listed,
		tags,
		editUrl: news?.editUrl,
		shows: {
			time: news?.showLastUpdateTime ?? false,
			author: news?.showLastUpdateAuthor ?? false,
		},
	};
	return {
		kind: "post",
		...writtenPage(document, standing, filling),
		date: post.date,
		authors: post.authors,
		...(post.readingTime && { readingTime: post.readingTime }),
		...(post.newer && { newer: post.newer }),
		...(post.older && { older: post.older }),
	};
}

/**
 * What lists show of each post: the text before the marker, or all of it. Several posts stand on one page, so that each
 * one's ids begin with its name.
 */
function previewsOf(
	posts: readonly PlacedPost[],
	filling: FillingOf,
): ReadonlyMap<Route, Content> {
	return new Map(
		posts.map(({ document, route }) => {
			const own = filling(document);
			const name = document.name.replace(/\.[^.]+$/, "").replaceAll("/", "-");
			return [
				route,
				fill(document.preview ?? document.body, {
					...own,
					ids: own.ids.map((id) => `${name}-${id}`),
					findings: { links: [], problems: [], assets: new Set() }, // the page itself has told them
				}),
			];
		}),
	);
}

const withContent = (
	post: PostSummary,
	previews: ReadonlyMap<Route, Content>,
): PostSummary => ({
	...post,
	content: previews.get(post.route) ?? post.content,
});

function textPage(
	{ document, route, key, title }: PlacedText,
	filling: Filling,
): Placed<TextPage> {
	const { frontMatter } = document;
	return {
		kind: "text",
		...writtenPage(
			document,
			{
				route,
				key,
				title,
				listed: !frontMatter.unlisted,
				tags: [],
				shows: { time: false, author: false },
			},
			filling,
		),
		...(frontMatter.wrapperClassName && {
			wrapperClassName: frontMatter.wrapperClassName,
		}),
	};
}

const HOME_POSTS = 3;

const componentPage = (
	{ file, module, route, key }: PlacedComponent,
	placement: Placement,
): Placed<ComponentPage> => ({
	kind: "component",
	route,
	locale: placement.locale.name,
	key,
	contentLocale: file.locale,
	listed: true,
	source: file.path,
	...(file.updated.date && { lastModified: file.updated.date }),
	description: module.description,
	keywords: module.keywords,
	title: module.title,
	posts: postLinks(placement).slice(0, HOME_POSTS),
});

/** The listed posts of a locale, newest first. */
const postLinks = ({ posts }: Placement): PostLink[] =>
	posts
		.filter(({ listed }) => listed)
		.map(({ route, title, date, readingTime }) => ({
			route,
			label: title,
			date,
			...(readingTime && { readingTime }),
		}));

/** What the areas of a locale give to its chrome. */
function areasOf(
	placement: Placement,
	filling: FillingOf,
	{ docs }: SiteConfig,
): Areas {
	const last = placement.versions.find(
		({ version }) => version.name === docs?.lastVersion,
	);
	const several = placement.versions.length > 1;
	const { announcement } = placement;
	return {
		sidebars: Object.fromEntries(
			placement.versions.flatMap(({ version, placed }) =>
				Object.entries(placed.sidebars).map(([name, entries]) => [
					`${version.name}/${name}`,
					entries,
				]),
			),
		),
		versions: placement.versions.map(({ version, placed }) => ({
			name: version.name,
			label: version.label,
			home: placed.home,
			banner: version.banner,
			badge: version.badge,
			isLast: version.name === docs?.lastVersion,
			docs: several
				? Object.fromEntries(placed.docs.map(({ id, route }) => [id, route]))
				: {},
		})),
		docs: new Map(
			(last?.placed.docs ?? []).map(
				({
					id,
					route,
					label,
					sidebar,
				}): [string, PageLink & { sidebar?: string }] => [
					id,
					{ route, label, ...(sidebar && { sidebar }) },
				],
			),
		),
		drafts: last?.placed.drafts ?? [],
		firstLinks: last?.placed.firstLinks ?? {},
		posts: postLinks(placement),
		...(announcement && {
			announcement: htmlOf(fill(announcement.body, filling(announcement))),
		}),
	};
}
