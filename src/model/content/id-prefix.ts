/** Keeps ids unique where a page has a text twice, or several texts. */
import { escapeHtml } from "../text/escape-html.ts";

/** An id, or references to ids. */
const IDS =
	/ (id|for|headers|aria-(?:activedescendant|controls|describedby|details|errormessage|flowto|labelledby|owns))="([^"]+)"/g;
/** Links to other ids lead to the page of the text. */
const FOOTNOTE_LINK = / href="#(?=fn(?:ref)?\d)/g;

/** Some HTML with a prefix before every id, and before the references to it. */
export function addIdPrefix(html: string, prefix: string): string {
	const escaped = escapeHtml(prefix); // it may come from the name of a file
	return html
		.replace(IDS, (_, attribute, ids: string) => ` ${attribute}="${ids.replace(/\S+/g, (id) => escaped + id)}"`)
		.replace(FOOTNOTE_LINK, (link) => link + escaped);
}
