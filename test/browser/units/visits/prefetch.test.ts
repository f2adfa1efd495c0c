import { suite } from "uvu";
import * as assert from "uvu/assert";
import { canPrefetch } from "../../../../src/browser/visits/prefetch.ts";

const prefetch = suite("prefetch");

prefetch("is allowed if the connection is unknown", () => assert.is(canPrefetch(undefined), true));

for (const effectiveType of ["slow-2g", "2g"])
	prefetch(`is not allowed on ${effectiveType}`, () => assert.is(canPrefetch({ effectiveType }), false));

for (const effectiveType of ["3g", "4g"])
	prefetch(`is allowed on ${effectiveType}`, () => assert.is(canPrefetch({ effectiveType, saveData: false }), true));

prefetch("is not allowed if the reader saves data, even on a fast connection", () =>
	assert.is(canPrefetch({ effectiveType: "4g", saveData: true }), false),
);

prefetch.run();
