/** Files that are too large to be read as a whole. */
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { valuesOf } from "../values.ts";
import { loadedWith } from "./sized-files.ts";

const limits = suite("limits of files");

for (const name of [
	"content/en/help/big.md",
	"content/en/help/apps/_category_.yml",
	"content/en/news/authors.yml",
	"content/en/help/_part.md",
	"public/_headers",
])
	limits(`refuse a larger ${name}, and name its size and the limit`, async () => {
		const { problems } = await loadedWith({ [name]: 3_000_000_000 });
		assert.equal(
			problems.map(({ code, message, at }) => [code, message, at?.path]),
			[["file-too-large", "file has 3000.0 MB, more than the limit of 5.0 MB for texts and data", name]],
		);
	});

limits("are not for assets", async () => {
	const { assets, problems } = await loadedWith({ "content/en/help/photo.png": 6_000_000 });
	assert.equal(problems, []);
	assert.equal(valuesOf(assets, "bytes"), [6_000_000]);
});

limits.run();
