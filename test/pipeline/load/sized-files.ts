import { truncateSync } from "node:fs";
import path from "node:path";
import { loadSources } from "../../../src/pipeline/load/index.ts";
import { noUpdates } from "../../host.ts";
import { inFolder, writeFiles } from "../../site.ts";
import { testConfig } from "../../test-config.ts";

/** Loads a site in which some files are extended to a size. */
export const loadedWith = (sizes: Readonly<Record<string, number>>) =>
	inFolder(async (folder) => {
		writeFiles(folder, {
			"content/en/help/index.md": "# A\n\n<!--@include: ./_part.md-->\n",
			...Object.fromEntries(Object.keys(sizes).map((name) => [name, "a"])),
		});
		for (const [name, size] of Object.entries(sizes)) truncateSync(path.join(folder, name), size);
		return loadSources(testConfig({}, folder), noUpdates);
	});
