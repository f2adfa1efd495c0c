/** `assets`: files beside the content that pages link to and show. */
import * as v from "valibot";
import type { ParsedKeys } from "../values.ts";
import { expected } from "../values.ts";

export interface AssetKeys {
	/**
	 * The files in the content folder that pages link to or show. What is in the public folder is published in any case.
	 * @default {}
	 */
	readonly assets?: AssetOptions;
}

export interface AssetOptions {
	/**
	 * Types that are published besides images, audio, video, fonts, documents, archives and plain data. Browsers run some
	 * of them, such as `.html` and `.js`, so authors of content can then run scripts on the site. With `.svg`,
	 * pictures are published unchecked.
	 * @default []
	 * @example [".drawio"]
	 */
	readonly allow?: readonly string[];
}

const extension = v.pipe(
	v.string(),
	v.regex(/^\.[\w-]+$/, expected("the end of a file name with its dot, such as .drawio")),
);

export const assetKeys = {
	assets: v.exactOptional(v.strictObject({ allow: v.exactOptional(v.array(extension), []) }), {}),
};

export const resolveAssets = ({ assets }: ParsedKeys<typeof assetKeys>) => ({
	/** In lower case. */
	allowedAssetTypes: assets.allow.map((type) => type.toLowerCase()),
});
