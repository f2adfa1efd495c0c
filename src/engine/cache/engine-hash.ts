/** Identifies the engine. Its cache entries must not be used by any other version. */
import { hash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { PACKAGE_NAME } from "../../model/package-name.ts";
import { PACKAGE_ROOT } from "../package-root.ts";

const isRunFromSource = import.meta.url.endsWith(".ts");

let cachedHash: string | undefined;

/**
 * A hash of the code of the engine and the theme, the versions of dependencies, and Node's version. The same on every
 * machine.
 */
export function engineHash(): string {
	cachedHash ??= hash(
		"sha256",
		[
			process.version,
			...dependencyManifests(),
			...(isRunFromSource ? ["src", "templates"] : ["lib", "templates"]).flatMap(fileHashes),
		].join("\n"),
	).slice(0, 16);
	return cachedHash;
}

/** The dependencies' own manifests, because installed versions may differ from the requested ranges. */
function dependencyManifests(): string[] {
	const manifest = readFileSync(path.join(PACKAGE_ROOT, "package.json"), "utf8");
	const require = createRequire(path.join(PACKAGE_ROOT, "package.json"));
	const folders = require.resolve.paths(PACKAGE_NAME) ?? [];
	const { dependencies, devDependencies } = JSON.parse(manifest);
	// The compiled engine contains the packages that are dependencies only in the repository.
	const names = Object.keys({ ...dependencies, ...(isRunFromSource && devDependencies) });
	return [manifest, ...names.map((name) => readPackageManifest(name, folders))];
}

function readPackageManifest(name: string, folders: readonly string[]): string {
	for (const folder of folders)
		try {
			return readFileSync(path.join(folder, name, "package.json"), "utf8");
		} catch {}
	return "";
}

function fileHashes(folder: string): string[] {
	const below = path.join(PACKAGE_ROOT, folder);
	return readdirSync(below, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile() && !entry.name.endsWith(".d.ts"))
		.map((entry) => path.join(entry.parentPath, entry.name))
		.sort()
		.map((file) => `${path.relative(PACKAGE_ROOT, file)} ${hash("sha256", readFileSync(file))}`);
}
