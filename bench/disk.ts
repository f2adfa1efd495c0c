import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, rmSync } from "node:fs";
import path from "node:path";
import { setTimeout } from "node:timers/promises";

/**
 * Has the disk write out what earlier builds left, and rests. Right after thousands of files were deleted, creating
 * files takes several times as long.
 */
export async function settleDisk(seconds: number): Promise<void> {
	if (process.platform !== "win32") execFileSync("sync");
	await setTimeout(seconds * 1000);
}

const RAM_DISK = "/dev/shm";

/**
 * An empty folder in memory, removed when the process ends; nothing where the system has no RAM disk. It has the name of
 * the benchmark's folder, so that what an interrupted run left is removed by the next.
 */
export function createRamFolder(bench: string): string | undefined {
	if (!existsSync(RAM_DISK)) return undefined;
	const folder = path.join(RAM_DISK, path.basename(bench));
	rmSync(folder, { recursive: true, force: true });
	mkdirSync(folder);
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
