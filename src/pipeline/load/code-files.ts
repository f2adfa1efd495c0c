/** Reads the code of a site as text, for checks that look for addresses and file names in it. */
import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import type { SiteConfig } from "../../model/config.ts";
import type { CodeFile } from "../../model/content/source.ts";

const EXTENSIONS = [
	...[".ts", ".tsx", ".mts", ".cts", ".js", ".jsx", ".mjs", ".cjs"],
	...[".css", ".json", ".yml", ".yaml", ".webmanifest", ".xml"],
];

/** Larger files are data or bundles. In bytes. */
const MAX_CODE_FILE_SIZE = 2_000_000;

/**
 * The code in the folders of the content and the public files, the theme and the components, and what they import from
 * the site. Packages are left out.
 *
 * @param themeFolder the folder of the theme that comes with ssg, which knows no site
 */
export function readCodeFiles(
	{ root, configPath, contentDir, publicDir, ...config }: SiteConfig,
	themeFolder: string,
): readonly CodeFile[] {
	const modules = [config.theme.templates, ...config.theme.entries].filter(
		(file) => !file.startsWith(themeFolder + path.sep),
	);
	if (config.theme.components) modules.push(config.theme.components);
	const pending = [
		...codeFilesIn(contentDir),
		...codeFilesIn(publicDir),
		...[configPath, ...modules].map((name) => path.resolve(root, name)),
	];
	const files = new Map<string, CodeFile>();
	for (const file of pending) {
		const name = path.relative(root, file).replaceAll(path.sep, "/");
		if (files.has(name) || /^\.\.|node_modules/.test(name)) continue;
		const text = readIfSmall(file);
		if (text === undefined) continue;
		files.set(name, { path: name, text });
		if (/\.[cm]?[jt]sx?$/.test(name)) pending.push(...importsOf(file, text));
	}
	return [...files.values()];
}

/** Missing and unreadable folders are reported by a build. */
function codeFilesIn(folder: string): string[] {
	try {
		return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
			const file = path.join(folder, entry.name);
			if (entry.name.startsWith(".") || entry.name === "node_modules") return [];
			if (entry.isDirectory()) return codeFilesIn(file);
			return EXTENSIONS.includes(path.extname(file)) ? [file] : [];
		});
	} catch {
		return [];
	}
}

function readIfSmall(file: string): string | undefined {
	try {
		const { size } = statSync(file);
		return size > MAX_CODE_FILE_SIZE ? undefined : readFileSync(file, "utf8");
	} catch {
		return undefined;
	}
}

/** The files that the relative paths in a module may mean; most of them do not exist. */
const importsOf = (file: string, text: string): string[] =>
	[...text.matchAll(/["'](\.{1,2}\/[^"'\n]*)["']/g)].flatMap(([, specifier = ""]) => {
		const named = path.resolve(path.dirname(file), specifier);
		if (EXTENSIONS.includes(path.extname(named))) return [named];
		return EXTENSIONS.flatMap((extension) => [named + extension, path.join(named, `index${extension}`)]);
	});
