import { existsSync, readFileSync, utimesSync } from "node:fs";
import path from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { Output } from "../../../src/model/site/site.ts";
import { toOutputPath } from "../../../src/model/urls/route.ts";
import { MANIFEST } from "../../../src/pipeline/emit/index.ts";
import { contentsHash } from "../../../src/pipeline/emit/manifest.ts";
import { inFolder, writeFiles } from "../../site.ts";
import { emit, inParent } from "./output-folder.ts";

const manifests = suite("manifest");

const manifestOf = (folder: string) => readFileSync(path.join(folder, MANIFEST), "utf8");

const read = (folder: string, name: string) => readFileSync(path.join(folder, name), "utf8");

manifests("lists each file with its hash and size, in order", () =>
	inParent(async (dist) => {
		await emit(dist, { "b.html": "é", "a/index.html": "text" });
		assert.is(
			manifestOf(dist),
			`{"format":"ssg-files","version":2}\n["a/index.html","${contentsHash("text")}",4]\n["b.html","${contentsHash("é")}",2]\n`,
		);
	}),
);

manifests("knows copied files by their contents, wherever they lie", () =>
	inFolder(async (root) => {
		const copy: Output = { path: toOutputPath("a.txt"), copyOf: "a.txt" };
		for (const place of ["one", "two"]) {
			writeFiles(path.join(root, place), { "a.txt": "copied" });
			const dist = path.join(root, place, "dist");
			await emit(dist, [copy]);
		}
		const [one, two] = ["one", "two"].map((place) => manifestOf(path.join(root, place, "dist")));
		assert.is(one, two);
		assert.match(one ?? "", contentsHash("copied"));
	}),
);

manifests("a name with a line break names no other file", () =>
	inParent(async (dist) => {
		await emit(dist, { "index.html": "text" });
		writeFiles(dist, { "mine.txt": "text" });
		const name = `a\n${contentsHash("text")} mine.txt`;
		await emit(dist, { "index.html": "text", [name]: "text" });
		assert.is(read(dist, name), "text");
		await emit(dist, { "index.html": "text" });
		assert.not.ok(existsSync(path.join(dist, name)));
		assert.is(read(dist, "mine.txt"), "text");
	}),
);

manifests("a stale file that somebody has changed stays", () =>
	inParent(async (dist) => {
		await emit(dist, { "index.html": "text", "a.html": "text" });
		writeFiles(dist, { "a.html": "more" });
		await emit(dist, { "index.html": "text" });
		assert.is(read(dist, "a.html"), "more");
	}),
);

manifests("a file that a power cut has cut short is written again", () =>
	inParent(async (dist) => {
		await emit(dist, { "index.html": "text", "a.html": "text" });
		writeFiles(dist, { "a.html": "" });
		utimesSync(path.join(dist, MANIFEST), 0, 0); // before the machine was started
		await emit(dist, { "index.html": "text", "a.html": "text" });
		assert.is(read(dist, "a.html"), "text");
	}),
);

manifests("that is nonsense deletes nothing", () =>
	inParent(async (dist) => {
		writeFiles(dist, {
			"mine.txt": "mine",
			[MANIFEST]: '{"format":"ssg-files","version":2}\n[1]\n{}\nmine.txt\n["mine.txt"]\n\0\n',
		});
		await emit(dist, { "index.html": "text" });
		assert.is(read(dist, "mine.txt"), "mine");
	}),
);

manifests.run();
