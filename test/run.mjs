// Runs the suites side by side, and prints the number of passed and failed tests as the last line.
//
//     node test/run.mjs              all suites but the slow ones, and beside them the checks of types and style
//     node test/run.mjs 'parse/'     suites whose path matches a regular expression
//     node test/run.mjs --unit       suites that need neither a browser nor a process of their own
//     node test/run.mjs --slow       the slow ones
//
// A suite states in its first line how it may be run:
//
//     // Test run: integration       starts processes or servers, builds whole sites, loads mermaid; not part of --unit
//     // Test run: slow              takes a minute or more; a quick suite has one case of what it tests
//     // Test run: kinds             opens a few kinds of pages and leaves out rare variants; in the slow run, it has all
//     // Test run: alone             nothing else runs beside it, because it measures time or load
import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statfsSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { isEngineCompiled } from "../bin/is-engine-compiled.mjs";

/** A suite that prints nothing for so long, not even that a test has passed, never ends. */
const MAX_SILENCE_MS = 8 * 60_000;
/** What all suites together write is much less. */
const MIN_MEMORY_DISK_BYTES = 4e9;

const root = fileURLToPath(new URL("..", import.meta.url));

const { values, positionals } = parseArgs({
	options: { unit: { type: "boolean" }, slow: { type: "boolean" } },
	allowPositionals: true,
});
const suites = findSuites();
if (suites.length === 0) {
	console.error(`error: no suite matches ${positionals[0]}`);
	process.exit(1);
}

const temporary = makeTemporaryFolder();
const environment = { ...process.env, NODE_ENV: "production", TZ: "UTC", SSG_TEST_TMP: temporary };
if (values.slow) environment.SSG_TEST_EVERY_KIND = "1";
const processes = new Set();
process.on("exit", () => {
	for (const child of processes) kill(child);
	rmSync(temporary, { recursive: true, force: true });
});
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => process.exit(1));

/** The first that fails ends the run. */
const checks = positionals.length > 0 || values.unit || values.slow ? [] : ["typecheck", "lint"].map(runCheck);
if (suites.some(({ kind }) => kind !== "unit")) {
	await compileEngine();
	environment.SSG_ENGINE = "lib";
}
/** Suites that do not read the manual begin while its reference is made. */
const manual = suites.some(readsManual) && runScript(["--import", "tsx", "docs/generate/index.ts"]);
/** What suites with a browser share. The others do not wait for it. */
const shared = suites.some(({ usesBrowser }) => usesBrowser) ? prepareBrowser() : undefined;
shared?.catch((error) => {
	console.log(error.message);
	process.exit(1);
});

// Suites with a browser or with processes wait much of the time.
const lanes = process.env.UPDATE ? 1 : availableParallelism() + (values.unit ? 0 : 1); // suites may write one file
const KINDS = ["slow", "commands", "integration", "browser", "unit"];
const queue = KINDS.flatMap((kind) => suites.filter((suite) => suite.kind === kind && !suite.alone));
const results = [];
await Promise.all(Array.from({ length: lanes }, () => runQueue(queue)));
await runQueue(suites.filter(({ alone }) => alone));
await Promise.all(checks);

const failing = results.filter(({ failed }) => failed > 0);
if (failing.length > 0) console.log(`\nfailed:\n${failing.map(({ file }) => `  ${file}\n`).join("")}`);
const passed = sum(results, "passed");
const failed = sum(results, "failed");
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);

/** The suites that the arguments choose, as their first line describes them. */
function findSuites() {
	const pattern = new RegExp(positionals[0] ?? "");
	return readdirSync(path.join(root, "test"), { recursive: true })
		.map((file) => file.replaceAll("\\", "/"))
		.filter((file) => /\.test\.tsx?$/.test(file) && !/(^sites|node_modules)\//.test(file))
		.filter((file) => pattern.test(file))
		.sort()
		.map(describeSuite)
		.filter(({ kind, opensKinds }) => {
			if (values.unit) return kind === "unit";
			if (values.slow) return kind === "slow" || opensKinds;
			return kind !== "slow" || positionals.length > 0;
		});
}

function describeSuite(file) {
	const text = readFileSync(path.join(root, "test", file), "utf8");
	const words = /^\/\/ Test run: (.*)/.exec(text)?.[1].split(", ") ?? [];
	const unknown = words.find((word) => !["alone", "integration", "kinds", "slow"].includes(word));
	if (unknown) throw new Error(`test/${file}:1: "${unknown}" is no way to run a suite`);
	const hasKinds = /\bKINDS\b|\/slow-run\.ts"/.test(text);
	if (hasKinds !== words.includes("kinds"))
		throw new Error(`test/${file}:1: "kinds" is ${hasKinds ? "missing" : "wrong"}`);
	const usesBrowser = /(^|\/)browser\/(?!units\/)/.test(file);
	const kind = words.find((word) => ["integration", "slow"].includes(word)) ?? "unit";
	/** A process that has loaded the engine starts others slowly. */
	const onlyRunsCommands = kind === "integration" && !/ from "(?:\.\.\/)+src\//.test(text);
	return {
		file,
		alone: words.includes("alone"),
		opensKinds: words.includes("kinds"),
		usesBrowser,
		kind: kind === "slow" ? kind : usesBrowser ? "browser" : onlyRunsCommands ? "commands" : kind,
		/** Loading the engine takes longer than most suites. */
		sharesProcess: kind !== "slow",
	};
}

/** Runs suites until none is left, in one process as long as they share it. */
async function runQueue(suites) {
	let runner;
	for (let suite = suites.shift(); suite; suite = suites.shift()) {
		const isReused = runner?.isAlive() && runner.kind === suite.kind && suite.sharesProcess;
		if (!isReused) {
			runner?.end();
			runner = startRunner(suite.kind, suite.usesBrowser ? await shared : {});
		}
		if (readsManual(suite)) await manual;
		const startedAt = performance.now();
		const result = await runner.run(suite.file);
		report(suite.file, result, (performance.now() - startedAt) / 1000);
		results.push({ file: suite.file, passed: result.passed, failed: failedIn(result) });
		if (!suite.sharesProcess) runner.end();
	}
	runner?.end();
}

/** A hook that failed leaves tests out without an error. A suite without tests says that it is skipped, and why. */
function failedIn({ total, passed, errors, output }) {
	const isEmpty = total === 0 && !/^skipped: /m.test(output);
	return Math.max(total - passed, errors || isEmpty ? 1 : 0);
}

function report(file, result, seconds) {
	const { passed, errors, output } = result;
	const failed = failedIn(result);
	const skipped = output.match(/^skipped: .*/gm)?.map((line) => `\n  ${line}`) ?? [];
	const counts = `${passed} passed${failed ? `, ${failed} FAILED` : ""}`;
	console.log(
		`${file}: ${counts}, ${seconds.toFixed(1)} s (${result.cpuSeconds?.toFixed(1)} s CPU)${skipped.join("")}`,
	);
	if (failed > 0) console.log(`${output}\n${errors || "A hook failed, or there are no tests.\n"}`);
}

/** A process that runs suites one by one. */
function startRunner(kind, added) {
	const child = startProcess(["--import", "tsx", "test/run-suites.mjs"], { ...environment, ...added });
	let output = "";
	let heardAt;
	for (const stream of [child.stdout, child.stderr])
		stream.setEncoding("utf8").on("data", (text) => {
			output += text;
			heardAt = Date.now();
		});
	const isAlive = () => processes.has(child);
	return {
		kind,
		isAlive,
		end: () => kill(child),
		run: (file) =>
			new Promise((resolve) => {
				output = "";
				heardAt = Date.now();
				const finish = (result) => {
					clearInterval(watchdog);
					child.off("message", finish).off("close", lose);
					resolve({ ...result, output });
				};
				const lose = (code, signal) => {
					const reason =
						code === 13 || code === 0
							? "a test waits for what never happens, or ends the process"
							: `it ended with ${signal ?? code}`;
					finish({ total: 1, passed: 0, errors: `The suite did not end: ${reason}.\n` });
				};
				const watchdog = setInterval(() => {
					if (Date.now() - heardAt < MAX_SILENCE_MS) return;
					finish({
						total: 1,
						passed: 0,
						errors: `The suite has been killed: silent for ${MAX_SILENCE_MS / 60_000} minutes.\n`,
					});
					kill(child);
				}, 1000);
				child.on("message", finish).on("close", lose);
				child.send(file);
			}),
	};
}

/** Starts a process whose descendants end with it. */
function startProcess(args, env) {
	const child = spawn(process.execPath, args, {
		cwd: root,
		env,
		stdio: ["ignore", "pipe", "pipe", "ipc"],
		detached: true,
	});
	processes.add(child);
	child.once("exit", () => kill(child));
	return child;
}

/** Kills a process with those that it has started. */
function kill(child) {
	if (!processes.delete(child)) return;
	try {
		process.kill(-child.pid, "SIGKILL");
	} catch {
		child.kill("SIGKILL"); // where there are no process groups
	}
}

/** Starts the browser that all suites share, and builds the site of this repository. */
async function prepareBrowser() {
	const [SSG_TEST_SITE, SSG_TEST_BROWSER] = await Promise.all([buildSite(), startBrowser()]);
	return { SSG_TEST_SITE, SSG_TEST_BROWSER };
}

function startBrowser() {
	const child = startProcess(["--import", "tsx", "test/browser/browser-server.ts"], environment);
	child.stderr.pipe(process.stderr);
	return new Promise((resolve, reject) => {
		child.once("message", resolve);
		child.once("exit", () => reject(new Error("error: the browser has not started")));
	});
}

async function buildSite() {
	const folder = path.join(temporary, "site");
	const child = startProcess(["bin/ssg.mjs", "build", "--no-cache", "-o", folder], environment);
	let output = "";
	for (const stream of [child.stdout, child.stderr])
		stream.setEncoding("utf8").on("data", (text) => {
			output += text;
		});
	const code = await new Promise((resolve) => child.once("close", resolve));
	if (code !== 0) throw new Error(`error: the site cannot be built\n${output}`);
	return folder;
}

/** Compiles the engine for the commands that suites start, unless that is done: each of them starts faster. */
async function compileEngine() {
	if (isEngineCompiled()) return;
	console.log("compiling the engine");
	await runScript(["bin/prepare.mjs"]);
}

/** Parts of the manual's reference are generated. */
function readsManual({ file }) {
	return /^docs\/|\/manual\./.test(file);
}

/** Runs a script of the package. */
async function runCheck(name) {
	const [status] = await once(spawn(`npm run --silent ${name}`, { cwd: root, stdio: "inherit", shell: true }), "close");
	if (status === 0) return;
	console.error(`error: npm run ${name} has failed`);
	process.exit(1);
}

async function runScript(args) {
	const child = spawn(process.execPath, args, { cwd: root, stdio: "inherit" });
	const [status] = await once(child, "close");
	if (status !== 0) process.exit(1);
}

/** In memory where there is room: suites make thousands of small files. */
function makeTemporaryFolder() {
	const memory = "/dev/shm";
	const { bavail = 0, bsize = 0 } = existsSync(memory) ? statfsSync(memory) : {};
	const folder = mkdtempSync(path.join(bavail * bsize > MIN_MEMORY_DISK_BYTES ? memory : tmpdir(), "ssg-test-"));
	chmodSync(folder, 0o777); // suites try what users may do who do not own it
	return folder;
}

function sum(list, key) {
	return list.reduce((total, item) => total + item[key], 0);
}
