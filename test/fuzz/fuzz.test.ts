// Test run: slow
/** Arbitrary sites, the same ones each time: what has to hold for every build holds for them. */
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { fuzz } from "./run.ts";

const arbitrary = suite("arbitrary input");

const SEED = Number(process.env.FUZZ_SEED ?? 1);
const CASES = Number(process.env.FUZZ_CASES ?? 2000);

arbitrary(`gives a sound site or problems (seed ${SEED})`, async () => {
	const { cases, failure } = await fuzz(SEED, CASES);
	assert.is(failure, undefined, failure);
	assert.ok(cases >= CASES, `${cases} cases`);
});

arbitrary.run();
