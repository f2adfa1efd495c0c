/** Files that are too large to be read as a whole. */
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { codesIn } from "../../messages.ts";
import { valuesOf } from "../values.ts";
import { loadedWith } from "./sized-files.ts";

const limits = suite("limits of files");
const codes = codesIn("pipeline/load");

for (const name of [
	"content/en/help/big.md",
	"content/en/help/apps/_category_.yml",
	"content/en/news/authors.yml",
	"content/en/help/_part.md",
	"public/_headers",
])
	limits(`refuse a larger ${name}, and name its size and the limit`, async () => {
		const { problems } = await loadedWith({ [name]: 3_000_000_000 });
		assert.equal(codes(problems), [`${name} error file-too-large`]);
	});

limits("are not for assets", async () => {
	const { assets, problems } = await loadedWith({ "content/en/help/photo.png": 6_000_000 });
	assert.equal(problems, []);
	assert.equal(valuesOf(assets, "bytes"), [6_000_000]);
});

limits.run();
