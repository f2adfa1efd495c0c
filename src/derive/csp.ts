import { createHash } from "node:crypto";
import { outputPath } from "../model/route.ts";
import type { Output } from "../model/site.ts";

/** What a content security policy calls an inline script of exactly this text: `sha256-…`. */
export const cspHash = (script: string): string =>
	`sha256-${createHash("sha256").update(script).digest("base64")}`;

/** The strictest policy under which every page works; `scripts` are the texts of all inline scripts. */
export function contentSecurityPolicy(scripts: readonly string[]): string {
	const hashes = scripts.map((script) => `'${cspHash(script)}'`);
	return [
		"default-src 'self'",
		`script-src ${["'self'", ...new Set(hashes)].join(" ")}`,
		"style-src 'self'",
		"img-src 'self' https: data: blob:", // pages show pictures of other sites, and diagrams
		"object-src 'none'",
		"base-uri 'none'",
		"form-action 'self'",
		"frame-ancestors 'self'",
	].join("; ");
}

/** A `_headers` file for hosts that read one, unless the site brings its own. */
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
	return [{ path: outputPath("_headers"), contents }];
}
