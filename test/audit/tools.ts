/** The audit's own packages, apart from the project's: hundreds of megabytes that `npm test` has no use for. */
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { fileURLToPath } from "node:url";

const HOME = fileURLToPath(new URL(".", import.meta.url));
const LOCK = path.join(HOME, "package-lock.json");
/** A copy of the lock file that the installed packages were made from. */
const INSTALLED = path.join(HOME, "node_modules", ".installed-lock.json");

/** Installs what the lock file says, unless that is there already. @throws when npm fails */
export function installTools(): void {
	const wanted = readFileSync(LOCK, "utf8");
	if (existsSync(INSTALLED) && readFileSync(INSTALLED, "utf8") === wanted) return;
	console.error("installing the tools in test/audit/node_modules");
	const { status } = spawnSync("npm", ["ci", "--ignore-scripts", "--no-audit", "--no-fund"], {
		cwd: HOME,
		stdio: ["ignore", "ignore", "inherit"],
	});
	if (status !== 0)
		throw new Error("npm could not install the tools of the audit\nhelp: run npm ci --ignore-scripts in test/audit");
	writeFileSync(INSTALLED, wanted);
}

/** The path of a file of an installed package. */
export const toolFile = (name: string): string => path.join(HOME, "node_modules", name);

export const requireTool = createRequire(path.join(HOME, "package.json"));
