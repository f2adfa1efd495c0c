/** Opens the cache of a site. */
import { existsSync } from "node:fs";
import path from "node:path";
import { cacheDirOf } from "../config/find.ts";
import { Cache } from "../engine/cache/cache.ts";
import { createDiskStore } from "../engine/cache/disk-store.ts";
import { engineHash } from "../engine/cache/engine-hash.ts";
import { writeError } from "../pipeline/emit/write-error.ts";

/**
 * It keeps nothing if it is disabled or there is no site.
 *
 * @param file the configuration file
 * @throws Error if Yarn has packages in archives, which a build cannot compile
 */
export function openSiteCache(file: string | undefined, { cache }: { readonly cache?: boolean } = {}): Cache {
	if (process.versions.pnp !== undefined)
		throw new Error(
			"ssg cannot build with Plug'n'Play of Yarn: it needs the folder node_modules\n  help: run yarn config set nodeLinker node-modules, and then yarn install",
		);
	if (cache === false || !file || !existsSync(file)) return new Cache();
	const disk = createDiskStore(cacheDirOf(path.dirname(file)), engineHash(), (name, error) => {
		console.error(`warning: ${writeError(name, error).message.split("\n")[0]}; the build continues without a cache`);
	});
	return new Cache({ disk });
}
