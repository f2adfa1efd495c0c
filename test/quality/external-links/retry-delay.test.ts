import { suite } from "uvu";
import * as assert from "uvu/assert";
import { backoffMs, parseRetryAfter } from "../../../src/quality/external-links/request-with-retries.ts";

const delays = suite("delay before a retry");

const NOW = Date.UTC(2025, 0, 1, 12);

const cases: [value: string, milliseconds: number | undefined][] = [
	["0", 0],
	[" 120 ", 120_000],
	["Wed, 01 Jan 2025 12:00:30 GMT", 30_000],
	["Wed, 01 Jan 2025 11:00:00 GMT", 0],
	["soon", undefined],
];
for (const [value, milliseconds] of cases)
	delays(`Retry-After: ${value}`, () => assert.is(parseRetryAfter(value, NOW), milliseconds));

delays("doubles", () => {
	assert.equal(
		[0, 1, 2].map((attempt) => backoffMs(attempt, 1000)),
		[1000, 2000, 4000],
	);
});

delays.run();
