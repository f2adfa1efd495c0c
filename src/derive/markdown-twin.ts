/** The Markdown twin of a page: the same content for programs. */

import type { Chrome } from "../model/chrome.ts";
import { htmlOf, type PageContent } from "../model/content.ts";
import type {
	Page,
	PageIndexLink,
	PageLink,
	PostLink,
	PostSummary,
} from "../model/page.ts";
import { hrefOf, type Route, twinFileOf } from "../model/route.ts";
import type { PageMarkup } from "../model/site.ts";

interface TwinListItem {
	readonly route: Route;
	readonly label: string;
	readonly note?: string;
}

/** React pages and 404 pages have none. */
export const hasTwin = ({ kind }: Page): boolean =>
	kind !== "component" && kind !== "not-found";

/** A page as Markdown: its text, or a list of its items. */
export function renderTwin(
	page: Page,
	markup: PageMarkup,
	chrome: Chrome,
): string | undefined {
	const list = (items: readonly TwinListItem[]) =>
		items.map((item) => renderListItem(item, chrome.site.baseUrl)).join("\n");
	const title =
		"title" in page ? page.title : withoutSiteTitle(markup.title, chrome);
	switch (page.kind) {
		case "doc":
		case "post":
		case "text":
			return renderText(page.title, page.markdown);
		case "category":
			return withTitle(title, list(page.cards.map(describedItem)));
		case "post-list":
		case "post-tag":
			return withTitle(title, list(page.posts.map(postItem)));
		case "doc-tag":
			return withTitle(title, list(page.docs.map(describedItem)));
		case "tags":
			return withTitle(
				title,
				list(page.tags.map((tag) => ({ ...tag, note: String(tag.count) }))),
			);
		case "archive":
			return withTitle(
				title,
				page.years
					.map(
						({ year, posts }) => `## ${year}\n\n${list(posts.map(datedItem))}`,
					)
					.join("\n\n"),
			);
		case "search":
			return withTitle(
				title,
				page.letters
					.map(
						({ letter, pages }) =>
							`## ${letter}\n\n${list(pages.map(indexItem))}`,
					)
					.join("\n\n"),
			);
		case "component":
		case "not-found":
			return undefined;
	}
}

/** Text that starts with a heading keeps it. */
function renderText(title: string, content: PageContent): string {
	const text = htmlOf(content).trim();
	return /^# /.test(text) ? `${text}\n` : withTitle(title, text);
}

const withTitle = (title: string, text: string): string =>
	`${`# ${escapeLine(title)}\n\n${text}`.trimEnd()}\n`;

/** The title of pages that only have a browser title, without the site's name. */
function withoutSiteTitle(title: string, { site }: Chrome): string {
	const ending = ` ${site.titleDelimiter} ${site.title}`;
	return title.endsWith(ending) ? title.slice(0, -ending.length) : title;
}

const describedItem = (
	link: PageLink & { readonly description: string },
): TwinListItem => ({
	...link,
	note: link.description,
});

/** Twins have no ids, so a heading links to its page. */
const indexItem = ({ pageTitle, ...link }: PageIndexLink): TwinListItem => ({
	...link,
	...(pageTitle && { note: pageTitle }),
});

const datedItem = (post: PostLink): TwinListItem => ({
	...post,
	note: post.date.slice(0, 10),
});

const postItem = ({
	route,
	title,
	date,
	description,
}: PostSummary): TwinListItem => ({
	route,
	label: title,
	note: [date.slice(0, 10), description].filter(Boolean).join(", "),
});

function renderListItem(
	{ route, label, note }: TwinListItem,
	baseUrl: string,
): string {
	const href = hrefOf(`/${twinFileOf(route)}`, baseUrl);
	const address = href.replace(/[()]/g, (mark) =>
		mark === "(" ? "%28" : "%29",
	); // they would end the link
	const link = `- [${escapeLine(label)}](${address})`;
	return note ? `${link}: ${escapeLine(note)}` : link;
}

/** A text on one line with all Markdown syntax escaped. */
const escapeLine = (text: string): string =>
	text
		.replace(/\s+/g, " ")
		.trim()
		.replace(
			/[\\`*<>[\]~|]|&(?=[#\w]+;)|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])|#$/gu,
			"\\$&",
		);
