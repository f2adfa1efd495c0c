// Test run: integration
import { readFileSync } from "node:fs";
import path from "node:path";
import { XMLValidator } from "fast-xml-parser";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { buildSite, inFolder, writeFiles } from "../site.ts";
import { chartOf, scaleOf } from "./chart.ts";
import { COMPARISON_FIGURES, comparisonFigures } from "./comparison.ts";
import { editedOf } from "./corpus.ts";
import { DOCS_CHART, DOCS_PAGE, docsPage } from "./docs-page.ts";
import { generatedCorpus } from "./generated.ts";
import { optionsOf } from "./options.ts";
import { configOf, ours } from "./ours.ts";
import { outputTable, pageTable } from "./output-report.ts";
import { linkedIn } from "./page-weight.ts";
import { eleventyFull } from "./peers/eleventy-full.ts";
import { hugoFull } from "./peers/hugo-full.ts";
import { type BenchRecord, formatRecord, newestRecord, parseRecord } from "./record.ts";
import { millisecondsForAPage, threadsTable, timeCell, timeTable } from "./report.ts";
import { resultsOf } from "./rounds.ts";
import { fileOf } from "./static-server.ts";
import { median, ratio, spread } from "./statistics.ts";
import { table } from "./table.ts";
import type { DevServer, Tool } from "./tool.ts";
import { tools } from "./tools.ts";
import { startServer } from "./watch/author-server.ts";
import { EDIT_KINDS, editOf } from "./watch/edits.ts";
import { savesCell, watchTable } from "./watch/watch-report.ts";

const bench = suite("benchmark");

bench("a generated site is the same in every run", () => {
	const { files, edited } = generatedCorpus(40);
	assert.equal(generatedCorpus(40).files, files);
	assert.is(edited, "help/part-0001/page-000020.md");
	assert.ok(files[`en/${edited}`]);
	assert.is(Object.keys(files).filter((path) => path.startsWith("en/help/part-0001/")).length, 20);
	assert.is(new Set(Object.values(files)).size, Object.keys(files).length);
});

bench("a generated site is built without a problem", async () => {
	const corpus = generatedCorpus(20);
	const { problems, outputs } = await buildSite(ours.site(corpus), configOf(corpus));
	assert.equal(problems, []);
	const pages = [...outputs].filter(([path]) => /page-\d+\/index\.html$/.test(path));
	assert.is(pages.length, 20);
	for (const markup of ["<table", "<pre", "<ul", "<h3"])
		assert.ok(
			pages.some(([, html]) => html.slice(html.indexOf("<main")).includes(markup)),
			markup,
		);
	assert.ok(outputs.has("news/index.html"));
});

bench("every generator gets all pages, the edited one where it is looked for", () => {
	const corpus = generatedCorpus(20);
	for (const { name, site, source } of tools) {
		const pages = Object.keys(site(corpus)).filter((path) => /page-\d+\.md$/.test(path));
		assert.is(pages.length, 20, name);
		assert.ok(pages.includes(source(corpus.edited, "en", corpus)), name);
	}
});

bench("the edited page is the one about the search, or one in the middle", () => {
	assert.is(editedOf({ "en/help/a.md": "", "en/help/apps/search.md": "" }, "en"), "help/apps/search.md");
	assert.is(
		editedOf(
			{
				"en/help/a.md": "",
				"en/help/b.md": "",
				"en/help/c.md": "",
				"en/help/_d.md": "",
			},
			"en",
		),
		"help/b.md",
	);
});

bench("the median is the one in the middle, or between two", () => {
	assert.is(median([3, 1, 10]), 3);
	assert.is(median([4, 1, 10, 2]), 3);
	assert.is(median([]), 0);
});

bench("the spread goes from the least to the greatest", () => {
	assert.equal(spread([3, 1, 2]), [1, 3]);
});

bench("a ratio is one of medians, and there is none beside nothing", () => {
	assert.is(ratio([4, 1, 100], [2, 2, 50]), 2);
	assert.is(ratio([1], []), undefined);
	assert.is(ratio([], [1]), undefined);
});

bench("a time stands with its spread and how many times ours it is", () => {
	assert.is(timeCell([1, 3, 2], [4]), "2.00 s (1.00–3.00) ×0.50");
	assert.is(timeCell([2], undefined), "2.00 s");
	assert.is(timeCell([], [1]), "–");
});

bench("a page more costs what lies between the smallest and the largest site", () => {
	const points = [
		{ pages: 1000, time: 2 },
		{ pages: 4000, time: 8 },
		{ pages: 16_000, time: undefined },
	];
	assert.is(millisecondsForAPage(points), "2.00 ms");
	assert.is(millisecondsForAPage(points.slice(0, 1)), "–");
});

bench("a table has its columns below each other", () => {
	assert.is(
		table(["tool", "cold"], [["ours", "1.00 s"], ["a|b"]]),
		["| tool |   cold |", "| ---- | -----: |", "| ours | 1.00 s |", "| a\\|b |        |"].join("\n"),
	);
});

bench("faster ones, failed ones and absent ones are all in the table", () => {
	const build = { step: "cold", written: 1 } as const;
	const text = timeTable({
		corpus: "some",
		pages: 2,
		results: [
			{ tool: "ours", builds: [{ ...build, wall: 2 }] },
			{ tool: "faster", builds: [{ ...build, wall: 1 }] },
			{
				tool: "broken",
				builds: [{ ...build, wall: 1, failure: "ended with 1: no" }],
				failure: "ended with 1: no",
			},
		],
		unmeasured: [{ tool: "missing", reason: "not installed" }],
	});
	assert.match(text, /^\| ours +\| +2\.00 s \|/m);
	assert.match(text, /^\| faster +\| +1\.00 s ×0\.50 \|/m);
	assert.match(text, /^\| broken +\| +failed \|/m);
	assert.match(text, /^\| missing +\| +not installed \|/m);
	assert.match(text, /^broken: ended with 1: no$/m);
});

bench("a page weighs what the browser fetches at once", () => {
	assert.equal(
		linkedIn(
			`<link rel="stylesheet" href="/a.css"><link rel=modulepreload href=/b.js><link rel="icon" href="/c.svg"><link rel="prefetch" href="/d.js"><script type="module" src="/e.js"></script><script>1</script>`,
		),
		["/a.css", "/b.js", "/e.js"],
	);
});

bench("options that mean nothing are refused", () => {
	assert.equal(optionsOf(["--only", "hugo,ours"])?.only, ["hugo", "ours"]);
	assert.equal(optionsOf(["--growth", "none"])?.growth, []);
	assert.throws(() => optionsOf(["--only", "hugi"]), /--only knows ours, hugo/);
	assert.throws(() => optionsOf(["--runs", "0"]), /--runs wants a number/);
	assert.throws(() => optionsOf(["--parts", "build"]), /--parts knows builds/);
	assert.throws(() => optionsOf(["--pause", "-1"]), /--pause/);
	assert.throws(() => optionsOf(["--threads", "all"]), /--threads wants whole/);
});

bench("threads are measured when they are named", () => {
	assert.equal(optionsOf([])?.parts, ["builds", "watch", "growth"]);
	const named = optionsOf(["--threads", "0,2"]);
	assert.equal(named?.threads, [0, 2]);
	assert.ok(named?.parts.includes("threads"));
	assert.equal(optionsOf(["--parts", "threads"])?.threads, [0, 1, 3]);
});

bench("generated sites are built from the smallest to the largest", () => {
	assert.equal(optionsOf(["--growth", "4000,1000"])?.growth, [1000, 4000]);
});

bench("translations are where each generator looks for them", () => {
	const corpus = {
		name: "some",
		locales: ["en", "fr"],
		files: { "en/help/a.md": TEXT, "fr/help/a.md": TEXT },
		edited: "help/a.md",
	};
	for (const tool of tools)
		for (const locale of corpus.locales)
			assert.is(tool.site(corpus)[tool.source("help/a.md", locale, corpus)], TEXT, `${tool.name} ${locale}`);
});

const TEXT = "---\ntitle: A\n---\n\nText.\n";

bench("full generators differ from the bare ones in what they write", () => {
	const corpus = generatedCorpus(1);
	const hugoSettings = JSON.parse(String(hugoFull.site(corpus)["config.json"])) as {
		outputs: Record<string, string[]>;
	};
	assert.equal(hugoSettings.outputs.page, ["html", "data", "markdownVersion"]);
	assert.match(String(hugoFull.site(corpus)["content/en/news/_index.md"]), "atom, jsonfeed");
	const eleventy = eleventyFull.site(corpus);
	assert.match(String(eleventy["eleventy.config.js"]), '"type":"atom"');
	assert.ok(eleventy["pages/en/search.11ty.js"]);
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
		const corpus = { name: "c", locales: ["en"], files: {}, edited: "a.md" };
		const [result] = await resultsOf(corpus, [tool], {
			bench: folder,
			runs: 1,
			limit: 60,
			pause: 0,
			ramFolder: folder,
			transfer: false,
			say: () => {},
		});
		assert.is(result?.failure, undefined);
		assert.equal(
			result?.builds.map(({ step, failure }) => `${step} ${!failure}`),
			["cold true", "unchanged true", "body true", "title true", "ram false"],
		);
	}),
);

bench("an edit is known by a mark on the page that shows it", () => {
	const corpus = {
		name: "some",
		locales: ["en", "fr"],
		files: { "en/help/a.md": TEXT, "fr/help/a.md": TEXT },
		edited: "help/a.md",
	};
	const edits = EDIT_KINDS.map((kind) => editOf(corpus, ours, kind, 7));
	assert.equal(
		edits.map((edit) => [edit?.source, edit?.page]),
		[
			["content/en/help/a.md", "/help/a"],
			["content/fr/help/a.md", "/fr/help/a"],
			["content/en/help/a.md", "/help/a"],
			["content/en/help/new-page-7.md", "/help/new-page-7"],
		],
	);
	for (const edit of edits) assert.ok(edit?.text.includes(edit.mark));
	assert.match(edits[2]?.text ?? "", /^title: Another title, mark-title-7$/m);
	const single = { ...corpus, locales: ["en"] };
	assert.is(editOf(single, ours, "translation", 7), undefined);
});

const SAVES = { original: [50, 70], translation: [40], title: [], new: [90] };
const RECORD: BenchRecord = {
	version: "1.2.3",
	builds: {
		date: "2026-01-02",
		machine: "a <machine>",
		versions: { ours: "1.2.3", hugo: "0.1" },
		runs: 2,
		measurements: [
			{
				corpus: "some, 2 locales",
				pages: 10,
				results: [
					{
						tool: "ours",
						builds: [
							{ step: "cold", wall: 2.00049, written: 30 },
							{ step: "cold", wall: 4, written: 30 },
							{ step: "ram", wall: 1, written: 30 },
							{ step: "unchanged", wall: 0.2, written: 0 },
						],
						output: { files: 30, bytes: 1e6, pages: 10 },
						page: { html: 1000, css: 1000, js: 1000 },
						transfer: {
							loaded: { requests: 3, bytes: 3000 },
							whole: { requests: 5, bytes: 5000 },
						},
					},
					{
						tool: "hugo",
						builds: [{ step: "cold", wall: 1, written: 12 }],
						output: { files: 12, bytes: 1e5, pages: 10 },
						page: { html: 900, css: 100, js: 0 },
						transfer: {
							loaded: { requests: 2, bytes: 1000 },
							whole: { requests: 2, bytes: 1000 },
						},
					},
				],
				unmeasured: [{ tool: "eleventy", reason: "not installed" }],
			},
		],
	},
	watch: {
		date: "2026-01-02",
		machine: "a <machine>",
		versions: { ours: "1.2.3" },
		saves: 2,
		corpus: "some, 2 locales",
		unmeasured: [],
		results: [
			{ tool: "ours", serves: "html", start: { cold: 1500, kept: 900 }, saves: SAVES },
			{
				tool: "vitepress",
				serves: "module",
				start: {},
				saves: { original: [120] },
				failure: "the server ended with 1",
			},
		],
	},
};

bench("a record is read as it was written, in milliseconds", () => {
	const text = formatRecord(RECORD);
	assert.match(text, /^\t+\{ "step": "cold", "wall": 2, "written": 30 \},$/m);
	const record = parseRecord(text, "1.2.3");
	assert.is(record.builds?.machine, RECORD.builds?.machine);
	assert.equal(record.watch, RECORD.watch);
	assert.is(formatRecord(record), text);
});

bench("a record of another version or shape is refused", () => {
	assert.throws(() => parseRecord('{ "version": "1.0.0" }', "2.0.0"), /version 1\.0\.0, not 2\.0\.0/);
	assert.throws(() => parseRecord('{ "version": "1.0.0", "watch": {} }', "1.0.0"), /the part watch names no date/);
});

bench("tables count files per page, and all that a browser fetches", () => {
	const [measurement] = RECORD.builds?.measurements ?? [];
	if (!measurement) throw new Error("no measurement");
	assert.match(timeTable(measurement), /\| +cold, RAM disk \|/);
	assert.match(timeTable(measurement), /^\| eleventy +\| +not installed/m);
	assert.match(outputTable(measurement), /^\| ours +\| +30 \| +10 \| +3\.00 \| +1\.0 MB \| +0 \/ – \/ – \|$/m);
	assert.match(pageTable(measurement), /^\| hugo +\|.* 1\.0 kB in 2 ×0\.33 \| +1\.0 kB in 2 ×0\.20 \|$/m);
});

bench("numbers of threads are compared with the first", () => {
	const [measurement] = RECORD.builds?.measurements ?? [];
	if (!measurement) throw new Error("no measurement");
	const results = measurement.results.map((result, i) => ({ ...result, tool: String(i * 3) }));
	const text = threadsTable({ ...measurement, results });
	assert.match(text, /^\| 0 +\| 3\.00 s \(2\.00–4\.00\) \|/m);
	assert.match(text, /^\| 3 +\| +1\.00 s ×0\.33 \|/m);
});

bench("a save stands with its spread and how many times ours it is", () => {
	assert.is(savesCell([70, 50, 90.4], [35]), "70 ms (50–90) ×2.00");
	assert.is(savesCell([], [35]), "–");
	const { results = [] } = RECORD.watch ?? {};
	const text = watchTable(results, [{ tool: "hugo", reason: "not installed" }]);
	assert.match(text, /^\| ours +\| +HTML \| +1\.50 s \/ 0\.90 s \|/m);
	assert.match(text, /^\| vitepress +\| +module \|.* 120 ms .*×2\.00 \|/m);
	assert.match(text, /^\| hugo +\| +not installed \|/m);
	assert.match(text, /^vitepress: the server ended with 1$/m);
});

bench("a chart has a title, every figure in words, and both colour modes", () => {
	const svg = chartOf(RECORD);
	assert.match(svg, /<title id="title">.*ssg 1\.2\.3/);
	assert.match(svg, /<desc id="desc">.*ours cold 3\.00 s, unchanged 0\.20 s;/);
	assert.match(svg, 'aria-labelledby="title desc"');
	assert.match(svg, "prefers-color-scheme: dark");
	for (const figure of ["3.00 s", "1.00 s", "0.20 s", "60 ms", "120 ms"])
		assert.match(svg, `class="figure">${figure}</text>`);
	assert.is(XMLValidator.validate(svg), true);
});

bench("a scale goes from a power of ten to one", () => {
	assert.equal(scaleOf([0.17, 42, undefined]).ticks, [0.1, 1, 10, 100]);
	assert.equal(scaleOf([25, 900]).ticks, [10, 100, 1000]);
	const { at } = scaleOf([1, 100]);
	assert.is(at(10) - at(1), at(100) - at(10));
});

bench("the newest record is that of the greatest version", () =>
	inFolder(async (folder) => {
		assert.is(newestRecord(folder), undefined);
		for (const version of ["0.10.0", "0.9.0"])
			writeFiles(folder, {
				[`${version}.json`]: formatRecord({ ...RECORD, version }),
			});
		assert.is(newestRecord(folder)?.version, "0.10.0");
	}),
);

bench("the documentation has the newest record", () => {
	const record = newestRecord("bench");
	if (!record) throw new Error("no record");
	const hint = "run npm run bench -- --chart";
	assert.is(readFileSync(DOCS_CHART, "utf8"), chartOf(record), hint);
	assert.is(readFileSync(DOCS_PAGE, "utf8"), docsPage(record), hint);
	assert.is(readFileSync(COMPARISON_FIGURES, "utf8"), comparisonFigures(record), hint);
});

bench("a static server finds pages as hosts do", () =>
	inFolder(async (folder) => {
		writeFiles(folder, { "a/index.html": "", "b.html": "", "c.css": "" });
		assert.is(fileOf(folder, "/a/"), path.join(folder, "a/index.html"));
		assert.is(fileOf(folder, "/a"), path.join(folder, "a/index.html"));
		assert.is(fileOf(folder, "/b"), path.join(folder, "b.html"));
		assert.is(fileOf(folder, "/c.css"), path.join(folder, "c.css"));
		assert.is(fileOf(folder, "/c.css/d"), undefined);
		assert.is(fileOf(folder, "/../b"), path.join(folder, "b.html"));
	}),
);

bench("an author's server is asked until it serves what was saved", () =>
	inFolder(async (folder) => {
		const server: DevServer = {
			command: (_, port) => [process.execPath, "-e", COUNTING_SERVER, `${port}`],
			serves: "html",
			request: (page) => page,
		};
		const started = await startServer(ours, server, {
			home: folder,
			folder,
			log: path.join(folder, "log"),
			limit: 60,
		});
		try {
			const first = await started.waitFor("/a", "request 1 of /a");
			assert.ok((await started.waitFor("/a", "request 3 of /a")) > first);
		} finally {
			await started.close();
		}
	}),
);

const COUNTING_SERVER = `let count = 0;
require("node:http").createServer((request, response) => response.end("request " + ++count + " of " + request.url)).listen(+process.argv[1], "127.0.0.1");`;

bench("a server that ends is reported", () =>
	inFolder(async (folder) => {
		const server: DevServer = {
			command: () => [process.execPath, "-e", "process.exit(3)"],
			serves: "html",
			request: (page) => page,
		};
		const log = path.join(folder, "log");
		const options = { home: folder, folder, log, limit: 60 };
		const started = await startServer(ours, server, options);
		const failure = await started.waitFor("/", "x").catch(String);
		assert.match(String(failure), "the server ended with 3");
		await started.close();
	}),
);

bench.run();
