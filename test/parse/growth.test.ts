// Test run: slow
import { type ChildProcess, fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { constructs } from "./growth/constructs.ts";

const growth = suite("growth");

/** What takes this long for so many takes less for fewer. */
const TIMES = 50_000;

/** Of the processor, whatever else the machine does: two seconds for 10,000. The square of the number would be minutes. */
const MAX_CPU_MS = 10_000;
/** Then the text hangs. */
const MAX_MS = 120_000;

/** In MB: what the process takes without any text is 70. */
const MAX_HEAP = 70 + 300;

const worker = fileURLToPath(new URL("./growth/worker.ts", import.meta.url));

const startWorker = (): ChildProcess =>
	fork(worker, {
		execArgv: ["--import", "tsx", `--max-old-space-size=${MAX_HEAP}`],
		stdio: ["ignore", "ignore", "ignore", "ipc"],
	});

/** How parsing a text ended: with the time it took, or with nothing if it did not finish. */
function parsed(child: ChildProcess, name: string): Promise<string> {
	return new Promise((resolve) => {
		const hangs = setTimeout(() => child.kill("SIGKILL"), MAX_MS);
		const end = (how: string) => {
			clearTimeout(hangs);
			child.removeAllListeners();
			resolve(how);
		};
		child.once("message", ({ ms }: { ms: number }) =>
			end(ms > MAX_CPU_MS ? `takes ${Math.round(ms)} ms` : ""),
		);
		child.once("exit", (_code, signal) =>
			end(signal === "SIGKILL" ? "hangs" : "takes too much memory"),
		);
		child.send({ name, times: TIMES });
	});
}

growth("of any construct costs time and memory in proportion", async () => {
	const tooMuch: string[] = [];
	let child = startWorker();
	for (const name of constructs) {
		const fault = await parsed(child, name);
		if (fault) tooMuch.push(`${name} ${fault}`);
		if (!child.connected) child = startWorker();
	}
	child.kill();
	assert.equal(tooMuch, []);
});

growth.run();
