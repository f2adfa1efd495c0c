/** Where a document stands below its version's base, before locale and base are added. */
import { decoded } from "../../model/route.ts";

export interface Slugged {
	/** As the author wrote it. */
	readonly slug?: string | undefined;
	/** The last part of the document's id. */
	readonly base: string;
	/** Without numbers; '' for the root. */
	readonly folder: string;
	/** The document is its folder's index. */
	readonly isIndex: boolean;
}

/** What no path of a page may hold: it would be cut off, or mean another folder on some disks. */
const UNFIT = /[?#\\\p{Cc}]/u;

export const isFitSlug = (slug: string): boolean => !UNFIT.test(decoded(slug));

/**
 * The path of a document: its own slug, from the base or from its folder; its folder for an index, ending in `/`;
 * otherwise its folder and the last part of its id. It begins with `/` and never leaves the base.
 */
export function slugOf({ slug, base, folder, isIndex }: Slugged): string {
	if (slug) return resolvedSlug(decoded(slug), folder);
	return resolvedSlug(isIndex ? "./" : base, folder);
}

/** The path that a decoded slug means in a folder: with a leading `/` it is absolute, and `..` is the folder above. */
export function resolvedSlug(slug: string, folder = ""): string {
	const path = slug.startsWith("/") ? slug : `${folder}/${slug}`;
	const parts: string[] = [];
	for (const part of path.split("/")) {
		if (part === "..") parts.pop();
		else if (part !== "" && part !== ".") parts.push(part);
	}
	const isFolder = /(^|\/)\.{0,2}$/.test(path) && parts.length > 0;
	return `/${parts.join("/")}${isFolder ? "/" : ""}`;
}
