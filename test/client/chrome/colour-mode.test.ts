import { suite } from "uvu";
import * as assert from "uvu/assert";
import {
	nextChoice,
	toModeChoice,
} from "../../../src/client/chrome/colour-mode.lazy.ts";

const mode = suite("colour mode");

mode("is the stored choice, and the site's own if that is none", () => {
	for (const choice of ["light", "dark", "system"] as const)
		assert.is(toModeChoice(choice, "light"), choice);
	for (const value of ["Dark", "", "blue", "__proto__", null])
		for (const initial of ["light", "dark", "system"] as const)
			assert.is(toModeChoice(value, initial), initial);
});

mode("is chosen in turn", () => {
	assert.is(nextChoice("light"), "dark");
	assert.is(nextChoice("dark"), "system");
	assert.is(nextChoice("system"), "light");
});

mode.run();
