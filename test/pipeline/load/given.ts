import path from "node:path";
import type { Config } from "../../../src/config/define.ts";
import type { Sources } from "../../../src/model/content/source.ts";
import { loadSources } from "../../../src/pipeline/load/index.ts";
import { makeLocaleFolders, noUpdates } from "../../host.ts";
import { codesIn } from "../../messages.ts";
import { type Files, inFolder, writeFiles } from "../../site.ts";
import { testConfig } from "../../test-config.ts";

const codes = codesIn("pipeline/load");

export interface Loaded extends Sources {
	/** Problems as `page.md:1:2 error broken-link`. */
	readonly said: readonly string[];
}

/** What is read of a site's files; `before` may add what is no plain file. */
export const loaded = (
	files: Files,
	before: (folder: string) => void = () => {},
	config: Partial<Config> = {},
): Promise<Loaded> =>
	inFolder(async (outer) => {
		const folder = path.join(outer, "site");
		writeFiles(folder, files);
		writeFiles(outer, { "secret.md": "# Secret\n" });
		const resolved = testConfig(config, folder);
		makeLocaleFolders(resolved);
		before(folder);
		const sources = await loadSources(resolved, noUpdates);
		return { ...sources, said: codes(sources.problems) };
	});

export const pathsOf = (items: readonly { readonly path: string }[]) => items.map((item) => item.path);
