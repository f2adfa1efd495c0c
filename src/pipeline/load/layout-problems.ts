/** Content that no page is made from, because its folder is not where the configuration says. */
import type { SiteConfig } from "../../model/config.ts";
import { closestMatch, didYouMean, type Problem, startOfFile, suggestName } from "../../model/problems/problem.ts";
import type { ContentFolder } from "../../model/site/content-folders.ts";

/** Names relative to the content folder. */
export interface ContentListing {
	readonly exists: boolean;
	readonly folders: readonly string[];
	readonly files: readonly string[];
	/** Files whose text others include. */
	readonly included: ReadonlySet<string>;
}

/** Returns an error for each folder that is expected or found in the wrong place; it names both. */
export function layoutProblems(
	listing: ContentListing,
	areas: readonly ContentFolder[],
	config: SiteConfig,
): Problem[] {
	if (!listing.exists) return [missingContentProblem(config)];
	return [
		...missingLocaleProblems(listing, config),
		...unknownLocaleProblems(listing, config),
		...versionProblems(listing, config),
		...unreadFolderProblems(listing, areas, config),
	];
}

const missingContentProblem = (config: SiteConfig): Problem => ({
	severity: "error",
	code: "no-content",
	message: `the content folder ${config.contentPath} does not exist`,
	at: startOfFile(config.configPath),
	configKey: "contentDir",
	hint: `create ${config.contentPath}/${config.defaultLocale}/${config.docs[0]?.path ?? config.pages.path}/index.md, or name another folder in "contentDir"`,
});

/** A locale without a folder; one whose name is like that of an unknown folder is that folder's. */
const missingLocaleProblems = (listing: ContentListing, config: SiteConfig): Problem[] =>
	missingLocales(listing, config).map(({ name, folder }) => ({
		severity: "error",
		code: "no-locale-folder",
		message: `the locale "${name}" has no folder ${config.contentPath}/${name}`,
		at: startOfFile(config.configPath),
		configKey: `i18n.locales.${name}`,
		hint: folder
			? `${suggestName(folder)} The folder ${config.contentPath}/${folder} belongs to no locale`
			: "create the folder, or remove the locale from the configuration",
	}));

const missingLocales = (listing: ContentListing, config: SiteConfig) =>
	config.locales
		.filter(({ name }) => !listing.folders.includes(name))
		.map(({ name }) => ({ name, folder: closestMatch(name, unknownLocales(listing, config)) }));

/** Folders with the name of a language, or of a locale in another spelling, that no locale has. */
const unknownLocales = ({ folders, files }: ContentListing, { locales }: SiteConfig): string[] =>
	folders
		.filter((folder) => !folder.includes("/") && !locales.some(({ name }) => name === folder))
		.filter((folder) => isLanguageName(folder))
		.filter((folder) => files.some((file) => isTextIn(file, folder)));

function unknownLocaleProblems(listing: ContentListing, config: SiteConfig): Problem[] {
	const names = config.locales.map(({ name }) => name);
	const misspelt = missingLocales(listing, config).map(({ folder }) => folder);
	return unknownLocales(listing, config)
		.filter((folder) => !misspelt.includes(folder))
		.map((folder) => ({
			severity: "error",
			code: "unknown-locale",
			message: `the folder ${config.contentPath}/${folder} belongs to no locale; the configuration has ${quotedList(names)}`,
			at: startOfFile(config.configPath),
			configKey: "i18n.locales",
			hint: didYouMean(folder, names) ?? `add "${folder}" to "i18n.locales", or remove the folder`,
		}));
}

/** Versions of documents without a folder, and folders that are no version. */
function versionProblems(listing: ContentListing, config: SiteConfig): Problem[] {
	return config.docs.flatMap(({ path, configKey, versions }) => {
		const own = versions.filter(({ isCurrent }) => !isCurrent).map(({ folder }) => folder.slice(path.length + 11));
		const found = versionFolders(listing, path, config);
		const unknown = found.filter((name) => !own.includes(name));
		const folderOf = (name: string) => `${config.contentPath}/${config.defaultLocale}/${path}_versioned/${name}`;
		const at = startOfFile(config.configPath);
		const missing = own
			.filter((name) => !found.includes(name))
			.map((name) => ({ name, near: closestMatch(name, unknown) }));
		const misspelt = missing.map(({ near }) => near);
		return [
			...missing.map(({ name, near }): Problem => {
				const index = versions.findIndex(({ folder }) => folder === `${path}_versioned/${name}`);
				return {
					severity: "error",
					code: "no-version-folder",
					message: `the version "${name}" has no documents in ${folderOf(name)}`,
					at,
					configKey: `${configKey}.versions[${index}]`,
					hint: near
						? `${suggestName(near)} The folder ${folderOf(near)} belongs to no version`
						: "create the folder, or remove the version from the configuration",
				};
			}),
			...unknown
				.filter((name) => !misspelt.includes(name))
				.map(
					(name): Problem => ({
						severity: "error",
						code: "unread-content",
						message: `${folderOf(name)} is not read: "${configKey}.versions" has no version "${name}"`,
						at,
						configKey: `${configKey}.versions`,
						hint:
							own.length > 0
								? `add { name: "${name}" } to "${configKey}.versions", or remove the folder`
								: `add versions: [{ name: "current" }, { name: "${name}" }] to "${configKey}", or remove the folder`,
					}),
				),
		];
	});
}

/** The names of folders with the documents of a version, in any locale. */
function versionFolders({ files }: ContentListing, path: string, { locales }: SiteConfig): string[] {
	const names = files.flatMap((file) => {
		const locale = locales.find(({ name }) => isTextIn(file, `${name}/${path}_versioned`));
		const [name, ...inside] = locale ? file.slice(`${locale.name}/${path}_versioned/`.length).split("/") : [];
		return name !== undefined && inside.length > 0 && !PARTIAL_OR_NOTE.test(file) ? [name] : [];
	});
	return [...new Set(names)];
}

/** Partials and notes are not pages. */
const PARTIAL_OR_NOTE = /(^|\/)(?:_|readme\.)/i;

/** Markdown in the folder of a locale, but in none of its areas: `content/en/docs` where the key says `help`. */
function unreadFolderProblems(
	{ files, included }: ContentListing,
	areas: readonly ContentFolder[],
	config: SiteConfig,
): Problem[] {
	const unread = new Map<string, string>();
	const versioned = config.docs.map(({ path }) => `${path}_versioned`);
	for (const file of files) {
		const [locale = "", name = "", inside] = file.split("/");
		if (included.has(file) || PARTIAL_OR_NOTE.test(file)) continue;
		const isOutside = locale === file && /\.mdx?$/i.test(file);
		if (!isOutside && !(config.locales.some((one) => one.name === locale) && isTextIn(file, locale))) continue;
		if (areas.some(({ folder }) => file.startsWith(folder)) || versioned.includes(name)) continue;
		const place = inside === undefined ? file : `${locale}/${name}`;
		if (!unread.has(place)) unread.set(place, isOutside ? config.defaultLocale : locale);
	}
	return [...unread].map(([place, locale]) => {
		const own = areas.filter((area) => area.locale === locale);
		return {
			severity: "error",
			code: "unread-content",
			message: `${config.contentPath}/${place} is not read; the configuration names ${own.map(({ folder }) => `${config.contentPath}/${folder}`.replace(/\/$/, "")).join(", ")}`,
			at: startOfFile(config.configPath),
			configKey: "docs.path",
			hint: place.includes("/")
				? 'move it into one of these folders, or set "docs.path", "news.path" or "pages.path" to its name'
				: "move it into one of these folders",
		};
	});
}

const isTextIn = (file: string, folder: string): boolean =>
	file.startsWith(`${folder}/`) && /\.(?:mdx?|tsx|jsx)$/i.test(file);

const languageNames = new Intl.DisplayNames("en", { type: "language", fallback: "none" });

function isLanguageName(name: string): boolean {
	try {
		return languageNames.of(name.replaceAll("_", "-")) !== undefined;
	} catch {
		return false; // not the form of a language tag
	}
}

const quotedList = (names: readonly string[]): string => names.map((name) => `"${name}"`).join(", ");
