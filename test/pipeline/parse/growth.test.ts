// Test run: slow
/** Repeated constructs cost time and memory in proportion. The audit repeats them 50,000 times. */
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { measureGrowth } from "./growth/measure.ts";

const growth = suite("growth");

growth("of any construct costs time and memory in proportion", async () => {
	const { faults, constructs } = await measureGrowth(10_000);
	assert.ok(constructs > 200);
	assert.equal(faults, []);
});

growth.run();
