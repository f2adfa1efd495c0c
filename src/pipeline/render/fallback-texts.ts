/** Says in which language the texts are that the theme does not have in the language of the page. */

import type { Html } from "../../model/content/content.ts";
import { directionOfLanguage } from "../../model/content/language-tag.ts";
import type { Chrome } from "../../model/site/chrome.ts";
import { FALLBACK_END, FALLBACK_START, withoutFallbackMarks } from "../../model/text/fallback-text.ts";
import type { Templates } from "../../react.ts";

/** The start of a control whose label is all that it says, so that it is in the language of the label. */
const LABELLED_CONTROL = /^<(?:button|input)\b(?=[^>]* (?:aria-label|placeholder)="\u0086)/;

/** Inside these, a tag would be text. */
const RAW_TEXT_TAG = /^<(\/?)(?:script|style|textarea|title)\b/;

/** Puts marked texts into elements with `lang`. Attributes have no language of their own, so there the marks are removed. */
export function tagFallbackTexts(html: Html, { strings }: Pick<Templates, "strings">, { locale }: Chrome): Html {
	if (!strings || !html.includes(FALLBACK_START)) return html;
	const { lang } = strings.fallback;
	const direction = directionOfLanguage(lang);
	const attributes = `lang="${lang}"${direction === locale.direction ? "" : ` dir="${direction}"`}`;
	let isRaw = false;
	const pieces = html.split(/(<[^<>]*>)/).map((piece) => {
		const raw = RAW_TEXT_TAG.exec(piece);
		if (raw) isRaw = raw[1] === "";
		if (isRaw || piece.startsWith("<"))
			return withoutFallbackMarks(piece.replace(LABELLED_CONTROL, (start) => `${start} ${attributes}`));
		return piece.replaceAll(FALLBACK_START, `<span ${attributes}>`).replaceAll(FALLBACK_END, "</span>");
	});
	return pieces.join("") as Html;
}
