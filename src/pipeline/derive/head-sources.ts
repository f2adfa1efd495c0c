/** What the elements that a site adds to `<head>` need from the content security policy. */

import type { HeadTag } from "../../model/site/head-tag.ts";
import type { PolicySources } from "../../model/urls/content-security-policy.ts";
import { cspHash } from "./csp.ts";

type PolicySource = readonly [directive: string, source: string];

/** @param siteUrl the URL of the site, whose origin the policy allows anyway */
export function headSources(head: readonly HeadTag[], siteUrl: string): PolicySources {
	const sources: Record<string, string[]> = {};
	for (const [directive, source] of head.flatMap((tag) => sourcesOfTag(tag, siteUrl)))
		sources[directive] = [...(sources[directive] ?? []), source];
	return sources;
}

/** What sending answers needs. */
export function feedbackSources(feedback: string | undefined, siteUrl: string): PolicySources {
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
