/**
 * Writes the generated pages of the reference beside those that are written by hand, and what translated pages include:
 * `npm run docs:reference`.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { filesIn } from "../../test/files-in.ts";
import type { GeneratedPage } from "./page.ts";
import { createReferencePages, createTranslatedParts, REFERENCE_FOLDER } from "./pages.ts";

/** The pages of the folder that are committed. */
const WRITTEN_PAGES = ["index.md", "theme.md"];

const root = fileURLToPath(new URL("../..", import.meta.url));

/** Replaces what a folder had of generated pages. */
function writePages(name: string, generated: readonly GeneratedPage[]): void {
	const folder = path.join(root, name);
	mkdirSync(folder, { recursive: true });
	const pages = new Map(generated.map(({ path: file, text }) => [file, text]));
	const existing = new Set(filesIn(folder));
	for (const file of existing) if (!pages.has(file) && !WRITTEN_PAGES.includes(file)) rmSync(path.join(folder, file));
	for (const [file, text] of pages) {
		const target = path.join(folder, file);
		if (existing.has(file) && readFileSync(target, "utf8") === text) continue; // a preview need not read it again
		mkdirSync(path.dirname(target), { recursive: true });
		writeFileSync(target, text);
	}
}

writePages(REFERENCE_FOLDER, await createReferencePages(root));
for (const [folder, parts] of createTranslatedParts()) writePages(folder, parts);
