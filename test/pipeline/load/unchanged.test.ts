import { mkdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { Cache } from "../../../src/engine/cache/cache.ts";
import { listUnchanged, readUnchanged } from "../../../src/pipeline/load/read-unchanged.ts";
import { inFolder } from "../../site.ts";

const unchanged = suite("unchanged files");

const settled = () => setTimeout(2100);

unchanged("are read once, and again when they are written", () =>
	inFolder(async (folder) => {
		const file = path.join(folder, "a.md");
		writeFileSync(file, "one");
		const cache = new Cache({ memory: true });
		let read = 0;
		const ask = () => readUnchanged(cache, file, () => ++read);
		assert.is(ask(), 1);
		assert.is(ask(), 2); // just written: it may be written again within the clock's tick
		await settled();
		assert.is(ask(), 3);
		assert.is(ask(), 3);
		writeFileSync(file, "two"); // as long as before
		assert.is(ask(), 4);
		await settled();
		assert.is(ask(), 5);
		utimesSync(file, 1, 1); // a copy that keeps its time
		await settled();
		assert.is(ask(), 6);
		assert.is(ask(), 6);
	}),
);

unchanged("are read each time when more than the file is in the result", () =>
	inFolder(async (folder) => {
		const file = path.join(folder, "a.md");
		writeFileSync(file, "one");
		await settled();
		const cache = new Cache({ memory: true });
		let read = 0;
		const ask = () =>
			readUnchanged(
				cache,
				file,
				() => ++read,
				() => false,
			);
		assert.equal([ask(), ask()], [1, 2]);
	}),
);

unchanged("are listed again when a folder has other files", () =>
	inFolder(async (folder) => {
		const inner = path.join(folder, "inner");
		mkdirSync(inner);
		writeFileSync(path.join(inner, "a.md"), "one");
		await settled();
		const cache = new Cache({ memory: true });
		let listed = 0;
		const ask = async () => {
			const list = async () => ({ folders: [folder, inner], isCacheable: true, count: ++listed });
			return (await listUnchanged(cache, folder, list)).count;
		};
		assert.equal([await ask(), await ask()], [1, 1]);
		writeFileSync(path.join(inner, "a.md"), "two"); // its own affair
		assert.is(await ask(), 1);
		writeFileSync(path.join(inner, "b.md"), "new");
		assert.equal([await ask(), await ask()], [2, 3]); // written this moment
		await settled();
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
