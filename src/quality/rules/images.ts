/** The rules for images. */

import path from "node:path/posix";
import { languageOfTag } from "../../model/content/language-tag.ts";
import type { Asset } from "../../model/content/source.ts";
import type { OutlineImage } from "../../model/site/outline.ts";
import { memoizeByObject } from "../../model/text/lazily.ts";
import { decodeUriText, withoutBaseUrl } from "../../model/urls/route.ts";
import { defineRule, type LintedDocument, type LintedSite } from "../content/rule.ts";

export const IMAGE_RULES = [
	/**
	 * An empty `alt` says that an image is decoration, which is for the author to decide: WCAG 2.2, 1.1.1. In Markdown it
	 * is also what an author writes who forgets the text; an image that is all there is in a paragraph shows something.
	 */
	defineRule({
		id: "image-alt",
		summary: "An image has no alternative text, or one that says nothing",
		severity: "warn",
		*checkDocument({ languageTag, outline }) {
			const language = languageOfTag(languageTag);
			for (const image of outline.images) {
				const problem = checkImage(image, language);
				if (problem) yield { ...problem, at: image.at };
			}
		},
	}),
	/**
	 * Sharp screens show two pixels of an image for one of the page; more are transferred for nothing. Small files do not
	 * matter, and drawings (SVG) have no size. An image that several languages share is reported where the original shows it.
	 */
	defineRule({
		id: "image-size",
		summary: "An image has many more pixels than are shown, or its file is very large",
		severity: "log",
		*checkDocument(linted, { columnWidth = 800, maxBytes = 500_000, minBytes = 50_000 }, site) {
			const { original } = linted;
			const originals = new Set(original?.outline.images.map(({ src }) => findImage(src, original, site)));
			for (const image of linted.outline.images) {
				const asset = findImage(image.src, linted, site);
				if (!asset || VECTOR_FILE.test(asset.path) || originals.has(asset)) continue;
				const shown = Math.min(shownWidthOf(image, asset), columnWidth);
				const needed = Math.ceil(shown) * PIXELS_ON_SHARP_SCREENS;
				if (asset.bytes > minBytes && asset.width && asset.width > needed)
					yield {
						message: `image is ${asset.width} pixels wide and shown at ${Math.ceil(shown)}: ${image.src}`,
						at: image.at,
						hint: `scale it to ${needed} pixels, which is enough for sharp screens`,
					};
				else if (asset.bytes > maxBytes)
					yield {
						message: `image has ${Math.round(asset.bytes / 1000)} kB: ${image.src}`,
						at: image.at,
						hint: LOSSLESS_FILE.test(asset.path)
							? "WebP and AVIF files are usually much smaller, and so are JPEG files of photos"
							: "save it with a lower quality, or as WebP or AVIF",
					};
			}
		},
	}),
];

const DESCRIBE = 'describe what the image shows; alt="" if it is decoration';

function checkImage(image: OutlineImage, language: string) {
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
		return { message: `alternative text "${text}" is the name of a file: ${src}`, hint: DESCRIBE };
	const words = text.toLowerCase().replace(/[\s.:!]+$/, "");
	if ([...(NO_CONTENT[language] ?? []), ...ANY_LANGUAGE].includes(words))
		return { message: `alternative text "${text}" does not say what the image shows: ${src}`, hint: DESCRIBE };
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

const PIXELS_ON_SHARP_SCREENS = 2;
const VECTOR_FILE = /\.svg$/i;
const LOSSLESS_FILE = /\.(?:png|bmp|gif|tiff?)$/i;

/** In CSS pixels. Without a size of its own, it is as wide as it can be. */
function shownWidthOf({ width, height }: OutlineImage, asset: Pick<Asset, "width" | "height">): number {
	if (width) return width;
	if (height && asset.width && asset.height) return (height * asset.width) / asset.height;
	return Number.POSITIVE_INFINITY;
}

/** Finds the files of the images that authors placed. */

const indexAssets = memoizeByObject(({ sources: { assets } }: LintedSite) => ({
	byPath: new Map(assets.map((asset) => [asset.path, asset])),
	byAddress: new Map(assets.map((asset) => [asset.address, asset])),
}));

/**
 * The file of an image: in the public folder, beside the text, or beside its original. `undefined` for images of other
 * sites.
 *
 * @param src as the author wrote it
 */
function findImage(src: string, { file, original }: LintedDocument, linted: LintedSite): Asset | undefined {
	if (/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(src)) return undefined;
	const name = decodeUriText(src.replace(/[?#].*$/s, ""));
	const { byPath, byAddress } = indexAssets(linted);
	if (name.startsWith("/"))
		return byAddress.get(name) ?? byAddress.get(withoutBaseUrl(name, linted.site.config.baseUrl) ?? name);
	for (const text of [file, original?.file]) {
		const found = text && byPath.get(path.join(path.dirname(text.path), name));
		if (found) return found;
	}
	return undefined;
}
