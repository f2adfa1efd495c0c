/** Keeps ids unique where several texts share a page. */
import type { ContentTemplate } from "../model/content.ts";

/** Attributes with the ids of tabs and footnotes, and references to them. The ids of headings are holes. */
const GENERATED_ID =
	/ (id|aria-controls|aria-labelledby|href)="(#?)(?=tab-|fn(?:ref)?\d)/g;

/** The text with a prefix before every id that the parser generated, and before the references to it. */
export const prefixGeneratedIds = (
	{ text, ...template }: ContentTemplate,
	prefix: string,
): ContentTemplate => ({
	...template,
	text: text.map((part) =>
		part.replace(
			GENERATED_ID,
			(_, attribute, hash) => ` ${attribute}="${hash}${prefix}`,
		),
	),
});
