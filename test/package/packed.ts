/** The package as npm packs it. */
import { execFile } from "node:child_process";
import { cpSync, readdirSync, symlinkSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";

const SOURCES = ["bin", "docs/generate", "src", "templates"];
const FILES = ["package.json", "tsconfig.json", "LICENSE", "README.md"];

/** A copy of the repository as it is after `npm ci --ignore-scripts`: the engine is not compiled. */
export function copyRepository(folder: string): void {
	for (const name of [...SOURCES, ...FILES]) cpSync(name, path.join(folder, name), { recursive: true });
	symlinkSync(path.resolve("node_modules"), path.join(folder, "node_modules"), "junction");
}

const run = promisify(execFile);

/** Compiles and packs a copy of the repository in an empty folder. Returns the path of the tarball. */
export async function packInto(folder: string): Promise<string> {
	copyRepository(folder);
	await run(process.execPath, ["bin/prepare.mjs"], { cwd: folder });
	await run("npm", ["pack", "--ignore-scripts"], {
		cwd: folder,
		shell: process.platform === "win32", // npm is a script there
	});
	const tarball = readdirSync(folder).find((name) => name.endsWith(".tgz"));
	if (!tarball) throw new Error("npm has packed nothing");
	return path.join(folder, tarball);
}
