import { readFileSync } from "node:fs";
import { isBelow } from "./relative-path.ts";

/**
 * Returns the mount points at or below a folder. Files cannot be renamed across them, even on the same file system
 * (bind mounts in containers), and a mount point itself cannot be renamed. See proc_pid_mountinfo(5). On other
 * systems, returns none.
 */
export function mountPointsBelow(folder: string): readonly string[] {
	try {
		return readFileSync("/proc/self/mountinfo", "utf8")
			.split("\n")
			.map((line) => unescaped(line.split(" ")[4] ?? ""))
			.filter((point) => point !== "" && isBelow(folder, point));
	} catch {
		return [];
	}
}

/** Decodes octal escapes: a space is `\040`. */
const unescaped = (text: string): string =>
	text.replace(/\\([0-7]{3})/g, (_, octal) => String.fromCharCode(Number.parseInt(octal, 8)));
