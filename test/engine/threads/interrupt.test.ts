// Test run: alone, integration, kinds
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { interruptible } from "../../../src/engine/threads/interrupt.ts";
import { inFolder, writeFiles } from "../../site.ts";
import { rarely } from "../../slow-run.ts";

const interrupt = suite("Ctrl-C");

/** A second on a machine that has nothing else to do; without the defence it would be several minutes. */
const MAX_MS = 60_000;

/** What a process ends with that is interrupted; nothing where it has to be killed. */
async function codeOfInterrupted(child: ChildProcess): Promise<number | null> {
	const kill = setTimeout(() => child.kill("SIGKILL"), MAX_MS);
	child.kill("SIGINT");
	const [code] = await once(child, "exit");
	clearTimeout(kill);
	return code;
}

const busy = fileURLToPath(new URL("./busy.ts", import.meta.url));
const program = fileURLToPath(new URL("../../../bin/ssg.mjs", import.meta.url));

interrupt("ends what is being parsed", async () => {
	const child = spawn(process.execPath, ["--import", "tsx", busy], { stdio: ["ignore", "pipe", "ignore"] });
	await once(child.stdout, "data");
	await wait(500);
	assert.is(await codeOfInterrupted(child), 130);
});

const LARGE = {
	"site.config.ts": `export default { title: "T", url: "https://example.org" };\n`,
	// 5 MB each, the largest that is read
	...Object.fromEntries(
		[..."abcdefghijklmnop"].map((name) => [`content/en/help/${name}.md`, "[a](#b) `c` *d*\n\n".repeat(290_000)]),
	),
};

rarely(interrupt)("ends a build and a preview while they parse large files", () =>
	inFolder(async (cwd) => {
		writeFiles(cwd, LARGE);
		const commands = [
			["build", "--threads", "0"],
			["serve", "--watch", "--port", "0"],
		];
		const children = commands.map((command) =>
			spawn(process.execPath, [program, ...command], { cwd, stdio: "ignore" }),
		);
		await wait(5000); // the compiler is ready by then
		for (const child of children) assert.is(child.exitCode, null);
		assert.equal(await Promise.all(children.map(codeOfInterrupted)), [130, 130]);
	}),
);

interrupt("leaves alone what no listener waits for", () => {
	assert.is(process.listenerCount("SIGINT"), 0);
	assert.is(
		interruptible(() => 1),
		1,
	);
});

interrupt("gives back what is made, and throws what is thrown", () => {
	const listener = () => {};
	process.on("SIGINT", listener);
	try {
		assert.is(
			interruptible(() => interruptible(() => 1) + 1),
			2,
		);
		assert.throws(
			() =>
				interruptible(() => {
					throw new TypeError("no");
				}),
			(error: unknown) => error instanceof TypeError,
		);
	} finally {
		process.off("SIGINT", listener);
	}
});

interrupt.run();
