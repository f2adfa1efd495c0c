/** How messages refer to a page: by its source file, or by what it was generated for. */
import type { Page } from "./page.ts";

type Named = Pick<Page, "kind" | "source" | "key"> & {
	readonly title?: string;
	readonly tag?: { readonly label: string };
};

export function pageNameOf({ kind, source, key, title, tag }: Named): string {
	if (source) return source;
	if (tag) return `the page of tag "${tag.label}"`;
	if (kind === "category") return `the page of category "${title}"`;
	return NAMES[kind] ?? `the page generated for ${key}`;
}

const NAMES: Partial<Record<Page["kind"], string>> = {
	"post-list": "the list of posts",
	archive: "the archive of posts",
	tags: "the page of all tags",
	search: "the search page",
	"not-found": "the 404 page",
};
