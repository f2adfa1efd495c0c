/** Whether content may show a file, judged by where the file really is. */
import { realpathSync } from "node:fs";
import path from "node:path";
import type { SiteConfig } from "../../model/config.ts";
import { type IncludeRefusal, includableFolders, includeRefusalOf } from "../../model/include-rules.ts";

/**
 * Symbolic links are followed, so that neither the file nor a folder of its path can lead elsewhere. On Windows, short
 * names such as `GIT~1` become the real ones.
 *
 * @throws if the file does not exist
 */
export function checkRealPath(file: string, config: SiteConfig): IncludeRefusal | undefined {
	const root = realpathSync.native(config.root);
	const realPathOf = (name: string) =>
		path.relative(root, realpathSync.native(path.resolve(root, name))).replaceAll(path.sep, "/");
	const folders = includableFolders(config).flatMap((folder) => {
		try {
			return [realPathOf(folder)];
		} catch {
			return []; // does not exist
		}
	});
	return includeRefusalOf(realPathOf(file), folders);
}
