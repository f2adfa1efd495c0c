import { decoded } from "../model/route.ts";

export interface Rule {
	readonly to: string;
	readonly status: number;
}

const STATUSES = [301, 302, 303, 307, 308];
/** Stands for whatever host we are reached by. No name ends in `.invalid`, so no target can mean it by itself. */
const OURS = "http://ours.invalid";

/**
 * The rules of a `_redirects` file, by decoded path: lines of `from to [status]`. The first rule of a path wins; lines that are
 * anything else, patterns among them, are not ours to follow and are left out.
 */
export function rulesOf(text: string): ReadonlyMap<string, Rule> {
	const rules = new Map<string, Rule>();
	for (const line of text.split(/\r?\n/)) {
		const [from = "", to = "", status = "301", ...rest] = line
			.trim()
			.split(/\s+/);
		const path = decoded(from);
		if (!from.startsWith("/") || rest.length > 0 || rules.has(path)) continue;
		const target = safeTarget(to);
		if (target === undefined || decoded(target) === path) continue;
		if (STATUSES.includes(Number(status)))
			rules.set(path, { to: target, status: Number(status) });
	}
	return rules;
}

/** A rule's target with the query of the request, after the target's own. */
export function targetOf({ to }: Rule, query: string): string {
	if (query.length < 2) return to;
	const [hash = ""] = to.match(/#.*$/) ?? [];
	const path = to.slice(0, to.length - hash.length);
	return `${path}${path.includes("?") ? "&" : "?"}${query.slice(1)}${hash}`;
}

/**
 * A path of our own host, or an address of another one that is written out in full. A browser reads `//evil.example` and
 * `/\evil.example` as another host, and `/.//evil.example` becomes one when its dots are resolved: all three are refused.
 */
function safeTarget(to: string): string | undefined {
	if (!/^(\/|https?:\/\/)/i.test(to) || !URL.canParse(to, OURS))
		return undefined;
	const { origin, pathname, search, hash, href } = new URL(to, OURS);
	if (!to.startsWith("/")) return href;
	if (origin !== OURS || pathname.startsWith("//")) return undefined;
	return pathname + search + hash;
}
