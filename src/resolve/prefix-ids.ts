/** Keeps ids unique where several texts share a page. */
import type { ContentTemplate } from "../model/content.ts";
import { escapeHtml } from "../model/escape-html.ts";

/** An id, or references to ids. The ids of headings are holes: they end the text. */
const IDS =
	/ (id|for|headers|aria-(?:activedescendant|controls|describedby|details|errormessage|flowto|labelledby|owns))="([^"]+)"/g;
/** Links to other ids lead to the page of the text. */
const FOOTNOTE_LINK = / href="#(?=fn(?:ref)?\d)/g;

/** The text with a prefix before every id, and before the references to it. */
export function prefixIds(
	{ text, ...template }: ContentTemplate,
	prefix: string,
): ContentTemplate {
	const escaped = escapeHtml(prefix); // it may come from the name of a file
	return {
		...template,
		text: text.map((part) =>
			part
				.replace(
					IDS,
					(_, attribute, ids: string) =>
						` ${attribute}="${ids.replace(/\S+/g, (id) => escaped + id)}"`,
				)
				.replace(FOOTNOTE_LINK, (link) => link + escaped),
		),
	};
}
