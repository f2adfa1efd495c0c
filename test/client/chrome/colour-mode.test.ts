import { suite } from "uvu";
import * as assert from "uvu/assert";
import { toColourMode } from "../../../src/client/chrome/colour-mode.ts";

const mode = suite("stored colour mode");

mode("is dark only if the value is `dark`", () => {
	assert.is(toColourMode("dark"), "dark");
	for (const value of ["light", "Dark", "system", "", null, undefined])
		assert.is(toColourMode(value), "light");
});

mode.run();
