import type { Asset } from "../../model/content/source.ts";
import type { OutlineImage } from "../../model/site/outline.ts";
import { findImage } from "../content/find-image.ts";
import { defineRule } from "../content/rule.ts";

/**
 * Sharp screens show two pixels of an image for one of the page; more are transferred for nothing. Small files do not
 * matter, and drawings (SVG) have no size. An image that several languages share is reported where the original shows it.
 */
export const imageSize = defineRule({
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
});

const PIXELS_ON_SHARP_SCREENS = 2;
const VECTOR_FILE = /\.svg$/i;
const LOSSLESS_FILE = /\.(?:png|bmp|gif|tiff?)$/i;

/** In CSS pixels. Without a size of its own, it is as wide as it can be. */
function shownWidthOf({ width, height }: OutlineImage, asset: Pick<Asset, "width" | "height">): number {
	if (width) return width;
	if (height && asset.width && asset.height) return (height * asset.width) / asset.height;
	return Number.POSITIVE_INFINITY;
}
