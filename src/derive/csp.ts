import { createHash } from "node:crypto";
import { toOutputPath } from "../model/route.ts";
import type { Output } from "../model/site.ts";

/** The hash source of an inline script in a content security policy: `sha256-…`. */
export const cspHash = (script: string): string =>
	`sha256-${createHash("sha256").update(script).digest("base64")}`;

/** The strictest policy that all pages work with. `scripts` are the texts of all inline scripts. */
export function contentSecurityPolicy(scripts: readonly string[]): string {
	const hashes = scripts.map((script) => `'${cspHash(script)}'`);
	return [
		"default-src 'self'",
		`script-src ${["'self'", ...new Set(hashes)].join(" ")}`,
		"style-src 'self'",
		"img-src 'self' https: data: blob:", // images from other sites, and rendered diagrams
		"object-src 'none'",
		"base-uri 'none'",
		"form-action 'self'",
		"frame-ancestors 'self'",
	].join("; ");
}

/** A `_headers` file, which some hosts read, unless the site has its own. */
export function headersFile(
	scripts: readonly string[],
	baseUrl: string,
	publicFiles: ReadonlySet<string>,
): Output[] {
	if (publicFiles.has("_headers")) return [];
	const contents = `${baseUrl}*
  Content-Security-Policy: ${contentSecurityPolicy(scripts)}
  X-Content-Type-Options: nosniff
  Referrer-Policy: strict-origin-when-cross-origin
`;
	return [{ path: toOutputPath("_headers"), contents }];
}
