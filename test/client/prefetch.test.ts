import { suite } from "uvu";
import * as assert from "uvu/assert";
import { mayPrefetch } from "../../src/client/prefetch.ts";

const prefetch = suite("prefetch");

prefetch("a browser that tells nothing of its network may", () =>
	assert.is(mayPrefetch(undefined), true),
);

for (const effectiveType of ["slow-2g", "2g"])
	prefetch(`${effectiveType} may not`, () =>
		assert.is(mayPrefetch({ effectiveType }), false),
	);

for (const effectiveType of ["3g", "4g"])
	prefetch(`${effectiveType} may`, () =>
		assert.is(mayPrefetch({ effectiveType, saveData: false }), true),
	);

prefetch("who saves data is spared, however quick the network", () =>
	assert.is(mayPrefetch({ effectiveType: "4g", saveData: true }), false),
);

prefetch.run();
