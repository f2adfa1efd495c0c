/** Which versions of the documents a search shows. */
import type { SearchDocuments, SearchVersion } from "./indexing/format.ts";

/** What counts of pages of versions other than the preferred one. */
const OTHER_VERSION_FACTOR = 0.5;

export interface VersionSelection {
	/** The query without the name of a version. */
	readonly query: string;
	/** The factor for the score of a page; 0 leaves it out. */
	readonly factorOf: (page: number) => number;
}

/**
 * Prefers the version that the reader is reading, otherwise the last one of each set of documents. Unmaintained versions are left out unless the
 * reader is reading one, or names it in the query: "install 1.0".
 */
export function selectVersions(
	{ pages, versions = [] }: SearchDocuments,
	query: string,
	reading: string | undefined,
): VersionSelection {
	if (versions.length === 0) return { query, factorOf: () => 1 };
	const words = query.split(/\s+/);
	const named = versions.find(
		(version) =>
			version.isUnmaintained &&
			words.some((word) => isNameOf(version, word)) &&
			words.some((word) => !isNameOf(version, word)),
	);
	const wanted = named ?? versions.find(({ name }) => name === reading);
	const isPreferred = (version: SearchVersion): boolean =>
		version.docsId === wanted?.docsId ? version === wanted : version.isLast === true;
	return {
		query: named ? words.filter((word) => !isNameOf(named, word)).join(" ") : query,
		factorOf(page) {
			const version = versions[pages[page]?.[5] ?? -1];
			if (!version || isPreferred(version)) return 1;
			return version.isUnmaintained ? 0 : OTHER_VERSION_FACTOR;
		},
	};
}

/** Other versions have labels such as "Next", which are words of their own. */
const isNameOf = ({ name, label }: SearchVersion, word: string): boolean =>
	[name, label].some((text) => text.toLowerCase() === word.toLowerCase());
