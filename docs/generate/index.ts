/** Writes the generated pages of the reference: `npm run docs:reference`. */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { createReferencePages, REFERENCE_FOLDER } from "./pages.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

rmSync(path.join(root, REFERENCE_FOLDER, "problems"), {
	recursive: true,
	force: true,
}); // a code that is gone leaves no page
for (const { path: name, text } of createReferencePages(root)) {
	const file = path.join(root, REFERENCE_FOLDER, name);
	mkdirSync(path.dirname(file), { recursive: true });
	writeFileSync(file, text);
}
