// Creates `lib/`: the engine as JavaScript for the installed package, with type declarations.
import { execFileSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { build } from "esbuild";
import { removeUnreachableTypes } from "./remove-unreachable-types.mjs";
import { writeLicenses } from "./write-licenses.mjs";

rmSync("lib", { recursive: true, force: true });

const shared = {
	bundle: true,
	splitting: true,
	format: "esm",
	outdir: "lib",
	jsx: "automatic",
	chunkNames: "chunk-[hash]",
	legalComments: "linked",
	logLevel: "warning",
	metafile: true,
};

/**
 * markdown-it is published with its class fields compiled to calls of a helper that is the slowest part of each token.
 * Here they are assignments.
 */
const plainFieldsPlugin = {
	name: "plain-fields",
	setup({ onLoad }) {
		onLoad({ filter: /[\\/]markdown-it\.mjs$/ }, ({ path: file }) => ({
			contents: readFileSync(file, "utf8").replace(
				/_defineProperty\(\s*this,\s*((?:\/\*\*[\s\S]*?\*\/\s*)?)"(\w+)",/g,
				"($1this.$2 =",
			),
		}));
	},
};

/** js-yaml loads a parser of JavaScript where there is one, for functions in YAML, which front matter must not have. */
const withoutEsprimaPlugin = {
	name: "without-esprima",
	setup({ onLoad }) {
		onLoad({ filter: /[\\/]js-yaml[\\/].*[\\/]js[\\/]function\.js$/ }, ({ path: file }) => ({
			contents: readFileSync(file, "utf8").replace("_require('esprima')", "undefined"),
		}));
	},
};

/** They are loaded by their names. */
const commands = readdirSync("src/cli/commands").map((file) => `commands/${path.parse(file).name}`);

const compilations = await Promise.all([
	build({
		...shared,
		entryPoints: {
			cli: "src/cli/index.ts",
			index: "src/index.ts",
			react: "src/react.ts",
			templates: "templates/index.tsx",
			browser: "src/engine/bundle/browser-entries.ts",
			thread: "src/engine/threads/thread.ts",
			...Object.fromEntries(commands.map((name) => [name, `src/cli/${name}.ts`])),
		},
		platform: "node",
		target: "node20.19",
		// One file loads faster than a thousand. External packages are shared with the site's code, or are native.
		external: ["esbuild", "react", "react-dom"],
		banner: {
			js: 'import { createRequire as requireFrom } from "node:module"; const require = requireFrom(import.meta.url);',
		},
		plugins: [plainFieldsPlugin, withoutEsprimaPlugin],
		define: { lunr: "globalThis.__lunr" }, // elasticlunr assigns this undeclared variable, which throws in a module
	}),
	build({
		...shared,
		packages: "external",
		entryPoints: {
			client: "src/browser/index.ts",
			search: "src/search/index.ts",
		},
		platform: "browser",
		target: "es2022",
	}),
]);

// Sites that use only the theme's entry point need not compile it.
const { compileEntries, THEME_ENTRY } = await import("../lib/browser.js");
const { files, inputs, ...theme } = await compileEntries([THEME_ENTRY], process.cwd());
for (const { name, contents } of files) {
	const file = path.join("lib/theme", name);
	mkdirSync(path.dirname(file), { recursive: true });
	writeFileSync(file, contents);
}
const names = files.map(({ name }) => name);
writeFileSync("lib/theme/compiled.json", JSON.stringify({ ...theme, inputs, names }));
writeLicenses("lib/LICENSES.txt", [...compilations.flatMap(({ metafile }) => Object.keys(metafile.inputs)), ...inputs]);

const exported = JSON.parse(readFileSync("package.json", "utf8")).exports;
const tsc = createRequire(import.meta.url)
	.resolve("typescript/package.json")
	.replace("package.json", "bin/tsc");
execFileSync(process.execPath, [tsc, "-p", "src"], { stdio: "inherit" });
execFileSync(process.execPath, ["--import", "tsx", "docs/generate/config-declaration.ts", "lib/types"], {
	stdio: "inherit",
});
removeUnreachableTypes(
	"lib/types",
	Object.values(exported).map(({ types }) => types),
);
