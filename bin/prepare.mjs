// Makes `lib/`: the engine as JavaScript for installed packages, and its type declarations.
import { execFileSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { build } from "esbuild";

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
};

/**
 * markdown-it is compiled for old engines: each field of each token is defined by a function that first asks what its
 * name is. Here fields are set.
 */
const plainFields = {
	name: "plain-fields",
	setup({ onLoad }) {
		onLoad({ filter: /[\\/]markdown-it\.mjs$/ }, async ({ path }) => ({
			contents: (await readFile(path, "utf8")).replace(
				/\b_defineProperty\(\s*this,\s*(?:\/\*\*(?:(?!\*\/)[\s\S])*\*\/\s*)?"(\w+)",/g,
				"(this.$1 =",
			),
		}));
	},
};

await Promise.all([
	build({
		...shared,
		entryPoints: {
			cli: "src/cli.ts",
			index: "src/index.ts",
			react: "src/react.ts",
			templates: "templates/index.tsx",
			browser: "src/browser.ts",
			thread: "src/work/thread.ts",
		},
		platform: "node",
		target: "node20.19",
		// One file is read sooner than a thousand. What stays outside is shared with the site's own code, or native.
		external: ["esbuild", "react", "react-dom", "mermaid"],
		banner: {
			js: 'import { createRequire as requireFrom } from "node:module"; const require = requireFrom(import.meta.url);',
		},
		define: { lunr: "globalThis.__lunr" }, // elasticlunr assigns it without declaring it
		plugins: [plainFields],
	}),
	build({
		...shared,
		packages: "external",
		entryPoints: { client: "src/client/index.ts" },
		platform: "browser",
		target: "es2022",
	}),
]);

// A site with the theme's own entry need not compile it.
const { compileEntries, THEME } = await import("../lib/browser.js");
const { files, ...theme } = await compileEntries([THEME], process.cwd());
for (const { name, contents } of files) {
	const file = path.join("lib/theme", name);
	mkdirSync(path.dirname(file), { recursive: true });
	writeFileSync(file, contents);
}
const names = files.map(({ name }) => name);
writeFileSync("lib/theme/compiled.json", JSON.stringify({ ...theme, names }));

const tsc = createRequire(import.meta.url)
	.resolve("typescript/package.json")
	.replace("package.json", "bin/tsc");
execFileSync(process.execPath, [tsc, "-p", "src"], { stdio: "inherit" });
