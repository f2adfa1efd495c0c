/** What the reference shows below an example. */
import * as assert from "uvu/assert";

/** Each line is in one of the files; `…` stands for what is left out of it. */
export function assertShown(lines: string, files: readonly string[]): void {
	for (const line of lines.split("\n")) {
		const parts = line.split("…").map((part) => part.trim());
		assert.ok(
			files.some((text) => parts.every((part) => text.includes(part))),
			line,
		);
	}
}
