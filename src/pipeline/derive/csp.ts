import { createHash } from "node:crypto";
import { fallbackDirectiveOf, type PolicySources } from "../../model/urls/content-security-policy.ts";

/** The hash source of an inline script or style in a content security policy: `sha256-…`. */
export const cspHash = (text: string): string => `sha256-${createHash("sha256").update(text).digest("base64")}`;

/** The strictest policy that all pages work with. `scripts` are the texts of all inline scripts of the theme. */
const basePolicy = (scripts: readonly string[]): PolicySources => ({
	"default-src": ["'self'"],
	"script-src": ["'self'", ...scripts.map((script) => `'${cspHash(script)}'`)],
	"style-src": ["'self'"],
	"img-src": ["'self'", "https:", "data:", "blob:"], // images from other sites, and rendered diagrams
	"object-src": ["'none'"],
	"base-uri": ["'none'"],
	"form-action": ["'self'"],
	"frame-ancestors": ["'self'"],
});

/** The value of the header: the strictest policy, and what a site adds to it. */
export const contentSecurityPolicy = (scripts: readonly string[], ...additions: readonly PolicySources[]): string =>
	Object.entries(additions.reduce(mergePolicies, basePolicy(scripts)))
		.map(([directive, sources]) => [directive, ...effectiveSources(sources)].join(" "))
		.join("; ");

/** A directive that the policy lacks starts with the sources that apply without it. */
const mergePolicies = (policy: PolicySources, additions: PolicySources): PolicySources => ({
	...policy,
	...Object.fromEntries(
		Object.entries(additions).map(([directive, sources]) => [
			directive,
			addSources(sourcesFor(directive, policy), sources),
		]),
	),
});

function sourcesFor(directive: string, policy: PolicySources): readonly string[] {
	const fallback = fallbackDirectiveOf(directive);
	return policy[directive] ?? (fallback ? sourcesFor(fallback, policy) : []);
}

const NOTHING = "'none'";

/** `'none'` is only valid alone. */
const addSources = (before: readonly string[], added: readonly string[]): readonly string[] =>
	added.includes(NOTHING)
		? [NOTHING]
		: [...(added.length > 0 ? before.filter((source) => source !== NOTHING) : before), ...added];

/** Browsers ignore `'unsafe-inline'` beside a hash: https://www.w3.org/TR/CSP3/#allow-all-inline */
function effectiveSources(sources: readonly string[]): readonly string[] {
	const unique = [...new Set(sources)];
	return unique.includes("'unsafe-inline'") ? unique.filter((source) => !/^'(?:sha\d+|nonce)-/.test(source)) : unique;
}
