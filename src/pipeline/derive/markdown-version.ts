/** The Markdown version of a page: the same content for programs. */

import { htmlOf } from "../../model/content/content.ts";
import type { Chrome } from "../../model/site/chrome.ts";
import type { Page } from "../../model/site/page.ts";
import type { LinkList } from "../../model/site/page-parts.ts";
import type { PageMarkup } from "../../model/site/site.ts";
import { collapseSpaces } from "../../model/text/collapse-spaces.ts";
import { hrefOf, markdownVersionFileOf } from "../../model/urls/route.ts";

/** The text of a page's Markdown version; `undefined` if it has none. */
export function renderMarkdownVersion({ markdownVersion, title }: Page, markup: PageMarkup, chrome: Chrome) {
	if (!markdownVersion) return undefined;
	const name = title ?? withoutSiteTitle(markup.title, chrome);
	if ("text" in markdownVersion) return renderPageText(name, markup.markdown ?? htmlOf(markdownVersion));
	return withTitle(name, markdownVersion.map((list) => renderList(list, chrome.site.baseUrl)).join("\n\n"));
}

/** The text of a page below its title. Text that starts with a heading keeps it. */
export function renderPageText(title: string, markdown: string): string {
	const text = markdown.trim();
	return /^# /.test(text) ? `${text}\n` : withTitle(title, text);
}

export const withTitle = (title: string, text: string): string => `${`# ${escapeLine(title)}\n\n${text}`.trimEnd()}\n`;

/** The title of pages that only have a browser title, without the site's name. */
function withoutSiteTitle(title: string, { site }: Chrome): string {
	const ending = ` ${site.titleDelimiter} ${site.title}`;
	return title.endsWith(ending) ? title.slice(0, -ending.length) : title;
}

function renderList({ heading, links }: LinkList, baseUrl: string): string {
	const items = links
		.map(({ route, ...link }) => renderListItem({ ...link, url: hrefOf(`/${markdownVersionFileOf(route)}`, baseUrl) }))
		.join("\n");
	return heading === undefined ? items : `## ${heading}\n\n${items}`;
}

export function renderListItem({
	url,
	label,
	description,
}: {
	readonly url: string;
	readonly label: string;
	readonly description?: string;
}): string {
	const address = url.replace(/[()]/g, (mark) => (mark === "(" ? "%28" : "%29")); // they would end the link
	const link = `- [${escapeLine(label)}](${address})`;
	return description ? `${link}: ${escapeLine(description)}` : link;
}

/** A text on one line with all Markdown syntax escaped. */
const escapeLine = (text: string): string =>
	collapseSpaces(text).replace(/[\\`*<>[\]~|]|&(?=[#\w]+;)|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])|#$/gu, "\\$&");
