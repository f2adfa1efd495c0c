// Test run: integration, kinds
/** What the tables look like is tested by the page of the manual, which is made of a real record. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { XMLValidator } from "fast-xml-parser";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { chartOf } from "../../bench/chart.ts";
import { parseQuietly } from "../../bench/command-line.ts";
import { COMPARISON_FIGURES, comparisonFigures, HOME_FIGURES, homeFigures } from "../../bench/comparison.ts";
import { type Corpus, editedOf } from "../../bench/corpus.ts";
import { DOCS_CHART, DOCS_PAGE, docsPage } from "../../bench/docs-page.ts";
import { generatedCorpus } from "../../bench/generated.ts";
import { compareFigures } from "../../bench/guard.ts";
import { createCommand, optionsOf } from "../../bench/options.ts";
import { configOf, ours } from "../../bench/ours.ts";
import { linkedIn } from "../../bench/page-weight.ts";
import { eleventyFull } from "../../bench/peers/eleventy-full.ts";
import { hugo } from "../../bench/peers/hugo.ts";
import { hugoFull } from "../../bench/peers/hugo-full.ts";
import { type BenchRecord, formatRecord, newestRecord, parseRecord } from "../../bench/record.ts";
import { timeTable } from "../../bench/report.ts";
import { type Result, resultsOf } from "../../bench/rounds.ts";
import { fileOf } from "../../bench/static-server.ts";
import { median } from "../../bench/statistics.ts";
import type { Tool } from "../../bench/tool.ts";
import { tools } from "../../bench/tools.ts";
import { startServer } from "../../bench/watch/author-server.ts";
import { EDIT_KINDS, editOf } from "../../bench/watch/edits.ts";
import { buildSite, inFolder, writeFiles } from "../site.ts";
import { rarely } from "../slow-run.ts";

const bench = suite("benchmark");

const TEXT = "---\ntitle: A\n---\n\nText.\n";

const TRANSLATED: Corpus = {
	name: "some",
	locales: ["en", "fr"],
	files: { "en/help/a.md": TEXT, "fr/help/a.md": TEXT },
	edited: "help/a.md",
};

const record = newestRecord("bench");
if (!record) throw new Error("no record");

bench("a generated site is the same in every run", () => {
	const { files, edited } = generatedCorpus(40);
	assert.equal(generatedCorpus(40).files, files);
	assert.is(edited, "help/part-0001/page-000020.md");
	assert.ok(files[`en/${edited}`]);
	assert.is(Object.keys(files).filter((path) => path.startsWith("en/help/part-0001/")).length, 20);
	assert.is(new Set(Object.values(files)).size, Object.keys(files).length);
});

rarely(bench)("a generated site is built without a problem", async () => {
	const corpus = generatedCorpus(20);
	const { problems, outputs } = await buildSite(ours.site(corpus), configOf(corpus));
	assert.equal(problems, []);
	const pages = [...outputs].filter(([path]) => /page-\d+\/index\.html$/.test(path));
	assert.is(pages.length, 20);
	const texts = pages.map(([, html]) => html.slice(html.indexOf("<main"))).join("");
	for (const markup of ["<table", "<pre", "<ul", "<h3"]) assert.match(texts, markup);
	assert.ok(outputs.has("news/index.html"));
});

bench("every generator gets all pages and translations where it looks for them", () => {
	const corpus = generatedCorpus(20);
	for (const { name, site, source } of tools) {
		const pages = Object.keys(site(corpus)).filter((path) => /page-\d+\.md$/.test(path));
		assert.is(pages.length, 20, name);
		assert.ok(pages.includes(source(corpus.edited, "en", corpus)), name);
		for (const locale of TRANSLATED.locales)
			assert.is(site(TRANSLATED)[source("help/a.md", locale, TRANSLATED)], TEXT, `${name} ${locale}`);
	}
});

bench("full generators differ from the bare ones in what they write", () => {
	const corpus = generatedCorpus(1);
	const hugoFiles = hugoFull.site(corpus);
	const { outputs } = JSON.parse(String(hugoFiles["config.json"]));
	assert.equal(outputs.page, ["html", "data", "markdownversion"]);
	assert.ok(hugoFiles["layouts/_default/single.markdownversion.md"]);
	assert.match(String(hugoFiles["content/en/news/_index.md"]), "atom, jsonfeed");
	const eleventy = eleventyFull.site(corpus);
	assert.match(String(eleventy["eleventy.config.js"]), '"type":"atom"');
	assert.ok(eleventy["pages/en/search.11ty.js"]);
});

bench("Hugo is the one that npm installed, otherwise that of the system", () =>
	inFolder(async (folder) => {
		assert.is(hugo.command(folder)[0], "hugo");
		writeFiles(folder, { "node_modules/hugo-extended/bin/hugo": "" });
		assert.is(hugo.command(folder)[0], path.join(folder, "node_modules/hugo-extended/bin/hugo"));
	}),
);

bench("Hugo gets highlighted lines in its own form", () => {
	const files = { "en/help/a.md": '```js title="A" {1,3-4}\n{2}\n```\n' };
	const text = hugo.site({ ...TRANSLATED, files })["content/en/help/a.md"];
	assert.is(text, '```js title="A" {hl_lines=["1","3-4"]}\n{2}\n```\n');
});

bench("the edited page is the one about the search, or one in the middle", () => {
	const withPages = (...names: string[]) => Object.fromEntries(names.map((name) => [`en/help/${name}.md`, ""]));
	assert.is(editedOf(withPages("a", "apps/home_directory"), "en"), "help/apps/home_directory.md");
	assert.is(editedOf(withPages("a", "b", "c", "_d"), "en"), "help/b.md");
});

bench("an edit is known by a mark on the page that shows it", () => {
	const edits = EDIT_KINDS.map((kind) => editOf(TRANSLATED, ours, kind, 7));
	assert.equal(
		edits.map((edit) => `${edit?.source} ${edit?.page}`),
		[
			"content/en/help/a.md /help/a",
			"content/fr/help/a.md /fr/help/a",
			"content/en/help/a.md /help/a",
			"content/en/help/new-page-7.md /help/new-page-7",
		],
	);
	for (const edit of edits) assert.ok(edit?.text.includes(edit.mark));
	assert.match(edits[2]?.text ?? "", /^title: Another title, mark-title-7$/m);
	assert.is(editOf({ ...TRANSLATED, locales: ["en"] }, ours, "translation", 7), undefined);
});

bench("the median is the one in the middle, or between two", () => {
	assert.equal([[3, 1, 10], [4, 1, 10, 2], []].map(median), [3, 3, 0]);
});

bench("faster ones, failed ones and absent ones are all in the table", () => {
	const cold = (...times: number[]) => times.map((wall) => ({ step: "cold", wall }) as const);
	const failure = "ended with 1: no";
	const text = timeTable({
		corpus: "some",
		pages: 2,
		results: [
			{ tool: "ours", builds: cold(2) },
			{ tool: "faster", builds: cold(1.5, 0.5, 1) },
			{ tool: "broken", builds: cold(1).map((build) => ({ ...build, failure })), failure },
		],
		unmeasured: [{ tool: "missing", reason: "not|installed" }],
	});
	assert.is(
		text,
		`
| tool    |                     cold |
| ------- | -----------------------: |
| ours    |                   2.00 s |
| faster  | 1.00 s (0.50–1.50) ×0.50 |
| broken  |                   failed |
| missing |           not\\|installed |

broken: ended with 1: no`.trimStart(),
	);
});

bench("a page weighs what the browser fetches at once", () => {
	assert.equal(
		linkedIn(
			`<link rel="stylesheet" href="/a.css"><link rel=modulepreload href=/b.js><link rel="icon" href="/c.svg"><link rel="prefetch" href="/d.js"><script type="module" src="/e.js"></script><script>1</script>`,
		),
		["/a.css", "/b.js", "/e.js"],
	);
});

const optionsIn = (...given: string[]) => optionsOf(parseQuietly(createCommand(), given));

bench("options that mean nothing are refused", () => {
	assert.equal(optionsIn("--only", "hugo,ours").only, ["hugo", "ours"]);
	assert.throws(() => optionsIn("--only", "hugi"), /'hugi' is invalid. Known are ours, hugo/);
	assert.throws(() => optionsIn("--runs", "0"), /'0' is invalid. Whole numbers from 1 on are/);
	assert.throws(() => optionsIn("--parts", "build"), /Known are builds/);
	assert.throws(() => optionsIn("--pause=-1"), /Seconds are/);
	assert.throws(() => optionsIn("--threads", "all"), /Whole numbers from 0 on are/);
	assert.throws(() => optionsIn("--growth", "1000,no"), /--growth/);
});

bench("threads are measured when they are named", () => {
	assert.equal(optionsIn().parts, ["builds", "watch", "growth"]);
	const { threads, parts } = optionsIn("--threads", "0,2");
	assert.equal([threads, parts.includes("threads")], [[0, 2], true]);
	assert.equal(optionsIn("--parts", "threads").threads, [0, 1, 3]);
});

bench("generated sites are built from the smallest to the largest", () => {
	assert.equal(optionsIn("--growth", "4000,1000").growth, [1000, 4000]);
	assert.equal(optionsIn("--growth", "none").growth, []);
});

bench("a build that fails on the RAM disk alone leaves the others", () =>
	inFolder(async (folder) => {
		const fails = "process.exit(process.argv.includes('elsewhere') ? 1 : 0)";
		const tool: Tool = {
			name: "some",
			packages: [],
			version: () => "1",
			site: () => ({ "a.md": TEXT }),
			source: () => "a.md",
			command: () => [process.execPath, "-e", fails],
			output: "out",
			outputTo: () => ["elsewhere"],
			caches: [],
		};
		const options = { bench: folder, runs: 1, limit: 60, pause: 0, ramFolder: folder, say: () => {} };
		const [result] = await resultsOf(TRANSLATED, [tool], options);
		assert.is(result?.failure, undefined);
		assert.equal(
			result?.builds.map(({ step, failure }) => `${step} ${!failure}`),
			["cold true", "unchanged true", "body true", "title true", "ram false"],
		);
	}),
);

bench("what grew by more than a tenth is an error, but not because of another machine", () => {
	const resultWith = (cpu: number, memory: number, files: number, js: number): Result => ({
		tool: "ours",
		builds: [{ step: "cold", wall: 1, cpu, memory }],
		output: { files, bytes: 1 },
		page: { html: 100, css: 100, js },
	});
	const before = resultWith(10, 1000, 100, 100);
	const now = resultWith(11.5, 900, 110, 134);
	const compared = (isSameMachine: boolean) =>
		compareFigures(before, now, isSameMachine).map(({ line, hasGrown }) => `${line} ${hasGrown}`);
	assert.equal(compared(true), [
		"CPU seconds: 10 before, 11.5 now, +15.0 % true",
		"bytes of memory: 1000 before, 900 now, -10.0 % false",
		"files: 100 before, 110 now, +10.0 % false",
		"bytes of a page: 300 before, 334 now, +11.3 % true",
	]);
	assert.match(compared(false)[0] ?? "", /\(measured on another machine, does not count\) false$/);
	assert.match(compared(false)[3] ?? "", /true$/);
});

bench("a record is read as it was written, in milliseconds", () => {
	const text = readFileSync(`bench/${record.version}.json`, "utf8");
	assert.match(text, /^\t+\{ "step": "cold", "wall": [\d.]+, .* \},$/m);
	assert.is(formatRecord(parseRecord(text, record.version)), text);
	assert.is(formatRecord({ version: "1", wall: 2.00049 } as BenchRecord), '{ "version": "1", "wall": 2 }\n');
});

bench("a record of another version or shape is refused", () => {
	assert.throws(() => parseRecord('{ "version": "1.0.0" }', "2.0.0"), /version 1\.0\.0, not 2\.0\.0/);
	assert.throws(() => parseRecord('{ "version": "1.0.0", "watch": {} }', "1.0.0"), /the part watch names no date/);
});

bench("the newest record is that of the greatest version", () =>
	inFolder(async (folder) => {
		assert.is(newestRecord(folder), undefined);
		for (const version of ["0.10.0", "0.9.0"]) writeFiles(folder, { [`${version}.json`]: formatRecord({ version }) });
		assert.is(newestRecord(folder)?.version, "0.10.0");
	}),
);

bench("the documentation has the newest record", () => {
	const hint = "run npm run bench -- --chart";
	const chart = chartOf(record);
	assert.is(readFileSync(DOCS_CHART, "utf8"), chart, hint);
	assert.is(XMLValidator.validate(chart), true);
	assert.is(readFileSync(DOCS_PAGE, "utf8"), docsPage(record), hint);
	assert.is(readFileSync(COMPARISON_FIGURES, "utf8"), comparisonFigures(record), hint);
	assert.is(readFileSync(HOME_FIGURES, "utf8"), homeFigures(record), hint);
});

bench("a static server finds pages as hosts do", () =>
	inFolder(async (folder) => {
		writeFiles(folder, { "a/index.html": "", "b.html": "", "c.css": "" });
		const found = (pathname: string) => {
			const file = fileOf(folder, pathname);
			return file && path.relative(folder, file);
		};
		assert.equal(["/a/", "/a"].map(found), ["a/index.html", "a/index.html"]);
		assert.equal(["/b", "/../b", "/c.css", "/c.css/d"].map(found), ["b.html", "b.html", "c.css", undefined]);
	}),
);

const COUNTING_SERVER = `let count = 0;
require("node:http").createServer((request, response) => response.end("request " + ++count + " of " + request.url)).listen(+process.argv[1], "127.0.0.1");`;

const startScript = (script: string, folder: string) =>
	startServer(
		ours,
		{ command: (_, port) => [process.execPath, "-e", script, `${port}`], serves: "html", request: (page) => page },
		{ home: folder, folder, log: path.join(folder, "log"), limit: 60 },
	);

bench("an author's server is asked until it serves what was saved", () =>
	inFolder(async (folder) => {
		const server = await startScript(COUNTING_SERVER, folder);
		try {
			const first = await server.waitFor("/a", "request 1 of /a");
			assert.ok((await server.waitFor("/a", "request 3 of /a")) > first);
		} finally {
			await server.close();
		}
	}),
);

bench("a server that ends is reported", () =>
	inFolder(async (folder) => {
		const server = await startScript("process.exit(3)", folder);
		const failure = await server.waitFor("/", "x").catch(String);
		assert.match(String(failure), "the server ended with 3");
		await server.close();
	}),
);

bench.run();
