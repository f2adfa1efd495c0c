/**
 * Components of Docusaurus that Markdown uses become islands, if they need nothing but React and files of `src/`. They run
 * in the browser only, as they did: the build compiles them and runs nothing of them.
 */
import { readFileSync } from "node:fs";
import path from "node:path";
import { build, type Metafile, type Plugin } from "esbuild";
import { maskCode } from "../../../pipeline/parse/components/syntax/mask-code.ts";
import { findModuleStatements } from "../../../pipeline/parse/components/syntax/module-statements.ts";
import { isThemeComponent } from "../../../pipeline/parse/components/theme-components.ts";
import { contentsOf, type NewFiles } from "../../init/write-new-files.ts";
import { isModuleFile } from "../evaluate-module.ts";
import type { ModuleSource } from "../migration-notes.ts";
import { findModuleFile, isFileIn, placeIn, readProjectFile } from "../project-paths.ts";
import type { DocusaurusProject } from "./project.ts";

interface Islands {
	/** The module of each, whose default export it is, by its name; relative to the new site. */
	readonly modules: Readonly<Record<string, string>>;
	/** Why the others are none, by name. */
	readonly reasons: Readonly<Record<string, string>>;
	/** The source of all components of the project that Markdown imports, by name. */
	readonly sources: ReadonlyMap<string, readonly ModuleSource[]>;
	/** Copies of their files; those of the project have the same paths, relative to the new site and to the project. */
	readonly files: NewFiles;
}

/** A component that Markdown imports. */
interface ComponentImport {
	/** Absolute. */
	readonly file: string;
	/** What the module exports it as. */
	readonly exported: string;
}

/** @param sources where the files of the content come from, by name */
export async function migrateIslands(
	project: DocusaurusProject,
	content: NewFiles,
	sources: ReadonlyMap<string, string>,
): Promise<Islands> {
	const found: { readonly name: string; readonly source: string; readonly module: string; readonly files: NewFiles }[] =
		[];
	const { components, withContent, all } = importedComponents(project, content, sources);
	const reasons = Object.fromEntries(withContent.map((name) => [name, "it has content between its tags"]));
	for (const [name, imports] of components) {
		const [first, ...others] = imports.values();
		if (!first) continue;
		const island = others.length > 0 ? "several components have this name" : await readIsland(project, name, first);
		if (typeof island === "string") reasons[name] = island;
		else found.push({ ...island, name, source: placeIn(project.folder, first.file) });
	}
	const modules = Object.keys(Object.assign({}, ...found.map(({ files }) => files))).filter(isModuleFile);
	const isAlone = (name: string) => modules.filter((file) => path.posix.parse(file).name === name).length === 1;
	const islands = found.filter(({ name }) => isAlone(name));
	for (const { name } of found) if (!isAlone(name)) reasons[name] = "several of its files have this name";
	for (const { name, source } of islands) project.notes.add("islands", `${name}: ${source}`);
	return {
		modules: Object.fromEntries(islands.map(({ name, module }) => [name, module])),
		reasons,
		sources: new Map(all.map(([name, imports]) => [name, [...imports.values()].flatMap(sourcesOf(project))])),
		files: Object.assign({}, ...islands.map(({ files }) => files)),
	};
}

/** What the files import under each name, by file and export; apart from that, the names of those with content between their tags. */
function importedComponents(project: DocusaurusProject, content: NewFiles, sources: ReadonlyMap<string, string>) {
	const found = new Map<string, Map<string, ComponentImport>>();
	const withContent = new Set<string>();
	const ofAllFiles = importsIn(project, componentsFile(project));
	for (const [name, file] of Object.entries(content)) {
		if (!/\.mdx?$/.test(name)) continue;
		const text = contentsOf(file);
		if (!/<[A-Z]/.test(text)) continue;
		const masked = maskCode(text);
		const original = sources.get(name);
		const source = original === undefined ? undefined : { text, file: original };
		for (const [component, imported] of new Map([...ofAllFiles, ...importsIn(project, source)])) {
			if (!new RegExp(`<${component}[\\s/>]`).test(masked) || isThemeComponent(component)) continue;
			if (masked.includes(`</${component}>`)) withContent.add(component);
			const imports = found.get(component) ?? new Map<string, ComponentImport>();
			found.set(component, imports.set(`${imported.file}#${imported.exported}`, imported));
		}
	}
	const all = [...found];
	return { all, components: all.filter(([name]) => !withContent.has(name)), withContent: [...withContent] };
}

/** The text of a component, and of the modules beside it that it imports. */
const sourcesOf =
	({ folder }: DocusaurusProject) =>
	({ file }: ComponentImport): readonly ModuleSource[] => {
		const read = (name: string) => ({ file: placeIn(folder, name), text: readFileSync(name, "utf8") });
		const source = read(file);
		const others = [...source.text.matchAll(/from\s+["'](\.[^"'\n]+)["']/g)].flatMap(([, written = ""]) => {
			const other = findModuleFile(path.resolve(path.dirname(file), written), folder);
			return other && isModuleFile(other) ? [read(other)] : [];
		});
		return [source, ...others];
	};

/** The module that names the components of all files. */
function componentsFile({ folder }: DocusaurusProject) {
	const file = findModuleFile(path.join(folder, "src/theme/MDXComponents"), folder);
	return file === undefined ? undefined : { file, text: readFileSync(file, "utf8") };
}

function importsIn(
	{ folder }: DocusaurusProject,
	source: { readonly file: string; readonly text: string } | undefined,
): ReadonlyMap<string, ComponentImport> {
	const statements = source ? findModuleStatements(source.text) : [];
	return new Map(
		statements.flatMap(({ names, imported = [], from = "" }) => {
			const base = from.startsWith("@site/") ? folder : path.dirname(source?.file ?? "");
			if (!/^(?:\.{1,2}|@site)\//.test(from)) return [];
			const file = findModuleFile(path.resolve(base, from.replace("@site/", "")), folder);
			return names.flatMap((name, index) =>
				file && isModuleFile(file) && /^[A-Z]\w*$/.test(name)
					? [[name, { file, exported: imported[index] ?? "default" }] as const]
					: [],
			);
		}),
	);
}

/** The files of an island, or why it cannot be one. */
async function readIsland(project: DocusaurusProject, name: string, { file, exported }: ComponentImport) {
	const others = new Set<string>();
	let metafile: Metafile;
	try {
		({ metafile } = await build({
			entryPoints: [file],
			absWorkingDir: project.folder,
			outdir: project.folder, // nothing is written
			write: false,
			bundle: true,
			metafile: true,
			format: "esm",
			jsx: "automatic",
			loader: { ".js": "jsx", ...Object.fromEntries(ASSETS.map((end) => [end, "file" as const])) },
			plugins: [closedPlugin(project, others)],
			logLevel: "silent",
		}));
	} catch {
		return "it cannot be compiled";
	}
	const [other] = others;
	if (other !== undefined) return `it imports ${other}`;
	const exports = Object.values(metafile.outputs).find(({ entryPoint }) => entryPoint)?.exports ?? [];
	if (!exports.includes(exported)) return `its module does not export ${exported}`;
	const isNamedAlike = path.parse(file).name === name;
	if (isNamedAlike && exported !== "default" && exports.includes("default"))
		return "its module has another default export";
	const files: Record<string, NewFiles[string]> = Object.fromEntries(
		Object.entries(metafile.inputs).map(([place, { imports }]) => [
			newPlace(place),
			isModuleFile(place) ? withNewPaths(project, place, imports) : { copyOf: path.join(project.folder, place) },
		]),
	);
	const target = newPlace(placeIn(project.folder, file));
	if (!isNamedAlike) {
		const module = `islands/${name}.tsx`;
		const clause = exported === "default" ? exported : `${exported} as default`;
		return { module, files: { ...files, [module]: `export { ${clause} } from "../${target}";\n` } };
	}
	if (exported !== "default") files[target] += `\nexport { ${exported} as default };\n`;
	return { module: target, files };
}

/** What style sheets refer to. */
const ASSETS = [".avif", ".gif", ".jpeg", ".jpg", ".png", ".svg", ".webp", ".otf", ".ttf", ".woff", ".woff2"];

/** Leaves out whatever is neither React nor a file of `src/`, and names it. */
const closedPlugin = ({ folder }: DocusaurusProject, others: Set<string>): Plugin => ({
	name: "closed",
	setup({ onResolve, resolve }) {
		onResolve({ filter: /.*/ }, async ({ path: written, kind, importer, resolveDir, pluginData }) => {
			if (kind === "entry-point" || pluginData === "inner") return undefined;
			if (/^react(?:\/jsx-runtime)?$/.test(written)) return { path: written, external: true };
			const own = written.replace(/^@site\//, "./");
			const found =
				/^[./]/.test(own) || kind === "url-token"
					? await resolve(own, {
							kind,
							importer,
							resolveDir: own === written ? resolveDir : folder,
							pluginData: "inner",
						})
					: undefined;
			const file = found?.path ?? "";
			const isUsable =
				kind === "url-token" ? ASSETS.includes(path.extname(file)) : isModuleFile(file) || file.endsWith(".css");
			if (isUsable && isFileIn(file, folder) && placeIn(folder, file).startsWith("src/")) return { path: file };
			others.add(written);
			return { path: written, external: true };
		});
	},
});

/** Only files that say so may hold JSX here. */
export const newPlace = (place: string): string => place.replace(/\.js$/, ".jsx");

/** The text of a file with the paths of its imports in the new site. */
function withNewPaths(
	{ folder }: DocusaurusProject,
	place: string,
	imports: Metafile["inputs"][string]["imports"],
): string {
	const text = readProjectFile(folder, path.join(folder, place)) ?? "";
	return imports.reduce((rest, { original = "", path: target, external }) => {
		if (external || !isModuleFile(target) || original === "") return rest;
		const relative = path.posix.relative(path.posix.dirname(place), newPlace(target));
		const by = relative.startsWith(".") ? relative : `./${relative}`;
		return rest.replaceAll(`"${original}"`, `"${by}"`).replaceAll(`'${original}'`, `'${by}'`);
	}, text);
}
