/** Writes the generated pages of the reference beside those that are written by hand: `npm run docs:reference`. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { filesIn } from "../../test/files-in.ts";
import { createReferencePages, REFERENCE_FOLDER } from "./pages.ts";

/** The pages of the folder that are committed. */
const WRITTEN_PAGES = ["index.md", "theme.md"];

const root = fileURLToPath(new URL("../..", import.meta.url));
const folder = path.join(root, REFERENCE_FOLDER);
const pages = new Map((await createReferencePages(root)).map(({ path: name, text }) => [name, text]));
const existing = new Set(filesIn(folder));

for (const name of existing) if (!pages.has(name) && !WRITTEN_PAGES.includes(name)) rmSync(path.join(folder, name));
for (const [name, text] of pages) {
	const file = path.join(folder, name);
	if (existing.has(name) && readFileSync(file, "utf8") === text) continue; // a preview need not read it again
	mkdirSync(path.dirname(file), { recursive: true });
	writeFileSync(file, text);
}
