import type { Html } from "../src/react.ts";

/** In characters of markup, before a picture that readers see without scrolling. */
const FIRST_VIEW_LENGTH = 1500;

/**
 * Lets the first picture of a text load at once if it is in the first view, where a lazy one would appear after the text.
 * Hidden pictures, of another colour mode, stay lazy.
 */
export function loadFirstPicture(html: Html): Html {
	const start = html.indexOf("<img ");
	const heading = html.indexOf("<h2");
	if (start < 0 || start > FIRST_VIEW_LENGTH) return html;
	if (heading >= 0 && heading < start) return html;
	const end = html.indexOf(">", start);
	const tag = html.slice(start, end);
	if (/ class="[^"]*\bin-(?:light|dark)\b/.test(tag)) return html;
	return (html.slice(0, start) + tag.replace(' loading="lazy"', "") + html.slice(end)) as Html;
}
