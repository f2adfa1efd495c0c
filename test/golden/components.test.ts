// Test run: integration
/** Every component of the theme and every kind of fence, on the pages of `test/sites/components`. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { build, formatProblem, loadConfig } from "../../src/index.ts";
import { inFolder } from "../site.ts";
import { goldens } from "./golden.ts";

const components = suite("a site with every component");

const root = fileURLToPath(new URL("../sites/components", import.meta.url));

const PAGES = ["index", "fences", "gallery", "gallery/two", "start"];

/** What depends on the page: its metadata, and what a visit replaces. */
const partsOf = (html: string): string =>
	[...html.matchAll(/<title>.*?<\/title>|<(?:meta|link rel="canonical")[^>]*>/g), ...html.matchAll(/<main.*<\/main>/gs)]
		.map(([part]) => part)
		.join("\n");

components("is built without a problem, as its goldens say", () =>
	inFolder(async (folder) => {
		const outDir = path.join(folder, "dist");
		const { problems } = await build(await loadConfig(root, { outDir }));
		assert.equal(problems.map(formatProblem), []);
		const pages = PAGES.map((name): [string, string] => {
			const file = name === "index" ? "index.html" : `${name}/index.html`;
			const html = readFileSync(path.join(outDir, file), "utf8");
			return [name, partsOf(html)];
		});
		goldens("test/golden/components", new Map(pages), ".html.golden");
		const markdownVersions = PAGES.map((name): [string, string] => {
			const file = name === "index" ? "index.md" : `${name}.md`;
			return [name, readFileSync(path.join(outDir, file), "utf8")];
		});
		goldens("test/golden/components-markdown", new Map(markdownVersions), ".md.golden");
		const all = readFileSync(path.join(outDir, "llms-full.txt"), "utf8");
		for (const [name, text] of markdownVersions.filter(([name]) => name !== "index"))
			for (const line of text.split("\n").filter((line) => !/[(/]/.test(line)))
				assert.ok(all.includes(line), `${name}: ${line}`);
		const data = readFileSync(path.join(outDir, "start/index.json"), "utf8");
		for (const text of ["Moved <em>as it is</em>", ">Source</a>", "Leads on."])
			assert.match(JSON.parse(data).main, text);
	}),
);

components("has no raw syntax in its text", () =>
	inFolder(async (folder) => {
		const outDir = path.join(folder, "dist");
		await build(await loadConfig(root, { outDir }));
		for (const name of PAGES.slice(1)) {
			const html = readFileSync(path.join(outDir, name, "index.html"), "utf8");
			const text = (/<main.*<\/main>/s.exec(html)?.[0] ?? "").replace(/<pre.*?<\/pre>/gs, "").replace(/<[^>]*>/g, " ");
			assert.not.match(text, /import |export |\{\/\*|:::|&lt;[A-Z]|npm2yarn|\\x1b/);
		}
	}),
);

components.run();
