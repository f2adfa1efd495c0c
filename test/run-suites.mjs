// Runs suites one after the other in this process, as `test/run.mjs` names them, and tells it what they found.
import path from "node:path";
import { pathToFileURL } from "node:url";

// Before uvu is loaded: suites wait until they are called.
globalThis.UVU_DEFER = 1;
globalThis.UVU_INDEX = 0;
await import("uvu");

// Set here, and not for the process, because the compiler keeps what it compiled in the system's temporary folder.
for (const name of ["TMPDIR", "TMP", "TEMP"]) process.env[name] = process.env.SSG_TEST_TMP;

process.on("disconnect", () => process.exit(1));
process.on("message", async (file) => {
	// If a test waits for something that never happens, the process ends, instead of waiting for the next suite.
	process.channel.unref();
	const startedAt = process.cpuUsage();
	const result = await runSuite(file);
	const { user, system } = process.cpuUsage(startedAt);
	process.channel.ref();
	process.send({ ...result, cpuSeconds: (user + system) / 1e6 });
});

/** The number of tests, of those that passed, and what the others say. */
async function runSuite(file) {
	const result = { total: 0, passed: 0, errors: "" };
	globalThis.UVU_QUEUE[0] = [];
	try {
		await import(pathToFileURL(path.resolve("test", file)).href);
		for (const run of globalThis.UVU_QUEUE[0]) {
			const [errors, passed, , total] = await run();
			result.total += total;
			result.passed += passed;
			if (typeof errors === "string") result.errors += errors;
		}
	} catch (error) {
		result.total++;
		result.errors += `${error?.stack ?? error}\n`;
	}
	return result;
}
