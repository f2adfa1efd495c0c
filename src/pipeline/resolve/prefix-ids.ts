/** Keeps ids unique where several texts share a page. */
import type { ContentTemplate } from "../../model/content/content.ts";
import { addIdPrefix } from "../../model/content/id-prefix.ts";
import { lazily } from "../../model/text/lazily.ts";

/** The text with a prefix before its ids. The ids of headings are placeholders, which stay. */
export function prefixIds(template: ContentTemplate, prefix: string): ContentTemplate {
	const text = lazily(() => template.text.map((part) => addIdPrefix(part, prefix)));
	return {
		get text() {
			return text();
		},
		placeholders: template.placeholders,
		...(template.hash && { hash: template.hash }),
	};
}
