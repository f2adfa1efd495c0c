// Test run: integration
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { build, formatProblem, loadConfig } from "../../src/index.ts";
import { inFolder } from "../site.ts";
import { goldens } from "./golden.ts";

const notebook = suite("a site with templates of its own");

const root = fileURLToPath(new URL("../sites/notebook", import.meta.url));

/** The HTML files that a build wrote, by path, and what it said. */
const built = (locales?: readonly string[]) =>
	inFolder(async (folder) => {
		const outDir = path.join(folder, "dist");
		const config = await loadConfig(root, { outDir, ...(locales && { locales }) });
		const { ok, problems } = await build(config);
		const names = readdirSync(outDir, { recursive: true, encoding: "utf8" });
		const pages = new Map(
			names
				.filter((name) => name.endsWith(".html"))
				.map((name) => [name.replaceAll("\\", "/"), readFileSync(path.join(outDir, name), "utf8")]),
		);
		return { ok, said: problems.map(formatProblem), pages };
	});

let all: Awaited<ReturnType<typeof built>>;
notebook.before(async () => {
	all = await built();
});

const isHebrew = (name: string): boolean => name.startsWith("he/");

/** These show the direction and the words; the rest is as in English. */
const HEBREW_GOLDENS = ["he/404.html", "he/bread.html", "he/index.html"];

notebook("is built through the library as its goldens say", () => {
	assert.equal([all.ok, all.said], [true, []]);
	const compared = [...all.pages].filter(([name]) => !isHebrew(name) || HEBREW_GOLDENS.includes(name));
	goldens(path.join(root, "dist.golden"), new Map(compared));
});

notebook("has the same pages when one locale is built alone", async () => {
	const hebrew = await built(["he"]);
	const expected = [...all.pages].filter(([name]) => isHebrew(name));
	assert.equal(
		[...hebrew.pages].filter(([name]) => isHebrew(name)),
		expected,
	);
	assert.ok(expected.length > 5);
});

notebook.run();
