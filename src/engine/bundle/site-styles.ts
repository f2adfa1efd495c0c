/** Compiles the style sheets that the configuration names, and the accent colour, to one file that follows the theme's. */
import path from "node:path";
import type { Plugin } from "esbuild";
import type { SiteConfig } from "../../model/config.ts";
import type { ProblemReport } from "../../model/problems/problem.ts";
import type { Output } from "../../model/site/site.ts";
import { toOutputPath } from "../../model/urls/route.ts";
import type { Cache } from "../cache/cache.ts";
import { compileCached } from "../cache/compilation.ts";
import { accentStyles } from "./accent.ts";
import { ASSET_LOADERS, specifierOf, toStyleProblems } from "./compile.ts";

/** The name in the cache. */
export const STYLES_CACHE_NAME = "styles";

/** The files, and the address of the style sheet among them. Both are empty if there is nothing to compile. */
export async function compileSiteStyles(
	{ theme: { css, accent }, baseUrl, root }: SiteConfig,
	cache: Cache,
): Promise<{ readonly files: readonly Output[]; readonly styles: readonly string[] } & ProblemReport> {
	const colours = accent ? accentStyles(accent) : "";
	if (css.length === 0 && colours === "") return { files: [], styles: [], problems: [] };
	const code = [
		...(colours ? [`@import "${ACCENT_MODULE}";`] : []),
		...css.map((file) => `@import ${JSON.stringify(specifierOf(file, root))};`),
	].join("\n");
	const { files, problems } = await compileCached(
		cache,
		{ name: STYLES_CACHE_NAME, request: baseUrl + colours + code, root },
		() => compileStyles(code, colours, baseUrl, root),
	);
	return {
		files: files.map(({ name, base64 }) => ({ path: toOutputPath(name), contents: Buffer.from(base64, "base64") })),
		styles: files.filter(({ name }) => name.endsWith(".css")).map(({ name }) => baseUrl + name),
		problems,
	};
}

const ACCENT_MODULE = "ssg:accent";

async function compileStyles(contents: string, colours: string, baseUrl: string, root: string) {
	const outdir = path.join(root, "dist"); // nothing is written; output names are relative to this folder
	const { build } = await import("esbuild");
	const { outputFiles, metafile, warnings } = await build({
		stdin: { contents, loader: "css", resolveDir: root, sourcefile: "site.css" },
		bundle: true,
		minify: true,
		write: false,
		metafile: true,
		outdir,
		entryNames: "assets/site-[hash]",
		assetNames: "assets/[name]-[hash]",
		loader: ASSET_LOADERS,
		plugins: [accentPlugin(colours), sitePathsPlugin(baseUrl)],
		absWorkingDir: root,
		logLevel: "silent",
	});
	return {
		result: {
			files: outputFiles.map((file) => ({
				name: path.relative(outdir, file.path).replaceAll("\\", "/"),
				base64: Buffer.from(file.contents).toString("base64"), // JSON cannot hold bytes
			})),
			problems: toStyleProblems(warnings, root),
		},
		inputs: Object.keys(metafile.inputs).filter((input) => input !== "site.css"),
	};
}

const accentPlugin = (contents: string): Plugin => ({
	name: "accent",
	setup({ onResolve, onLoad }) {
		onResolve({ filter: /^ssg:accent$/ }, () => ({ path: "accent", namespace: "ssg" }));
		onLoad({ filter: /^accent$/, namespace: "ssg" }, () => ({ contents, loader: "css" }));
	},
});

/** A URL that starts with a slash is a public file, which is not compiled. */
const sitePathsPlugin = (baseUrl: string): Plugin => ({
	name: "site-paths",
	setup({ onResolve }) {
		onResolve({ filter: /^\// }, ({ kind, path: url }) =>
			kind === "url-token" && !url.startsWith("//")
				? { path: url.startsWith(baseUrl) ? url : baseUrl + url.slice(1), external: true }
				: undefined,
		);
	},
});
