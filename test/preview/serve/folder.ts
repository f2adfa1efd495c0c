import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Files, writeFiles } from "../../site.ts";

/** Writes files into a new temporary folder. */
export function folderOf(files: Files) {
	const path = mkdtempSync(join(tmpdir(), "ssg-"));
	writeFiles(path, files);
	return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}
