/** The rules of JSON Feed 1.1: https://www.jsonfeed.org/version/1.1/ */
import * as v from "valibot";
import { isLanguageTag, isMimeType, isTimestamp, isWebAddress, relativeAddressesIn, repeatedIn } from "./values.ts";

const VERSION = "https://jsonfeed.org/version/1.1";

const filled = v.pipe(v.string(), v.nonEmpty("an empty text"));
const address = v.pipe(v.string(), v.check(isWebAddress, "no absolute address"));
const language = v.pipe(v.string(), v.check(isLanguageTag, "no language tag"));
const date = v.pipe(v.string(), v.check(isTimestamp, "no date of RFC 3339"));
const isAbsolute = (html: string): boolean => relativeAddressesIn(html).length === 0;
const html = v.pipe(v.string(), v.check(isAbsolute, "an address without scheme and host"));

/** An extension's name begins with an underscore; no other key is the standard's. */
const standard = <T extends v.ObjectEntries>(entries: T) =>
	v.pipe(
		v.record(v.string(), v.unknown()),
		v.transform((object) => Object.fromEntries(Object.entries(object).filter(([key]) => !key.startsWith("_")))),
		v.strictObject(entries),
	);

const author = v.pipe(
	standard({ name: v.optional(filled), url: v.optional(v.string()), avatar: v.optional(address) }),
	v.check((it) => Object.keys(it).length > 0, "neither name, url nor avatar"),
);

const attachment = standard({
	url: address,
	mime_type: v.pipe(v.string(), v.check(isMimeType, "no MIME type")),
	title: v.optional(v.string()),
	size_in_bytes: v.optional(v.number()),
	duration_in_seconds: v.optional(v.number()),
});

const item = v.pipe(
	standard({
		id: filled,
		url: v.optional(address),
		external_url: v.optional(address),
		title: v.optional(v.string()),
		content_html: v.optional(html),
		content_text: v.optional(v.string()),
		summary: v.optional(v.string()),
		image: v.optional(address),
		banner_image: v.optional(address),
		date_published: v.optional(date),
		date_modified: v.optional(date),
		authors: v.optional(v.array(author)),
		tags: v.optional(v.array(filled)),
		language: v.optional(language),
		attachments: v.optional(v.array(attachment)),
	}),
	v.check((it) => "content_html" in it || "content_text" in it, "neither content_html nor content_text"),
);

const feed = standard({
	version: v.literal(VERSION),
	title: filled,
	home_page_url: v.optional(address),
	feed_url: v.optional(address),
	description: v.optional(v.string()),
	user_comment: v.optional(v.string()),
	next_url: v.optional(address),
	icon: v.optional(address),
	favicon: v.optional(address),
	authors: v.optional(v.array(author)),
	language: v.optional(language),
	expired: v.optional(v.boolean()),
	hubs: v.optional(v.array(standard({ type: filled, url: address }))),
	items: v.array(item),
});

export function jsonFeedProblems(text: string, url: string): string[] {
	const { success, output, issues } = v.safeParse(feed, JSON.parse(text));
	if (!success) return issues.map((issue) => `${v.getDotPath(issue) ?? "the feed"}: ${issue.message}`);
	return [
		...(output.feed_url === url ? [] : [`feed_url is not ${url}`]),
		...repeatedIn(output.items.map(({ id }) => id)).map((id) => `the id "${id}" is not unique`),
	];
}
