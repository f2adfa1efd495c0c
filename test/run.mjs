// Runs every suite, and says in one line at the end how many tests passed.
import { spawn } from "node:child_process";
import { createRequire } from "node:module";
import { stripVTControlCharacters } from "node:util";

const uvu = createRequire(import.meta.url)
	.resolve("uvu")
	.replace(/dist.*$/, "bin.js");
const pattern = process.argv[2] ?? "\\.test\\.tsx?$";
const child = spawn(
	process.execPath,
	["--import", "tsx", uvu, "test", pattern, "-i", "sites/"],
	{
		env: { ...process.env, NODE_ENV: "production", TZ: "UTC" },
		stdio: ["ignore", "pipe", "inherit"],
	},
);

let output = "";
child.stdout.on("data", (chunk) => {
	output += chunk;
	process.stdout.write(chunk);
});
child.on("close", (code) => {
	const plain = stripVTControlCharacters(output);
	const count = (name) =>
		Number(new RegExp(`${name}:\\s+(\\d+)\\s*$`, "m").exec(plain)?.[1] ?? 0);
	const total = count("Total");
	const passed = count("Passed");
	const failed = Math.max(total - passed, code === 0 && total > 0 ? 0 : 1);
	console.log(`${passed} passed, ${failed} failed`);
	process.exitCode = failed > 0 ? 1 : 0;
});
