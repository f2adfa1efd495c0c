/** The posts of the site, and their feeds. */
import * as v from "valibot";
import { MAX_SIDEBAR_POSTS } from "../../model/limits.ts";
import type { DeepReadonly } from "../deep-readonly.ts";
import { addressPath, folderPath } from "../paths.ts";
import {
	expected,
	type Input,
	linkBase,
	localizedText,
	nonNegativeInteger,
	orFalse,
	type ParsedKeys,
	positiveInteger,
	requiredText,
	severity,
} from "../values.ts";
import { contentSelection } from "./content-selection.ts";

const sidebarCount = v.union(
	[
		v.pipe(nonNegativeInteger, v.maxValue(MAX_SIDEBAR_POSTS)),
		v.pipe(
			v.literal("ALL"),
			v.transform(() => MAX_SIDEBAR_POSTS),
		),
	],
	expected(`"ALL" or a whole number from 0 to ${MAX_SIDEBAR_POSTS}`),
);

const feedOptions = v.strictObject({
	/**
	 * The formats to write.
	 * @example ["atom"]
	 */
	types: v.exactOptional(v.array(v.picklist(["rss", "atom", "json"])), ["rss", "atom", "json"]),
	/**
	 * The number of entries in a feed; 0 is all.
	 * @example 0
	 */
	limit: v.exactOptional(nonNegativeInteger, 20),
});

const newsOptions = v.strictObject({
	/**
	 * The folder in each locale's content folder that holds the posts.
	 * @example "blog"
	 */
	path: v.exactOptional(folderPath, "news"),
	...contentSelection,
	/**
	 * The path below which posts are served.
	 * @default the value of `path`
	 * @example "updates"
	 */
	routeBasePath: v.exactOptional(v.pipe(requiredText, addressPath)),
	/**
	 * The title of the list of posts and of the feeds.
	 * @default "Blog" if `path` is `blog`, otherwise "News"
	 * @example { en: "News", fr: "Actualités" }
	 */
	title: v.exactOptional(localizedText),
	/**
	 * The description of the list of posts and of the feeds.
	 * @default the value of `title`
	 * @example "Releases and other news"
	 */
	description: v.exactOptional(localizedText),
	/**
	 * The list of the newest posts beside all pages of the news.
	 * @default { count: 5 }
	 * @example { title: "All posts", count: "ALL" }
	 */
	sidebar: v.exactOptional(
		v.strictObject({
			/**
			 * The title of the sidebar.
			 * @default "Recent posts" in the language of the page
			 * @example "All posts"
			 */
			title: v.exactOptional(localizedText),
			/**
			 * The number of posts in the sidebar, which links to the archive for the others. 0: the news have no sidebar.
			 * `"ALL"`: all posts, but no more than the newest 300, because each page of the news repeats them.
			 * @example "ALL"
			 */
			count: v.exactOptional(sidebarCount, 5),
		}),
		{},
	),
	/**
	 * The number of posts on each page of the list.
	 * @example 20
	 */
	postsPerPage: v.exactOptional(positiveInteger, 10),
	/** The feeds of the news. `false`: no feeds. */
	feed: v.exactOptional(orFalse(feedOptions), {}),
	/**
	 * Posts with a date in the future. `"ignore"` publishes them before their date.
	 * @example "ignore"
	 */
	onFuturePosts: v.exactOptional(severity, "throw"),
	/** Whether posts show how long they take to read. */
	showReadingTime: v.exactOptional(v.boolean(), true),
	/**
	 * URL to which the path of a file, relative to the root of the site, is appended.
	 * @default no edit links
	 * @example "https://github.com/example/docs/edit/main/"
	 */
	editUrl: v.exactOptional(linkBase),
	/**
	 * Whether posts show when they were last changed: the date of the last commit that `.git-blame-ignore-revs` does not list.
	 */
	showLastUpdateTime: v.exactOptional(v.boolean(), false),
	/** Whether posts show who changed them last. */
	showLastUpdateAuthor: v.exactOptional(v.boolean(), false),
});

export type NewsOptions = Input<typeof newsOptions>;

export const newsKeys = {
	/**
	 * The news. `false`: the site has none.
	 * @example { path: "blog", title: "Blog", postsPerPage: 5 }
	 */
	news: v.exactOptional(orFalse(newsOptions), {}),
};

export function resolveNews({ news: options }: ParsedKeys<typeof newsKeys>) {
	if (!options) return undefined;
	const routeBasePath = (options.routeBasePath ?? options.path).replace(/^\/+|\/+$/g, "");
	const isBlog = [options.path, routeBasePath].includes("blog");
	const title = options.title ?? (isBlog ? "Blog" : "News");
	return {
		...options,
		title,
		/** Without slashes at its ends. */
		routeBasePath,
		description: options.description ?? title,
	};
}

export type NewsConfig = DeepReadonly<NonNullable<ReturnType<typeof resolveNews>>>;
