import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { writeFiles } from "../test/site.ts";
import type { Corpus } from "./corpus.ts";
import { installedVersion, type Tool } from "./tool.ts";

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

/** Has npm install what a tool needs in the tool's own folder; says so when that fails, and goes on. */
export function install(tool: Tool, home: string): void {
	if (tool.packages.every((name) => installedVersion(home, name.replace(/(?!^)@.*/, "")))) return;
	mkdirSync(home, { recursive: true });
	const manifest = path.join(home, "package.json");
	if (!existsSync(manifest)) writeFileSync(manifest, `{ "name": "bench", "private": true }\n`);
	try {
		execFileSync("npm", ["install", "--no-audit", "--no-fund", ...tool.packages], {
			cwd: home,
			stdio: ["ignore", "ignore", "inherit"],
		});
	} catch {
		console.error(`${tool.name} could not be installed`);
	}
}
