import { suite } from "uvu";
import * as assert from "uvu/assert";
import { editedOf } from "./bench/corpus.ts";
import { generatedCorpus } from "./bench/generated.ts";
import { optionsOf } from "./bench/options.ts";
import { configOf, ours } from "./bench/ours.ts";
import { linkedIn } from "./bench/page-weight.ts";
import { millisecondsForAPage, timeCell, timeTable } from "./bench/report.ts";
import { median, ratio, spread } from "./bench/statistics.ts";
import { table } from "./bench/table.ts";
import { tools } from "./bench/tools.ts";
import { buildSite } from "./site.ts";

const bench = suite("benchmark");

bench("a generated site is the same in every run", () => {
	const { files, edited } = generatedCorpus(40);
	assert.equal(generatedCorpus(40).files, files);
	assert.is(edited, "help/part-0001/page-000020.md");
	assert.ok(files[`en/${edited}`]);
	assert.is(
		Object.keys(files).filter((path) => path.startsWith("en/help/part-0001/"))
			.length,
		20,
	);
	assert.is(new Set(Object.values(files)).size, Object.keys(files).length);
});

bench("a generated site is built without a problem", async () => {
	const corpus = generatedCorpus(20);
	const { problems, outputs } = await buildSite(
		ours.site(corpus),
		configOf(corpus),
	);
	assert.equal(problems, []);
	const pages = [...outputs].filter(([path]) =>
		/page-\d+\/index\.html$/.test(path),
	);
	assert.is(pages.length, 20);
	for (const markup of ["<table", "<pre", "<ul", "<h3"])
		assert.ok(
			pages.some(([, html]) =>
				html.slice(html.indexOf("<main")).includes(markup),
			),
			markup,
		);
	assert.ok(outputs.has("news/index.html"));
});

bench(
	"every generator gets all pages, the edited one where it is looked for",
	() => {
		const corpus = generatedCorpus(20);
		for (const { name, site, source } of tools) {
			const pages = Object.keys(site(corpus)).filter((path) =>
				/page-\d+\.md$/.test(path),
			);
			assert.is(pages.length, 20, name);
			assert.ok(pages.includes(source(corpus.edited)), name);
		}
	},
);

bench(
	"the edited page is the one about the search, or one in the middle",
	() => {
		assert.is(
			editedOf({ "en/help/a.md": "", "en/help/apps/search.md": "" }, "en"),
			"help/apps/search.md",
		);
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
	},
);

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

bench(
	"a page more costs what lies between the smallest and the largest site",
	() => {
		const points = [
			{ pages: 1000, time: 2 },
			{ pages: 4000, time: 8 },
			{ pages: 16_000, time: undefined },
		];
		assert.is(millisecondsForAPage(points), "2.00 ms");
		assert.is(millisecondsForAPage(points.slice(0, 1)), "–");
	},
);

bench("a table has its columns below each other", () => {
	assert.is(
		table(["tool", "cold"], [["ours", "1.00 s"], ["a|b"]]),
		[
			"| tool |   cold |",
			"| ---- | -----: |",
			"| ours | 1.00 s |",
			"| a\\|b |        |",
		].join("\n"),
	);
});

bench("faster ones, failed ones and absent ones are all in the table", () => {
	const build = { step: "cold", written: 1 } as const;
	const text = timeTable(
		{
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
		},
		[{ tool: "missing", reason: "not installed" }],
	);
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
});

bench.run();
