import { createHash } from "node:crypto";
import { mapValues } from "../../model/collections.ts";
import type { SiteConfig } from "../../model/config.ts";
import type { PublicText } from "../../model/content/source.ts";
import type { Problem } from "../../model/problems/problem.ts";
import type { HeadTag } from "../../model/site/head-tag.ts";
import type { Output } from "../../model/site/site.ts";
import { fallbackDirectiveOf, type PolicySources } from "../../model/urls/content-security-policy.ts";
import {
	HEADERS_FILE,
	type HeaderLine,
	type HeaderRule,
	isSameHeader,
	parseHeadersFile,
} from "../../model/urls/headers-file.ts";
import { toOutputPath } from "../../model/urls/route.ts";

const POLICY_HEADER = "Content-Security-Policy";

/**
 * The headers of all responses, in a file that some hosts read. An author's own file becomes part of it, and its headers
 * replace ours for the same path. `scripts` are the texts of all inline scripts of the theme.
 */
export function headersFile(
	scripts: readonly string[],
	{ baseUrl, url, headTags, feedback, csp }: SiteConfig,
	authored?: PublicText,
): { readonly outputs: readonly Output[]; readonly problems: readonly Problem[] } {
	const policy = contentSecurityPolicy(
		scripts,
		headSources(headTags, url),
		feedbackSources(feedback || undefined, url),
		csp,
	);
	const headers: Readonly<Record<string, string>> = {
		[POLICY_HEADER]: policy,
		"X-Content-Type-Options": "nosniff",
		"Referrer-Policy": "strict-origin-when-cross-origin",
	};
	const path = `${baseUrl}*`;
	const rules = parseHeadersFile(authored?.text ?? "");
	const own = rules.find((rule) => rule.path === path);
	const missing = Object.entries(headers)
		.filter(([name]) => !own?.headers.some((line) => isSameHeader(line.name, name)))
		.map(([name, value]) => `  ${name}: ${value}\n`)
		.join("");
	return {
		outputs: [
			{
				path: toOutputPath(HEADERS_FILE),
				contents: own
					? insertBelowLine(authored?.text ?? "", own.line, missing)
					: `${path}\n${missing}${authored ? `\n${authored.text}` : ""}`,
			},
		],
		problems: authored ? policyProblems(rules, path, authored.path) : [],
	};
}

function insertBelowLine(text: string, line: number, added: string): string {
	const lines = text.split(/(?<=\n)/);
	const above = lines.slice(0, line).join("");
	const end = above.endsWith("\n") ? "" : "\n";
	return above + end + added + lines.slice(line).join("");
}

/** Hosts send the policies of all rules that apply to a path, and browsers enforce each of them. */
const policyProblems = (rules: readonly HeaderRule[], path: string, file: string): Problem[] =>
	rules.flatMap((rule) =>
		rule.headers
			.filter(({ name }) => isSameHeader(name, POLICY_HEADER))
			.map((header) => policyProblem(header, rule.path === path, file)),
	);

const policyProblem = ({ line, column }: HeaderLine, isReplaced: boolean, file: string): Problem => ({
	severity: "warning",
	code: "policy-clash",
	message: isReplaced
		? "this content security policy replaces that of the site, which knows the hashes of its scripts"
		: "this content security policy applies in addition to that of the site",
	at: { path: file, line, column },
	hint: 'add sources with the key "csp" of the configuration instead',
});

// What the elements that a site adds to `<head>` need from the content security policy.

type PolicySource = readonly [directive: string, source: string];

/** @param siteUrl the URL of the site, whose origin the policy allows anyway */
export function headSources(head: readonly HeadTag[], siteUrl: string): PolicySources {
	const sources: Record<string, string[]> = {};
	for (const [directive, source] of head.flatMap((tag) => sourcesOfTag(tag, siteUrl)))
		sources[directive] = [...(sources[directive] ?? []), source];
	return sources;
}

/** What sending answers needs. */
function feedbackSources(feedback: string | undefined, siteUrl: string): PolicySources {
	const url = otherUrlOf(feedback, siteUrl);
	return url ? { "connect-src": [url.origin] } : {};
}

function sourcesOfTag({ tagName, attributes, innerHTML }: HeadTag, siteUrl: string): readonly PolicySource[] {
	if (tagName === "style") return [["style-src", `'${cspHash(innerHTML ?? "")}'`]];
	if (tagName === "script" && innerHTML !== undefined)
		return isDataBlock(attributes.type) ? [] : [["script-src", `'${cspHash(innerHTML)}'`]];
	const isScript = tagName === "script";
	const directive = isScript ? "script-src" : directiveOfLink(attributes);
	const url = otherUrlOf(attributes.src ?? attributes.href, siteUrl);
	if (!directive || !url) return [];
	// A script with integrity is a single file. Not all browsers accept its hash in place of its URL.
	return isScript && attributes.integrity ? [[directive, url.origin + url.pathname]] : [[directive, url.origin]];
}

const DESTINATIONS: Readonly<Record<string, string>> = {
	script: "script-src",
	style: "style-src",
	font: "font-src",
	fetch: "connect-src",
};

const RELATIONS: Readonly<Record<string, string>> = {
	stylesheet: "style-src",
	modulepreload: "script-src",
	manifest: "manifest-src",
	icon: "img-src",
	"apple-touch-icon": "img-src",
};

/** A link without one of these relations loads nothing. */
const directiveOfLink = ({ rel, as }: HeadTag["attributes"]): string | undefined =>
	(rel ?? "")
		.toLowerCase()
		.split(/\s+/)
		.map((relation) => (relation === "preload" ? DESTINATIONS[(as ?? "").toLowerCase()] : RELATIONS[relation]))
		.find((directive) => directive !== undefined);

/** Types of scripts that browsers run or that configure their loading; any other is data, which no policy concerns. */
const RUNNING_TYPE = /^(?:|module|importmap|speculationrules|(?:text|application)\/(?:x-)?(?:java|ecma)script)$/i;

const isDataBlock = (type = ""): boolean => !RUNNING_TYPE.test(type);

function otherUrlOf(address: string | undefined, siteUrl: string): URL | undefined {
	if (!address || !URL.canParse(address, siteUrl)) return;
	const url = new URL(address, siteUrl);
	const isOther = url.origin !== new URL(siteUrl).origin;
	return isOther && /^https?:$/.test(url.protocol) ? url : undefined;
}

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
	...mapValues(additions, (sources, directive) => addSources(sourcesFor(directive, policy), sources)),
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
