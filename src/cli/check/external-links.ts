/** Requests the addresses of other sites, with the settings of the configuration. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { createDiskStore } from "../../engine/cache/disk-store.ts";
import type { SiteConfig } from "../../model/config.ts";
import { type Problem, startOfFile } from "../../model/problems/problem.ts";
import { locateConfigProblems } from "../../pipeline/stages/config-locations.ts";
import { checkExternalLinks } from "../../quality/external-links/check-external-links.ts";
import type { ExternalLink } from "../../quality/external-links/external-link.ts";
import { showStatusLine } from "../terminal/status-line.ts";
import { SSG_VERSION } from "../version.ts";

/** The name in robots.txt. */
const AGENT = "ssg-link-check";

/** Answers are kept across versions of the engine, until this changes. */
const CACHE_VERSION = "external-links-1";

/** No host is requested more often than this. */
const LIMITS = { concurrencyPerHost: 2, delayMs: 200, retries: 2, retryDelayMs: 1000 };

export async function findExternalProblems(
	links: readonly ExternalLink[],
	{ check, cacheDir, root, configPath }: SiteConfig,
): Promise<readonly Problem[]> {
	const { ignore, timeout, concurrency } = check.external;
	const problems = await checkExternalLinks(links, {
		...LIMITS,
		ignore,
		concurrency,
		ignoreKey: "check.external.ignore",
		timeoutMs: timeout * 1000,
		agent: AGENT,
		version: SSG_VERSION,
		store: createDiskStore(cacheDir, CACHE_VERSION),
		showProgress: ({ answered, total }) => showStatusLine(`${answered} of ${total} addresses of other sites`),
	});
	showStatusLine("");
	return locateConfigProblems(
		problems.map((problem) => (problem.configKey ? { at: startOfFile(configPath), ...problem } : problem)),
		{ path: configPath, text: readFileSync(path.join(root, configPath), "utf8") },
	);
}
