/** Routes everything in one locale, before any link is resolved. */
import type { Locale, SiteConfig } from "../../../model/config.ts";
import type { Author, ParsedDocument } from "../../../model/content/document.ts";
import type { ComponentFile, ContentArea } from "../../../model/content/source.ts";
import type { Problem } from "../../../model/problems/problem.ts";
import type { NotFoundPage } from "../../../model/site/page.ts";
import type { ComponentModule } from "../../../model/site/site.ts";
import { decodeUriText, homeRouteOf, localizedRoute, type Route } from "../../../model/urls/route.ts";
import { type DocsContext, type RoutedVersion, routeVersions } from "../docs/route-versions.ts";
import { newsRoutesOf, type RoutedNewsPages, routeNewsPages } from "../news/pages.ts";
import { type RoutedPost, routePostDocuments } from "../news/posts.ts";
import { addRelatedPosts } from "../news/related-posts.ts";
import { resolveKnownTags } from "../pages/known-tags.ts";
import { pageIndexRouteOf } from "../pages/page-index.ts";
import { searchRouteOf } from "../pages/search-page.ts";
import { limitTags } from "../pages/tags.ts";
import { generatedPageFields, type UnlinkedPage } from "../pages/unlinked-page.ts";
import type { RoutedItem, SiteDocument } from "../site-document.ts";
import { fileKey, selectForLocale } from "./locale-fallbacks.ts";

/** What routing needs besides documents: results of `parse` and `bundle`, and the configuration. */
export interface RoutingContext extends DocsContext {
	readonly authors: readonly { readonly locale: string; readonly authors: Readonly<Record<string, Author>> }[];
	readonly components: readonly ComponentFile[];
	readonly modules: readonly ComponentModule[];
}

export interface RoutedComponent {
	readonly file: ComponentFile;
	readonly module: ComponentModule;
	readonly route: Route;
	readonly key: string;
}

export interface RoutedDraft {
	readonly document: SiteDocument;
	readonly route: Route;
}

/** Everything in a locale that has a route. Generated pages are complete, except those that show parts of others. */
export interface RoutedLocale {
	readonly locale: Locale;
	readonly versions: readonly RoutedVersion[];
	readonly posts: readonly RoutedPost[];
	readonly newsPages?: RoutedNewsPages<RoutedPost>;
	readonly texts: readonly RoutedItem[];
	readonly components: readonly RoutedComponent[];
	/** The search page and the index from A to Z. Absent without search. */
	readonly searchRoutes?: { readonly search: Route; readonly index: Route };
	readonly notFoundPage: UnlinkedPage<NotFoundPage>;
	/** Markdown and HTML of the configuration. */
	readonly configMarkup: readonly SiteDocument[];
	/** Documents that are not built, and where they would be. */
	readonly drafts: readonly RoutedDraft[];
	readonly problems: readonly Problem[];
}

/** The documents, posts and Markdown pages of a locale. */
export const routedDocumentsOf = ({ versions, posts, texts }: RoutedLocale) => [
	...versions.flatMap(({ docs }) => docs),
	...posts,
	...texts,
];

/** The routes of the pages without a file of their own. A locale without a home page may have a redirect there. */
export const generatedRoutesOf = (
	{ locale, versions, newsPages, searchRoutes, notFoundPage }: RoutedLocale,
	{ defaultLocale }: SiteConfig,
): Route[] => [
	...versions.flatMap(({ generatedPages }) => generatedPages.map(({ route }) => route)),
	...(newsPages ? newsRoutesOf(newsPages) : []),
	...(searchRoutes ? [searchRoutes.search, searchRoutes.index] : []),
	notFoundPage.route,
	...(versions.some(({ docs }) => docs.length > 0) || newsPages ? [homeRouteOf(locale.name, defaultLocale)] : []),
];

/** The parts of a locale that are routed apart from each other. */
interface RoutedAreas {
	readonly versions: readonly RoutedVersion[];
	readonly news: RoutedNews | undefined;
	readonly drafts: readonly RoutedDraft[];
}

export const documentsIn = (area: ContentArea, shown: readonly SiteDocument[]): readonly SiteDocument[] =>
	shown.filter((document) => document.area === area);

/** Completes the parts of a locale by what is routed in no time. */
export function createRoutedLocale(
	locale: Locale,
	shown: readonly SiteDocument[],
	{ versions, news, drafts, config, components, modules }: RoutingContext & RoutedAreas,
): RoutedLocale {
	return {
		locale,
		versions,
		posts: news?.posts ?? [],
		...(news && { newsPages: news.pages }),
		texts: routeTextPages(documentsIn("pages", shown), locale, config),
		components: routeComponents(locale, { components, modules }, config),
		...(config.search && {
			searchRoutes: { search: searchRouteOf(locale, config), index: pageIndexRouteOf(locale, config) },
		}),
		notFoundPage: createNotFoundPage(locale, config),
		configMarkup: documentsIn("chrome", shown),
		drafts,
		problems: [...versions.flatMap(({ problems }) => problems), ...(news?.problems ?? [])],
	};
}

/** Routes everything once more as if drafts were built. */
export function routeDrafts(locale: Locale, shown: readonly SiteDocument[], built: RoutingContext): RoutedDraft[] {
	if (built.config.drafts || !shown.some(isDraft)) return [];
	const context = { ...built, config: { ...built.config, drafts: true } };
	const routed = createRoutedLocale(locale, shown, {
		...context,
		versions: routeVersions(locale, documentsIn("docs", shown), context),
		news: routeNews(locale, documentsIn("news", shown), context),
		drafts: [],
	});
	return routedDocumentsOf(routed)
		.filter(({ document }) => isDraft(document))
		.map(({ document, route }) => ({ document, route }));
}

const isDraft = ({ frontMatter }: ParsedDocument): boolean => frontMatter.draft === true;

const routeTextPages = (documents: readonly SiteDocument[], locale: Locale, config: SiteConfig): RoutedItem[] =>
	documents
		.filter((document) => config.drafts || !isDraft(document))
		.map((document) => {
			const { name, heading, frontMatter } = document;
			return {
				document,
				route: pageRoute(locale, config, { name, slug: frontMatter.slug }),
				title: frontMatter.title ?? heading?.text ?? name,
				listed: !frontMatter.unlisted,
				tags: [],
			};
		});

export interface RoutedNews {
	readonly posts: readonly RoutedPost[];
	readonly pages: RoutedNewsPages<RoutedPost>;
	readonly problems: readonly Problem[];
}

/** Routes the posts of a locale, and the pages that list them; `undefined` if the site has no news. */
export function routeNews(
	locale: Locale,
	documents: readonly SiteDocument[],
	{ config, authors, tags }: Pick<RoutingContext, "config" | "authors" | "tags">,
): RoutedNews | undefined {
	const { news, defaultLocale, trailingSlash, drafts } = config;
	if (!news) return undefined;
	const authorsIn = (name: string) => authors.find((file) => file.locale === name)?.authors;
	const known = resolveKnownTags(tags, { area: "news", version: "current", locales: [defaultLocale, locale.name] });
	const place = { config: news, locale, defaultLocale, trailingSlash };
	const placed = routePostDocuments({
		...place,
		drafts,
		documents,
		authors: { ...authorsIn(defaultLocale), ...authorsIn(locale.name) },
		tags: known.tags,
	});
	const posts = limitTags(placed.posts);
	return {
		posts: addRelatedPosts(posts.items),
		pages: routeNewsPages({ ...place, posts: posts.items.filter(({ listed }) => listed) }),
		problems: [...placed.problems, ...known.problems, ...posts.problems],
	};
}

function routeComponents(
	locale: Locale,
	{ components, modules }: Pick<RoutingContext, "components" | "modules">,
	config: SiteConfig,
): RoutedComponent[] {
	const byPath = new Map(modules.map((module) => [module.path, module]));
	const keyOf = ({ name }: ComponentFile) => fileKey("pages", "current", name);
	return selectForLocale(components, [config.defaultLocale, locale.name], { keyOf }).flatMap((file) => {
		const module = byPath.get(file.path); // a component without a default export has no module, and was reported
		return module ? [{ file, module, route: pageRoute(locale, config, file), key: keyOf(file) }] : [];
	});
}

/** `index.md` is served at its folder, any other page at its name. */
function pageRoute(
	{ name: locale }: Locale,
	{ defaultLocale, trailingSlash }: SiteConfig,
	{ name, slug }: { readonly name: string; readonly slug?: string | undefined },
): Route {
	const path = name.replace(/\.[^./]+$/, "").replace(/(^|\/)index$/, "$1");
	const written = slug && decodeUriText(slug).replace(/^\.\//, "");
	return localizedRoute(written || path, locale, defaultLocale, trailingSlash);
}

/** The page that hosts send for unknown URLs. */
const createNotFoundPage = (locale: Locale, { defaultLocale }: SiteConfig): UnlinkedPage<NotFoundPage> => ({
	...generatedPageFields(localizedRoute("404", locale.name, defaultLocale), "not-found", locale),
	kind: "not-found",
	hasAddress: false,
	nameInProblems: "the 404 page",
	listed: false,
	sidebar: null,
	markdownVersion: null,
});
