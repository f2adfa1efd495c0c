/** What esbuild needs to know about this package: where its modules are, and how its messages become problems. */
import { createRequire } from "node:module";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { BuildFailure, Loader, Location, Message, Plugin } from "esbuild";
import type { SiteConfig } from "../../model/config.ts";
import { PACKAGE_NAME } from "../../model/package-name.ts";
import { type Problem, positionOf, suggestName } from "../../model/problems/problem.ts";
import { DEFAULT_TEMPLATES, IS_SOURCE, PACKAGE_ROOT } from "../package-root.ts";
import { suggestExistingPath } from "./suggest-existing-path.ts";

const require = createRequire(path.join(PACKAGE_ROOT, "package.json"));

/** Resolves the modules a site can import from this package, wherever the site is located. */
const ownModulePath = (name: string): string | undefined =>
	({
		[PACKAGE_NAME]: IS_SOURCE ? "src/index.ts" : "lib/index.js",
		[`${PACKAGE_NAME}/react`]: "src/react.ts",
		[`${PACKAGE_NAME}/client`]: "src/browser/index.ts",
		[`${PACKAGE_NAME}/search`]: "src/search/index.ts",
		[`${PACKAGE_NAME}/templates`]: "templates/index.tsx",
	})[name];

/** The engine, the theme and the site's components must share one copy of React: the engine's. */
const REACT_MODULE = /^react(-dom)?(\/|$)/;

/** Images and fonts that style sheets and islands use. */
export const ASSET_LOADERS: Readonly<Record<string, Loader>> = Object.fromEntries(
	[...["avif", "gif", "jpeg", "jpg", "png", "svg", "webp"], ...["otf", "ttf", "woff", "woff2"]].map((extension) => [
		`.${extension}`,
		"file",
	]),
);

/** How a module in the root imports a file, which may be anywhere. */
export function specifierOf(file: string, root: string): string {
	const relative = path.relative(root, path.resolve(root, file)).replaceAll("\\", "/");
	return relative.startsWith(".") ? relative : `./${relative}`;
}

/** Whether the site has modules that may add components to the theme. */
export const hasOwnTheme = ({ theme: { templates, components } }: SiteConfig): boolean =>
	templates !== DEFAULT_TEMPLATES || components !== undefined;

/** The modules of this package that a site's server code imports; in an installed package, they have been compiled. */
const compiledModulePath = (name: string): string | undefined =>
	IS_SOURCE ? undefined : path.join(PACKAGE_ROOT, "lib", `${path.posix.basename(name)}.js`);

/** For server code. Packages stay external under absolute `file:` URLs, so that the output works from any folder. */
export const externalPackagesPlugin: Plugin = {
	name: "packages-as-addresses",
	setup({ onResolve, resolve }) {
		onResolve({ filter: /^[^./]/ }, async (args) => {
			if (args.pluginData === "inner" || args.path.startsWith("node:")) return;
			const file = ownModulePath(args.path);
			if (args.path === PACKAGE_NAME && file) return externalModule(path.join(PACKAGE_ROOT, file));
			const compiled = file && compiledModulePath(args.path);
			if (compiled) return externalModule(compiled);
			if (file) return { path: path.join(PACKAGE_ROOT, file) };
			if (REACT_MODULE.test(args.path)) return externalModule(require.resolve(args.path));
			const found = await resolve(args.path, {
				kind: args.kind,
				resolveDir: args.resolveDir,
				importer: args.importer,
				pluginData: "inner",
			});
			const isModule = /[\\/]node_modules[\\/].*\.[cm]?js$/.test(found.path);
			return isModule ? externalModule(found.path) : found;
		});
	},
};

const externalModule = (file: string) => ({ path: pathToFileURL(file).href, external: true });

/** For browser code. Everything is bundled; modules of this package and React resolve to this package's copies. */
export const ownPackagesPlugin: Plugin = {
	name: "packages-from-here",
	setup({ onResolve }) {
		onResolve({ filter: /^(ssg(\/|$)|react(-dom)?(\/|$))/ }, (args) => {
			const file = ownModulePath(args.path);
			if (file) return { path: path.join(PACKAGE_ROOT, file) };
			return REACT_MODULE.test(args.path) ? { path: require.resolve(args.path) } : undefined;
		});
	},
};

/**
 * Converts the errors of a failed compilation to problems with paths relative to `root`. Rethrows any other error.
 *
 * @param folder the compiler's working folder, which the paths in its messages are relative to
 */
export function toCompileProblems(error: unknown, root: string, folder: string): Problem[] {
	const { errors } = error as Partial<BuildFailure>;
	if (!errors) throw error;
	return errors.map((message) => toCompileProblem(message, root, folder));
}

/** Style sheets of packages, and those made of CSS modules, whose own files have the same warnings. */
const NOT_REPORTED = /^css-module:|(?:^|\/)node_modules\//;

/** What browsers would leave out of style sheets, or read in another way. */
export const toStyleProblems = (warnings: readonly Message[], root: string): Problem[] =>
	warnings
		.filter(({ location: at }) => at && /\.css$/.test(at.file) && !NOT_REPORTED.test(at.file))
		.map((warning): Problem => ({ ...toCompileProblem(warning, root, root), severity: "warning" }));

function toCompileProblem({ text, location, notes }: Message, root: string, folder: string): Problem {
	const locate = ({ file, line, column }: Location) => ({
		path: path.relative(root, path.resolve(folder, file)).replaceAll("\\", "/"),
		line,
		column: column + 1, // esbuild counts from 0
	});
	const suggests = (note: string) => Boolean(location?.suggestion) && note.startsWith("Did you mean ");
	const hint =
		unresolvedHint(text, path.resolve(folder, location?.file ?? "")) ??
		syntaxHint(text) ??
		[
			...notes.filter(({ text: note }) => !note.startsWith("The plugin ") && !suggests(note)),
			...(location?.suggestion ? [{ text: `write "${location.suggestion}" here`, location: null }] : []),
		]
			.map((note) =>
				note.location
					? `${note.text.replace(/^T(?=he )/, "t").replace(/ is here:$/, " is at")} ${positionOf(locate(note.location))}`
					: note.text,
			)
			.join("; ");
	return {
		severity: "error",
		code: "compile",
		message: text,
		...(location && { at: locate(location) }),
		...(hint && { hint }),
	};
}

/** A file that is not there, or a package that is not installed. */
function unresolvedHint(text: string, importer: string): string | undefined {
	const [, name = ""] = /^Could not resolve "([^"]+)"/.exec(text) ?? [];
	if (name === "") return undefined;
	if (!/^\.{0,2}\//.test(name)) return `run npm install ${/^(?:@[^/]+\/)?[^/]+/.exec(name)?.[0]}, or correct the name`;
	const folder = path.dirname(importer);
	const near = suggestExistingPath(path.resolve(folder, name));
	return near ? suggestName(specifierOf(near, folder)) : "create the file, or correct the path";
}

const syntaxHint = (text: string): string | undefined => {
	if (/^Expected "[}\])]" but found /.test(text)) return "is a comma missing before it, perhaps on the line above?";
	if (/^The JSX syntax extension is not /.test(text))
		return "rename the file: with JSX, its name ends with .jsx or .tsx";
	return undefined;
};
