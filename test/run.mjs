// Runs every suite, and says in one line at the end how many tests passed.
//
// Suites with a browser, a server or a watched folder depend on the machine's clock as well as on the code. Such a
// suite that fails is run a second time, alone; if it passes then, it counts, and is named as unsteady.
import { spawn } from "node:child_process";
import { createRequire } from "node:module";
import { stripVTControlCharacters } from "node:util";

const uvu = createRequire(import.meta.url)
	.resolve("uvu")
	.replace(/dist.*$/, "bin.js");

const first = await run(process.argv[2] ?? "\\.test\\.tsx?$");
let failed = first.failed;
for (const suite of first.failing.filter(dependsOnClock)) {
	console.log(`\nOnce more: ${suite.file}`);
	const again = await run(`${suite.file.replaceAll(".", "\\.")}$`);
	if (again.failed > 0) continue;
	failed -= suite.failed;
	console.log(`unsteady: ${suite.file} failed at first, passed alone`);
}
console.log(`${first.total - failed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

/** Runs the suites whose path matches. `failing` names the suites that failed, and how many of their tests did. */
async function run(pattern) {
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
	const code = await new Promise((resolve) => child.on("close", resolve));
	const plain = stripVTControlCharacters(output);
	const count = (name) =>
		Number(new RegExp(`${name}:\\s+(\\d+)\\s*$`, "m").exec(plain)?.[1] ?? 0);
	const total = count("Total");
	const failing = failingSuites(plain);
	const told = failing.reduce((sum, { failed }) => sum + failed, 0);
	// A process that ends badly has failed, whatever it printed.
	const failed = Math.max(
		total - count("Passed"),
		told,
		code === 0 && total > 0 ? 0 : 1,
	);
	return {
		total: Math.max(total, failed),
		failed,
		// What cannot be laid at a suite's door is not tried again.
		failing: told === failed ? failing : [],
	};
}

/** uvu prints the file of a suite on a line of its own, and a line with FAIL for each of its tests that failed. */
function failingSuites(output) {
	const suites = [];
	for (const line of output.split("\n")) {
		const file = /^(\S+\.test\.tsx?)$/.exec(line)?.[1];
		if (file) suites.push({ file, failed: 0 });
		else if (/^\s*FAIL\s/.test(line) && suites.length > 0)
			suites.at(-1).failed++;
	}
	return suites.filter(({ failed }) => failed > 0);
}

function dependsOnClock({ file }) {
	return /^(browser|serve)\/|^(watch|cache|cli)\.test/.test(file);
}
