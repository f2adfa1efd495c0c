// Runs the engine, compiled or from its sources.
import { existsSync } from "node:fs";
import { setFlagsFromString } from "node:v8";

// By default, V8 lets the heap of a large site grow fourfold before it collects garbage.
setFlagsFromString("--heap-growing-percent=50");
// By default, V8 optimises functions so early that a build of some seconds spends a fifth of its time compiling. Later
// versions have no such flag, and print an error about it.
if (process.versions.node.startsWith("20.")) setFlagsFromString("--interrupt-budget=500000");

process.env.NODE_ENV ??= "production"; // React reads it when it is first imported

// An installed package runs the compiled engine. The repository does too while it is newer than the sources.
const isInstalled = import.meta.url.includes("/node_modules/");

if (isInstalled || process.env.SSG_ENGINE === "lib" || (await isCompiledNewer())) {
	const engine = new URL("../lib/cli.js", import.meta.url);
	if (!existsSync(engine)) {
		// npm --ignore-scripts skips the script that creates it
		console.error("error: compiled engine lib/ is missing\n  help: run npm run prepare");
		process.exit(1);
	}
	await import(engine.href);
} else {
	const { register } = await import("tsx/esm/api");
	register();
	await import("../src/cli/index.ts");
}

async function isCompiledNewer() {
	if (process.env.SSG_ENGINE === "src") return false;
	const { isEngineCompiled } = await import("./is-engine-compiled.mjs"); // not part of the package
	return isEngineCompiled();
}
