import { suite } from "uvu";
import * as assert from "uvu/assert";
import { modeOf } from "../../src/client/colour-mode.ts";

const mode = suite("stored colour mode");

mode("is dark only when it says so", () => {
	assert.is(modeOf("dark"), "dark");
	for (const value of ["light", "Dark", "system", "", null, undefined])
		assert.is(modeOf(value), "light");
});

mode.run();
