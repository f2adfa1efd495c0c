import { decodeUriText } from "../../model/urls/route.ts";

export interface ServedRedirect {
	readonly to: string;
	readonly status: number;
}

const REDIRECT_STATUSES = [301, 302, 303, 307, 308];
/**
 * Stands for the host the server is reached by. The `.invalid` domain is reserved (RFC 2606), so no target can use
 * it.
 */
const PLACEHOLDER_ORIGIN = "http://ours.invalid";

/**
 * Parses a `_redirects` file: lines of `from to [status]`. Returns the redirects by decoded path. The first rule of a
 * path wins. Other lines, including patterns, are ignored.
 */
export function parseRedirectsFile(text: string): ReadonlyMap<string, ServedRedirect> {
	const rules = new Map<string, ServedRedirect>();
	for (const line of text.split(/\r?\n/)) {
		const [from = "", to = "", status = "301", ...rest] = line.trim().split(/\s+/);
		const path = decodeUriText(from);
		if (!from.startsWith("/") || rest.length > 0 || rules.has(path)) continue;
		const target = safeRedirectTarget(to);
		if (target === undefined || decodeUriText(target) === path) continue;
		if (REDIRECT_STATUSES.includes(Number(status))) rules.set(path, { to: target, status: Number(status) });
	}
	return rules;
}

/** A redirect's target with the query of the request appended to its own. */
export function findRedirectLocation({ to }: ServedRedirect, query: string): string {
	if (query.length < 2) return to;
	const [hash = ""] = to.match(/#.*$/) ?? [];
	const path = to.slice(0, to.length - hash.length);
	return `${path}${path.includes("?") ? "&" : "?"}${query.slice(1)}${hash}`;
}

/**
 * Returns the target if it is a path on this host or a full URL of another one. Refuses `//evil.example` and
 * `/\evil.example`, which browsers treat as another host, and `/.//evil.example`, which becomes one when its dots
 * are resolved.
 */
function safeRedirectTarget(to: string): string | undefined {
	if (!/^(\/|https?:\/\/)/i.test(to) || !URL.canParse(to, PLACEHOLDER_ORIGIN)) return undefined;
	const { origin, pathname, search, hash, href } = new URL(to, PLACEHOLDER_ORIGIN);
	if (!to.startsWith("/")) return href;
	if (origin !== PLACEHOLDER_ORIGIN || pathname.startsWith("//")) return undefined;
	return pathname + search + hash;
}
