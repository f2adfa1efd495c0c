import type { OutlineImage } from "../../model/outline.ts";
import { defineRule } from "../rule.ts";

/** An empty `alt` says that an image is decoration, which is for the author to decide: WCAG 2.2, 1.1.1. */
export const imageAlt = defineRule({
	id: "image-alt",
	summary: "An image has no alternative text, or one that says nothing",
	severity: "warn",
	*checkDocument({ outline }) {
		for (const image of outline.images) {
			const fault = faultOf(image);
			if (fault)
				yield {
					message: `${fault}: ${image.src}`,
					at: image.at,
					hint: 'describe what the image shows; alt="" if it is decoration',
				};
		}
	},
});

/** What screenshots and editors write by default. */
const FILE_NAME = /^[^\s/]+\.(?:png|jpe?g|gif|svg|webp|avif)$/i;

function faultOf({ alt, src }: OutlineImage): string | undefined {
	if (alt === undefined) return "image without alt attribute";
	const text = alt.trim();
	if (FILE_NAME.test(text) || (text !== "" && src.endsWith(`/${text}`)))
		return `alternative text "${text}" is the name of a file`;
	return undefined;
}
