// Test run: slow
/** Twice the content costs no more than twice the time and the bytes, with some room. Quadratic work costs four times. */
import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { Config } from "../src/config/define.ts";
import { buildSite, type Files } from "./site.ts";

/** Between linear work, which doubles, and quadratic work. */
const MAX_RATIO = 3;

interface Sample {
	readonly name: string;
	/** Content of size `n`. */
	readonly filesOf: (n: number) => Files;
	readonly n: number;
	readonly config?: Partial<Config>;
}

const numbered = (n: number, file: (i: number) => [string, string]): Files =>
	Object.fromEntries(Array.from({ length: n }, (_, i) => file(i)));

const dayOf = (i: number): string =>
	new Date(Date.UTC(2010, 0, 1) + i * 86_400_000).toISOString().slice(0, 10);

const postsOf = (n: number): Files =>
	numbered(n, (i) => [
		`content/en/news/${dayOf(i)}-post-${i}.md`,
		`---\ntitle: Post ${i}\n---\n\nText of post ${i}.\n`,
	]);

const samples: readonly Sample[] = [
	{ name: "posts", filesOf: postsOf, n: 600 },
	{
		name: "posts that are all in the sidebar",
		filesOf: postsOf,
		n: 600,
		config: { news: { sidebar: { count: "ALL" } } },
	},
];

async function costOf({ filesOf, config }: Sample, n: number) {
	const before = process.cpuUsage();
	const { outputs, result } = await buildSite(filesOf(n), config);
	const { user, system } = process.cpuUsage(before);
	const contents = [...outputs.values()];
	return {
		cpu: (user + system) / 1e6,
		bytes: contents.reduce((sum, { length }) => sum + length, 0),
		problems: result.problems.length,
	};
}

const growth = suite("twice the content");

for (const sample of samples)
	growth(`costs twice as much: ${sample.name}`, async () => {
		await costOf(sample, 10); // compiles the code
		const once = await costOf(sample, sample.n);
		const twice = await costOf(sample, 2 * sample.n);
		if (process.env.SHOW_COSTS) console.log(sample.name, once, twice);
		assert.ok(
			twice.cpu < MAX_RATIO * once.cpu,
			`${once.cpu} s, ${twice.cpu} s of CPU`,
		);
		assert.ok(
			twice.bytes < MAX_RATIO * once.bytes,
			`${once.bytes}, ${twice.bytes} bytes`,
		);
	});

growth.run();
