/** Reads stack traces. */
import path from "node:path";
import { fileURLToPath } from "node:url";
import type { SourceLocation } from "../../model/problems/problem.ts";

/** The first position in a file of the site. */
export function siteLocationIn(stack: string, root: string): SourceLocation | undefined {
	for (const [, file = "", line, column] of stack.matchAll(
		/^ {4}at .*?((?:file:\/\/)?\/[^()\n]*?|[A-Z]:[^()\n]*?):(\d+):(\d+)\)?$/gm,
	)) {
		const relative = path.relative(root, file.startsWith("file:") ? fileURLToPath(file) : file).replaceAll("\\", "/");
		if (/^\.\.\/|(^|\/)node_modules\/|^\.ssg\//.test(relative)) continue;
		return { path: relative, line: Number(line), column: Number(column) };
	}
	return undefined;
}
