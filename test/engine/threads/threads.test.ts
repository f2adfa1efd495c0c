// Test run: integration, kinds
import { spawnSync } from "node:child_process";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { loadConfig } from "../../../src/config/load.ts";
import type { TaskName } from "../../../src/engine/threads/tasks.ts";
import { createThreadPool } from "../../../src/engine/threads/thread-pool.ts";
import type { Workers } from "../../../src/engine/threads/workers.ts";
import type { SourceFile, SourcePath } from "../../../src/model/content/source.ts";
import { createBuilder } from "../../../src/pipeline/build.ts";
import { hostIn } from "../../host.ts";
import { inlineWorkers } from "../../inline-workers.ts";
import { inFolder, writeFiles } from "../../site.ts";
import { rarely, some } from "../../slow-run.ts";

const work = suite("threads");

const markdown = { html: "safe", math: true, emoji: true, headingIds: "github" } as const;
const parseContext = { markdown, components: {}, frontMatter: {} };

const file = (name: string, text: string): SourceFile => ({
	path: `content/en/help/${name}` as SourcePath,
	locale: "en",
	area: "docs",
	version: "current",
	name,
	text,
	includes: {},
	hash: name,
	updated: {},
});

async function all<Result>(results: AsyncIterable<Result>): Promise<Result[]> {
	const gathered: Result[] = [];
	for await (const result of results) gathered.push(result);
	return gathered;
}

/** More than one thread can hold at once: each gets a share as soon as it starts. */
const parts = Array.from({ length: 40 }, (_, i) => [
	file(`${i}.md`, `# Page ${i}\n\n${`*word* [link](./${i}.md) `.repeat(150)}`),
]);

/** By the number of threads. Tests share them: a thread takes longer to start than to do its share of a test. */
const pools = { 0: createThreadPool(0), 1: createThreadPool(1), 3: createThreadPool(3) };

work("give what this thread gives, in the order of the inputs", async () => {
	const here = await all(inlineWorkers.run("parse", parts, parseContext));
	for (const [most, pool] of some(Object.entries(pools), 2)) {
		const there = await all(pool.run("parse", parts, parseContext));
		assert.equal(there, here, `${most} threads`);
	}
});

rarely(work)("have the plugins of the site's Markdown", () =>
	inFolder(async (folder) => {
		writeFiles(folder, {
			"site.config.ts": `import { shout } from "./shout.ts";
export default async () => ({ title: "T", url: "https://example.org", markdown: { use: (md: never) => shout(md) } });`,
			"shout.ts": `export const shout = (md: any) => {
	md.renderer.rules.text = (tokens: any, index: number) => tokens[index].content.toUpperCase();
};`,
		});
		const config = await loadConfig(folder);
		assert.equal(structuredClone(config.markdown), config.markdown);
		const context = {
			markdown: config.markdown,
			components: {},
			frontMatter: {},
			extensionModule: config.extensionModule,
		};
		for (const pool of [inlineWorkers, pools[3]]) {
			const documents = (await all(pool.run("parse", parts, context))).flat();
			for (const { body } of documents) assert.match(body.text[0] ?? "", "WORD");
		}
	}),
);

work("tell what a task throws to whoever asks for its result", async () => {
	const broken = undefined as never; // a file with a defect would be a problem, not an exception
	const inputs = parts.map((part, i) => (i % 2 === 1 ? [broken] : part));
	for (const pool of [pools[0], pools[1]]) {
		const results = pool.run("parse", inputs, parseContext);
		await all(results).then(
			() => assert.unreachable(),
			(error) => assert.instance(error, TypeError),
		);
	}
});

rarely(work)("make the same site, however many there are", () =>
	inFolder(async (folder) => {
		const names = Array.from({ length: 100 }, (_, i) => `page-${i}`);
		const config = { i18n: { locales: { en: {}, fr: {} } } };
		writeFiles(folder, {
			"content/en/_search.yml": "expect:\n  number 7: /help/page-7\n",
			"content/en/help/index.md": "# Help\n",
			...Object.fromEntries(
				names.map((name, i) => [
					`content/en/help/${name}.md`,
					`# Number ${i}\n\n[next](./page-${i + 1}.md), [back](#number-${i})\n\n${`text ${i} `.repeat(400)}`,
				]),
			),
		});
		const built = async (workers: Workers) => {
			const { settled, host, outputs } = hostIn(folder, config);
			const result = await createBuilder(settled, host, workers)();
			return { result, outputs: outputs() };
		};
		const seen = new Set<TaskName>();
		const there = await built({
			run: (name, inputs, shared) => {
				if (inputs.length > 3) seen.add(name);
				return pools[3].run(name, inputs, shared);
			},
		});
		const here = await built(inlineWorkers);
		assert.ok(here.outputs.length > 600);
		assert.equal([...seen], ["parse", "pages"]);
		assert.equal(there.result, here.result);
		assert.equal(there.outputs, here.outputs);
	}),
);

rarely(work)("keep no process alive that has nothing to do", () => {
	const module = new URL("../../../src/engine/threads/thread-pool.ts", import.meta.url).href;
	const code = `
		import { createThreadPool } from ${JSON.stringify(module)};
		const inputs = Array.from({ length: 40 }, (_, i) => [{ path: "a.md", name: "a.md", locale: "en", area: "docs", version: "current", text: "word ".repeat(2000), includes: {}, hash: "", updated: {} }]);
		let count = 0;
		for await (const documents of createThreadPool(1).run("parse", inputs, ${JSON.stringify(parseContext)})) count += documents.length;
		console.log(String(count));`;
	const { status, stdout } = spawnSync(process.execPath, ["--import", "tsx", "--input-type=module", "-e", code], {
		encoding: "utf8",
		timeout: 60_000,
	});
	assert.equal([status, stdout.trim()], [0, "40"]);
});

work.run();
