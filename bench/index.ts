/**
 * `npm run bench`: compares the build and preview times, memory and page weight of static site generators. In one run,
 * each of them builds the same sites in turn. The exit code is 0 whatever the results, except with `--guard`.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { closeBrowser } from "../test/browser/chromium.ts";
import { chartOf } from "./chart.ts";
import { COMPARISON_FIGURES, comparisonFigures, HOME_FIGURES, homeFigures } from "./comparison.ts";
import { DOCS_CHART, DOCS_PAGE, docsPage } from "./docs-page.ts";
import { compareFigures } from "./guard.ts";
import { machineOf } from "./machine.ts";
import { createCommand, type Options, optionsOf } from "./options.ts";
import { ours, prepareEngine, REPOSITORY } from "./ours.ts";
import { corporaOf, measureColdBuilds, measurePart } from "./parts.ts";
import { homeOf, install } from "./project.ts";
import {
	type BenchRecord,
	type Circumstances,
	formatRecord,
	newestRecord,
	type Part,
	parseRecord,
	versionsIn,
} from "./record.ts";
import { OURS } from "./report.ts";
import type { Tool } from "./tool.ts";
import { tools } from "./tools.ts";

const version = ours.version("") ?? "";

const options = optionsOf(createCommand().parse());
if (options.chart) draw();
else if (options.guard) await guard(options);
else await measure(options);

function lastRecord(): BenchRecord {
	const record = newestRecord(path.join(REPOSITORY, "bench"));
	if (!record) throw new Error("there is no record in bench/ yet");
	return record;
}

function draw() {
	const record = lastRecord();
	writeFileSync(path.join(REPOSITORY, DOCS_CHART), chartOf(record));
	writeFileSync(path.join(REPOSITORY, DOCS_PAGE), docsPage(record));
	writeFileSync(path.join(REPOSITORY, COMPARISON_FIGURES), comparisonFigures(record));
	writeFileSync(path.join(REPOSITORY, HOME_FIGURES), homeFigures(record));
}

/** Fails if a cold build of the content in all its languages costs more than it did. */
async function guard(options: Options) {
	const { builds } = lastRecord();
	const corpus = corporaOf(options).at(-1);
	const measurement = builds?.measurements.find((one) => one.corpus === corpus?.name);
	const before = measurement?.results.find(({ tool }) => tool === OURS);
	if (!corpus || !before) throw new Error("the newest record in bench/ has no builds of this content");
	prepareEngine();
	const now = await measureColdBuilds(corpus, options);
	if (now?.failure || !now) throw new Error(`the build failed: ${now?.failure}`);
	const figures = compareFigures(before, now, builds?.machine === machineOf());
	for (const { line, hasGrown } of figures) console.log(hasGrown ? `error: ${line}` : line);
	if (figures.some(({ hasGrown }) => hasGrown)) process.exitCode = 1;
}

/** Each part is kept as soon as it is measured. */
async function measure(options: Options) {
	const wanted = tools.filter(({ name }) => options.only.includes(name));
	if (options.install) for (const tool of wanted) install(tool, homeOf(tool, options.bench));
	prepareEngine();
	const versionOf = (tool: Tool) => tool.version(homeOf(tool, options.bench));
	const present = wanted.filter((tool) => versionOf(tool));
	const unmeasured = wanted
		.filter((tool) => !present.includes(tool))
		.map(({ name }) => ({ tool: name, reason: "not installed" }));
	const circumstances: Circumstances = {
		date: new Date().toISOString().slice(0, 10),
		machine: machineOf(),
		versions: Object.fromEntries(present.map((tool) => [tool.name, versionOf(tool) ?? ""])),
	};
	console.log(`${circumstances.date}; ${circumstances.machine}.`);
	console.log(`${versionsIn(circumstances)}.`);
	console.log("Medians (least–greatest); ×2 is twice of ours.\n");
	for (const part of options.parts) {
		const figures = await measurePart[part]({ options, present, unmeasured, circumstances });
		if (options.json) keep(options.json, part, figures);
		if (options.record) keep(path.join(REPOSITORY, `bench/${version}.json`), part, figures);
	}
	await closeBrowser();
}

function keep(file: string, part: Part, figures: object) {
	const kept: BenchRecord = existsSync(file) ? parseRecord(readFileSync(file, "utf8"), version) : { version };
	mkdirSync(path.dirname(file), { recursive: true });
	writeFileSync(file, formatRecord({ ...kept, [part]: figures }));
}
