/** The path of a document relative to its version's base, before locale and base path are added. */
import { decodeUriText } from "../../../model/urls/route.ts";

export interface SlugInput {
	/** As written in the front matter. */
	readonly slug?: string | undefined;
	/** The last segment of the document's id. */
	readonly base: string;
	/** Without number prefixes; an empty string for the root. */
	readonly folder: string;
	/** Whether the document is its folder's index. */
	readonly isIndex: boolean;
}

/**
 * Returns a document's path: its slug, relative to the base or to its folder; for an index, its folder with a
 * trailing `/`; otherwise its folder and the last segment of its id. Begins with `/` and never leaves the base.
 */
export function docSlugOf({ slug, base, folder, isIndex }: SlugInput): string {
	if (slug) return resolveSlug(decodeUriText(slug), folder);
	return resolveSlug(isIndex ? "./" : base, folder);
}

/** Resolves a decoded slug in a folder: it is absolute with a leading `/`, and `..` is the parent folder. */
export function resolveSlug(slug: string, folder = ""): string {
	const path = slug.startsWith("/") ? slug : `${folder}/${slug}`;
	const parts: string[] = [];
	for (const part of path.split("/")) {
		if (part === "..") parts.pop();
		else if (part !== "" && part !== ".") parts.push(part);
	}
	const isFolder = /(^|\/)\.{0,2}$/.test(path) && parts.length > 0;
	return `/${parts.join("/")}${isFolder ? "/" : ""}`;
}
