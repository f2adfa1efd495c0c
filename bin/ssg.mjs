#!/usr/bin/env node
import { setFlagsFromString } from "node:v8";

// Left alone, V8 lets a heap of a large site grow fourfold before it looks for garbage. A Node without the flag says so on stderr, and goes on.
setFlagsFromString("--heap-growing-percent=50");

process.env.NODE_ENV ??= "production"; // React reads it once, when it is first imported

// An installed package runs the bundled engine; in the repository the source runs, so that an edit counts at once.
const isInstalled = import.meta.url.includes("/node_modules/");

if (isInstalled || process.env.SSG_ENGINE === "lib")
	await import("../lib/cli.js");
else {
	const { register } = await import("tsx/esm/api");
	register();
	await import("../src/cli.ts");
}
