// Runs the suites side by side, and prints the number of passed and failed tests as the last line. Since suites with a
// browser wait most of the time, there is one process more than there are processors.
//
//     node test/run.mjs              all suites but the slow ones
//     node test/run.mjs 'parse/'     suites whose path matches a regular expression
//     node test/run.mjs --unit       suites that need neither a browser nor a process of their own
//     node test/run.mjs --slow       the slow ones
//
// A suite states in its first line how it may be run:
//
//     // Test run: alone             nothing else runs beside it, because it measures time or load
//     // Test run: integration       starts processes or servers; not part of --unit
//     // Test run: slow              takes a minute or more; a quick suite has one case of what it tests
//     // Test run: again             it depends on the clock; if it fails, it is run a second time, alone
//
// A suite that passes only the second time is named as unsteady in the last line. Where CI is set, it counts as failed.
import { spawn } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { availableParallelism, tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs, stripVTControlCharacters } from "node:util";

const root = fileURLToPath(new URL("..", import.meta.url));
const uvu = createRequire(import.meta.url)
	.resolve("uvu")
	.replace(/dist.*$/, "bin.js");

const { values, positionals } = parseArgs({
	options: { unit: { type: "boolean" }, slow: { type: "boolean" } },
	allowPositionals: true,
});
const suites = findSuites();
if (suites.length === 0) {
	console.error(`error: no suite matches ${positionals[0]}`);
	process.exit(1);
}

const site = mkdtempSync(path.join(tmpdir(), "ssg-test-site-"));
process.on("exit", () => rmSync(site, { recursive: true, force: true }));
const environment = { ...process.env, NODE_ENV: "production", TZ: "UTC" };
const browser = suites.some(usesBrowser) ? startBrowser() : undefined;
/** What suites with a browser share. The others do not wait for it. */
const shared = browser && prepareBrowser();

const results = [
	...(await runSideBySide(jobsOf(suites.filter(({ alone }) => !alone)))),
	...(await runInTurn(suites.filter(({ alone }) => alone))),
];
const unsteady = await runAgain(results);
browser?.close();
const passed = sum(results, "passed") + sum(unsteady, "failed");
const failed = sum(results, "failed") - sum(unsteady, "failed");
const names = unsteady.map(({ file }) => file).join(", ");
console.log(`${names && `unsteady: ${names}; `}${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 || (names && process.env.CI) ? 1 : 0;

function usesBrowser({ file }) {
	return file.startsWith("browser/");
}

/** The suites that the arguments choose, as their first line describes them. */
function findSuites() {
	const pattern = new RegExp(positionals[0] ?? "");
	return readdirSync(path.join(root, "test"), { recursive: true })
		.map((file) => file.replaceAll("\\", "/"))
		.filter((file) => /\.test\.tsx?$/.test(file) && !/(^sites|node_modules)\//.test(file))
		.filter((file) => pattern.test(file))
		.sort()
		.map((file) => {
			const text = readFileSync(path.join(root, "test", file), "utf8");
			const words = /^\/\/ Test run: (.*)/.exec(text)?.[1].split(", ") ?? [];
			return {
				file,
				alone: words.includes("alone"),
				integration: words.includes("integration"),
				slow: words.includes("slow"),
				again: words.includes("again"),
			};
		})
		.filter((suite) => {
			const { slow, integration } = suite;
			if (values.slow) return slow;
			if (values.unit) return !(slow || integration || usesBrowser(suite));
			return !slow || positionals.length > 0;
		});
}

/**
 * Suites that share a process: one that is slow or starts others has its own. The others share one with some of their neighbours, since loading
 * the engine, or the driver of the browser, takes longer than most of them. What takes long comes first.
 */
function jobsOf(suites) {
	const isLong = ({ slow, integration }) => slow || integration;
	const quick = suites.filter((suite) => !isLong(suite));
	return [
		...batchesOf(suites.filter(isLong), 1),
		...batchesOf(quick.filter(usesBrowser), 4),
		...batchesOf(
			quick.filter((suite) => !usesBrowser(suite)),
			16,
		),
	];
}

function batchesOf(list, size) {
	return Array.from({ length: Math.ceil(list.length / size) }, (_, index) =>
		list.slice(index * size, (index + 1) * size),
	);
}

async function runSideBySide(jobs) {
	const results = [];
	const lane = async () => {
		for (let job = jobs.shift(); job; job = jobs.shift()) results.push(await run(job));
	};
	await Promise.all(Array.from({ length: availableParallelism() + 1 }, lane));
	return results;
}

async function runInTurn(suites) {
	const results = [];
	for (const suite of suites) results.push(await run([suite]));
	return results;
}

/** Runs suites a second time that failed and may be. Returns those that passed then, with the tests that had failed. */
async function runAgain(results) {
	const steady = [];
	for (const suite of results.flatMap(({ failing }) => failing)) {
		if (!suite.again) continue;
		console.log(`\nsecond run: ${suite.file}`);
		const { failed } = await run([suite]);
		if (failed === 0) steady.push(suite);
	}
	return steady;
}

/** Runs suites in one process. `failing` names the suites that failed, with the number of failed tests. */
async function run(suites) {
	const pattern = suites.map(({ file }) => escaped(file));
	const added = suites.some(usesBrowser) ? await shared : {};
	const startedAt = performance.now();
	const { code, output } = await start(["--import", "tsx", uvu, "test", `^(${pattern.join("|")})$`, "-i", "sites/"], {
		...environment,
		...added,
	});
	process.stdout.write(output);
	const seconds = (performance.now() - startedAt) / 1000;
	console.log(`${seconds.toFixed(1)} s`);
	const plain = stripVTControlCharacters(output);
	const count = (name) => Number(new RegExp(`${name}:\\s+(\\d+)\\s*$`, "m").exec(plain)?.[1] ?? 0);
	const total = count("Total");
	const failing = failingSuites(plain, suites);
	const reported = sum(failing, "failed");
	// A suite without tests says that it is skipped, and why.
	const isSkipped = /^skipped: /m.test(plain);
	// A process that ends badly has failed, whatever it printed.
	const failed = Math.max(total - count("Passed"), reported, code === 0 && (total > 0 || isSkipped) ? 0 : 1);
	return {
		passed: Math.max(total - failed, 0),
		failed,
		// A failure that belongs to no suite is not tried again.
		failing: reported === failed ? failing : [],
	};
}

/** uvu prints the file of a suite on a line of its own, and a line with FAIL for each of its tests that failed. */
function failingSuites(output, suites) {
	const failing = [];
	let current;
	for (const line of output.split("\n")) {
		const suite = suites.find(({ file }) => file === line);
		if (suite) {
			current = { ...suite, failed: 0 };
			failing.push(current);
		} else if (/^\s*FAIL\s/.test(line) && current) current.failed++;
	}
	return failing.filter(({ failed }) => failed > 0);
}

/** Starts the browser that all suites share. */
function startBrowser() {
	const server = path.join(root, "test/browser/browser-server.ts");
	const child = spawn(process.execPath, ["--import", "tsx", server], {
		cwd: root,
		stdio: ["pipe", "pipe", "inherit"],
	});
	const address = new Promise((resolve, reject) => {
		child.stdout.setEncoding("utf8").once("data", (text) => resolve(text.trim()));
		child.once("exit", () => reject(new Error("the browser has not started")));
	});
	return { address, close: () => child.stdin.end() };
}

async function prepareBrowser() {
	const [SSG_TEST_SITE, SSG_TEST_BROWSER] = await Promise.all([buildSite(), browser.address]);
	return { SSG_TEST_SITE, SSG_TEST_BROWSER };
}

/** Builds the site of this repository. */
async function buildSite() {
	const { code, output } = await start(["bin/ssg.mjs", "build", "--no-cache", "-o", path.join(site, "dist")], {
		...process.env,
		NODE_ENV: "production",
	});
	if (code !== 0) {
		process.stdout.write(output);
		process.exit(1);
	}
	return path.join(site, "dist");
}

async function start(args, env) {
	const child = spawn(process.execPath, args, {
		cwd: root,
		env,
		stdio: ["ignore", "pipe", "pipe"],
	});
	let output = "";
	for (const stream of [child.stdout, child.stderr])
		stream.setEncoding("utf8").on("data", (chunk) => {
			output += chunk;
		});
	const code = await new Promise((resolve) => child.on("close", resolve));
	return { code, output };
}

function sum(list, key) {
	return list.reduce((total, item) => total + item[key], 0);
}

function escaped(text) {
	return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
