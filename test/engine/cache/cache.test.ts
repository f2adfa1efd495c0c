// Test run: slow
import { existsSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { BuildRecord } from "../../../src/cli/command-options.ts";
import { buildFresh } from "../../../src/cli/fresh-build.ts";
import { Cache } from "../../../src/engine/cache/cache.ts";
import { readUnchangedReport } from "../../../src/engine/cache/last-build.ts";
import { isRepeatable } from "../../../src/engine/cache/purity.ts";
import { startCommand } from "../../pipeline/emit/command.ts";
import { type Files, inFolder, writeFiles } from "../../site.ts";
import {
	assertSameFiles,
	build,
	buildCold,
	buildWarm,
	configOf,
	filesIn,
	inSite,
	site,
	storeIn,
	svg,
	themeOf,
} from "./cached-builds.ts";

const cache = suite("cache");

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
			...Array.from({ length: 4 }, () => edits[below(edits.length)]),
		];
		const done: string[] = [];
		for (const [what, edit] of order as typeof edits) {
			edit(folder, below(50));
			done.push(what);
			const { told } = await buildWarm(folder, storeIn(folder), done.join(", "));
			if (told.ok) continue;
			rmSync(`${folder}/content/en/help/bad.md`, { force: true });
			const mended = await buildWarm(folder, storeIn(folder), "mended");
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
		const written = Object.keys(filesIn(dist))
			.filter((name) => name !== ".ssg-files" && !name.includes("search"))
			.filter((name) => statSync(path.join(dist, name)).mtimeMs > 1000);
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
		const again = await buildWarm(folder, store(), "a file less");
		assert.is(again.rendered, 1);
		rmSync(`${folder}/dist`, { recursive: true });
		const anew = await buildWarm(folder, store(), "no folder");
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
		const own = await buildWarm(folder, storeIn(folder), "the theme's own");
		// Those near it in its folder, in both languages.
		assert.ok(own.rendered > 100 && own.rendered < 150, `${own.rendered}`);

		writeFiles(folder, {
			"theme/index.tsx": `import { createTheme } from "ssg-docs/templates";
const labels = (entries) => entries.flatMap(({ label, entries = [] }) => [label, ...labels(entries)]);
const DocsSidebar = ({ entries }) => <p>{labels(entries).join()}</p>;
export default createTheme({ parts: { DocsSidebar } });
`,
		});
		await build(folder, "dist", storeIn(folder));
		writeFiles(folder, { "content/en/help/part-0/page-4.md": "# Another\n" });
		const all = await build(folder, "dist", storeIn(folder));
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
			const warm = await buildWarm(folder, storeIn(folder), `${number}`);
			// Another heading also changes the ids of the translation.
			assert.ok(warm.counted <= 2, `${number}: ${warm.counted} counted`);
		}
		rmSync(path.join(folder, ".ssg/words-en"));
		write("content/en/help/a.md", () => "# A\n\nlast words\n")(folder, 0);
		await buildWarm(folder, storeIn(folder), "without the words");
	}),
);

cache("keeps no page of templates that ask for today", () =>
	inSite(async (folder) => {
		writeFiles(folder, { "theme/end.ts": "export const end = String(new Date().getFullYear());\n" });
		const { rendered } = await build(folder, "dist", storeIn(folder));
		const again = await buildWarm(folder, storeIn(folder), "today");
		assert.equal([again.parsed, again.rendered], [0, rendered]);
	}),
);

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
			assert.ok((await command(folder)).isKept, `after ${what}`);
		}
		const { files } = await buildCold(folder);
		assertSameFiles(filesIn(`${folder}/dist`), files, "after all of them");
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

cache("never skips a build after one that failed because of code", () =>
	inSite(async (folder) => {
		await command(folder);
		assert.ok((await command(folder)).isKept);
		writeFiles(folder, { "theme/end.ts": 'throw new Error("no end");\n' });
		assert.is((await command(folder)).told.summary.ok, false);
		assert.is((await command(folder)).told.summary.ok, false);
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
		assert.equal(again.work, { files: 5, parsed: 0, rendered: again.work?.rendered, written: 0 });
	}),
);

const start = (cwd: string, ...args: readonly string[]) => startCommand(["build", ...args], { cwd });

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
