/** Which engine this is: what it kept before is worth nothing to any other. */
import { hash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { PACKAGE } from "../compile.ts";

const isSource = import.meta.url.endsWith(".ts");

let known: string | undefined;

/** The same for the same code, on every machine: of the engine, the theme, what they depend on, and Node. */
export function engineHash(): string {
	known ??= hash(
		"sha256",
		[
			process.version,
			...dependencies(),
			...(isSource ? ["src", "templates"] : ["lib", "templates"]).flatMap(
				fileHashes,
			),
		].join("\n"),
	).slice(0, 16);
	return known;
}

/** The manifests of the packages: what is installed may be another version than what is asked for. */
function dependencies(): string[] {
	const manifest = readFileSync(path.join(PACKAGE, "package.json"), "utf8");
	const require = createRequire(path.join(PACKAGE, "package.json"));
	const folders = require.resolve.paths("ssg") ?? [];
	const names = Object.keys(JSON.parse(manifest).dependencies);
	return [manifest, ...names.map((name) => manifestOf(name, folders))];
}

function manifestOf(name: string, folders: readonly string[]): string {
	for (const folder of folders)
		try {
			return readFileSync(path.join(folder, name, "package.json"), "utf8");
		} catch {}
	return "";
}

function fileHashes(folder: string): string[] {
	const below = path.join(PACKAGE, folder);
	return readdirSync(below, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile() && !entry.name.endsWith(".d.ts"))
		.map((entry) => path.join(entry.parentPath, entry.name))
		.sort()
		.map(
			(file) =>
				`${path.relative(PACKAGE, file)} ${hash("sha256", readFileSync(file))}`,
		);
}
