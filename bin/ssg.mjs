#!/usr/bin/env node
import { existsSync } from "node:fs";
import { setFlagsFromString } from "node:v8";

// By default, V8 lets the heap of a large site grow fourfold before it collects garbage.
// If Node does not know this flag, it prints a warning and continues.
setFlagsFromString("--heap-growing-percent=50");

process.env.NODE_ENV ??= "production"; // React reads it when it is first imported

// An installed package runs the compiled engine, the repository runs from source.
const isInstalled = import.meta.url.includes("/node_modules/");

if (isInstalled || process.env.SSG_ENGINE === "lib") {
	const engine = new URL("../lib/cli.js", import.meta.url);
	if (!existsSync(engine)) {
		// npm --ignore-scripts skips the script that creates it
		console.error(
			"error: compiled engine lib/ is missing\n  help: run npm run prepare",
		);
		process.exit(1);
	}
	await import(engine.href);
} else {
	const { register } = await import("tsx/esm/api");
	register();
	await import("../src/cli.ts");
}
