/** Content that no page is made from, because its folder is not where the configuration says. */
import type { SiteConfig } from "../../model/config.ts";
import { didYouMean, type Problem, startOfFile } from "../../model/problems/problem.ts";
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

const missingLocaleProblems = ({ folders }: ContentListing, config: SiteConfig): Problem[] =>
	config.locales
		.filter(({ name }) => !folders.includes(name))
		.map(({ name }) => ({
			severity: "error",
			code: "no-locale-folder",
			message: `the locale "${name}" has no folder ${config.contentPath}/${name}`,
			at: startOfFile(config.configPath),
			configKey: `i18n.locales.${name}`,
			hint: "create the folder, or remove the locale from the configuration",
		}));

/** A folder with the name of a language, or of a locale in another spelling, that no locale has. */
function unknownLocaleProblems({ folders, files }: ContentListing, config: SiteConfig): Problem[] {
	const names = config.locales.map(({ name }) => name);
	return folders
		.filter((folder) => !folder.includes("/") && !names.includes(folder))
		.filter((folder) => isLanguageName(folder))
		.filter((folder) => files.some((file) => isTextIn(file, folder)))
		.map((folder) => ({
			severity: "error",
			code: "unknown-locale",
			message: `the folder ${config.contentPath}/${folder} belongs to no locale; the configuration has ${quotedList(names)}`,
			at: startOfFile(config.configPath),
			configKey: "i18n.locales",
			hint: didYouMean(folder, names) ?? `add "${folder}" to "i18n.locales", or remove the folder`,
		}));
}

/** Markdown in the folder of a locale, but in none of its areas: `content/en/docs` where the key says `help`. */
function unreadFolderProblems(
	{ files, included }: ContentListing,
	areas: readonly ContentFolder[],
	config: SiteConfig,
): Problem[] {
	const unread = new Map<string, string>();
	for (const file of files) {
		const [locale = "", name = "", inside] = file.split("/");
		if (!config.locales.some((one) => one.name === locale)) continue;
		if (!isTextIn(file, locale) || included.has(file)) continue;
		if (areas.some(({ folder }) => file.startsWith(folder))) continue;
		if (/(^|\/)(?:_|readme\.)/i.test(file)) continue; // partials and notes are not pages
		const place = inside === undefined ? file : `${locale}/${name}`;
		if (!unread.has(place)) unread.set(place, locale);
	}
	return [...unread].map(([place, locale]) => {
		const own = areas.filter((area) => area.locale === locale);
		return {
			severity: "error",
			code: "unread-content",
			message: `${config.contentPath}/${place} is not read; the configuration names ${own.map(({ folder }) => `${config.contentPath}/${folder}`.replace(/\/$/, "")).join(", ")}`,
			at: startOfFile(config.configPath),
			configKey: "docs.path",
			hint: 'move it into one of these folders, or set "docs.path", "news.path" or "pages.path" to its name',
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
