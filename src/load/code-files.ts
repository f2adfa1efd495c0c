/** Reads the code of a site as text, for checks that look for addresses and file names in it. */
import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import type { SiteConfig } from "../model/config.ts";
import type { CodeFile } from "../model/source.ts";

const CODE =
	/\.(?:[cm]?[jt]sx?|json|ya?ml|css|s[ac]ss|less|webmanifest|xml|html?|toml)$/i;

/** Larger files are data or bundles. In bytes. */
const MAX_CODE_FILE_SIZE = 2_000_000;

/** The code in the folders of the content, the public files, the theme and the components, but not in packages. */
export function readCodeFiles({
	root,
	contentDir,
	publicDir,
	templates,
	entries,
	components,
}: SiteConfig): readonly CodeFile[] {
	const modules = [templates, ...entries, ...(components ? [components] : [])];
	const folders = [contentDir, publicDir, ...modules.map(path.dirname)]
		.map((folder) => path.relative(root, path.resolve(root, folder)))
		.filter((folder) => folder !== "" && !/^\.\.|node_modules/.test(folder));
	const files = new Set(folders.flatMap((folder) => codeFilesIn(root, folder)));
	return [...files].sort().flatMap((name) => {
		const file = path.join(root, name);
		return isSmall(file)
			? [{ path: name, text: readFileSync(file, "utf8") }]
			: [];
	});
}

/** Relative to the root, with forward slashes. */
function codeFilesIn(root: string, folder: string): string[] {
	try {
		return readdirSync(path.join(root, folder), {
			withFileTypes: true,
		}).flatMap((entry) => {
			const name = path.posix.join(
				folder.replaceAll(path.sep, "/"),
				entry.name,
			);
			if (entry.isDirectory())
				return /^\.|^node_modules$/.test(entry.name)
					? []
					: codeFilesIn(root, name);
			return entry.isFile() && CODE.test(entry.name) ? [name] : [];
		});
	} catch {
		return []; // missing or unreadable, which a build reports
	}
}

function isSmall(file: string): boolean {
	try {
		return statSync(file).size <= MAX_CODE_FILE_SIZE;
	} catch {
		return false;
	}
}
