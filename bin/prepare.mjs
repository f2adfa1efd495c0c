// Makes `lib/`: the engine as JavaScript for installed packages, and its type declarations.
import { execFileSync } from "node:child_process";
import { rmSync } from "node:fs";
import { createRequire } from "node:module";
import { build } from "esbuild";

rmSync("lib", { recursive: true, force: true });

const shared = {
	bundle: true,
	splitting: true,
	format: "esm",
	packages: "external",
	outdir: "lib",
	jsx: "automatic",
	chunkNames: "chunk-[hash]",
	logLevel: "warning",
};
await Promise.all([
	build({
		...shared,
		entryPoints: {
			cli: "src/cli.ts",
			index: "src/index.ts",
			react: "src/react.ts",
			templates: "templates/index.tsx",
		},
		platform: "node",
		target: "node20.19",
	}),
	build({
		...shared,
		entryPoints: { client: "src/client/index.ts" },
		platform: "browser",
		target: "es2022",
	}),
]);

const tsc = createRequire(import.meta.url)
	.resolve("typescript/package.json")
	.replace("package.json", "bin/tsc");
execFileSync(process.execPath, [tsc, "-p", "src"], { stdio: "inherit" });
