/**
 * Renders the React pages of Docusaurus, and writes what they show as React pages. The code of the project runs in the
 * process that reads its configuration, and nothing of it becomes code of the new site.
 */
import { readFileSync } from "node:fs";
import path from "node:path";
import type { Plugin } from "esbuild";
import { markdownFile } from "../../../cli/markdown-file.ts";
import type { RedirectOptions } from "../../../config/keys/redirects.ts";
import { PACKAGE_ROOT } from "../../../engine/package-root.ts";
import { printable } from "../../../model/text/control-characters.ts";
import type { NewFiles } from "../../init/write-new-files.ts";
import { textsBetweenTags } from "../described-code.ts";
import { evaluateCode, isModuleFile } from "../evaluate-module.ts";
import { assetFiles, assetUrl } from "../linked-files.ts";
import { findModuleFile, isFileIn, placeIn } from "../project-paths.ts";
import { textsOf } from "../untyped.ts";
import { pageSource } from "./page-source.ts";
import type { MigratedPage } from "./page-stand-ins.ts";
import { type DocusaurusProject, optionsOf, readJson, staticFolders, toSitePath } from "./project.ts";
import { messagesOf } from "./translator.ts";

interface ReactPages {
	/** Pages, and files that they show. */
	readonly files: NewFiles;
	readonly redirects: readonly RedirectOptions[];
	/** What the style sheets of the project and of the pages contain. */
	readonly styles: string;
}

/**
 * @param folder of the pages, absolute
 * @param names of their files in it
 */
export async function migrateReactPages(
	project: DocusaurusProject,
	folder: string,
	names: readonly string[],
): Promise<ReactPages> {
	const { notes, locales } = project;
	const assets = new Map<string, string>();
	const rendered = await renderPages(project, folder, names, assets);
	const files: Record<string, NewFiles[string]> = {};
	const redirects: RedirectOptions[] = [];
	const styleAttributes = new Map<string, string>();
	for (const name of names) {
		const place = placeIn(project.folder, path.join(folder, name));
		const { pages = [], error = "" } = rendered.pages.get(name) ?? {};
		const target = `pages/${name.replace(/\.[cm]?[jt]sx?$/, "")}`;
		const [original] = pages;
		if (!original) {
			notes.add("React pages that cannot be rendered", `${place}: ${error}`);
			files[`content/${locales[0].name}/${target}.md`] = placeholderPage(
				readFileSync(path.join(folder, name), "utf8"),
				name,
			);
			continue;
		}
		if (original.redirect) {
			redirects.push({ from: routeOf(name), to: toSitePath(original.redirect, project) });
			continue;
		}
		notes.add("React pages", place);
		for (const component of new Set(original.failed))
			notes.add("components of React pages", `${component} in ${place}`);
		for (const element of new Set(original.interactive))
			notes.add("elements with event handlers", `${element} in ${place}`);
		pages.forEach((page, index) => {
			if (index === 0 || page.html !== original.html)
				files[`content/${locales[index]?.name}/${target}.tsx`] = pageSource(page, { project, name, styleAttributes });
		});
	}
	return {
		files: { ...files, ...assetFiles(assets) },
		redirects,
		styles: rendered.styles + [...styleAttributes].map(([style, name]) => `\n.${name} { ${style} }`).join(""),
	};
}

const routeOf = (name: string): string => `/${name.replace(/(?:^|\/)index\.\w+$|\.\w+$/, "")}`;

interface PageResult {
	/** In each locale, as long as it has texts of its own. */
	readonly pages?: readonly MigratedPage[];
	readonly error?: string;
}

/** All at once; if that fails, one by one. */
async function renderPages(
	project: DocusaurusProject,
	folder: string,
	names: readonly string[],
	assets: Map<string, string>,
): Promise<{ readonly pages: ReadonlyMap<string, PageResult>; readonly styles: string }> {
	const [first] = project.locales;
	const contexts = project.locales.map((locale) => ({
		siteConfig: project.config,
		locale: locale.name,
		locales: project.locales.map(({ name }) => name),
		defaultLocale: first.name,
		messages: messagesOf(project, locale, "code.json"),
		versions: ["current", ...textsOf(readJson(project.folder, path.join(project.folder, "versions.json")))],
	}));
	const loaders = names.map(
		(name) => `${JSON.stringify(name)}: () => import(${JSON.stringify(path.join(folder, name))})`,
	);
	/** Modules may translate their texts when they are loaded, so that each locale loads its own. */
	const codeFor = (context: (typeof contexts)[number]) => `
${styleSheetsOf(project)
	.map((file) => `import ${JSON.stringify(file)};`)
	.join("\n")}
import { prepareModules, renderPage } from "${STAND_INS}";
const context = ${JSON.stringify(context)};
prepareModules({ ...context, route: "/" });
const results = {};
for (const [name, load] of Object.entries({ ${loaders.join(", ")} }))
	try {
		const { default: Page } = await load();
		results[name] = { pages: [renderPage(Page, { ...context, route: "/" + name })] };
	} catch (error) {
		results[name] = { error: String(error) };
	}
ssgReport(results);`;
	try {
		const results: Readonly<Record<string, PageResult>>[] = [];
		let styles = "";
		for (const context of contexts) {
			const evaluated = await evaluateCode(path.join(folder, "pages.js"), codeFor(context), {
				project: project.folder,
				usesPackages: false,
				plugins: [standInPlugin(project, assets)],
			});
			results.push(evaluated.value as Record<string, PageResult>);
			styles = evaluated.styles;
		}
		const resultOf = (name: string): PageResult =>
			results.find((result) => result[name]?.error)?.[name] ?? {
				pages: results.flatMap((result) => result[name]?.pages ?? []),
			};
		return { pages: new Map(names.map((name) => [name, resultOf(name)])), styles };
	} catch (error) {
		if (names.length <= 1)
			return { pages: new Map(names.map((name) => [name, { error: shortReason(error) }])), styles: "" };
		const parts = [];
		for (const name of names) parts.push(await renderPages(project, folder, [name], assets));
		return {
			pages: new Map(parts.flatMap(({ pages }) => [...pages])),
			styles: [...new Set(parts.map(({ styles }) => styles))].join("\n"),
		};
	}
}

/** The style sheets that the theme is given. Of Sass, only variables of CSS are read. */
const styleSheetsOf = (project: DocusaurusProject): readonly string[] =>
	optionsOf(project, "classic")
		.flatMap(({ customCss }) => textsOf(customCss))
		.map((file) => path.resolve(project.folder, file))
		.filter((file) => /\.s?css$/.test(file) && isFileIn(file, project.folder));

const shortReason = (error: unknown): string =>
	printable((error as Error).message.split("\n").slice(0, 2).join(" ")).slice(0, 200);

const STAND_INS = "ssg:stand-ins";
const STAND_INS_FILE = path.join(PACKAGE_ROOT, "src/start/migrate/docusaurus/page-stand-ins.ts");
const ASSET = /\.(?:apng|avif|gif|ico|jpe?g|mp3|mp4|otf|pdf|png|svg|ttf|webm|webp|woff2?)$/i;

/** Blocks of Sass that are CSS, with variables of the site. */
const VARIABLES = /^(?::root|html)?(?:\[data-theme[^\n{}]{1,50}\])?\s?\{(?:[^{}$@]){0,8000}\}/gim;

/** Replaces packages by stand-ins, and pictures by their addresses. */
const standInPlugin = (project: DocusaurusProject, assets: Map<string, string>): Plugin => ({
	name: "stand-ins",
	setup({ onResolve, onLoad, resolve }) {
		const urlOf = (file: string) => assetUrl(file, { ...project, publicFolders: staticFolders(project), assets });
		/** Modules of this package and of React. */
		const ours = new Set([STAND_INS_FILE]);
		onResolve({ filter: /.*/ }, async ({ path: written, importer, resolveDir, kind, pluginData }) => {
			if (kind === "entry-point" || pluginData === "inner") return undefined;
			if (written === STAND_INS) return { path: STAND_INS_FILE };
			const find = (name: string, from: string) =>
				resolve(name, { resolveDir: from, importer, kind, pluginData: "inner" });
			if (ours.has(importer)) {
				const found = await find(written, resolveDir);
				ours.add(found.path);
				return found;
			}
			if (kind === "url-token" && /^(?:[a-z]+:|\/|#)/i.test(written)) return { path: written, external: true };
			const [, name = written] = /^(?:.*!)?(.*)$/.exec(written) ?? [];
			const own = name.startsWith("@theme/") ? ownThemeFile(project, name) : fromProject(project, name);
			const isStyle = kind === "import-rule" || kind === "url-token"; // where a bare name is a file beside
			const found =
				isStyle || /^[./]/.test(own)
					? await find(isStyle ? own.replace(/^(?![./])/, "./") : own, own === name ? resolveDir : project.folder)
					: undefined;
			const isFound = found?.errors.length === 0 && isFileIn(found.path, project.folder);
			if (kind === "import-rule" && /^https:/.test(written)) return { path: written, external: true };
			if (kind === "import-rule") return isFound ? found : { path: written, namespace: "empty" };
			if (!isStyle && !/^[./]/.test(own)) return { path: name, namespace: "package" };
			if (!isFound) return undefined;
			if (kind === "url-token") return { path: urlOf(found.path), external: true };
			if (ASSET.test(found.path)) return { path: found.path, namespace: "asset" };
			const isLoaded = /\.s?css$/.test(found.path) || (own !== name && isModuleFile(found.path));
			return isLoaded ? { path: found.path } : undefined;
		});
		onLoad({ filter: /.*/, namespace: "package" }, ({ path: name }) => ({
			contents: `const own = require("${STAND_INS}").modules[${JSON.stringify(name)}];
module.exports = own ? Object.assign(own.default ?? {}, own, { __esModule: true }) : ssgStub(${JSON.stringify(name)});`,
			resolveDir: project.folder,
		}));
		onLoad({ filter: /.*/, namespace: "empty" }, () => ({ contents: "", loader: "css" }));
		onLoad({ filter: /.*/, namespace: "asset" }, ({ path: file }) => {
			const url = JSON.stringify(urlOf(file));
			const component = `Object.assign((props) => require("react").createElement("img", { alt: props.title ?? "", className: props.className, src: ${url} }), { ssgUrl: ${url} })`;
			return {
				contents: `module.exports = { __esModule: true, ssgUrl: ${url}, default: ${file.endsWith(".svg") ? component : url} };`,
				resolveDir: project.folder,
			};
		});
		onLoad({ filter: /\.css$/ }, ({ path: file }) => ({
			contents: readFileSync(file, "utf8"),
			loader: file.endsWith(".module.css") ? "local-css" : "css",
		}));
		onLoad({ filter: /\.scss$/ }, ({ path: file }) => ({
			contents: readFileSync(file, "utf8").match(VARIABLES)?.join("\n") ?? "",
			loader: "css",
		}));
		onLoad({ filter: /.*/, namespace: "file" }, ({ path: file }) =>
			ours.has(file) ? { contents: readFileSync(file, "utf8"), loader: file.endsWith(".ts") ? "ts" : "js" } : undefined,
		);
	},
});

/** Docusaurus resolves paths from the root in its folder. */
const fromProject = ({ folder }: DocusaurusProject, name: string): string =>
	name.startsWith("@site/") || (name.startsWith("/") && !isFileIn(name, folder))
		? name.replace(/^(?:@site)?\//, "./")
		: name;

/** A component of the theme that the project has replaced; the layout is that of this site. */
function ownThemeFile({ folder }: DocusaurusProject, name: string): string {
	const file = findModuleFile(path.join(folder, "src/theme", name.slice("@theme/".length)), folder);
	return file && name !== "@theme/Layout" ? `./${placeIn(folder, file)}` : name;
}

/** The texts of a page that cannot be rendered. */
function placeholderPage(source: string, name: string): string {
	const texts = textsBetweenTags(source);
	const title = /<Layout[^>]{0,200}?title="([^"]{1,200})"/.exec(source)?.[1] ?? texts[0] ?? path.parse(name).name;
	return markdownFile({ title: printable(title) }, `${texts.join("\n\n")}\n`);
}
