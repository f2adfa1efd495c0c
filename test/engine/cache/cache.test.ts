// Test run: integration
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import {
	existsSync,
	readdirSync,
	readFileSync,
	renameSync,
	rmSync,
	statSync,
	symlinkSync,
	utimesSync,
	writeFileSync,
} from "node:fs";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { BuildRecord } from "../../../src/cli/command-options.ts";
import { buildFresh } from "../../../src/cli/fresh-build.ts";
import { loadConfig } from "../../../src/config/load.ts";
import { Cache } from "../../../src/engine/cache/cache.ts";
import { createDiskStore } from "../../../src/engine/cache/disk-store.ts";
import { readUnchangedReport } from "../../../src/engine/cache/last-build.ts";
import { isRepeatable } from "../../../src/engine/cache/purity.ts";
import type { CacheStore } from "../../../src/engine/cache/store.ts";
import { createNodeHost } from "../../../src/engine/host.ts";
import type { WordsTask } from "../../../src/engine/threads/search.ts";
import { formatProblem } from "../../../src/model/problems/problem.ts";
import { createBuilder } from "../../../src/pipeline/build.ts";
import { inlineWorkers } from "../../inline-workers.ts";
import { type Files, inFolder, writeFiles } from "../../site.ts";

const cache = suite("cache");

const configOf = (title: string) =>
	`export default { title: "${title}", url: "https://example.org", theme: { templates: "theme/index.tsx", entries: ["theme/start.ts"] }, onBrokenLinks: "warn", i18n: { locales: { en: {}, fr: {} } }, markdown: { includeFrom: ["snippets"] }, docs: { editUrl: process.env.EDIT_URL ?? "https://example.org/source" } };\n`;
const themeOf = (word: string) =>
	`import theme from "ssg-docs/templates";\nimport { end } from "./end";\nexport default { ...theme, titleOf: (props) => theme.titleOf(props) + " ${word}" + end };\n`;

const site: Files = {
	"site.config.ts": configOf("Site"),
	"theme/index.tsx": themeOf("!"),
	"theme/end.ts": 'export const end = "";\n',
	"theme/start.ts": 'console.log("start");\n',
	"content/en/_search.yml": "synonyms:\n  aid: help\nexpect:\n  help: /help/\n",
	"content/en/help/index.md": "# Help\n\n[a](./a.md), [d](./deep/d.md#d)\n",
	"content/en/help/a.md":
		"# A\n\n<!--@include: ./_part.md-->\n\n<<< ../../../snippets/code.ts\n\n![a picture](./dot.svg)\n",
	"content/en/help/_part.md": "A part.\n",
	"snippets/code.ts": "const a = 1;\n",
	"content/en/help/dot.svg": svg(10),
	"content/en/help/deep/d.md": "# D\n\ntext of d\n",
	"content/fr/help/a.md": "# A en français\n\ntexte\n",
	"content/en/news/20240101-one.md": "---\ntags: [x]\n---\n# One\n\ntext\n",
	"public/robots.txt": "User-agent: *\n",
};

function svg(size: number): string {
	return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"/>\n`;
}

const inSite = (use: (folder: string) => Promise<void>) =>
	inFolder((folder) => {
		writeFiles(folder, site);
		return use(folder);
	});

/** As a process of its own would see it. */
const storeIn = (folder: string, engine = "engine"): CacheStore => createDiskStore(path.join(folder, ".ssg"), engine);

/** Builds into a folder of the site; tells how many files were parsed. */
async function build(folder: string, out: string, store?: CacheStore) {
	const outDir = path.join(folder, out);
	const cache = new Cache({ disk: store });
	const config = await loadConfig(folder, { outDir }, cache);
	let parsed = 0;
	let rendered = 0;
	let counted = 0;
	const { problems, counts, ok } = await createBuilder(config, createNodeHost(config, { cache }), {
		run: (name, inputs, shared) => {
			if (name === "parse") parsed += inputs.flat().length;
			if (name === "pages") rendered += inputs.flat().length;
			if (name === "words") for (const { pages } of inputs as readonly WordsTask[]) counted += pages.length;
			return inlineWorkers.run(name, inputs, shared);
		},
	})();
	return {
		parsed,
		rendered,
		counted,
		told: { ok, counts, problems: problems.map(formatProblem) },
	};
}

/** Contents by name, the manifest among them. */
const filesIn = (folder: string): Record<string, string> =>
	existsSync(folder)
		? Object.fromEntries(
				readdirSync(folder, { recursive: true, withFileTypes: true })
					.filter((entry) => entry.isFile())
					.map((entry) => path.join(entry.parentPath, entry.name))
					.sort()
					.map((file) => [path.relative(folder, file), readFileSync(file, "latin1")]),
			)
		: {};

/** That a build with what is in the store gives what one without gives. */
async function sameAsCold(folder: string, store: CacheStore, what: string) {
	const warm = await build(folder, "dist", store);
	rmSync(path.join(folder, "cold"), { recursive: true, force: true });
	const cold = await build(folder, "cold");
	assert.equal(warm.told, cold.told, what);
	if (!cold.told.ok) return warm;
	const [made, wanted] = [filesIn(`${folder}/dist`), filesIn(`${folder}/cold`)];
	assert.equal(Object.keys(made), Object.keys(wanted), what);
	for (const [name, text] of Object.entries(wanted)) assert.ok(made[name] === text, `${what}: ${name} is another`);
	return warm;
}

/** Numbers below a limit, the same in each run. */
function numbers(seed: number): (below: number) => number {
	let state = seed;
	return (below) => {
		state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
		return Math.floor((state / 2 ** 32) * below);
	};
}

type Edit = (folder: string, number: number) => void;

const write =
	(name: string, text: (number: number) => string): Edit =>
	(folder, number) =>
		writeFiles(folder, { [name]: text(number) });

const edits: readonly (readonly [what: string, edit: Edit])[] = [
	["a text", write("content/en/help/a.md", (n) => `# A\n\ntext ${n}\n`)],
	["a title", write("content/en/help/deep/d.md", (n) => `# D ${n}\n\ntext\n`)],
	["a translation", write("content/fr/help/a.md", (n) => `# A fr\n\nmot ${n}\n`)],
	["a new file", write("content/fr/help/new.md", (n) => `# Neuf ${n}\n`)],
	[
		"a move",
		(folder, n) => {
			const [from, to] = n % 2 ? ["deep/d.md", "d.md"] : ["d.md", "deep/d.md"];
			const help = `${folder}/content/en/help`;
			if (existsSync(`${help}/${from}`)) renameSync(`${help}/${from}`, `${help}/${to}`);
		},
	],
	["a file less", (folder) => rmSync(`${folder}/content/fr/help/a.md`, { force: true })],
	["a category", write("content/en/help/deep/_category_.yml", (n) => `label: Deep ${n}\n`)],
	["an included text", write("content/en/help/_part.md", (n) => `Part ${n}\n`)],
	["included code", write("snippets/code.ts", (n) => `let a = ${n};\n`)],
	["a page with both", write("content/en/help/a.md", () => String(site["content/en/help/a.md"]))],
	["a picture's size", write("content/en/help/dot.svg", (n) => svg(n + 1))],
	["a post", write("content/en/news/20240202-two.md", (n) => `# Two ${n}\n`)],
	["an expectation", write("content/en/_search.yml", (n) => `expect:\n  help ${n}: /help/\n`)],
	["a public file", write("public/robots.txt", (n) => `User-agent: bot${n}\n`)],
	["the configuration", write("site.config.ts", (n) => configOf(`Site ${n}`))],
	["the templates", write("theme/index.tsx", (n) => themeOf(`v${n}`))],
	["what templates import", write("theme/end.ts", (n) => `export const end = "${n}";\n`)],
	["a module that comes first", write("theme/end.tsx", (n) => `export const end = "x${n}";\n`)],
	["the browser's code", write("theme/start.ts", (n) => `console.log(${n});\n`)],
	["a mistake", write("content/en/help/bad.md", () => "---\ntitle: a: b\n---\n")],
];

cache("gives, after any edits, what a build without it gives", () =>
	inSite(async (folder) => {
		const below = numbers(7);
		await build(folder, "dist", storeIn(folder));
		// Each kind once, in an order of chance, and some again.
		const order = [
			...edits
				.map((edit) => ({ edit, at: below(1000) }))
				.sort((a, b) => a.at - b.at)
				.map(({ edit }) => edit),
			...Array.from({ length: 6 }, () => edits[below(edits.length)]),
		];
		const done: string[] = [];
		for (const [what, edit] of order as typeof edits) {
			edit(folder, below(50));
			done.push(what);
			const { told } = await sameAsCold(folder, storeIn(folder), done.join(", "));
			if (told.ok) continue;
			rmSync(`${folder}/content/en/help/bad.md`, { force: true });
			const mended = await sameAsCold(folder, storeIn(folder), "mended");
			assert.ok(mended.told.ok, mended.told.problems.join("\n"));
		}
	}),
);

cache("makes only what is new, and writes only what is another", () =>
	inSite(async (folder) => {
		const first = await build(folder, "dist", storeIn(folder));
		assert.ok(first.parsed > 3);
		const dist = path.join(folder, "dist");
		for (const name of Object.keys(filesIn(dist))) utimesSync(path.join(dist, name), 1, 1);
		writeFiles(folder, { "content/fr/help/a.md": "# A en français\n\nmots\n" });
		const second = await build(folder, "dist", storeIn(folder));
		assert.equal([second.parsed, second.rendered], [1, 1]);
		const written = readdirSync(dist, { recursive: true, withFileTypes: true })
			.filter((entry) => entry.isFile() && entry.name !== ".ssg-files")
			.map((entry) => path.join(entry.parentPath, entry.name))
			.filter((file) => statSync(file).mtimeMs > 1000)
			.map((file) => path.relative(dist, file))
			.filter((name) => !name.includes("search"))
			.sort();
		assert.equal(written, [
			"fr/help/a.md",
			"fr/help/a/index.html",
			"fr/help/a/index.json",
			"fr/llms-full.txt",
			"fr/llms.txt",
		]);
	}),
);

cache("makes a page again whose file is gone", () =>
	inSite(async (folder) => {
		const store = () => storeIn(folder);
		const { rendered } = await build(folder, "dist", store());
		assert.is((await build(folder, "dist", store())).rendered, 0);
		rmSync(`${folder}/dist/fr/help/a/index.json`);
		const again = await sameAsCold(folder, store(), "a file less");
		assert.is(again.rendered, 1);
		rmSync(`${folder}/dist`, { recursive: true });
		const anew = await sameAsCold(folder, store(), "no folder");
		assert.is(anew.rendered, rendered);
	}),
);

cache("knows code that does not do the same each time", () => {
	const fleeting = [
		"new Date()",
		"new Date( ).getFullYear()",
		"const day = new Date;",
		"Date.now()",
		"Date()",
		"Math.random()",
		"process.env.NAME",
		'import { readFileSync } from "node:fs";',
		'import os from "os";',
	];
	for (const code of fleeting) assert.not(isRepeatable(code), code);
	const same = [
		"new Date(page.date)",
		"Date.UTC(2026, 1)",
		"format.format(new Date(date))",
		'import { join } from "node:path";',
		'import { jsx } from "file:///site/node_modules/react/jsx-runtime.js";',
	];
	for (const code of same) assert.ok(isRepeatable(code), code);
});

/** More links than a page shows, in two folders. */
const manyPages: Files = Object.fromEntries(
	Array.from({ length: 320 }, (_, i) => [`content/en/help/part-${i % 2}/page-${i}.md`, `# Page ${i}\n`]),
);

cache("renders the pages that show a title, and with a theme that shows all titles everywhere, all pages", () =>
	inSite(async (folder) => {
		writeFiles(folder, manyPages);
		await build(folder, "dist", storeIn(folder));
		writeFiles(folder, { "content/en/help/part-0/page-4.md": "# Other\n" });
		const own = await sameAsCold(folder, storeIn(folder), "the theme's own");
		// Those of its folder, in both languages.
		assert.ok(own.rendered > 320 && own.rendered < 350, `${own.rendered}`);

		writeFiles(folder, {
			"theme/index.tsx": `import { createTheme } from "ssg-docs/templates";
const labels = (entries) => entries.flatMap(({ label, entries = [] }) => [label, ...labels(entries)]);
const DocsSidebar = ({ entries }) => <p>{labels(entries).join()}</p>;
export default createTheme({ parts: { DocsSidebar } });
`,
		});
		await build(folder, "dist", storeIn(folder));
		writeFiles(folder, { "content/en/help/part-0/page-4.md": "# Another\n" });
		const all = await sameAsCold(folder, storeIn(folder), "another sidebar");
		assert.ok(all.rendered > 640, `${all.rendered}`);
	}),
);

cache("counts the words of changed pages, and puts them into the index", () =>
	inSite(async (folder) => {
		const edits: Edit[] = [
			write("content/en/help/a.md", () => "# A\n\nnew words\n"),
			write("content/en/help/a.md", () => "# A\n\n## More\n\nnew words\n"),
			write("content/en/help/b.md", () => "# B\n\nanother page\n"),
			(folder) => rmSync(path.join(folder, "content/en/help/b.md")),
			write("content/fr/help/a.md", () => "# A\n\nautres mots\n"),
		];
		await build(folder, "dist", storeIn(folder));
		for (const [number, edit] of edits.entries()) {
			edit(folder, number);
			const warm = await sameAsCold(folder, storeIn(folder), `${number}`);
			// Another heading also changes the ids of the translation.
			assert.ok(warm.counted <= 2, `${number}: ${warm.counted} counted`);
		}
		rmSync(path.join(folder, ".ssg/words-en"));
		write("content/en/help/a.md", () => "# A\n\nlast words\n")(folder, 0);
		await sameAsCold(folder, storeIn(folder), "without the words");
	}),
);

cache("keeps no page of templates that ask for today", () =>
	inSite(async (folder) => {
		writeFiles(folder, {
			"theme/end.ts": "export const end = String(new Date().getFullYear());\n",
		});
		const { rendered } = await build(folder, "dist", storeIn(folder));
		const again = await sameAsCold(folder, storeIn(folder), "today");
		assert.equal([again.parsed, again.rendered], [0, rendered]);
	}),
);

for (const name of ["documents", "documents-texts"])
	cache(`ignores ${name} that are damaged, cut off, or another engine's`, () =>
		inSite(async (folder) => {
			const { parsed } = await build(folder, "dist", storeIn(folder));
			const file = path.join(folder, ".ssg", name);
			const whole = readFileSync(file);
			const damaged = Buffer.from(whole);
			damaged.write("§§", Math.floor(whole.length / 2));
			const wrong: [what: string, bytes: Uint8Array, parsed: (n: number) => boolean][] = [
				["damaged", damaged, (n) => n === 1],
				["cut off", whole.subarray(0, whole.length - 20), (n) => n === 1],
				["empty", Buffer.alloc(0), (n) => n === parsed],
				["foreign", Buffer.from("#!/bin/sh\nexit\n"), (n) => n === parsed],
			];
			for (const [what, bytes, isExpected] of wrong) {
				writeFileSync(file, bytes);
				const warm = await sameAsCold(folder, storeIn(folder), what);
				assert.ok(isExpected(warm.parsed), `${what}: ${warm.parsed}`);
				assert.is((await build(folder, "dist", storeIn(folder))).parsed, 0, what);
			}
			const other = await sameAsCold(folder, storeIn(folder, "other"), "other");
			assert.is(other.parsed, parsed);
		}),
	);

/** Ways to spoil a file of the cache, or the cache itself. */
const spoilers: Readonly<Record<string, (file: string) => void>> = {
	"a folder": (file) => writeFiles(file, { "mine.txt": "mine" }),
	"a named pipe": (file) => spawnSync("mkfifo", [file]),
	"a link to itself": (file) => symlinkSync(file, file),
	"a link to nowhere": (file) => symlinkSync("/proc/none/x", file),
	"a device": (file) => symlinkSync("/dev/full", file),
	"a file": (file) => writeFileSync(file, "mine"),
};

for (const [what, spoil] of Object.entries(spoilers)) {
	cache(`costs time and nothing else when each file is ${what}`, () =>
		inSite(async (folder) => {
			await build(folder, "dist", storeIn(folder));
			for (const name of readdirSync(`${folder}/.ssg`)) {
				rmSync(`${folder}/.ssg/${name}`);
				spoil(`${folder}/.ssg/${name}`);
			}
			await sameAsCold(folder, storeIn(folder), what);
		}),
	);

	cache(`costs time and nothing else when it is ${what} itself`, () =>
		inSite(async (folder) => {
			spoil(`${folder}/.ssg`);
			await sameAsCold(folder, storeIn(folder), what);
		}),
	);
}

cache("that cannot be written is one warning, and the build continues", () =>
	inSite(async (folder) => {
		writeFileSync(`${folder}/.ssg`, "mine");
		const { code, stdout, stderr } = await start(folder, "--timings").ended;
		assert.is(code, 0);
		assert.match(stdout, "parsed 5 of 5 files");
		assert.match(
			stderr,
			/^warning: cannot write \.ssg\/\w+: there is a file where a folder is needed; the build continues/m,
		);
		assert.is(stderr.match(/warning: cannot write/g)?.length, 1);
		assert.is(readFileSync(`${folder}/.ssg`, "utf8"), "mine");
	}),
);

cache("keeps apart what two engines write at once", () =>
	inFolder(async (folder) => {
		const [one, other] = [storeIn(folder, "one"), storeIn(folder, "other")];
		await one.write("name", new Map([["a", "1"]]));
		await one.read("name");
		await other.write("name", new Map([["b", "2"]]));
		const both = [
			["a", "1"],
			["c", "3"],
			["d", "4"],
		] as const;
		await one.write("name", new Map(both));
		const left = await storeIn(folder, "other").read("name");
		assert.equal([left.size, left.get("b")], [1, "2"]);
	}),
);

cache("does not trust templates that a killed build has left half written", () =>
	inSite(async (folder) => {
		await build(folder, "dist", storeIn(folder));
		const [name = ""] = readdirSync(`${folder}/.ssg`).filter((file) => file.startsWith("templates-"));
		writeFileSync(`${folder}/.ssg/${name}`, "export default {");
		await build(folder, "dist", storeIn(folder));
		assert.match(readFileSync(`${folder}/.ssg/${name}`, "utf8"), "titleOf");
	}),
);

/** Builds as the command does, when there is anything to do; `undefined`: there is not. */
async function command(folder: string, options = {}) {
	const cache = new Cache({ disk: storeIn(folder) });
	const request = JSON.stringify(options);
	const told = await readUnchangedReport<BuildRecord>(cache, "last-build", request);
	if (told) return { isKept: true, told };
	await wait(50); // what changed this moment may change again unseen
	const fresh = await buildFresh(folder, options, { cache, request });
	assert.ok(fresh);
	const { work, timings, ...report } = fresh;
	return { isKept: false, told: report, work };
}

cache("builds nothing while nothing has changed, and says the same", () =>
	inSite(async (folder) => {
		writeFiles(folder, { "content/en/help/a.md": "# A\n\n[no](/none)\n" });
		const first = await command(folder);
		assert.is(first.told.summary.problems.length > 0, true);
		const second = await command(folder);
		assert.ok(second.isKept);
		assert.equal(second.told, JSON.parse(JSON.stringify(first.told)));
	}),
);

const causes: readonly (readonly [what: string, cause: Edit])[] = [
	["included code", write("snippets/code.ts", () => "let b;\n")],
	["a text", write("content/en/help/a.md", () => "# A\n\nother\n")],
	["a new file", write("content/en/help/new.md", () => "# New\n")],
	["a file less", (folder) => rmSync(`${folder}/content/fr/help/a.md`)],
	["a picture", write("content/en/help/dot.svg", () => svg(77))],
	["a public file", write("public/new.txt", () => "new")],
	["the configuration", write("site.config.ts", () => configOf("Other"))],
	["the templates", write("theme/end.ts", () => 'export const end = "?";\n')],
	["the browser's code", write("theme/start.ts", () => "console.log(2);\n")],
	["a written file", (folder) => rmSync(`${folder}/dist/help/a/index.html`)],
	["the list of them", (folder) => writeFileSync(`${folder}/dist/.ssg-files`, "")],
];

cache("builds when anything has changed that a build reads or has written", () =>
	inSite(async (folder) => {
		await command(folder);
		for (const [what, cause] of causes) {
			cause(folder, 0);
			assert.not.ok((await command(folder)).isKept, what);
			await sameAsCold(folder, storeIn(folder), what);
			assert.ok((await command(folder)).isKept, `after ${what}`);
		}
	}),
);

cache("builds again where a build was interrupted", () =>
	inSite(async (folder) => {
		await command(folder);
		assert.ok((await command(folder)).isKept);
		writeFiles(folder, { ".dist.ssg/new/index.html": "half" });
		assert.not.ok((await command(folder)).isKept);
		assert.not.ok(existsSync(`${folder}/.dist.ssg`));
		assert.ok((await command(folder)).isKept);
	}),
);

cache("builds for another wish or another environment", () =>
	inSite(async (folder) => {
		await command(folder);
		assert.not.ok((await command(folder, { drafts: true })).isKept);
		assert.not.ok((await command(folder)).isKept);
		process.env.EDIT_URL = "https://example.org/mine"; // its effect needs another process: modules are run once
		try {
			assert.not.ok((await command(folder)).isKept);
		} finally {
			delete process.env.EDIT_URL;
		}
	}),
);

cache("knows files by their contents when only their times are others", () =>
	inSite(async (folder) => {
		await command(folder);
		for (const file of ["content/en/help/a.md", "public/robots.txt"]) utimesSync(path.join(folder, file), 5, 5);
		assert.ok((await command(folder)).isKept);
	}),
);

cache("never skips a build with errors, or one that may depend on the clock", () =>
	inSite(async (folder) => {
		writeFiles(folder, { "content/en/help/a.md": "---\ntitle: a: b\n---\n" });
		assert.is((await command(folder)).told.summary.ok, false);
		assert.is((await command(folder)).told.summary.ok, false);
		writeFiles(folder, {
			"content/en/help/a.md": "# A\n",
			"site.config.ts": configOf("Site").replace('"Site"', "String(new Date().getFullYear())"),
		});
		await command(folder);
		const again = await command(folder);
		assert.not.ok(again.isKept);
		assert.equal(again.work, {
			files: 5,
			parsed: 0,
			rendered: again.work?.rendered,
			written: 0,
		});
	}),
);

const program = fileURLToPath(new URL("../../../bin/ssg.mjs", import.meta.url));

function start(cwd: string, ...args: readonly string[]) {
	const { GITHUB_ACTIONS, FORCE_COLOR, ...env } = process.env;
	const child = spawn(process.execPath, [program, "build", ...args], {
		cwd,
		env,
		stdio: ["ignore", "pipe", "pipe"],
	});
	const said = { stdout: "", stderr: "" };
	for (const stream of ["stdout", "stderr"] as const)
		child[stream].setEncoding("utf8").on("data", (text) => {
			said[stream] += text;
		});
	const ended = once(child, "close").then(([code]) => ({ code, ...said }));
	return { child, ended };
}

cache("stays whole when two build at once, and when one is killed", () =>
	inSite(async (folder) => {
		const killed = start(folder);
		while (!existsSync(`${folder}/.ssg/config`)) await wait(20);
		await wait(Number(process.hrtime.bigint() % 300n));
		killed.child.kill("SIGKILL");
		await killed.ended;
		const both = await Promise.all([start(folder).ended, start(folder, "-o", "other").ended]);
		assert.equal(
			both.map(({ code }) => code),
			[0, 0],
		);
		const last = await start(folder, "--timings").ended;
		assert.match(last.stdout, /nothing changed|parsed 0 of 5 files/);
		const { stdout, stderr } = await start(folder).ended;
		assert.match(stdout, "nothing changed since the last build");
		assert.is(stderr, last.stderr);
		const cold = await start(folder, "-o", "cold", "--no-cache", "--timings").ended;
		assert.match(cold.stdout, /\ntotal +\d+ ms +100 %\nparsed 5 of 5 files/);
		assert.equal(filesIn(`${folder}/dist`), filesIn(`${folder}/cold`));
		assert.equal(filesIn(`${folder}/other`), filesIn(`${folder}/cold`));
	}),
);

cache.run();
