/**
 * `npm run bench`: compares the build and preview times, memory and page weight of static site generators. In one run,
 * each of them builds the same sites in turn. The exit code is 0 whatever the results.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { closeBrowser } from "../browser/chromium.ts";
import { chartOf } from "./chart.ts";
import { COMPARISON_FIGURES, comparisonFigures } from "./comparison.ts";
import { DOCS_CHART, DOCS_PAGE, docsPage } from "./docs-page.ts";
import { install } from "./install.ts";
import { machineOf } from "./machine.ts";
import { help, type Options, optionsOf } from "./options.ts";
import { ours, prepareEngine } from "./ours.ts";
import { measurePart } from "./parts.ts";
import { homeOf } from "./project.ts";
import { type BenchRecord, type Circumstances, formatRecord, newestRecord, type Part, parseRecord } from "./record.ts";
import type { Tool } from "./tool.ts";
import { tools } from "./tools.ts";

const repository = fileURLToPath(new URL("../../", import.meta.url));
const version = ours.version("") ?? "";
const recordFile = path.join(repository, `bench/${version}.json`);

const options = parseOptions();
if (options === "help") console.log(help);
else if (options?.chart) draw();
else if (options) await measure(options);

/** Says what is wrong with the options when they mean nothing. */
function parseOptions(): Options | "help" | undefined {
	try {
		return optionsOf(process.argv.slice(2)) ?? "help";
	} catch (error) {
		console.error((error as Error).message);
		process.exitCode = 2;
		return undefined;
	}
}

function draw() {
	const record = newestRecord(path.join(repository, "bench"));
	if (!record) throw new Error("there is no record in bench/ yet");
	writeFileSync(path.join(repository, DOCS_CHART), chartOf(record));
	writeFileSync(path.join(repository, DOCS_PAGE), docsPage(record));
	writeFileSync(path.join(repository, COMPARISON_FIGURES), comparisonFigures(record));
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
	const { date, machine, versions } = circumstances;
	console.log(`${date}; ${machine}.`);
	console.log(
		`${Object.entries(versions)
			.map((entry) => entry.join(" "))
			.join(", ")}.`,
	);
	console.log("Medians (least–greatest); ×2 is twice of ours.\n");
	const session = { options, present, unmeasured, circumstances };
	for (const part of options.parts) {
		const figures = await measurePart[part](session);
		if (options.json) keep(options.json, part, figures);
		if (options.record) keep(recordFile, part, figures);
	}
	await closeBrowser();
}

function keep(file: string, part: Part, figures: object) {
	const kept: BenchRecord = existsSync(file) ? parseRecord(readFileSync(file, "utf8"), version) : { version };
	mkdirSync(path.dirname(file), { recursive: true });
	writeFileSync(file, formatRecord({ ...kept, [part]: figures }));
}
