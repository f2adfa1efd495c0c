// Test run: integration, kinds
/** A cache whose files are damaged, or something else, costs time and nothing else. */
import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { writeFiles } from "../../site.ts";
import { some } from "../../slow-run.ts";
import { build, buildCold, buildWarm, site, storeIn } from "./cached-builds.ts";

const spoiled = suite("spoiled cache");

const folder = mkdtempSync(path.join(tmpdir(), "ssg-"));
const cacheFolder = path.join(folder, ".ssg");
/** What a first build keeps. Each test begins with it. */
const kept = path.join(folder, "kept");
let cold: Awaited<ReturnType<typeof buildCold>>;
let documents = 0;

spoiled.before(async () => {
	writeFiles(folder, site);
	cold = await buildCold(folder);
	rmSync(cacheFolder, { recursive: true }); // the compiled templates are there
	documents = (await build(folder, "dist", storeIn(folder))).parsed;
	cpSync(cacheFolder, kept, { recursive: true });
});
spoiled.before.each(() => {
	for (const name of [cacheFolder, `${folder}/dist`]) rmSync(name, { recursive: true, force: true });
	cpSync(kept, cacheFolder, { recursive: true });
});
spoiled.after(() => rmSync(folder, { recursive: true, force: true }));

/** Ways to spoil a file of the cache, or the cache itself. */
const spoilers: Readonly<Record<string, (file: string) => void>> = {
	"a folder": (file) => writeFiles(file, { "mine.txt": "mine" }),
	"a named pipe": (file) => spawnSync("mkfifo", [file]),
	"a link to itself": (file) => symlinkSync(file, file),
	"a link to nowhere": (file) => symlinkSync("/proc/none/x", file),
	"a device": (file) => symlinkSync("/dev/full", file),
	"a file": (file) => writeFileSync(file, "mine"),
};

for (const [what, spoil] of some(Object.entries(spoilers))) {
	spoiled(`each file is ${what}`, async () => {
		for (const name of readdirSync(cacheFolder)) {
			rmSync(path.join(cacheFolder, name));
			spoil(path.join(cacheFolder, name));
		}
		await buildWarm(folder, storeIn(folder), what, cold);
	});

	spoiled(`the folder is ${what}`, async () => {
		rmSync(cacheFolder, { recursive: true });
		spoil(cacheFolder);
		await buildWarm(folder, storeIn(folder), what, cold);
	});
}

/** Ways to damage a file of entries, and whether all of them are lost or one. */
const damages: readonly [what: string, damage: (whole: Buffer) => Uint8Array, isAllLost: boolean][] = [
	[
		"damaged",
		(whole) => {
			whole.write("§§", Math.floor(whole.length / 2));
			return whole;
		},
		false,
	],
	["cut off", (whole) => whole.subarray(0, whole.length - 20), false],
	["empty", () => Buffer.alloc(0), true],
	["foreign", () => Buffer.from("#!/bin/sh\nexit\n"), true],
];

for (const name of some(["documents", "documents-texts"]))
	for (const [what, damage, isAllLost] of damages)
		spoiled(`${name} are ${what}`, async () => {
			const file = path.join(cacheFolder, name);
			writeFileSync(file, damage(readFileSync(file)));
			const warm = await buildWarm(folder, storeIn(folder), what, cold);
			assert.is(warm.parsed, isAllLost ? documents : 1);
			assert.is((await build(folder, "dist", storeIn(folder))).parsed, 0);
		});

spoiled("it is another engine's", async () => {
	const { parsed } = await buildWarm(folder, storeIn(folder, "other"), "other", cold);
	assert.is(parsed, documents);
});

spoiled("a killed build has left the templates half written", async () => {
	const [name = ""] = readdirSync(cacheFolder).filter((file) => file.startsWith("templates-"));
	writeFileSync(path.join(cacheFolder, name), "export default {");
	await build(folder, "dist", storeIn(folder));
	assert.match(readFileSync(path.join(cacheFolder, name), "utf8"), "titleOf");
});

spoiled.run();
