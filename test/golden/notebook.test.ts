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

notebook("is built through the library as its goldens say", async () => {
	const { ok, said, pages } = await built();
	assert.equal([ok, said], [true, []]);
	goldens(path.join(root, "dist.golden"), pages);
});

notebook("has the same pages when one locale is built alone", async () => {
	const [all, hebrew] = [await built(), await built(["he"])];
	const expected = [...all.pages].filter(([name]) => name.startsWith("he/"));
	assert.equal(
		[...hebrew.pages].filter(([name]) => name.startsWith("he/")),
		expected,
	);
	assert.ok(expected.length > 5);
});

notebook.run();
