/** Writes compiled modules to files, which can be imported on any thread. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { replaceFile } from "../../pipeline/emit/replace-file.ts";
import { readCached, removeOldFiles } from "./disk-store.ts";

const DAY_MS = 86_400_000; // older modules can be deleted: a running process has imported its own

/**
 * Returns the path of the file `<kind>-<hash>.mjs`: in the cache folder, or if that is not writable, in a temporary
 * folder.
 */
export function writeModuleFile(cacheDir: string, kind: "templates" | "config", hash: string, text: string): string {
	const name = `${kind}-${hash}.mjs`;
	const file = path.join(cacheDir, name);
	if (readCached(file).equals(Buffer.from(text))) return file; // a killed build may have left a truncated file
	try {
		replaceFile(file, text);
		removeOldFiles(cacheDir, kind === "config" ? /^config-\w+\.mjs$/ : /^templates-\w+\.mjs$/, DAY_MS);
		return file;
	} catch {
		temporary ??= temporaryFolder();
		writeFileSync(path.join(temporary, name), text);
		return path.join(temporary, name);
	}
}

let temporary: string | undefined;

/** Removed when the process exits. */
function temporaryFolder(): string {
	const folder = mkdtempSync(path.join(tmpdir(), "ssg-"));
	process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
	return folder;
}
