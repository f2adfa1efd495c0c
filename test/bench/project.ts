import { mkdirSync, rmSync } from "node:fs";
import path from "node:path";
import { writeFiles } from "../site.ts";
import type { Corpus } from "./corpus.ts";
import type { Tool } from "./tool.ts";

/** Where a tool is installed, and has its projects. */
export const homeOf = (tool: Tool, bench: string): string => path.join(bench, tool.name);

/** Writes a tool's project of a corpus into a new folder, and gives the folder. */
export function writeProject(tool: Tool, corpus: Corpus, home: string): string {
	const folder = path.join(home, corpus.name.replace(/\W+/g, "-"));
	rmSync(folder, { recursive: true, force: true });
	mkdirSync(folder, { recursive: true });
	writeFiles(folder, tool.site(corpus));
	return folder;
}
