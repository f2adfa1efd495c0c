import { symlinkSync } from "node:fs";
import path from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { valuesOf } from "../values.ts";
import { loaded, pathsOf } from "./given.ts";

const links = suite("symbolic link");

const linked =
	(...pairs: readonly [link: string, target: string][]) =>
	(folder: string) => {
		for (const [link, target] of pairs) symlinkSync(target, path.join(folder, link));
	};

const page = { "content/en/help/index.md": "# A", "public/a.txt": "a" };

const refused: [name: string, link: string, target: string][] = [
	["out of the site", "content/en/help/x.md", "../../../../secret.md"],
	["to a file of the machine", "public/hosts", "/etc/hosts"],
	["to nowhere", "content/en/help/x.md", "./none.md"],
	["to itself", "content/en/help/x.md", "x.md"],
	["to a folder above it", "content/en/help/x", ".."],
	["to a folder out of the site", "public/machine", "/etc"],
	["to the site's folder", "content/en/help/all", "../../.."],
];
for (const [name, link, target] of refused)
	links(`${name} is left out, and named`, async () => {
		const { files, assets, said } = await loaded(page, linked([link, target]));
		assert.equal(pathsOf(files), ["content/en/help/index.md"]);
		assert.equal(pathsOf(assets), ["public/a.txt"]);
		assert.equal(said, [`${link} warning link-refused`]);
	});

links("to another in a circle is left out, and so is that", async () => {
	const { files, said } = await loaded(
		page,
		linked(["content/en/help/x.md", "y.md"], ["content/en/help/y.md", "x.md"]),
	);
	assert.equal(pathsOf(files), ["content/en/help/index.md"]);
	assert.is(said.length, 2);
});

links("over another link out of the site is left out", async () => {
	const { said } = await loaded(page, linked(["out.md", "../secret.md"], ["content/en/help/x.md", "../../../out.md"]));
	assert.equal(said.length, 1);
});

links("to a file of the site counts as that file", async () => {
	const { files, assets, said } = await loaded(
		{ ...page, "CHANGES.md": "# Changes\n" },
		linked(["content/en/help/changes.md", "../../../CHANGES.md"], ["public/b.txt", "a.txt"]),
		{ markdown: { includeFrom: ["CHANGES.md"] } },
	);
	assert.equal(said, []);
	assert.equal(
		files.map(({ path, text }) => `${path} ${text.trim()}`),
		["content/en/help/changes.md # Changes", "content/en/help/index.md # A"],
	);
	assert.equal(valuesOf(assets, "address"), ["/a.txt", "/b.txt"]);
});

links("of the content to a file that it may not include is left out", async () => {
	const { files, assets, said } = await loaded(
		{ ...page, ".env": "A=1", "src/a.txt": "a", "node_modules/b/b.txt": "b" },
		linked(
			["content/en/help/env.txt", "../../../.env"],
			["content/en/help/env.md", "../../../.env"],
			["content/en/help/src.txt", "../../../src/a.txt"],
			["content/en/help/b.txt", "../../../node_modules/b/b.txt"],
		),
	);
	assert.equal(pathsOf(files), ["content/en/help/index.md"]);
	assert.equal(pathsOf(assets), pathsOf([{ path: "public/a.txt" }]));
	assert.equal(
		said,
		["b.txt", "env.md", "env.txt", "src.txt"].map((name) => `content/en/help/${name} warning link-refused`),
	);
});

links("in the public folder to a file that is not published by its name is left out", async () => {
	const { assets, said } = await loaded(
		{ ...page, ".env": "KEY=1", "public/.env": "KEY=2", "public/.well-known/a.txt": "a" },
		linked(["public/one", "../.env"], ["public/two", ".env"], ["public/three", ".well-known/a.txt"]),
	);
	assert.equal(pathsOf(assets), ["public/.well-known/a.txt", "public/a.txt", "public/three"]);
	assert.equal(
		said.filter((text) => text.includes("link-refused")).map((text) => text.split(" ")[0]),
		["public/one", "public/two"],
	);
});

links.run();
