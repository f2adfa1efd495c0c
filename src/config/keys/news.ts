/** `news`: the posts of the site. */
import * as v from "valibot";
import { MAX_SIDEBAR_POSTS } from "../../model/limits.ts";
import type { DeepReadonly } from "../deep-readonly.ts";
import { addressPath, folderPath } from "../paths.ts";
import type { ParsedKeys } from "../values.ts";
import {
	expected,
	type LocalizedText,
	linkBase,
	localizedText,
	nonNegativeInteger,
	orFalse,
	positiveInteger,
	requiredText,
} from "../values.ts";
import { type ContentSelectionOptions, contentSelectionOptions } from "./content-selection.ts";
import { type feedKeys, feedLimitOf } from "./feed.ts";

export interface NewsKeys {
	/**
	 * The news. `false`: the site has none.
	 * @default {}
	 * @example { path: "blog", title: "Blog", postsPerPage: 5 }
	 */
	readonly news?: NewsOptions | false;
}

export interface NewsOptions extends ContentSelectionOptions {
	/**
	 * The folder in each locale's content folder that holds the posts.
	 * @default "news"
	 * @example "blog"
	 */
	readonly path?: string;
	/**
	 * The path below which posts are served.
	 * @default the value of `path`
	 * @example "updates"
	 */
	readonly routeBasePath?: string;
	/**
	 * The title of the list of posts and of the feeds.
	 * @default "Blog" if `path` is `blog`, otherwise "News"
	 * @example { en: "News", fr: "Actualités" }
	 */
	readonly title?: LocalizedText;
	/**
	 * The description of the list of posts and of the feeds.
	 * @default the value of `title`
	 * @example "Releases and other news"
	 */
	readonly description?: LocalizedText;
	/**
	 * The list of the newest posts beside all pages of the news.
	 * @default { count: 5 }
	 * @example { title: "All posts", count: "ALL" }
	 */
	readonly sidebar?: NewsSidebarOptions;
	/**
	 * The number of posts on each page of the list.
	 * @default 10
	 * @example 20
	 */
	readonly postsPerPage?: number;
	/** Whether posts show how long they take to read. @default true */
	readonly showReadingTime?: boolean;
	/**
	 * URL to which the path of a file, relative to the root of the site, is appended.
	 * @default no edit links
	 * @example "https://github.com/example/docs/edit/main/"
	 */
	readonly editUrl?: string;
	/**
	 * Whether posts show when they were last changed: the date of the last commit that `.git-blame-ignore-revs` does not list.
	 * @default false
	 */
	readonly showLastUpdateTime?: boolean;
	/** Whether posts show who changed them last. @default false */
	readonly showLastUpdateAuthor?: boolean;
}

export interface NewsSidebarOptions {
	/**
	 * The title of the sidebar.
	 * @default "Recent posts" in the language of the page
	 * @example "All posts"
	 */
	readonly title?: LocalizedText;
	/**
	 * The number of posts in the sidebar, which links to the archive for the others. 0: the news have no sidebar.
	 * `"ALL"`: all posts, but no more than the newest 300, because each page of the news repeats them.
	 * @default 5
	 * @example "ALL"
	 */
	readonly count?: number | "ALL";
}

const DEFAULT_SIDEBAR_COUNT = 5;

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

const newsOptions = v.strictObject({
	path: v.exactOptional(folderPath, "news"),
	...contentSelectionOptions,
	routeBasePath: v.exactOptional(v.pipe(requiredText, addressPath)),
	title: v.exactOptional(localizedText),
	description: v.exactOptional(localizedText),
	sidebar: v.exactOptional(
		v.strictObject({
			title: v.exactOptional(localizedText),
			count: v.exactOptional(sidebarCount, DEFAULT_SIDEBAR_COUNT),
		}),
		{},
	),
	postsPerPage: v.exactOptional(positiveInteger, 10),
	showReadingTime: v.exactOptional(v.boolean(), true),
	editUrl: v.exactOptional(linkBase),
	showLastUpdateTime: v.exactOptional(v.boolean(), false),
	showLastUpdateAuthor: v.exactOptional(v.boolean(), false),
});

export const newsKeys = {
	news: v.exactOptional(orFalse(newsOptions), {}),
};

const resolveNewsOptions = (options: v.InferOutput<typeof newsOptions>, feed: ParsedKeys<typeof feedKeys>["feed"]) => {
	const routeBasePath = (options.routeBasePath ?? options.path).replace(/^\/+|\/+$/g, "");
	const isBlog = [options.path, routeBasePath].includes("blog");
	const title = options.title ?? (isBlog ? "Blog" : "News");
	return {
		...options,
		title,
		/** Without slashes at its ends. */
		routeBasePath,
		description: options.description ?? title,
		/** The number of entries in a feed; 0 is all. */
		feedLimit: feedLimitOf(feed),
	};
};

export type NewsConfig = DeepReadonly<ReturnType<typeof resolveNewsOptions>>;

export const resolveNews = ({
	news,
	feed,
}: ParsedKeys<typeof newsKeys & typeof feedKeys>): {
	readonly news?: NewsConfig;
} => (news ? { news: resolveNewsOptions(news, feed) } : {});
