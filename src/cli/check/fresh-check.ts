/** Runs a check, with everything it needs. Loaded only if something has changed. */
import path from "node:path";
import type { Cache } from "../../engine/cache/cache.ts";
import { saveReport } from "../../engine/cache/last-build.ts";
import { createNodeHost } from "../../engine/host.ts";
import { createThreadPool, defaultThreadCount } from "../../engine/threads/thread-pool.ts";
import type { SiteConfig } from "../../model/config.ts";
import type { CodeFile, Sources } from "../../model/content/source.ts";
import { hasErrors } from "../../model/problems/problem.ts";
import { createPreviewBuilder } from "../../pipeline/build.ts";
import { siteUrlsOf } from "../../quality/lost-urls/site-urls.ts";
import { buildInputsOf } from "../build-inputs.ts";
import type { CheckCommandOptions, CheckResult } from "../command-options.ts";
import { loadConfigOrReport } from "../load-config.ts";
import { readUrlHistory } from "../url-history.ts";
import { findExternalProblems } from "./external-links.ts";
import { createCheckedOutput } from "./output.ts";

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
