import type { Feed, FeedEntry } from "./feed.ts";

/** Renders a feed as JSON Feed 1.1 (https://www.jsonfeed.org/version/1.1/). `self` is the feed's own URL. */
export function renderJsonFeed(feed: Feed, self: string): string {
	const contents = {
		version: "https://jsonfeed.org/version/1.1",
		title: feed.title,
		home_page_url: feed.home,
		feed_url: self,
		description: feed.description,
		language: feed.language,
		items: feed.entries.map(jsonFeedItemOf),
	};
	return `${JSON.stringify(contents, null, "\t")}\n`;
}

const jsonFeedItemOf = (entry: FeedEntry) => ({
	id: entry.url,
	url: entry.url,
	title: entry.title,
	content_html: entry.html,
	...(entry.summary && { summary: entry.summary }),
	...(entry.image && { image: entry.image }),
	date_published: entry.published,
	date_modified: entry.updated,
	...(entry.authors.length > 0 && {
		authors: entry.authors.map(({ name, url, picture }) => ({
			name,
			...(url && { url }),
			...(picture && { avatar: picture }),
		})),
	}),
	...(entry.tags.length > 0 && { tags: entry.tags }),
	language: entry.language,
});
