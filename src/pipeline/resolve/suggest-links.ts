/** Suggests files and pages for broken links. */
import path from "node:path/posix";
import type { ParsedDocument } from "../../model/content/document.ts";
import { createSuggester, suggestName } from "../../model/problems/problem.ts";
import { memoizeByObject, memoizeByText } from "../../model/text/lazily.ts";
import { localizedRoute, withoutTrailingSlash } from "../../model/urls/route.ts";
import { type AddressIndex, type LinkTarget, localeFileKey } from "./address-index.ts";

/** The document and page a link is on. */
export interface LinkOrigin {
	readonly document: ParsedDocument;
	/** The locale of the page that shows the document. */
	readonly locale: string;
	readonly page: LinkTarget;
}

/** Returns a hint with the most similar file of the same documents. */
export function suggestFile(name: string, origin: LinkOrigin, { targetsByFile }: AddressIndex): string {
	const prefix = localeFileKey(origin.locale, `${origin.document.area}/${origin.document.version}/`);
	const own = path.dirname(origin.document.name);
	const written = path.join(own, name).replace(/\.mdx?$/i, "");
	const { suggest, byBasename } = fileNamesOf(targetsByFile)(prefix);
	const best = suggest(written) ?? byBasename.get(path.basename(written));
	if (!best) return "create the file, or correct the path";
	const relative = path.relative(own, best);
	return suggestName(`${relative.startsWith(".") ? "" : "./"}${relative}.md`);
}

/** The names of the files below a prefix, collected once. */
const fileNamesOf = memoizeByObject((targetsByFile: AddressIndex["targetsByFile"]) =>
	memoizeByText((prefix) => {
		const names = [...targetsByFile.keys()]
			.filter((key) => key.startsWith(prefix))
			.map((key) => key.slice(prefix.length));
		return {
			suggest: createSuggester(names),
			/** The first file of each name, whatever its folder. */
			byBasename: new Map(names.toReversed().map((name) => [path.basename(name), name])),
		};
	}),
);

/** Returns a hint with the most similar image, or with the place for a new one. */
export function suggestImage(
	name: string,
	{ document }: Pick<LinkOrigin, "document">,
	{ assetsByPath, assetsByAddress }: Pick<AddressIndex, "assetsByPath" | "assetsByAddress">,
): string {
	if (name.startsWith("/")) {
		const near = suggesterOf(assetsByAddress)(name);
		return near === undefined
			? `put the file into the public folder as ${name.slice(1)}, or correct the path`
			: suggestName(near);
	}
	const folder = path.dirname(document.path);
	const wanted = path.join(folder, name);
	const near = suggesterOf(assetsByPath)(wanted);
	return near === undefined
		? `put the file at ${wanted}, or into the public folder and write a path that begins with a slash`
		: suggestName(path.relative(folder, near));
}

/** Returns a hint with the most similar route. */
export function suggestRoute(
	route: string,
	{ locale }: Pick<LinkOrigin, "locale">,
	{ targetsByRoute, config }: AddressIndex,
): string | undefined {
	const suggest = suggesterOf(targetsByRoute);
	const within = localizedRoute(route, locale, config.defaultLocale);
	const match = suggest(withoutTrailingSlash(within)) ?? suggest(withoutTrailingSlash(route));
	return match === undefined ? undefined : suggestName(match);
}

const suggesterOf = memoizeByObject((table: ReadonlyMap<string, unknown>) => createSuggester(table.keys()));
