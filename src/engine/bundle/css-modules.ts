/**
 * CSS modules. esbuild chooses the names of their classes in each compilation, but pages have those of the server half and
 * style sheets those of the browser half. Here, names depend on the path of the file alone.
 */
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import type { BuildFailure, Message, Plugin } from "esbuild";
import { shortHash } from "./short-hash.ts";

interface CssModule {
	/** Exports the names of the classes. */
	readonly code: string;
	readonly css: string;
	/** The files that it has classes of, absolute. */
	readonly composed: readonly string[];
	readonly warnings: readonly Message[];
}

const CSS_MODULE = /\.module\.css$/;
const NAMESPACE = "css-module";
/** What the code of a module imports for its own style sheet. */
const STYLES = "ssg:styles-of-this-module";
const STYLES_FILTER = /^ssg:styles-of-this-module$/;

/** The server half needs only the names. */
export const cssModulesPlugin = (root: string, half: "server" | "browser"): Plugin => ({
	name: "css-modules",
	setup({ onLoad, onResolve }) {
		onLoad({ filter: CSS_MODULE, namespace: "file" }, async ({ path: file }) => {
			const compiled = await compileCssModule(file, root).catch(({ errors }: BuildFailure) => ({ errors }));
			if ("errors" in compiled) return { errors: locatedIn(file, root, compiled.errors) };
			const { code, css, composed, warnings } = compiled;
			const imported = half === "browser" ? [STYLES, ...composed] : composed;
			const imports = imported.map((name) => `import ${JSON.stringify(name)};`);
			return {
				contents: [...imports, code].join("\n"),
				loader: "js",
				resolveDir: path.dirname(file),
				pluginData: css,
				warnings: locatedIn(file, root, warnings),
			};
		});
		onResolve({ filter: STYLES_FILTER }, ({ importer, pluginData: css }) => ({
			path: importer,
			namespace: NAMESPACE,
			pluginData: css,
		}));
		onLoad({ filter: /.*/, namespace: NAMESPACE }, ({ path: file, pluginData: css }) => ({
			contents: css,
			loader: "css",
			resolveDir: path.dirname(file),
		}));
	},
});

const locatedIn = (file: string, root: string, messages: readonly Message[]) =>
	messages.map(({ text, location, notes }) => ({
		text,
		notes,
		location: location && { ...location, file: path.relative(root, file), namespace: "file" },
	}));

/** The addresses in the style sheet stay as they are, for the compilation that it becomes part of. */
async function compileCssModule(file: string, root: string): Promise<CssModule> {
	const composed: string[] = [];
	const namesByPath: Plugin = {
		name: "names-by-path",
		setup({ onLoad, onResolve }) {
			onResolve({ filter: /.*/ }, ({ kind, path: name, resolveDir }) => {
				if (kind !== "composes-from" && kind !== "import-statement") return { path: name, external: true };
				const used = path.resolve(resolveDir, name);
				if (!existsSync(used)) return { errors: [{ text: `Could not resolve "${name}"` }] };
				if (used !== file) composed.push(used);
				const place = path.relative(root, used).replaceAll("\\", "/");
				const named = `${path.basename(used, ".module.css")}-${shortHash(place)}`;
				return { path: named, namespace: NAMESPACE, pluginData: used };
			});
			onLoad({ filter: /.*/, namespace: NAMESPACE }, ({ pluginData: used }) => ({
				contents: readFileSync(used, "utf8"),
				loader: "local-css",
				resolveDir: path.dirname(used),
			}));
		},
	};
	const from = JSON.stringify(file);
	const { build } = await import("esbuild");
	const { outputFiles, warnings } = await build({
		stdin: { contents: `export * from ${from}; export { default } from ${from};`, resolveDir: path.dirname(file) },
		bundle: true,
		write: false,
		format: "esm",
		outdir: root,
		logLevel: "silent",
		plugins: [namesByPath],
	});
	const textOf = (extension: string) => outputFiles.find((output) => output.path.endsWith(extension))?.text ?? "";
	return { code: textOf(".js"), css: textOf(".css"), composed, warnings };
}
