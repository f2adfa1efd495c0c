import { suite } from "uvu";
import * as assert from "uvu/assert";
import { nextChoice, toModeChoice } from "../../../../src/browser/chrome/color-mode.lazy.ts";

const mode = suite("colour mode");

mode("is the stored choice, and the site's own if that is none", () => {
	for (const initial of ["light", "dark", "system"]) {
		for (const choice of ["light", "dark"]) assert.is(toModeChoice(choice, initial), choice);
		for (const value of ["Dark", "", "blue", "__proto__", "system", null])
			assert.is(toModeChoice(value, initial), initial);
	}
});

mode("is light or dark in turn", () => {
	for (const initial of ["light", "dark"]) {
		assert.is(nextChoice("light", initial), "dark");
		assert.is(nextChoice("dark", initial), "light");
	}
});

mode("is also that of the system where the site begins with it", () => {
	assert.is(nextChoice("light", "system"), "dark");
	assert.is(nextChoice("dark", "system"), "system");
	assert.is(nextChoice("system", "system"), "light");
});

mode.run();
