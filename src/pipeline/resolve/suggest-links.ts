/** Suggests files and pages for broken links. */
import path from "node:path/posix";
import { getOrInsert } from "../../model/collections.ts";
import type { ParsedDocument } from "../../model/content/document.ts";
import { createSuggester, suggestName } from "../../model/problems/problem.ts";
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
	const { suggest, byBasename } = fileNamesIn(targetsByFile, prefix);
	const best = suggest(written) ?? byBasename.get(path.basename(written));
	if (!best) return "create the file, or correct the path";
	const relative = path.relative(own, best);
	return suggestName(`${relative.startsWith(".") ? "" : "./"}${relative}.md`);
}

interface FileNames {
	readonly suggest: ReturnType<typeof createSuggester>;
	/** The first file of each name, whatever its folder. */
	readonly byBasename: ReadonlyMap<string, string>;
}

const fileNames = new WeakMap<object, Map<string, FileNames>>();

/** The names of the files below a prefix, collected once. */
function fileNamesIn(targetsByFile: AddressIndex["targetsByFile"], prefix: string): FileNames {
	const byPrefix = getOrInsert(fileNames, targetsByFile, () => new Map<string, FileNames>());
	return getOrInsert(byPrefix, prefix, () => {
		const names = [...targetsByFile.keys()]
			.filter((key) => key.startsWith(prefix))
			.map((key) => key.slice(prefix.length));
		return {
			suggest: createSuggester(names),
			byBasename: new Map(names.toReversed().map((name) => [path.basename(name), name])),
		};
	});
}

/** Returns a hint with the most similar image, or with the place for a new one. */
export function suggestImage(
	name: string,
	{ document }: Pick<LinkOrigin, "document">,
	{ assetsByPath, assetsByAddress }: Pick<AddressIndex, "assetsByPath" | "assetsByAddress">,
): string {
	const suggesterOf = (table: ReadonlyMap<string, unknown>) =>
		getOrInsert(assetSuggesters, table, () => createSuggester(table.keys()));
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

const assetSuggesters = new WeakMap<object, ReturnType<typeof createSuggester>>();

/** Returns a hint with the most similar route. */
export function suggestRoute(
	route: string,
	{ locale }: Pick<LinkOrigin, "locale">,
	{ targetsByRoute, config }: AddressIndex,
): string | undefined {
	const suggest = getOrInsert(routeSuggesters, targetsByRoute, () => createSuggester([...targetsByRoute.keys()]));
	const within = localizedRoute(route, locale, config.defaultLocale);
	const match = suggest(withoutTrailingSlash(within)) ?? suggest(withoutTrailingSlash(route));
	return match === undefined ? undefined : suggestName(match);
}

const routeSuggesters = new WeakMap<object, ReturnType<typeof createSuggester>>();
