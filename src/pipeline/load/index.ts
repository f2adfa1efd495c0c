/**
 * Reads a site's files from disk into `Sources`:
 *
 * 1. Lists content and public files, in the same order on every machine. Links out of the site are refused.
 * 2. Determines each file's role by its name.
 * 3. Reads and decodes text files and their includes.
 * 4. Measures images.
 * 5. Adds dates from git.
 */
import { closeSync, existsSync, fstatSync, openSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { Cache } from "../../engine/cache/cache.ts";
import { contentHash } from "../../engine/cache/file-hashes.ts";
import { type LastUpdates, readLastUpdates } from "../../engine/git/index.ts";
import type { SiteConfig } from "../../model/config.ts";
import { docusaurusPaths } from "../../model/content/docusaurus-paths.ts";
import type {
	Asset,
	ComponentFile,
	ContentArea,
	DataFile,
	PublicText,
	SourceFile,
	SourcePath,
	Sources,
} from "../../model/content/source.ts";
import type { Problem } from "../../model/problems/problem.ts";
import { type ContentFolder, contentFolders } from "../../model/site/content-folders.ts";
import { createPageFilter } from "../../model/site/page-filter.ts";
import { HEADERS_FILE } from "../../model/urls/headers-file.ts";
import { findAssetProblem } from "./asset-problem.ts";
import { measureImage } from "./image-size.ts";
import { layoutProblems } from "./layout-problems.ts";
import { type ListedFile, listContentFiles, listPublicFiles } from "./list-files.ts";
import { unreadableFileProblems } from "./problems.ts";
import { readLimitedText } from "./read-limited-text.ts";
import { type IncludeContext, readTextFile } from "./read-text-file.ts";
import { listUnchanged, readUnchanged } from "./read-unchanged.ts";
import { isIconFile, readIcon } from "./site-icons.ts";

/**
 * Reads everything that a build needs, as plain values.
 *
 * @param dates returns the dates from git
 * @param cache reuses what was read before from unchanged files
 */
export async function loadSources(
	config: SiteConfig,
	dates: () => Promise<LastUpdates> = () => readLastUpdates(config.root),
	cache: Cache = new Cache(),
): Promise<Sources> {
	const [content, published, git] = await Promise.all([
		listUnchanged(cache, config.contentDir, () => listContentFiles(config)),
		listUnchanged(cache, config.publicDir, () => listPublicFiles(config)),
		dates(),
	]);
	const files: SourceFile[] = [];
	const data: DataFile[] = [];
	const components: ComponentFile[] = [];
	const assets: Asset[] = [];
	const problems: Problem[] = [...content.problems, ...published.problems, ...git.problems];
	const readCached = <Result>(
		listedFile: ListedFile,
		read: () => Result,
		isRepeatable?: (result: Result) => boolean,
	) => {
		try {
			return readUnchanged(cache, listedFile.file, read, isRepeatable);
		} catch (error) {
			problems.push(...unreadableFileProblems(listedFile.path, error));
			return undefined;
		}
	};

	const classified = cache.memoize("file roles", [content.files, config], () => classifyFiles(content.files, config));
	for (const { found, role, location } of classified) {
		const source = found.path as SourcePath;
		const updated = git.updates.get(source) ?? {};
		if (role === "asset") assets.push(...toArray(readCached(found, () => readContentAsset(found))));
		else if (role === "component")
			components.push({ path: source, locale: location.locale, name: location.name, updated });
		else {
			const read = readCached(
				found,
				() => readTextFile(found, role === "data" ? undefined : includesIn(location.locale, config)),
				({ includes, refusedIncludes }) => !refusedIncludes && Object.keys(includes).length === 0,
			);
			if (!read) continue;
			const { text, includes, includeAliases, refusedIncludes, hash } = read;
			problems.push(...read.problems);
			if (role === "data") data.push({ path: source, ...location, text });
			else {
				files.push({
					path: source,
					...location,
					...{ text, includes, hash },
					...(includeAliases && { includeAliases }),
					...(refusedIncludes && { refusedIncludes }),
					updated,
				});
			}
		}
	}
	assets.push(...published.files.flatMap((found) => toArray(readCached(found, () => readPublicAsset(found)))));
	const read = content.files.filter(isIconFile).flatMap((found) => toArray(readCached(found, () => readIcon(found))));
	problems.push(...read.flatMap((one) => one.problems));
	const icons = Object.fromEntries(read.flatMap(({ icon }) => (icon ? [[icon.name, icon]] : [])));
	const included = namesOfIncludes(files, config);
	problems.push(
		...cache.memoize("layout problems", [content, included, config], () =>
			layoutProblems(
				{
					exists: existsSync(config.contentDir),
					folders: content.folders.map((folder) => path.relative(config.contentDir, folder).replaceAll("\\", "/")),
					files: content.files.map(({ name }) => name),
					included: new Set(included),
				},
				contentFolders(config),
				config,
			),
		),
	);
	const source = readConfigSource(config);
	const headersFile = readHeadersFile(published.files, problems);
	return {
		...{ files, data, components, assets, problems },
		partials: content.files.map(({ path }) => path).filter(isPartial),
		...(Object.keys(icons).length > 0 && { icons }),
		...(headersFile && { headersFile }),
		...(source && { config: source }),
	};
}

/** Returns `undefined` if the file cannot be read, or has a problem that a build reports. */
export function readEditedSource(source: SourceFile, config: SiteConfig): SourceFile | undefined {
	const { includeAliases: _, refusedIncludes: __, ...before } = source;
	const file = path.join(config.root, source.path);
	try {
		const { problems, ...read } = readTextFile({ ...source, file }, includesIn(source.locale, config));
		return problems.length > 0 ? undefined : { ...before, ...read };
	} catch {
		return undefined;
	}
}

/** The files that the site consists of, and what they are. */
function classifyFiles(files: readonly ListedFile[], config: SiteConfig) {
	const folders = [...contentFolders(config), ...localeFolders(config)];
	const mayBePage = createPageFilter(config);
	return files.flatMap((found) => {
		const classified = classifyFile(found.name, folders);
		if (!classified) return [];
		const { role, location } = classified;
		const isPage = role === "markdown" || role === "component";
		return isPage && !mayBePage(location, location.name) ? [] : [{ found, role, location }];
	});
}

/** A file of Docusaurus is elsewhere in the content: a translation may use a file of the default locale. */
const includesIn = (locale: string, config: SiteConfig): IncludeContext => ({
	config,
	otherPathsOf: (name) => [locale, config.defaultLocale].flatMap((one) => docusaurusPaths(name, one, config)),
});

/** An unreadable file has been reported as an asset. */
function readHeadersFile(files: readonly ListedFile[], problems: Problem[]): PublicText | undefined {
	const found = files.find(({ name }) => name === HEADERS_FILE);
	if (!found) return undefined;
	try {
		const decoded = readLimitedText(found.path, found.file);
		problems.push(...decoded.problems);
		return { path: found.path, text: decoded.text };
	} catch {
		return undefined;
	}
}

/** The included files that are in the content folder, relative to it. */
const namesOfIncludes = (files: readonly SourceFile[], { contentPath }: SiteConfig): readonly string[] =>
	files
		.flatMap(({ includes }) => Object.keys(includes))
		.filter((name) => name.startsWith(`${contentPath}/`))
		.map((name) => name.slice(contentPath.length + 1));

/** The library can build a site whose configuration is not in a file. */
function readConfigSource({ root, configPath }: SiteConfig): Sources["config"] | undefined {
	const file = path.join(root, configPath);
	return existsSync(file) ? { path: configPath, text: readFileSync(file, "utf8") } : undefined;
}

const toArray = <T>(value: T | undefined): T[] => (value === undefined ? [] : [value]);

/** Folders of the locales, for files outside any area. */
const localeFolders = ({ locales }: SiteConfig): ContentFolder[] =>
	locales.map(({ name: locale }) => ({ folder: `${locale}/`, locale, area: "chrome", version: "current" }));

/** Content files are served under a hash of their bytes. */
function readContentAsset({ path: source, file }: ListedFile): Asset {
	const { name, ext } = path.parse(file);
	const problem = findAssetProblem(file);
	return {
		path: source,
		address: `/assets/${name}-${contentHash(file).slice(0, 8)}${ext}`,
		bytes: statSync(file).size,
		...measureImage(file),
		...(problem && { problem }),
	};
}

/** The file is copied later. Opening it now reports an unreadable file before anything is written. */
function readPublicAsset({ path: source, name, file }: ListedFile): Asset {
	const handle = openSync(file, "r");
	const bytes = fstatSync(handle).size;
	closeSync(handle);
	return { path: source, address: `/${name}`, bytes, ...measureImage(file) };
}

// Determines the place and the role of a content file by its name alone.

type ContentRole = "markdown" | "data" | "component" | "asset";

/** Names that begin with `_` are partials, not pages; tests are next to the code they test. */
const isPartialOrTest = (name: string): boolean => /(^|\/)(_|__tests__\/)/.test(name) || /\.test\.\w+$/.test(name);

/** Whether a path is that of Markdown for other files to include. */
const isPartial = (path: string): boolean => /(?:^|\/)_[^/]*\.mdx?$/i.test(path);

/** Files of tags and authors, at the root of their area. */
const isKeyedDataFile = (area: ContentArea, name: string): boolean =>
	(area !== "pages" && /^tags\.(json|ya?ml)$/.test(name)) || (area === "news" && /^authors\.(json|ya?ml)$/.test(name));

const isSearchListFile = (name: string): boolean => /^_search\.(json|ya?ml)$/.test(name);

/** Returns `undefined` for files outside the folders, partials, tests and components that are no pages. */
function classifyFile(file: string, folders: readonly ContentFolder[]) {
	const contentFolder = folders.find(({ folder }) => file.startsWith(folder));
	if (!contentFolder) return undefined;
	const { folder, ...place } = contentFolder;
	const name = file.slice(folder.length); // relative to the folder
	const role = classifyContent(place.area, name);
	return role && { role, location: { ...place, name } };
}

/** Outside the areas, only the search list has a role. */
function classifyContent(area: ContentArea, name: string): ContentRole | undefined {
	const base = name.slice(name.lastIndexOf("/") + 1);
	if (area === "docs" && /^_category_\.(json|ya?ml)$/.test(base)) return "data";
	if (area === "chrome") return isSearchListFile(name) ? "data" : undefined;
	if (isPartialOrTest(name)) return undefined;
	if (/\.mdx?$/i.test(base)) return "markdown";
	if (/\.[jt]sx$/.test(base)) return area === "pages" ? "component" : undefined;
	if (isKeyedDataFile(area, name)) return "data";
	return /\.ts$/.test(base) ? undefined : "asset";
}
