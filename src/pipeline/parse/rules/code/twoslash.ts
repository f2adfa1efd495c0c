/**
 * The notation of twoslash, which checks examples in TypeScript. The checker is not part of a build: its comments are
 * not shown, and neither is the code that they cut.
 */
import type { CodeLine } from "./code-line.ts";

const CUT = /^\s*\/\/\s*---cut(?:-(before|after|start|end))?---\s*$/;
/** A query, or an option of the compiler or of twoslash: `// ^?`, `// @errors: 2322`, `// @filename: a.ts`. */
const NOTE = /^\s*\/\/\s*(?:\^[?|^]|@[A-Za-z]+(?::|\s*$))/;

/** The lines that readers see. */
export function withoutTwoslash(lines: readonly CodeLine[]): CodeLine[] {
	let shown: CodeLine[] = [];
	let isCut = false;
	for (const line of lines) {
		const cut = CUT.exec(line.text);
		if (!cut) {
			if (!isCut && !NOTE.test(line.text)) shown.push(line);
			continue;
		}
		const [, place = "before"] = cut;
		if (place === "before") shown = [];
		if (place === "after") return shown;
		isCut = place === "start";
	}
	return shown;
}
