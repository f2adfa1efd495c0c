import type { Html } from "../src/react.ts";

const MARK = ' data-zoom=""';

/** Links lead elsewhere, and are skipped as a whole. Pictures that the build has found to be larger are marked. */
const LINK_OR_PICTURE = /<a\s[^>]*>[\s\S]*?<\/a>|<img\s[^>]* data-zoom=""[^>]*>/g;

/**
 * Lets the pictures of a text that are shown smaller than they are open over the page, in popovers of HTML: without a
 * script, by keyboard, and until Escape. Headings have no ids with capitals.
 */
export function zoomPictures(html: Html): Html {
	if (!html.includes(MARK)) return html;
	let count = 0;
	return html.replace(LINK_OR_PICTURE, (found) => {
		const marked = found.replaceAll(MARK, "");
		const [src, alt] = ["src", "alt"].map((name) => new RegExp(` ${name}="[^"]+"`).exec(found)?.[0]);
		// A picture without a text is a decoration, and its button would have no name.
		if (found.startsWith("<a") || !src || !alt) return marked;
		const mode = / class="[^"]*\b(in-(?:light|dark))\b/.exec(found)?.[1];
		const id = `ssgZoom-${++count}`;
		return (
			`<button type="button" class="zoom${mode ? ` ${mode}` : ""}" popovertarget="${id}">${marked}</button>` +
			`<span class="zoomed" id="${id}" popover><button type="button" popovertarget="${id}" autofocus><img loading="lazy"${src}${alt}></button></span>`
		);
	}) as Html;
}
