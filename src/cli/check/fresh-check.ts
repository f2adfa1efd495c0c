/** Runs a check, with everything it needs. Loaded only if something has changed. */
import { readFileSync } from "node:fs";
import path from "node:path";
import type { Cache } from "../../engine/cache/cache.ts";
import { createDiskStore } from "../../engine/cache/disk-store.ts";
import { saveReport } from "../../engine/cache/last-build.ts";
import { createNodeHost } from "../../engine/host.ts";
import { createThreadPool, defaultThreadCount } from "../../engine/threads/thread-pool.ts";
import type { SiteConfig } from "../../model/config.ts";
import type { CodeFile, Sources } from "../../model/content/source.ts";
import { hasErrors, startOfFile } from "../../model/problems/problem.ts";
import type { WrittenFile } from "../../model/site/site.ts";
import { createPreviewBuilder } from "../../pipeline/build.ts";
import { writtenFileOf } from "../../pipeline/emit/memory-output.ts";
import { filesOf, type OutputWriter } from "../../pipeline/emit/writer.ts";
import { locateConfigProblems } from "../../pipeline/stages/config-locations.ts";
import { checkExternalLinks } from "../../quality/external-links/check-external-links.ts";
import type { ExternalLink } from "../../quality/external-links/external-link.ts";
import { siteUrlsOf } from "../../quality/lost-urls/site-urls.ts";
import { buildInputsOf } from "../build-inputs.ts";
import type { CheckCommandOptions, CheckResult } from "../command-options.ts";
import { loadConfigOrReport } from "../load-config.ts";
import { showStatusLine } from "../terminal/status-line.ts";
import { readUrlHistory } from "../url-history.ts";
import { SSG_VERSION } from "../version.ts";

export interface CheckContext {
	readonly cache: Cache;
	/** Absent if the report must not be kept. */
	readonly request?: string | undefined;
	/** The folder with the answers of other sites. @default the folder of the site's cache */
	readonly answersDir?: string;
}

/** Returns `undefined` if the configuration is invalid. */
export async function checkFresh(
	root: string,
	options: CheckCommandOptions,
	{ cache, request }: CheckContext,
): Promise<CheckResult | undefined> {
	const startedAt = Date.now();
	const config = await loadConfigOrReport(root, options, cache);
	return config && runSiteCheck(config, options, { cache, startedAt, request });
}

/** @param context.startedAt `Date.now()` before anything was read */
export async function runSiteCheck(
	config: SiteConfig,
	options: CheckCommandOptions,
	{ cache, request, startedAt, answersDir = config.cacheDir }: CheckContext & { readonly startedAt: number },
): Promise<CheckResult> {
	const { lock, previous = [] } = options;
	const host = createNodeHost(config, { cache });
	let sources: Sources | undefined;
	let code: readonly CodeFile[] = [];
	const builder = createPreviewBuilder(
		config,
		{
			...host,
			async read() {
				sources = await host.read();
				return sources;
			},
			readCode() {
				code = host.readCode?.() ?? [];
				return code;
			},
			readUrlHistory: () => readUrlHistory(config, { usesLock: !lock, previous }),
			open: createCheckedOutput,
		},
		createThreadPool(defaultThreadCount()),
	);
	const { problems: ofBuild } = await builder.build();
	const problems = [
		...ofBuild,
		...(await builder.lint()),
		...(options.external
			? await findExternalProblems(await builder.externalLinks(), { ...config, cacheDir: answersDir })
			: []),
	];
	await cache.save();
	const record = { root: config.root, strict: config.strict, problems };
	// What is suggested after an error depends on more than files, such as on uncommitted renames.
	if (request !== undefined && sources && !hasErrors(problems))
		await saveReport(
			cache,
			{
				...buildInputsOf(config),
				name: "last-check",
				request,
				sources,
				startedAt,
				otherFiles: code.map((file) => path.join(config.root, file.path)),
			},
			record,
		);
	const built = builder.site();
	return { ...record, ...(built && { urls: siteUrlsOf(built.site, built.redirects) }) };
}

/** An output that is written nowhere: what earlier builds have rendered counts as current. */
function createCheckedOutput(): OutputWriter {
	const files = new Map<string, WrittenFile>();
	const retain = (written: readonly WrittenFile[]) => {
		for (const file of written) files.set(file.path, file);
	};
	return {
		async add(outputs) {
			const written = outputs.map(writtenFileOf);
			retain(written);
			return written;
		},
		isCurrent: () => true,
		retain,
		files: () => filesOf([...files.values()]),
		publish: async () => {},
		discard: async () => {},
	};
}

/** The name in robots.txt. */
const AGENT = "ssg-link-check";

/** Answers are kept across versions of the engine, until this changes. */
const CACHE_VERSION = "external-links-1";

/** No host is requested more often than this. */
const LIMITS = { concurrencyPerHost: 2, delayMs: 200, retries: 2, retryDelayMs: 1000 };

/** Requests the addresses of other sites, with the settings of the configuration. */
async function findExternalProblems(links: readonly ExternalLink[], { check, cacheDir, root, configPath }: SiteConfig) {
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
