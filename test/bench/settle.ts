import { execFileSync } from "node:child_process";
import { setTimeout } from "node:timers/promises";

/**
 * Has the disk write out what earlier builds left, and rests. Right after thousands of files were deleted, creating
 * files takes several times as long.
 */
export async function settleDisk(seconds: number): Promise<void> {
	if (process.platform !== "win32") execFileSync("sync");
	await setTimeout(seconds * 1000);
}
