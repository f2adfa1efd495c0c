/** Finds the files of the images that authors placed. */
import path from "node:path/posix";
import type { Asset } from "../../model/content/source.ts";
import { decodeUriText, withoutBaseUrl } from "../../model/urls/route.ts";
import type { LintedDocument, LintedSite } from "./rule.ts";

interface AssetIndex {
	readonly byPath: ReadonlyMap<string, Asset>;
	readonly byAddress: ReadonlyMap<string, Asset>;
}

const indexes = new WeakMap<LintedSite, AssetIndex>();

function assetIndexOf(linted: LintedSite): AssetIndex {
	const known = indexes.get(linted);
	if (known) return known;
	const { assets } = linted.sources;
	const index = {
		byPath: new Map(assets.map((asset) => [asset.path, asset])),
		byAddress: new Map(assets.map((asset) => [asset.address, asset])),
	};
	indexes.set(linted, index);
	return index;
}

/**
 * The file of an image: in the public folder, beside the text, or beside its original. `undefined` for images of other
 * sites.
 *
 * @param src as the author wrote it
 */
export function findImage(src: string, { file, original }: LintedDocument, linted: LintedSite): Asset | undefined {
	if (/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(src)) return undefined;
	const name = decodeUriText(src.replace(/[?#].*$/s, ""));
	const { byPath, byAddress } = assetIndexOf(linted);
	if (name.startsWith("/"))
		return byAddress.get(name) ?? byAddress.get(withoutBaseUrl(name, linted.site.config.baseUrl) ?? name);
	for (const text of [file, original?.file]) {
		const found = text && byPath.get(path.join(path.dirname(text.path), name));
		if (found) return found;
	}
	return undefined;
}
