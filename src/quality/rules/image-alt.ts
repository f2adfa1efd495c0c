import { languageOfTag } from "../../model/content/language-tag.ts";
import type { OutlineImage } from "../../model/site/outline.ts";
import { defineRule } from "../content/rule.ts";

/**
 * An empty `alt` says that an image is decoration, which is for the author to decide: WCAG 2.2, 1.1.1. In Markdown it
 * is also what an author writes who forgets the text; an image that is all there is in a paragraph shows something.
 */
export const imageAlt = defineRule({
	id: "image-alt",
	summary: "An image has no alternative text, or one that says nothing",
	severity: "warn",
	*checkDocument({ languageTag, outline }) {
		const language = languageOfTag(languageTag);
		for (const image of outline.images) {
			const fault = faultOf(image, language);
			if (fault) yield { ...fault, at: image.at };
		}
	},
});

const DESCRIBE = 'describe what the image shows; alt="" if it is decoration';

function faultOf(image: OutlineImage, language: string) {
	const { alt, src } = image;
	if (alt === undefined) return { message: `image without alt attribute: ${src}`, hint: DESCRIBE };
	const text = alt.trim();
	if (text === "")
		return image.isAlone
			? {
					message: `image without alternative text: ${src}`,
					hint: 'describe what the image shows; if it is decoration, write <img alt="">',
				}
			: undefined;
	if (isFileName(text, src))
		return {
			message: `alternative text "${text}" is the name of a file: ${src}`,
			hint: DESCRIBE,
		};
	const words = text.toLowerCase().replace(/[\s.:!]+$/, "");
	if ([...(NO_CONTENT[language] ?? []), ...ANY_LANGUAGE].includes(words))
		return {
			message: `alternative text "${text}" does not say what the image shows: ${src}`,
			hint: DESCRIBE,
		};
	const [opening] = OPENINGS[language]?.exec(text) ?? [];
	if (opening)
		return {
			message: `alternative text begins with "${opening.trim()}", which screen readers say anyway`,
			hint: "begin with what the image shows",
		};
	return undefined;
}

/** What cameras, screenshots and editors call a file, and the name of the file itself. */
const FILE_NAMES = [
	/^[^\s/]+\.(?:png|jpe?g|gif|svg|webp|avif|bmp|tiff?)$/i,
	/^(?:IMG|DSC|DSCN|DSCF|PXL|VID)[_-]?\d{3,}/,
	/^(?:screen ?shot|bildschirmfoto|capture d['’]écran)[\s_-]+\d{4}[-_.]\d\d/i,
];

function isFileName(text: string, src: string): boolean {
	if (FILE_NAMES.some((pattern) => pattern.test(text))) return true;
	const name = src.slice(src.lastIndexOf("/") + 1);
	// A word such as "logo" may be the name of the file and yet say what it shows.
	return /[\d_-]/.test(text) && name.replace(/\.\w+$/, "") === text;
}

const ANY_LANGUAGE = ["alt", "alt text", "image", "img", "screenshot", "todo"];

const NO_CONTENT: Readonly<Record<string, readonly string[]>> = {
	en: ["picture", "photo", "screen shot", "graphic", "figure", "illustration"],
	fr: ["photo", "capture d’écran", "capture d'écran", "illustration", "figure"],
	de: ["bild", "foto", "grafik", "abbildung", "bildschirmfoto"],
};

/** "Photo of" and "screenshot of" may tell a reader something. */
const OPENINGS: Readonly<Record<string, RegExp>> = {
	en: /^(?:an? |the )?(?:image|picture|graphic) (?:of|showing) /i,
	fr: /^(?:une |l['’])?image (?:de la |de l['’]|du |des |d['’]une? |montrant )/i,
	de: /^(?:ein |das )?bild (?:von|mit|eines|einer|des|der) /i,
};
