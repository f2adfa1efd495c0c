/** Keeps ids unique where several texts share a page. */
import type { ContentTemplate } from "../model/content.ts";
import { addIdPrefix } from "../model/id-prefix.ts";

/** The text with a prefix before its ids. The ids of headings are holes, which stay. */
export const prefixIds = (
	{ text, ...template }: ContentTemplate,
	prefix: string,
): ContentTemplate => ({
	...template,
	text: text.map((part) => addIdPrefix(part, prefix)),
});
