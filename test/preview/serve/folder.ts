import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type ContentSource, fileFromBytes } from "../../../src/preview/serve/content-source.ts";
import { type Files, writeFiles } from "../../site.ts";

/** Writes files into a new temporary folder. */
export function folderOf(files: Files) {
	const path = mkdtempSync(join(tmpdir(), "ssg-"));
	writeFiles(path, files);
	return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

/** Files held in memory, by name. The map may change between requests. */
export const createMemorySource = (files: ReadonlyMap<string, string | Uint8Array>): ContentSource => ({
	find: async (name) => {
		const contents = files.get(name);
		return contents === undefined ? undefined : fileFromBytes(contents);
	},
});
