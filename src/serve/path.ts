/** Paths of requests: what may be asked for, and which files may answer. */
import { fileOf, type Route, routeOf } from "../model/route.ts";

/** How deep a page for missing pages is looked for: a path is as long as a stranger likes. */
const DEEPEST_NOT_FOUND = 8;
const UNSAFE = ["\0", "\\", ":"];
/** Files that instruct a host, at the top of the folder. No host shows them. */
const INSTRUCTIONS = ["/_redirects", "/_headers"];

/**
 * The decoded path of a request's target, without query; nothing when it is no path (`http://…`, `*`, a fragment), not valid
 * percent-encoding, or holds what leads elsewhere on some system: NUL, a backslash, a colon.
 */
export function pathOf(target: string): string | undefined {
	const raw = target.replace(/\?.*$/s, "");
	if (!raw.startsWith("/") || raw.includes("#")) return undefined;
	try {
		const path = decodeURIComponent(raw);
		return UNSAFE.some((mark) => path.includes(mark)) ? undefined : path;
	} catch {
		return undefined;
	}
}

/** The query of a target with its question mark, or an empty text. */
export const queryOf = (target: string): string =>
	target.match(/\?.*$/s)?.[0] ?? "";

/**
 * The path below the base URL, beginning in `/`; nothing when it is outside.
 *
 * @example `/docs/help` below `/docs/` is `/help`
 */
export const belowBase = (path: string, baseUrl: string): string | undefined =>
	path.startsWith(baseUrl) ? path.slice(baseUrl.length - 1) : undefined;

/**
 * Whether a path holds a name that is never shown: one that begins in a dot, `..` among them, or an empty one.
 * `/.well-known/` is the one exception, because that is where browsers and certificates look.
 */
export function isHidden(path: string): boolean {
	const names = path.slice(1).split("/");
	return names.some((name, index) => {
		if (name === "") return index < names.length - 1;
		return name.startsWith(".") && !(index === 0 && name === ".well-known");
	});
}

/**
 * The files that may answer a path, the first one found wins; none for a hidden one. A folder's page is served at its address without the slash too:
 * that is the canonical address of our pages, and a redirect would change what the reader sees and what links say.
 *
 * @example
 * | path | files                       |
 * | /a   | a, a.html, a/index.html     |
 * | /a/  | a/index.html, a.html        |
 */
export function namesOf(path: string): readonly string[] {
	if (isHidden(path) || INSTRUCTIONS.includes(path)) return [];
	const name = path.slice(1).replace(/\/$/, "");
	const index = fileOf(routeOf(`${path}/`));
	if (name === "") return [index];
	const page = fileOf(routeOf(name), "bare");
	return path.endsWith("/") ? [index, page] : [name, page, index];
}

/** The pages that may say that nothing is at a path, the nearest one first. */
export function notFoundNamesOf(path: string): readonly string[] {
	if (isHidden(path)) return notFoundNamesOf("/");
	const folders = path.split("/").slice(0, -1).slice(0, DEEPEST_NOT_FOUND);
	return folders
		.map((_, depth) => folders.slice(0, depth + 1).join("/"))
		.map((folder) => fileOf(`${folder}/404` as Route, "bare"))
		.reverse();
}
