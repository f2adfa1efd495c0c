// Test run: slow
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { valuesOf } from "../values.ts";
import { loadedWith } from "./sized-files.ts";

const large = suite("large assets");

/** `readFileSync` refuses it. */
const BYTES = 2 ** 31;

for (const name of ["video.mp4", "photo.png"])
	large(`${name} may be larger than what fits into memory`, async () => {
		const { assets, problems } = await loadedWith({ [`content/en/help/${name}`]: BYTES });
		assert.equal(problems, []);
		assert.equal(valuesOf(assets, "bytes"), [BYTES]);
	});

large.run();
