// Test run: integration, kinds
import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync, readFileSync, readlinkSync, rmSync, statSync, utimesSync } from "node:fs";
import { hostname } from "node:os";
import path from "node:path";
import { Worker } from "node:worker_threads";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { createNodeHost } from "../../../src/engine/host.ts";
import type { Output } from "../../../src/model/site/site.ts";
import { toOutputPath } from "../../../src/model/urls/route.ts";
import { createBuilder } from "../../../src/pipeline/build.ts";
import { MANIFEST, openOutputFolder } from "../../../src/pipeline/emit/index.ts";
import { theme } from "../../host.ts";
import { inlineWorkers } from "../../inline-workers.ts";
import { type Files, inFolder, writeFiles } from "../../site.ts";
import { rarely } from "../../slow-run.ts";
import { testConfig } from "../../test-config.ts";
import { contentOf, emit, failureOf, inParent, outputsOf } from "./output-folder.ts";

const emitting = suite("output folder");

/** What stands in a lock of this machine and container. */
const holder = {
	started: "1",
	space: `${hostname()} ${existsSync("/proc/self/ns/pid") ? readlinkSync("/proc/self/ns/pid") : ""}`.trim(),
};

const LONG_AGO = new Date("2020-01-01T00:00:00Z");
const age = (dist: string, names: readonly string[]) => {
	for (const name of names) utimesSync(path.join(dist, name), LONG_AGO, LONG_AGO);
};
const isTouched = (dist: string, name: string) =>
	statSync(path.join(dist, name)).mtime.getTime() !== LONG_AGO.getTime();

emitting("is made with the folders above it, and holds what was built", () =>
	inParent(async (dist, parent) => {
		const deep = path.join(dist, "a/b");
		writeFiles(parent, { "public/a.txt": "copied" });
		await emit(
			deep,
			[
				...outputsOf({ "index.html": "1", "fr/a b/#1.html": "2" }),
				{ path: toOutputPath("a.txt"), copyOf: "public/a.txt" },
				{ path: toOutputPath("b.bin"), contents: Uint8Array.from([65, 66]) },
			],
			{ root: parent },
		);
		assert.equal(contentOf(deep), { "a.txt": "copied", "b.bin": "AB", "fr/a b/#1.html": "2", "index.html": "1" });
		assert.equal(readdirSync(path.dirname(deep)), ["b"]);
	}),
);

emitting("may be there already when it is empty", () =>
	inFolder(async (folder) => {
		await emit(folder, { "index.html": "1" });
		assert.equal(contentOf(folder), { "index.html": "1" });
	}),
);

emitting("has only those files touched that changed", () =>
	inParent(async (dist, parent) => {
		writeFiles(parent, { "a.txt": "copied" });
		const copy = { path: toOutputPath("a.txt"), copyOf: "a.txt" };
		await emit(dist, [...outputsOf({ "index.html": "1", "b/index.html": "1" }), copy]);
		age(dist, ["index.html", "b/index.html", "a.txt"]);
		await emit(dist, [...outputsOf({ "index.html": "1", "b/index.html": "2", "c.html": "1" }), copy]);
		assert.not.ok(isTouched(dist, "index.html"));
		assert.not.ok(isTouched(dist, "a.txt"));
		assert.ok(isTouched(dist, "b/index.html"));
		assert.equal(contentOf(dist), { "a.txt": "copied", "b/index.html": "2", "c.html": "1", "index.html": "1" });
	}),
);

emitting("gets back a file that somebody removed", () =>
	inParent(async (dist) => {
		const outputs = outputsOf({ "index.html": "1", "a.html": "1" });
		await emit(dist, outputs);
		rmSync(path.join(dist, "a.html"));
		await emit(dist, outputs);
		assert.is(contentOf(dist)["a.html"], "1");
	}),
);

emitting("loses stale files and the folders that they leave empty", () =>
	inParent(async (dist) => {
		await emit(dist, {
			"index.html": "1",
			"help/a/index.html": "1",
			"help/a/b/index.html": "1",
			"help/c.html": "1",
			"old/deep/er/index.html": "1",
		});
		await emit(dist, { "index.html": "1", "help/c.html": "1" });
		assert.equal(contentOf(dist), { "help/c.html": "1", "index.html": "1" });
		assert.equal(readdirSync(dist).sort(), [MANIFEST, "help", "index.html"]);
	}),
);

emitting("lets a folder take the place of a file, and a file that of a folder", () =>
	inParent(async (dist) => {
		await emit(dist, { a: "1", "b/index.html": "1" });
		await emit(dist, { "a/index.html": "2", b: "2" });
		assert.equal(contentOf(dist), { "a/index.html": "2", b: "2" });
	}),
);

emitting("with files of somebody else is refused, and left as it is", () =>
	inFolder(async (folder) => {
		writeFiles(folder, { "thesis.txt": "years of work" });
		const message = await failureOf(emit(folder, { "index.html": "1" }));
		assert.is(
			message,
			`${folder} holds files that ssg did not write\n  help: empty it, or choose another folder with --out-dir`,
		);
		assert.equal(contentOf(folder), { "thesis.txt": "years of work" });
	}),
);

emitting("keeps files that others put into it later", () =>
	inParent(async (dist) => {
		await emit(dist, { "a/index.html": "1" });
		writeFiles(dist, { "a/CNAME": "notes.example" });
		await emit(dist, { "index.html": "1" });
		assert.equal(contentOf(dist), { "a/CNAME": "notes.example", "index.html": "1" });
	}),
);

/** Outputs that cannot be written, each after one that can. */
const unwritable: [name: string, output: Output][] = [
	["a public file is gone", { path: toOutputPath("b.txt"), copyOf: "none.txt" }],
	["what is to be copied is a folder", { path: toOutputPath("b"), copyOf: "folder" }],
];
for (const [name, output] of unwritable)
	emitting(`keeps the old site to the byte when ${name}`, () =>
		inParent(async (dist, parent) => {
			writeFiles(parent, { "folder/a.txt": "" });
			await emit(dist, { "index.html": "1", "a.html": "1" });
			const before = contentOf(dist);
			const manifest = readFileSync(path.join(dist, MANIFEST), "utf8");
			const message = await failureOf(emit(dist, [...outputsOf({ "index.html": "2" }), output]));
			assert.ok(message);
			assert.equal(contentOf(dist), before);
			assert.is(readFileSync(path.join(dist, MANIFEST), "utf8"), manifest);
			assert.equal(readdirSync(parent).sort(), ["dist", "folder"]);
		}),
	);

emitting("loses what a killed build left beside it, and nothing else", () =>
	inParent(async (dist, parent) => {
		const dead = spawnSync(process.execPath, ["--version"]).pid;
		writeFiles(parent, {
			".dist.ssg/new/old.html": "half",
			".dist.ssg/old/r0": "half",
			".dist.ssg/lock": JSON.stringify({ ...holder, pid: dead }),
			".other.ssg/new/index.html": "of another folder",
			"dist.new/a.txt": "mine",
		});
		await emit(dist, { "index.html": "1" });
		assert.equal(contentOf(dist), { "index.html": "1" });
		assert.equal(readdirSync(parent).sort(), [".other.ssg", "dist", "dist.new"]);
	}),
);

emitting("loses nothing outside of it, whatever its list says", () =>
	inParent(async (dist, parent) => {
		writeFiles(parent, { "mine.txt": "mine" });
		await emit(dist, { "index.html": "1" });
		const list = path.join(dist, MANIFEST);
		writeFiles(dist, {
			[MANIFEST]: `${readFileSync(list, "utf8")}0 ../mine.txt\n0 a/../../mine.txt\n0 ${parent}/mine.txt\n\nnonsense\n`,
		});
		await emit(dist, { "index.html": "2" });
		assert.equal(contentOf(dist), { "index.html": "2" });
		assert.is(readFileSync(path.join(parent, "mine.txt"), "utf8"), "mine");
	}),
);

// ---- whole builds

const siteOf = (folder: string) => {
	const config = testConfig({ search: false }, folder);
	const host = { ...createNodeHost(config), bundle: async () => theme };
	return { folder, dist: config.outDir, build: createBuilder(config, host, inlineWorkers) };
};

const pages: Files = {
	"content/en/help/index.md": "# Help\n\n[Search](./search.md)\n",
	"content/en/help/search.md": "# Search\n",
};

const inSite = (files: Files, use: (site: ReturnType<typeof siteOf>) => Promise<void>) =>
	inFolder(async (folder) => {
		writeFiles(folder, files);
		await use(siteOf(folder));
	});

emitting("is as it was when what was added is discarded", () =>
	inParent(async (dist, parent) => {
		await emit(dist, { "index.html": "1" });
		const writing = await openOutputFolder(dist, parent);
		await writing.add(outputsOf({ "index.html": "2", "a.html": "2" }));
		await writing.discard();
		assert.equal(contentOf(dist), { "index.html": "1" });
		assert.equal(readdirSync(parent), ["dist"]);
	}),
);

emitting("is as it was, to the byte, after a build with an error", () =>
	inSite(pages, async ({ folder, dist, build }) => {
		assert.ok((await build()).ok);
		const before = contentOf(dist);
		age(dist, Object.keys(before));
		writeFiles(folder, {
			"content/en/help/index.md": "# Other\n\n[Gone](/help/gone)\n",
			"content/en/help/new.md": "# New\n",
		});
		assert.not.ok((await build()).ok);
		assert.equal(contentOf(dist), before);
		for (const name of Object.keys(before)) assert.not.ok(isTouched(dist, name), name);
	}),
);

emitting("is not made by a first build with an error", () =>
	inSite({ "content/en/help/index.md": "[Gone](/help/gone)\n" }, async ({ dist, build }) => {
		assert.not.ok((await build()).ok);
		assert.not.ok(existsSync(dist));
	}),
);

emitting("is not touched by a second build of the same files", () =>
	inSite(pages, async ({ folder, dist, build }) => {
		await build();
		const names = Object.keys(contentOf(dist));
		age(dist, names);
		await siteOf(folder).build();
		for (const name of names) assert.not.ok(isTouched(dist, name), name);
	}),
);

/** Reads files again and again until `end` is set, and tells what it saw that is no whole page. */
const WATCH = `
const { readFileSync } = require("node:fs");
const { workerData: { files, end }, parentPort } = require("node:worker_threads");
const bad = new Set();
let looks = 0;
const look = (file) => {
	looks++;
	try {
		if (!readFileSync(file, "utf8").endsWith("</html>")) bad.add("half of " + file);
	} catch (error) {
		bad.add(error.message);
	}
};
files.forEach(look);
parentPort.postMessage("ready");
while (Atomics.load(end, 0) === 0) files.forEach(look);
parentPort.postMessage({ looks, bad: [...bad] });`;

rarely(emitting)("never lacks a file, nor has half of one, while it is built again", () =>
	inSite(pages, async ({ folder, dist, build }) => {
		await build();
		const files = ["help/index.html", "help/search/index.html", "404.html"].map((name) => path.join(dist, name));
		const end = new Int32Array(new SharedArrayBuffer(4));
		const watcher = new Worker(WATCH, { eval: true, workerData: { files, end } });
		await once(watcher, "message");
		for (let i = 0; i < 20; i++) {
			writeFiles(folder, { "content/en/help/search.md": `# Search ${i}\n\n${"More. ".repeat(i * 500)}\n` });
			assert.ok((await build()).ok);
		}
		Atomics.store(end, 0, 1);
		const [{ looks, bad }] = await once(watcher, "message");
		await watcher.terminate();
		assert.equal(bad, []);
		assert.ok(looks > 100, `${looks} looks`);
		assert.match(contentOf(dist)["help/search/index.html"] ?? "", "Search 19");
	}),
);

emitting.run();
