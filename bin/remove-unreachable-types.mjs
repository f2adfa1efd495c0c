// Removes the declarations that no entry point of the package leads to.
import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";

const IMPORTED = /(?:\bfrom|\bimport\(?)\s*["'](\.[^"']+)["']/g;

/** @param entries the declarations of the entry points */
export function removeUnreachableTypes(folder, entries) {
	const reached = new Set();
	const visit = (file) => {
		if (reached.has(file) || !existsSync(file)) return;
		reached.add(file);
		const text = readFileSync(file, "utf8");
		for (const [, specifier] of text.matchAll(IMPORTED))
			visit(path.join(path.dirname(file), specifier.replace(/\.tsx?$/, ".d.ts")));
	};
	for (const entry of entries) visit(path.normalize(entry));
	for (const name of readdirSync(folder, { recursive: true })) {
		const file = path.join(folder, name);
		if (file.endsWith(".d.ts") && !reached.has(file)) rmSync(file);
	}
}
