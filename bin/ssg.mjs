#!/usr/bin/env node
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
