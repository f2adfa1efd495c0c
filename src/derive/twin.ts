/** The Markdown twin of a page: the same words for readers that are programs. */

import type { Chrome } from "../model/chrome.ts";
import { type Content, htmlOf } from "../model/content.ts";
import type {
	IndexLink,
	Page,
	PageLink,
	PostLink,
	PostSummary,
} from "../model/page.ts";
import { hrefOf, type Route, twinFileOf } from "../model/route.ts";
import type { Markup } from "../model/site.ts";

interface Item {
	readonly route: Route;
	readonly label: string;
	readonly note?: string;
}

/** A page as Markdown: its text, or a list of what it lists. Component pages and not-found pages have no twin. */
export function twinOf(
	page: Page,
	markup: Markup,
	chrome: Chrome,
): string | undefined {
	const list = (items: readonly Item[]) =>
		items.map((item) => itemOf(item, chrome.site.baseUrl)).join("\n");
	const title = "title" in page ? page.title : ownTitle(markup.title, chrome);
	switch (page.kind) {
		case "doc":
		case "post":
		case "text":
			return written(page.title, page.markdown);
		case "category":
			return titled(title, list(page.cards.map(noted)));
		case "post-list":
		case "post-tag":
			return titled(title, list(page.posts.map(postItem)));
		case "doc-tag":
			return titled(title, list(page.docs.map(noted)));
		case "tags":
			return titled(
				title,
				list(page.tags.map((tag) => ({ ...tag, note: String(tag.count) }))),
			);
		case "archive":
			return titled(
				title,
				page.years
					.map(({ year, posts }) => `## ${year}\n\n${list(posts.map(dated))}`)
					.join("\n\n"),
			);
		case "search":
			return titled(
				title,
				page.letters
					.map(
						({ letter, pages }) => `## ${letter}\n\n${list(pages.map(placed))}`,
					)
					.join("\n\n"),
			);
		case "component":
		case "not-found":
			return undefined;
	}
}

/** A text that begins with a heading of its own keeps it. */
function written(title: string, content: Content): string {
	const text = htmlOf(content).trim();
	return /^# /.test(text) ? `${text}\n` : titled(title, text);
}

const titled = (title: string, text: string): string =>
	`${`# ${plain(title)}\n\n${text}`.trimEnd()}\n`;

/** The browser's title of a page that has no other, without the site's name. */
function ownTitle(title: string, { site }: Chrome): string {
	const ending = ` ${site.titleDelimiter} ${site.title}`;
	return title.endsWith(ending) ? title.slice(0, -ending.length) : title;
}

const noted = (link: PageLink & { readonly description: string }): Item => ({
	...link,
	note: link.description,
});

/** A twin has no ids: a heading leads to its page. */
const placed = ({ of, ...link }: IndexLink): Item => ({
	...link,
	...(of && { note: of }),
});

const dated = (post: PostLink): Item => ({
	...post,
	note: post.date.slice(0, 10),
});

const postItem = ({ route, title, date, description }: PostSummary): Item => ({
	route,
	label: title,
	note: [date.slice(0, 10), description].filter(Boolean).join(", "),
});

function itemOf({ route, label, note }: Item, baseUrl: string): string {
	const href = hrefOf(`/${twinFileOf(route)}`, baseUrl);
	const address = href.replace(/[()]/g, (mark) =>
		mark === "(" ? "%28" : "%29",
	); // the link would end at them
	const link = `- [${plain(label)}](${address})`;
	return note ? `${link}: ${plain(note)}` : link;
}

/** A text on one line in which nothing is markup. */
const plain = (text: string): string =>
	text
		.replace(/\s+/g, " ")
		.trim()
		.replace(
			/[\\`*<>[\]~|]|&(?=[#\w]+;)|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])|#$/gu,
			"\\$&",
		);
