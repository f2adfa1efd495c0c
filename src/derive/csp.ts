import { createHash } from "node:crypto";
import type { SiteConfig } from "../model/config.ts";
import { type HeadTag, urlAttributeOf } from "../model/head-tag.ts";
import { toOutputPath } from "../model/route.ts";
import type { Output } from "../model/site.ts";
import { urlKindOf } from "../model/url-safety.ts";

/** The hash source of an inline script in a content security policy: `sha256-…`. */
export const cspHash = (script: string): string =>
	`sha256-${createHash("sha256").update(script).digest("base64")}`;

type Directive = "script-src" | "style-src" | "font-src";

/**
 * The strictest policy that all pages work with.
 *
 * @param scripts the texts of the theme's inline scripts
 * @param headTags what the configuration adds to every page
 */
export function contentSecurityPolicy(
	scripts: readonly string[],
	headTags: readonly HeadTag[] = [],
): string {
	const sourcesOf = (directive: Directive) =>
		headTags
			.filter((tag) => directiveOf(tag) === directive)
			.flatMap(policySourcesOf);
	const listOf = (directive: Directive, sources: readonly string[]) =>
		[directive, ...new Set([...sources, ...sourcesOf(directive)])].join(" ");
	const hashes = scripts.map((script) => `'${cspHash(script)}'`);
	const hasFonts = sourcesOf("font-src").length > 0;
	return [
		"default-src 'self'",
		listOf("script-src", ["'self'", ...hashes]),
		listOf("style-src", ["'self'"]),
		"img-src 'self' https: data: blob:", // images from other sites, and rendered diagrams
		...(hasFonts ? [listOf("font-src", ["'self'"])] : []),
		"object-src 'none'",
		"base-uri 'none'",
		"form-action 'self'",
		"frame-ancestors 'self'",
	].join("; ");
}

/** The directive that governs what an element contains or loads. */
function directiveOf({ tagName, attributes }: HeadTag): Directive | undefined {
	if (tagName === "script") return "script-src";
	if (tagName === "style") return "style-src";
	const relations = (attributes.rel ?? "").toLowerCase().split(/\s+/);
	if (relations.includes("stylesheet")) return "style-src";
	if (relations.includes("modulepreload")) return "script-src";
	return relations.includes("preload")
		? PRELOAD_DIRECTIVES[attributes.as ?? ""]
		: undefined;
}

const PRELOAD_DIRECTIVES: Readonly<Record<string, Directive>> = {
	font: "font-src",
	script: "script-src",
	style: "style-src",
};

/**
 * An inline text is allowed by its hash, and a script of another site by its integrity if it has one. Style sheets of
 * other sites have no such rule: https://www.w3.org/TR/CSP3/#external-hash.
 */
function policySourcesOf(tag: HeadTag): string[] {
	const { tagName, attributes, innerHTML } = tag;
	if (innerHTML !== undefined) return [`'${cspHash(innerHTML)}'`];
	const url = attributes[urlAttributeOf(tag) ?? ""];
	if (url === undefined || urlKindOf(url) !== "external") return [];
	const { integrity } = attributes;
	return tagName === "script" && integrity
		? integrity.split(/\s+/).map((hash) => `'${hash}'`)
		: [new URL(url, "https://site.invalid").origin];
}

/** A `_headers` file, which some hosts read, unless the site has its own. */
export function headersFile(
	scripts: readonly string[],
	{ baseUrl, headTags }: Pick<SiteConfig, "baseUrl" | "headTags">,
	publicFiles: ReadonlySet<string>,
): Output[] {
	if (publicFiles.has("_headers")) return [];
	const contents = `${baseUrl}*
  Content-Security-Policy: ${contentSecurityPolicy(scripts, headTags)}
  X-Content-Type-Options: nosniff
  Referrer-Policy: strict-origin-when-cross-origin
`;
	return [{ path: toOutputPath("_headers"), contents }];
}
