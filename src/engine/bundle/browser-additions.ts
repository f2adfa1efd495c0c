/** What a site's templates add to the browser's scripts and styles: the style sheets they import, and their islands. */
import { readdirSync } from "node:fs";
import path from "node:path";
import type { Metafile } from "esbuild";
import { reachableFrom } from "../../model/collections.ts";
import { PACKAGE_NAME } from "../../model/package-name.ts";
import { memoizeByText } from "../../model/text/lazily.ts";
import { PACKAGE_ROOT } from "../package-root.ts";
import { specifierOf } from "./compile.ts";

/** The files that a site's templates import, directly or not; paths are relative to the root. */
export interface TemplateImports {
	/** In the order of the imports, which is the order of the rules. */
	readonly styles: readonly string[];
	/** The modules that the configuration names, in the order of the request. */
	readonly entries: readonly string[];
	/** All modules of the site. */
	readonly modules: readonly string[];
	/** The names of the islands of the default theme. */
	readonly themeIslands: readonly string[];
}

/** Lists what modules of the site import. The entry point of the compilation imports them under these names. */
export function collectTemplateImports(
	{ inputs }: Metafile,
	entry: string,
	siteModules: readonly string[],
): TemplateImports {
	const isStyle = (file: string) => file.endsWith(".css");
	const importsOf = (file: string) => inputs[file]?.imports ?? [];
	const ownImportsOf = (file: string) =>
		importsOf(file)
			.filter(({ external, original = "" }) => !isStyle(file) && !external && !OWN_PACKAGE.test(original))
			.map(({ path: imported }) => imported);
	const entries = siteModules.flatMap((name) =>
		importsOf(entry)
			.filter(({ original }) => original === name)
			.map(({ path: imported }) => imported),
	);
	const reached = [...reachableFrom(entries, ownImportsOf)];
	return {
		entries,
		styles: reached.filter(isStyle),
		modules: reached.filter((file) => !isStyle(file)),
		themeIslands: readdirSync(THEME_ISLANDS)
			.filter((file) => file.endsWith(".tsx"))
			.map((file) => path.parse(file).name)
			.sort(),
	};
}

const THEME_ISLANDS = path.join(PACKAGE_ROOT, "templates/islands");

const OWN_PACKAGE = new RegExp(`^${PACKAGE_NAME}(/|$)`);

const OWN_SOURCES = path.join(PACKAGE_ROOT, "src", path.sep);

/** The modules of a site, with those that each imports; paths are relative to the root. */
export type SiteModules = Readonly<Record<string, readonly string[]>>;

export function collectSiteModules({ inputs }: Metafile, entry: string): SiteModules {
	const importedBy = memoizeByText((file) =>
		(inputs[file]?.imports ?? [])
			.filter(
				({ external, original = "" }) => !external && !OWN_PACKAGE.test(original) && !original.startsWith(OWN_SOURCES),
			)
			.map(({ path: name }) => name),
	);
	const ofSite = [...reachableFrom([entry], importedBy)].slice(1);
	return Object.fromEntries(ofSite.map((file) => [file, importedBy(file)]));
}

export interface BrowserAdditions {
	readonly styles: readonly string[];
	/** Module paths by island name. */
	readonly islands: Readonly<Record<string, string>>;
	/** Islands whose module is not known, or not certain. */
	readonly unresolvedIslands: readonly string[];
}

/** Finds the module of each island by its name. The theme's own entry point has the islands of the theme. */
export function collectBrowserAdditions(
	{ styles, modules, themeIslands }: TemplateImports,
	islandNames: readonly string[],
): BrowserAdditions {
	const islands: Record<string, string> = {};
	const unresolvedIslands: string[] = [];
	for (const name of islandNames) {
		const [file, ...others] = modules.filter((module) => path.posix.parse(module).name === name);
		if (file && others.length === 0) islands[name] = file;
		else if (file || !themeIslands.includes(name)) unresolvedIslands.push(name);
	}
	return { styles, islands, unresolvedIslands };
}

/**
 * The code of an entry point that contains all entry points and the additions, so that pages load one script; `undefined` if
 * it would hold a single one. Styles come last, so that they take precedence over those of the theme.
 */
export function additionsCode(entries: readonly string[], { styles, islands }: BrowserAdditions, root: string) {
	const names = Object.keys(islands);
	if (styles.length === 0 && names.length === 0 && entries.length < 2) return undefined;
	const specifier = (file: string) => JSON.stringify(specifierOf(file, root));
	const loaders = names.map((name) => `${JSON.stringify(name)}: () => import(${specifier(islands[name] as string)}),`);
	return [
		...entries.map((file) => `import ${specifier(file)};`),
		...styles.map((file) => `import ${specifier(file)};`),
		...(names.length > 0
			? [`import { addIslands } from ${JSON.stringify(ISLANDS_MODULE)};`, `addIslands({ ${loaders.join(" ")} });`]
			: []),
	].join("\n");
}

const ISLANDS_MODULE = path.join(PACKAGE_ROOT, "src/browser/islands/islands.ts");
