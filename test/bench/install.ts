import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Tool } from "./tool.ts";

/** Has npm install what a tool needs in the tool's own folder; says so when that fails, and goes on. */
export function install(tool: Tool, home: string): void {
	if (tool.packages.length === 0 || tool.version(home)) return;
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
