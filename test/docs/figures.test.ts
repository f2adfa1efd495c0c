/** What the manual says about figures is what has been measured. */
import { readFileSync } from "node:fs";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { COMPARISON_FIGURES } from "../../bench/comparison.ts";

const figures = suite("figures of the manual");

figures("the comparison names all rows that ssg loses", () => {
	const read = (file: string) => readFileSync(file, "utf8");
	const lost = read(COMPARISON_FIGURES)
		.split("\n")
		.flatMap((line) => {
			const [, title = "", ours = ""] = line.split("|").map((one) => one.trim());
			return /^\d/.test(ours) ? [title] : [];
		})
		.filter((title) => title !== "");
	const page = read("docs/content/en/docs/about/comparison.md");
	const [, list = ""] = /ssg loses these rows:\n\n([\s\S]*?)\n\n(?!-)/.exec(page) ?? [];
	const named = [...list.matchAll(/\*\*(.*?):?\*\*/g)].map(([, name = ""]) => name.toLowerCase());
	assert.ok(lost.length > 2);
	assert.equal(named.sort(), lost.map((title) => title.toLowerCase()).sort());
});

figures.run();
