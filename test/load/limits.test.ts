/** Files that are too large to be read as a whole. */
import { truncateSync } from "node:fs";
import path from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { resolveConfig } from "../../src/config/resolve-config.ts";
import { loadSources } from "../../src/pipeline/load/index.ts";
import { inFolder, writeFiles } from "../site.ts";

const limits = suite("limits of files");

/** Loads a site in which some files are extended to a size. */
const loadedWith = (sizes: Readonly<Record<string, number>>) =>
	inFolder(async (folder) => {
		writeFiles(folder, {
			"content/en/help/index.md": "# A\n\n<!--@include: ./_part.md-->\n",
			...Object.fromEntries(Object.keys(sizes).map((name) => [name, "a"])),
		});
		for (const [name, size] of Object.entries(sizes)) truncateSync(path.join(folder, name), size);
		const config = resolveConfig({ title: "T", url: "https://example.org" }, path.join(folder, "site.config.ts"));
		return loadSources(config, async () => ({
			updates: new Map(),
			problems: [],
		}));
	});

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

limits("let assets be larger than memory allows to read", async () => {
	const { assets, problems } = await loadedWith({
		"content/en/help/video.mp4": 2 ** 31, // readFileSync refuses this size
		"content/en/help/photo.png": 2 ** 31,
	});
	assert.equal(problems, []);
	assert.equal(
		assets.map(({ path: source, bytes }) => [path.basename(source), bytes]),
		[
			["photo.png", 2 ** 31],
			["video.mp4", 2 ** 31],
		],
	);
});

limits.run();
