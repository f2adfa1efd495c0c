#!/usr/bin/env node
// Old versions of Node must be able to parse this file, so it has no recent syntax and imports the rest only if it can.
const [major, minor] = process.version.slice(1).split(".").map(Number);

if (major > 20 || (major === 20 && minor >= 19)) import("./run.mjs");
else {
	console.error(
		`error: ssg needs Node 20.19 or later, but this is Node ${process.version.slice(1)}\n  help: install a newer version from https://nodejs.org`,
	);
	process.exitCode = 1;
}
