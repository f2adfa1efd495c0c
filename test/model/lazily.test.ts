import { setImmediate } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { lazily, weakly } from "../../src/model/text/lazily.ts";

const values = suite("values that are computed when they are needed");

/** Collects what nothing uses. */
async function collect(): Promise<void> {
	setFlagsFromString("--expose-gc");
	await setImmediate(); // what was read in this turn is kept until its end
	runInNewContext("gc")();
}

/** Returns what gives an object with the number of times that it was computed. */
function counted() {
	let computed = 0;
	return () => ({ number: ++computed });
}

values("are computed once", async () => {
	const value = lazily(counted());
	assert.is(value().number, 1);
	await collect();
	assert.is(value().number, 1);
});

values("are computed again after nothing has used them", async () => {
	const value = weakly(counted());
	const users = [value()];
	await collect();
	assert.is(value(), users[0]);
	users.pop();
	await collect();
	assert.is(value().number, 2);
});

values.run();
