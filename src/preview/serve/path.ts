/** Parses request paths and maps them to files. */
import { htmlFileOf, type Route, routeOf } from "../../model/urls/route.ts";

/** Maximum depth at which a not-found page is searched: a request can have a path of any length. */
const MAX_NOT_FOUND_DEPTH = 8;
/**
 * Characters with a special meaning in the paths of some systems, and control characters. No page has them in its
 * path.
 */
const UNSAFE_CHARS = /[\\:\p{Cc}]/u;
/** Files that configure a static host. No host serves them. */
const HOST_FILES = ["/_redirects", "/_headers"];

/**
 * Returns the decoded path of a request target, without query. Returns `undefined` if the target is not a path
 * (`http://…`, `*`, a fragment), has invalid percent-encoding, or contains a backslash, a colon or a control
 * character.
 */
export function parseRequestPath(target: string): string | undefined {
	const raw = target.replace(/\?.*$/s, "");
	if (!raw.startsWith("/") || raw.includes("#")) return undefined;
	try {
		const path = decodeURIComponent(raw);
		return UNSAFE_CHARS.test(path) ? undefined : path;
	} catch {
		return undefined;
	}
}

/**
 * Returns the query of a target with its question mark, or an empty string. Node decodes each byte as one character;
 * those not allowed in a `Location` header are percent-encoded.
 */
export const queryOfTarget = (target: string): string =>
	(target.match(/\?.*$/s)?.[0] ?? "").replace(
		/[^\x21-\x7e]/g,
		(char) => `%${char.charCodeAt(0).toString(16).padStart(2, "0")}`,
	);

/**
 * Returns the path relative to the base URL, with a leading `/`; `undefined` if it is outside.
 *
 * @example `/docs/help` relative to `/docs/` is `/help`
 */
export const stripBaseUrl = (path: string, baseUrl: string): string | undefined =>
	path.startsWith(baseUrl) ? path.slice(baseUrl.length - 1) : undefined;

/**
 * Whether a path contains a segment that is never served: one that is empty or starts with a dot, including `..`. The
 * exception is `/.well-known/`, where browsers and certificate authorities look for files.
 */
export function isHiddenPath(path: string): boolean {
	const names = path.slice(1).split("/");
	return names.some((name, index) => {
		if (name === "") return index < names.length - 1;
		return name.startsWith(".") && !(index === 0 && name === ".well-known");
	});
}

/**
 * Returns the files that may be served for a path, in order of preference; none for a hidden path. A folder's page is
 * also served without the trailing slash: that is the canonical URL of our pages, and a redirect would change the URL
 * the reader sees.
 *
 * @example
 * | path | files                       |
 * | /a   | a, a.html, a/index.html     |
 * | /a/  | a/index.html, a.html        |
 */
export function listCandidateFiles(path: string): readonly string[] {
	if (isHiddenPath(path) || HOST_FILES.includes(path)) return [];
	const name = path.slice(1).replace(/\/$/, "");
	const index = htmlFileOf(routeOf(`${path}/`));
	if (name === "") return [index];
	const page = htmlFileOf(routeOf(name), "bare");
	return path.endsWith("/") ? [index, page] : [name, page, index];
}

/**
 * The path without `.html`, for an address that may have been another generator's; `undefined` if it has none.
 *
 * @example `/help/sync.html` is `/help/sync`
 */
export const withoutHtmlExtension = (path: string): string | undefined =>
	/[^/]\.html$/.test(path) ? path.slice(0, -".html".length) : undefined;

/**
 * Returns the not-found pages that may be served for a path, nearest first. For a hidden path, only those above the
 * hidden segment.
 */
export function listCandidateNotFoundFiles(path: string): readonly string[] {
	const names = path.split("/").slice(0, -1).slice(0, MAX_NOT_FOUND_DEPTH);
	const hidden = names.findIndex((_, depth) => isHiddenPath(`${names.slice(0, depth + 1).join("/")}/`));
	const folders = hidden < 1 ? names : names.slice(0, hidden);
	return folders
		.map((_, depth) => folders.slice(0, depth + 1).join("/"))
		.map((folder) => htmlFileOf(`${folder}/404` as Route, "bare"))
		.reverse();
}
