/** The list of labels that `ssg check` compares the help with. */
import { readdirSync, readFileSync } from "node:fs";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { interfaceLabels } from "../../content/_shared/labels.ts";

const labels = suite("labels of the application");

labels("are all on a page of the help, and once in the list", () => {
	const files = readdirSync("content/en/help", { recursive: true, encoding: "utf8" });
	const pages = files
		.filter((name) => name.endsWith(".md"))
		.map((name) => readFileSync(`content/en/help/${name}`, "utf8"));
	const bold = pages.flatMap((text) => [...text.matchAll(/\*\*([^*\n]+)\*\*/g)].map(([, label]) => label as string));
	const used = new Set(bold.flatMap((text) => text.split(" → ")));
	const listed = interfaceLabels.map(({ en }) => en);
	assert.equal(
		listed.filter((label) => !used.has(label)),
		[],
	);
	assert.equal(
		listed.filter((label, index) => listed.indexOf(label) !== index),
		[],
	);
});

labels.run();
