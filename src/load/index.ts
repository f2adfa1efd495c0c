/**
 * Disk -> `Sources`.
 *
 * 1. Lists the content and the public files, in one order on every machine; links that lead out of the site are refused.
 * 2. Tells each file's role by its name.
 * 3. Reads and decodes text, with the files that it includes.
 * 4. Measures pictures.
 * 5. Adds git's dates.
 */
import { hash } from "node:crypto";
import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import { type Updates, updatesOf } from "../git.ts";
import type { SiteConfig } from "../model/config.ts";
import { type ContentFolder, contentFolders } from "../model/folders.ts";
import type { Problem } from "../model/problem.ts";
import type {
	Asset,
	ComponentFile,
	DataFile,
	SourceFile,
	SourcePath,
	Sources,
} from "../model/source.ts";
import { decode } from "../parse/decode.ts";
import { roleOf } from "./classify.ts";
import { readIncludes } from "./includes.ts";
import { measure } from "./pictures.ts";
import type { Unchanged } from "./unchanged.ts";
import { contentFiles, type Found, publicFiles } from "./walk.ts";

/**
 * Everything that a build reads, as values. `dates` gives git's, where they are known; `unchanged` remembers what the
 * reading before has read.
 */
export async function load(
	config: SiteConfig,
	dates: () => Promise<Updates> = () => updatesOf(config.root),
	unchanged?: Unchanged,
): Promise<Sources> {
	const listed = (folder: string, list: typeof contentFiles) =>
		unchanged
			? unchanged.ofFolder(folder, () => list(folder, config.root))
			: list(folder, config.root);
	const [content, published, git] = await Promise.all([
		listed(config.contentDir, contentFiles),
		listed(config.publicDir, publicFiles),
		dates(),
	]);
	const once = <Result>(
		{ file }: Found,
		read: () => Result,
		isWhole?: (result: Result) => boolean,
	): Result => (unchanged ? unchanged.of(file, read, isWhole) : read());
	const files: SourceFile[] = [];
	const data: DataFile[] = [];
	const components: ComponentFile[] = [];
	const assets: Asset[] = [];
	const problems: Problem[] = [
		...content.problems,
		...published.problems,
		...git.problems,
	];

	const folders = [...contentFolders(config), ...localeFolders(config)];
	for (const found of content.files) {
		const place = placeIn(folders, found.name);
		const role = place && roleOf(place.area, place.name);
		if (!place || !role) continue;
		const source = found.path as SourcePath;
		const { created, ...updated } = git.updates.get(source) ?? {};
		if (role === "asset") assets.push(once(found, () => contentAsset(found)));
		else if (role === "component")
			components.push({
				path: source,
				locale: place.locale,
				name: place.name,
				updated,
			});
		else {
			const read = once(
				found,
				() => textOf(found, config.root, role !== "data"),
				({ includes }) => Object.keys(includes).length === 0,
			);
			const { text, includes, hash } = read;
			problems.push(...read.problems);
			if (role === "data") data.push({ path: source, ...place, text });
			else {
				files.push({
					path: source,
					...place,
					...{ text, includes, hash },
					updated,
					...(place.area === "news" && {
						created: created ?? statSync(found.file).birthtime.toISOString(),
					}),
				});
			}
		}
	}
	assets.push(
		...published.files.map((found) => once(found, () => publicAsset(found))),
	);
	return { files, data, components, assets, problems };
}

/** A file's text, with the texts that it includes. */
function textOf(
	{ path: name, file }: Found,
	root: string,
	mayInclude: boolean,
) {
	const { text, problems } = decode(name, readFileSync(file));
	const included = mayInclude
		? readIncludes(root, name, text)
		: { includes: {}, problems: [] };
	const { includes } = included;
	return {
		...{ text, includes },
		hash: hash("sha256", text + JSON.stringify(includes)),
		problems: [...problems, ...included.problems],
	};
}

/** What lies in the folder of a locale beside its areas. */
const localeFolders = ({ locales }: SiteConfig): ContentFolder[] =>
	locales.map(({ name: locale }) => ({
		folder: `${locale}/`,
		locale,
		area: "chrome",
		version: "current",
	}));

/** The area of a file, and its name there. */
function placeIn(folders: readonly ContentFolder[], file: string) {
	const found = folders.find(({ folder }) => file.startsWith(folder));
	if (!found) return undefined;
	const { folder, ...place } = found;
	return { ...place, name: file.slice(folder.length) };
}

/** A file of the content is served under the hash of its bytes. */
function contentAsset({ path: source, file }: Found): Asset {
	const bytes = readFileSync(file);
	const { name, ext } = path.parse(file);
	return {
		path: source,
		address: `/assets/${name}-${hash("sha256", bytes).slice(0, 8)}${ext}`,
		...measure(file, bytes),
	};
}

const publicAsset = ({ path: source, name, file }: Found): Asset => ({
	path: source,
	address: `/${name}`,
	...measure(file),
});
