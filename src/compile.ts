/** What the compiler must know of this package: where its own modules are, and how its messages become problems. */
import { createRequire } from "node:module";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { BuildFailure, Message, Plugin } from "esbuild";
import type { Problem } from "./model/problem.ts";

const isSource = import.meta.url.endsWith("/src/compile.ts");

/** The package's own folder: the parent of `src/`, and of `lib/` once it is bundled. */
export const PACKAGE = path.resolve(
	path.dirname(fileURLToPath(import.meta.url)),
	"..",
);

const require = createRequire(path.join(PACKAGE, "package.json"));

/** The modules that a site may import from this package, wherever the site is. */
const own = (name: string): string | undefined =>
	({
		ssg: isSource ? "src/index.ts" : "lib/index.js",
		"ssg/react": "src/react.ts",
		"ssg/client": "src/client/index.ts",
		"ssg/templates": "templates/index.tsx",
	})[name];

/** One React for the engine, the theme and the site's own components, the engine's. */
const isReact = /^react(-dom)?(\/|$)/;

/** For code that runs in Node: packages stay outside, under their full address, so that it does not matter where the result is kept. */
export const packagesAsAddresses: Plugin = {
	name: "packages-as-addresses",
	setup({ onResolve, resolve }) {
		onResolve({ filter: /^[^./]/ }, async (args) => {
			if (args.pluginData === "inner" || args.path.startsWith("node:")) return;
			const file = own(args.path);
			if (args.path === "ssg" && file) return outside(path.join(PACKAGE, file));
			if (file) return { path: path.join(PACKAGE, file) };
			if (isReact.test(args.path)) return outside(require.resolve(args.path));
			const found = await resolve(args.path, {
				kind: args.kind,
				resolveDir: args.resolveDir,
				importer: args.importer,
				pluginData: "inner",
			});
			const isModule = /[\\/]node_modules[\\/].*\.[cm]?js$/.test(found.path);
			return isModule ? outside(found.path) : found;
		});
	},
};

const outside = (file: string) => ({
	path: pathToFileURL(file).href,
	external: true,
});

/** For code that runs in the browser: everything goes in, this package's modules and its React from here. */
export const packagesFromHere: Plugin = {
	name: "packages-from-here",
	setup({ onResolve }) {
		onResolve({ filter: /^(ssg(\/|$)|react(-dom)?(\/|$))/ }, (args) => {
			const file = own(args.path);
			if (file) return { path: path.join(PACKAGE, file) };
			return isReact.test(args.path)
				? { path: require.resolve(args.path) }
				: undefined;
		});
	},
};

/**
 * The problems of a failed compilation, their places relative to `root`; anything else is thrown again. `folder` is the
 * one that the compiler worked in, and tells of its files from.
 */
export function compileProblems(
	error: unknown,
	root: string,
	folder: string,
): Problem[] {
	const { errors } = error as Partial<BuildFailure>;
	if (!errors) throw error;
	return errors.map((message) => problemOf(message, root, folder));
}

/** The compiler counts columns from 0. */
function problemOf(
	{ text, location, notes }: Message,
	root: string,
	folder: string,
): Problem {
	const hint = notes.map((note) => note.text).join("; ");
	return {
		severity: "error",
		code: "compile",
		message: text,
		...(location && {
			at: {
				path: path
					.relative(root, path.resolve(folder, location.file))
					.replaceAll("\\", "/"),
				line: location.line,
				column: location.column + 1,
			},
		}),
		...(hint && { hint }),
	};
}
