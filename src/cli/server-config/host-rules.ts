/** What `_headers` and `_redirects` ask of a host, and what all hosts have in common. */
import { decodeUriText, hrefOf, notFoundFileOf } from "../../model/urls/route.ts";
import { type SiteHeaderRule, siteHeaderRulesOf } from "../../preview/serve/site-headers.ts";

export interface HostRules {
	readonly baseUrl: string;
	readonly headers: readonly SiteHeaderRule[];
	readonly redirects: readonly HostRedirect[];
	/** Not-found pages of folders, the most general first. The folder ends with `/`. */
	readonly notFoundPages: readonly { readonly folder: string; readonly page: string }[];
}

interface HostRedirect {
	/** Decoded. */
	readonly from: string;
	/** A URL, encoded, in two parts: a query is inserted between them. */
	readonly to: string;
	readonly fragment: string;
	readonly status: string;
}

export function collectHostRules(baseUrl: string, headers: string, redirects: string): HostRules {
	const lines = redirects
		.split(/\r?\n/)
		.map((line) => line.trim().split(/\s+/))
		.filter(([from]) => from?.startsWith("/"));
	return {
		baseUrl,
		headers: siteHeaderRulesOf(headers),
		redirects: firstByPath(lines.flatMap(toRedirect)),
		notFoundPages: [
			{ folder: baseUrl, page: hrefOf(notFoundFileOf("", ""), baseUrl) },
			...lines.flatMap(toNotFoundPage),
		],
	};
}

function toRedirect([from = "", to = "", status = "301"]: readonly string[]) {
	if (/[*:]/.test(from) || !/^30[12378]$/.test(status)) return [];
	const [path = "", fragment] = to.split("#", 2);
	return [{ from: decodeUriText(from), to: path, fragment: fragment === undefined ? "" : `#${fragment}`, status }];
}

function toNotFoundPage([from = "", to = "", status]: readonly string[]) {
	return status === "404" && from.endsWith("/*") ? [{ folder: from.slice(0, -1), page: to }] : [];
}

/** As on hosts, the first rule of a path counts. */
const firstByPath = (redirects: readonly HostRedirect[]): HostRedirect[] =>
	[...new Map(redirects.map((one) => [one.from, one] as const).reverse()).values()].reverse();

export const IMMUTABLE = "public, max-age=31536000, immutable";

/** The form of file names with a hash, below the base URL. */
export const HASHED_FILE = String.raw`assets/[^/]*-[A-Z2-7]{8}\.[a-z0-9.]+$`;

/** Files in the output folder that are not part of the site, below the base URL. */
export const PRIVATE_FILE = "(_headers|_redirects)$";

export const escapePattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** The pattern of the paths of a rule in `_headers`. */
export const patternOf = (rulePath: string): string =>
	`^${rulePath
		.split(/(\*|:\w+)/)
		.map((part, index) => (index % 2 === 0 ? escapePattern(part) : part === "*" ? ".*" : "[^/]+"))
		.join("")}$`;
