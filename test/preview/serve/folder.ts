import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

/** Writes files into a new temporary folder. */
export function folderOf(files: Readonly<Record<string, string | Uint8Array>>) {
	const path = mkdtempSync(join(tmpdir(), "ssg-"));
	for (const [name, contents] of Object.entries(files)) {
		const file = join(path, name);
		mkdirSync(dirname(file), { recursive: true });
		writeFileSync(file, contents);
	}
	return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}
