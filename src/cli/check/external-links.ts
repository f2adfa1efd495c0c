/** Asks for the addresses of other sites, with the settings of the configuration. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { createDiskStore } from "../../engine/cache/disk-store.ts";
import type { SiteConfig } from "../../model/config.ts";
import { type Problem, startOfFile } from "../../model/problems/problem.ts";
import { locateConfigProblems } from "../../pipeline/stages/config-locations.ts";
import { checkExternalLinks } from "../../quality/external-links/check-external-links.ts";
import type { ExternalLink } from "../../quality/external-links/external-link.ts";
import { SSG_VERSION } from "../commands/version.ts";
import { showStatusLine } from "../terminal/status-line.ts";

/** The name in robots.txt. */
const AGENT = "ssg-link-check";

/** Answers are kept across versions of the engine, until this changes. */
const CACHE_VERSION = "external-links-1";

const FIRST_RETRY_DELAY_MS = 1000;

export async function findExternalProblems(
	links: readonly ExternalLink[],
	{ check, cacheDir, root, configPath }: SiteConfig,
): Promise<readonly Problem[]> {
	const { ignore, timeout, concurrency, concurrencyPerHost, delay, retries } = check.external;
	const problems = await checkExternalLinks(links, {
		...{ ignore, concurrency, concurrencyPerHost, retries },
		ignoreKey: "check.external.ignore",
		timeoutMs: timeout * 1000,
		delayMs: delay * 1000,
		retryDelayMs: FIRST_RETRY_DELAY_MS,
		...{ agent: AGENT, version: SSG_VERSION },
		store: createDiskStore(cacheDir, CACHE_VERSION),
		showProgress: ({ answered, total }) => showStatusLine(`${answered} of ${total} addresses of other sites`),
	});
	showStatusLine("");
	return locateConfigProblems(
		problems.map((problem) => (problem.configKey ? { at: startOfFile(configPath), ...problem } : problem)),
		{
			path: configPath,
			text: readFileSync(path.join(root, configPath), "utf8"),
		},
	);
}
