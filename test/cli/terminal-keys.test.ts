import { PassThrough } from "node:stream";
import { setImmediate } from "node:timers/promises";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { listenForKeys } from "../../src/cli/terminal/terminal-keys.ts";

const keys = suite("keys of ssg serve");

keys("run what they name, and h lists them", async () => {
	const input = new PassThrough();
	const done: string[] = [];
	listenForKeys(
		[
			{ key: "o", help: "open", run: () => done.push("opened") },
			{ key: "q", help: "quit", run: () => done.push("quit") },
		],
		input,
		(text) => done.push(text),
	);
	input.write("oxhQ\r");
	await setImmediate();
	await setImmediate();
	assert.equal(done, ["opened", "  o  open\n  q  quit", "quit", ""]);
});

keys("leave Ctrl-C to who listens to the signal", async () => {
	const input = new PassThrough();
	const signals: string[] = [];
	listenForKeys([], input, () => {});
	const listener = () => signals.push("SIGINT");
	process.once("SIGINT", listener);
	input.write("\x03");
	await setImmediate();
	await setImmediate();
	process.off("SIGINT", listener);
	assert.equal(signals, ["SIGINT"]);
});

keys.run();
