import { existsSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import path from "node:path";

const RAM_DISK = "/dev/shm";

/** A new folder in memory, removed when the process ends; nothing where the system has no RAM disk. */
export function createRamFolder(): string | undefined {
	if (!existsSync(RAM_DISK)) return undefined;
	const folder = mkdtempSync(path.join(RAM_DISK, "ssg-bench-"));
	process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
	return folder;
}

/** An empty output folder for a build: its parent belongs to that build alone. */
export function emptyOutputFolder(ramFolder: string): string {
	const parent = path.join(ramFolder, "site");
	rmSync(parent, { recursive: true, force: true });
	mkdirSync(parent);
	return path.join(parent, "out");
}
