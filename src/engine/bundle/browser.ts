/** Compiles the half of a site that runs in the browser. */

import { mapValues } from "../../model/collections.ts";
import type { SiteConfig } from "../../model/config.ts";
import type { BrowserAssets } from "../../model/site/chrome.ts";
import type { Output } from "../../model/site/site.ts";
import { toOutputPath } from "../../model/urls/route.ts";
import type { Cache } from "../cache/cache.ts";
import { compileCached } from "../cache/compilation.ts";
import { additionsCode, type BrowserAdditions } from "./browser-additions.ts";
import { type BrowserBundle, compileEntries, readPrebuiltBundle } from "./browser-entries.ts";

/** The name in the cache. */
export const BROWSER_CACHE_NAME = "browser";

/** Returns the files, and their addresses. */
export async function compileBrowser(config: SiteConfig, additions: BrowserAdditions, cache: Cache) {
	const startCode = additionsCode(config.theme.entries, additions, config.root);
	const { files, scripts, styles, pageStyles, islands, islandFiles, problems } =
		(startCode ? undefined : readPrebuiltBundle(config.theme.entries)) ??
		(await compileCachedEntries(config, startCode, cache));
	const address = (name: string) => config.baseUrl + name;
	return {
		files: files.map(({ name, contents }): Output => ({ path: toOutputPath(name), contents })),
		islandFiles,
		problems,
		assets: {
			buildId: files
				.map(({ name }) => name)
				.sort()
				.join(),
			scripts: scripts.map(address),
			styles: styles.map(address),
			pageStyles: mapValues(pageStyles, address),
			islands: mapValues(islands, address),
		} satisfies BrowserAssets,
	};
}

/** Stores file contents as base64, because JSON cannot hold bytes. */
async function compileCachedEntries(
	{ theme: { entries }, root }: SiteConfig,
	startCode: string | undefined,
	cache: Cache,
): Promise<BrowserBundle> {
	const { files, ...compiled } = await compileCached(
		cache,
		{ name: BROWSER_CACHE_NAME, request: startCode ?? entries.join("\n"), root },
		async () => {
			const made = await compileEntries(entries, root, startCode);
			const files = made.files.map(({ name, contents }) => ({
				name,
				base64: Buffer.from(contents).toString("base64"),
			}));
			return { result: { ...made, files }, inputs: made.inputs };
		},
	);
	return { ...compiled, files: files.map(({ name, base64 }) => ({ name, contents: Buffer.from(base64, "base64") })) };
}
