/** Content security policies: https://www.w3.org/TR/CSP3/ */

import { splitWords } from "../text/split-words.ts";

/** Sources by directive. */
export type PolicySources = Readonly<Record<string, readonly string[]>>;

/** The directives that a site may add to. */
export const CSP_DIRECTIVES = splitWords(
	"default-src script-src script-src-elem script-src-attr style-src style-src-elem style-src-attr",
	"img-src font-src connect-src media-src object-src frame-src child-src worker-src manifest-src",
	"form-action frame-ancestors base-uri sandbox report-uri report-to require-trusted-types-for",
	"trusted-types upgrade-insecure-requests",
);

export type CspDirective = (typeof CSP_DIRECTIVES)[number];

/** Directives without fallback: they are off unless a policy has them. */
const INDEPENDENT_DIRECTIVES: readonly string[] = CSP_DIRECTIVES.slice(CSP_DIRECTIVES.indexOf("form-action"));

const FALLBACKS: Readonly<Record<string, string>> = {
	"script-src-elem": "script-src",
	"script-src-attr": "script-src",
	"style-src-elem": "style-src",
	"style-src-attr": "style-src",
	"frame-src": "child-src",
	"worker-src": "child-src",
};

/**
 * The directive that applies where a policy lacks the given one.
 *
 * Browsers also fall back from `worker-src` to `script-src`; a worker needs none of the hashes there.
 */
export const fallbackDirectiveOf = (directive: string): string | undefined =>
	directive === "default-src" || INDEPENDENT_DIRECTIVES.includes(directive)
		? undefined
		: (FALLBACKS[directive] ?? "default-src");

/** Sources that allow code in the page itself, which is what a policy is there to prevent. */
export const UNSAFE_SOURCES: readonly string[] = ["'unsafe-inline'", "'unsafe-eval'"];
