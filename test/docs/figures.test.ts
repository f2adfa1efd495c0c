/** The figures of the manual's home page are those that have been measured. */
import { readFileSync } from "node:fs";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { COMPARISON_FIGURES } from "../../bench/comparison.ts";
import { newestRecord } from "../../bench/record.ts";
import { wallTimes } from "../../bench/report.ts";
import type { Result, Step } from "../../bench/rounds.ts";
import { median } from "../../bench/statistics.ts";

const figures = suite("figures of the manual");

const home = readFileSync("docs/content/en/pages/index.tsx", "utf8");

const measurement = newestRecord("bench")?.builds?.measurements.find(({ corpus }) =>
	corpus.startsWith("repository, 3"),
);

const resultOf = (name: string): Result => {
	const result = measurement?.results.find(({ tool }) => tool === name);
	if (!result) throw new Error(`no figures of ${name}`);
	return result;
};

const kilobytes = (bytes: number): string => `${Math.round(bytes / 1000)} kB`;

figures("pages have the weights of the benchmark", () => {
	const weightOf = (tool: string) => {
		const { html = 0, css = 0, js = 0 } = resultOf(tool).page ?? {};
		return kilobytes(html + css + js);
	};
	assert.match(home, `figure: "${weightOf("ours")}"`);
	assert.match(home, `${weightOf("vitepress")} with VitePress and ${weightOf("docusaurus")} with Docusaurus`);
	const { js = 0 } = resultOf("ours").page ?? {};
	assert.match(home, `figure: "${kilobytes(js)}"`);
});

figures("builds take the times of the benchmark", () => {
	const secondsOf = (step: Step) => `${median(wallTimes(resultOf("ours"), step)).toFixed(1)} s`;
	assert.match(home, `figure: "${secondsOf("body")}"`);
	assert.match(home, `with ${measurement?.pages} pages`);
	assert.match(home, `${secondsOf("unchanged")} if nothing has changed`);
});

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
