/** Finds pages whose address is like one that does not exist. */
import { editDistance } from "../../model/text/edit-distance.ts";

/** A page of the search's list. The path is percent-encoded and relative to the home page. */
export type ListedAddress = readonly [title: string, path: string, ...unknown: unknown[]];

const MAX_SIMILAR_PAGES = 5;
/** From 0 to 1. */
const MIN_SIMILARITY = 0.5;
/** Longer names are not compared letter by letter. */
const MAX_NAME_LENGTH = 80;

/** The most similar pages, the best first. The end of a path tells more than the folders before it. */
export function findSimilarPages(path: string, pages: readonly ListedAddress[]): readonly ListedAddress[] {
	const wanted = namesIn(path);
	const last = wanted.at(-1);
	if (!last) return [];
	return pages
		.map((page) => {
			const names = namesIn(page[1]);
			const folders = sharedPart(wanted.slice(0, -1), names.slice(0, -1));
			const end = similarity(last, names.at(-1) ?? "");
			return { page, end, score: end + folders / 4 };
		})
		.filter(({ end }) => end >= MIN_SIMILARITY)
		.sort((a, b) => b.score - a.score)
		.slice(0, MAX_SIMILAR_PAGES)
		.map(({ page }) => page);
}

/** The names in a path, without extension. */
const namesIn = (path: string): string[] =>
	decodePath(path)
		.toLowerCase()
		.replace(/(?:\.html?|\.md|\/index)+$/, "")
		.split("/")
		.filter(Boolean);

function decodePath(path: string): string {
	try {
		return decodeURI(path);
	} catch {
		return path;
	}
}

/** How alike two names are: by their words, or by their letters. */
function similarity(one: string, other: string): number {
	if (other === "" || Math.max(one.length, other.length) > MAX_NAME_LENGTH) return 0;
	const most = Math.max(one.length, other.length);
	const letters = 1 - editDistance(one, other, most) / most;
	return Math.max(letters, sharedPart(wordsIn(one), wordsIn(other)));
}

const wordsIn = (name: string): string[] => name.split(/[^\p{L}\p{N}]+/u);

/** The number of shared items in relation to that of all. */
function sharedPart(one: readonly string[], other: readonly string[]): number {
	const all = new Set([...one, ...other]);
	const shared = new Set(one.filter((name) => other.includes(name)));
	return all.size === 0 ? 1 : shared.size / all.size;
}
