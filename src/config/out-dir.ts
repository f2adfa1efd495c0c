/** Protects sources from being overwritten: the output folder must not overlap with them. */
import { readlinkSync, realpathSync } from "node:fs";
import path from "node:path";
import type { SiteConfig } from "../model/config.ts";

type Folders = Pick<SiteConfig, "root" | "contentDir" | "publicDir" | "cacheDir" | "outDir">;

/** Folders that other tools manage, at any depth. */
const TOOL_FOLDERS = [".git", "node_modules"];

/** Returns why a site must not be written to its output folder, or `undefined`. Symbolic links are resolved first. */
export function outDirProblem(config: Folders): string | undefined {
	const real = (folder: string) => resolveRealPath(folder);
	const out = real(config.outDir);
	const root = real(config.root);
	if (isWithin(root, out))
		return out === root ? "is the root folder of the site" : "contains the root folder of the site";
	for (const [name, folder] of [
		["content folder", config.contentDir],
		["public folder", config.publicDir],
		["cache", config.cacheDir],
	] as const) {
		if (isWithin(out, real(folder))) return `is inside the ${name}, ${relativeToRoot(folder, config)}`;
		if (isWithin(real(folder), out)) return `contains the ${name}, ${relativeToRoot(folder, config)}`;
	}
	const tool = path
		.relative(root, out)
		.split(path.sep)
		.find((name) => TOOL_FOLDERS.includes(name));
	return tool && `is inside a ${tool} folder`;
}

const relativeToRoot = (folder: string, { root }: Folders): string =>
	path.relative(root, folder).replaceAll(path.sep, "/") || ".";

/** True also for a folder and itself. */
function isWithin(inner: string, outer: string): boolean {
	const relative = path.relative(outer, inner);
	return relative === "" || (relative !== ".." && !relative.startsWith(`..${path.sep}`) && !path.isAbsolute(relative));
}

/** Resolves symbolic links, also of a folder that does not exist yet. A circular link is returned unchanged. */
function resolveRealPath(file: string, links = 0): string {
	try {
		return realpathSync.native(file);
	} catch {
		const target = links < MAX_LINKS ? linkTargetOf(file) : undefined;
		if (target !== undefined) return resolveRealPath(target, links + 1);
		const parent = path.dirname(file);
		return parent === file ? file : path.join(resolveRealPath(parent, links), path.basename(file));
	}
}

/** The limit of Linux, https://man7.org/linux/man-pages/man7/path_resolution.7.html. */
const MAX_LINKS = 40;

function linkTargetOf(file: string): string | undefined {
	try {
		return path.resolve(path.dirname(file), readlinkSync(file));
	} catch {
		return undefined;
	}
}
