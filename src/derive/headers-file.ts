import type { SiteConfig } from "../model/config.ts";
import { toOutputPath } from "../model/route.ts";
import type { Output } from "../model/site.ts";
import { contentSecurityPolicy } from "./csp.ts";
import { headSources } from "./head-sources.ts";

/** A `_headers` file, which some hosts read, unless the site has its own. `scripts` are the texts of all inline scripts. */
export function headersFile(
	scripts: readonly string[],
	{ baseUrl, url, head, csp }: SiteConfig,
	publicFiles: ReadonlySet<string>,
): Output[] {
	if (publicFiles.has("_headers")) return [];
	const policy = contentSecurityPolicy(scripts, headSources(head, url), csp);
	const contents = `${baseUrl}*
  Content-Security-Policy: ${policy}
  X-Content-Type-Options: nosniff
  Referrer-Policy: strict-origin-when-cross-origin
`;
	return [{ path: toOutputPath("_headers"), contents }];
}
