import { mkdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import path from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { Cache } from "../../../src/engine/cache/cache.ts";
import { listUnchanged, readUnchanged } from "../../../src/pipeline/load/read-unchanged.ts";
import { inFolder } from "../../site.ts";

const unchanged = suite("unchanged files");

const { now } = Date;
let ahead = 0;
Date.now = () => now() + ahead;
unchanged.after(() => {
	Date.now = now;
});

/** As if 2.1 s had passed since the last `write`. */
const settle = () => {
	ahead = 2100;
};
const write = (file: string, text: string) => {
	ahead = 0;
	writeFileSync(file, text);
};

unchanged("are read once, and again when they are written", () =>
	inFolder(async (folder) => {
		const file = path.join(folder, "a.md");
		write(file, "one");
		const cache = new Cache({ memory: true });
		let read = 0;
		const ask = () => readUnchanged(cache, file, () => ++read);
		assert.is(ask(), 1);
		assert.is(ask(), 2); // just written: it may be written again within the clock's tick
		settle();
		assert.is(ask(), 3);
		assert.is(ask(), 3);
		write(file, "two"); // as long as before
		assert.is(ask(), 4);
		settle();
		assert.is(ask(), 5);
		utimesSync(file, 1, 1); // a copy that keeps its time
		assert.is(ask(), 6);
		assert.is(ask(), 6);
	}),
);

unchanged("are read each time when more than the file is in the result", () =>
	inFolder(async (folder) => {
		const file = path.join(folder, "a.md");
		write(file, "one");
		settle();
		const cache = new Cache({ memory: true });
		let read = 0;
		const count = () => ++read;
		const ask = () => readUnchanged(cache, file, count, () => false);
		assert.equal([ask(), ask()], [1, 2]);
	}),
);

unchanged("are listed again when a folder has other files", () =>
	inFolder(async (folder) => {
		const inner = path.join(folder, "inner");
		mkdirSync(inner);
		write(path.join(inner, "a.md"), "one");
		settle();
		const cache = new Cache({ memory: true });
		let listed = 0;
		const ask = async () => {
			const list = async () => ({ folders: [folder, inner], isCacheable: true, count: ++listed });
			return (await listUnchanged(cache, folder, list)).count;
		};
		assert.equal([await ask(), await ask()], [1, 1]);
		writeFileSync(path.join(inner, "a.md"), "two"); // its own affair
		assert.is(await ask(), 1);
		write(path.join(inner, "b.md"), "new");
		assert.equal([await ask(), await ask()], [2, 3]); // written this moment
		settle();
		assert.equal([await ask(), await ask()], [4, 4]);
		rmSync(inner, { recursive: true });
		assert.equal([await ask(), await ask()], [5, 6]);
		const other = new Cache({ memory: true });
		const list = async () => ({ folders: [folder], isCacheable: false, x: ++listed });
		const first = (await listUnchanged(other, folder, list)).x;
		assert.is((await listUnchanged(other, folder, list)).x, first + 1);
	}),
);

unchanged.run();
