import { readFileSync, writeFileSync } from "node:fs";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { createDiskStore } from "../../../src/engine/cache/disk-store.ts";
import type { StoredEntries } from "../../../src/engine/cache/store.ts";
import { inFolder } from "../../site.ts";

const store = suite("disk store");

/** Longer than the parts in which a file is read. */
const LONG = "é".repeat(300_000);

store("reads some entries without the others, and adds entries to them", () =>
	inFolder(async (folder) => {
		const open = () => createDiskStore(folder, "engine");
		const entries = ["a", "b", "c"].map((key) => [key, key + LONG] as const);
		await open().write("name", new Map([...entries, ["d", ""]]));
		await open().append("name", new Map([["e", "5"]]));
		const some = await open().read("name", new Set(["b", "d", "e", "none"]));
		assert.equal([some.size, some.get("b"), some.get("d"), some.get("e")], [3, `b${LONG}`, "", "5"]);
		assert.equal([some.has("a"), some.has("none")], [false, false]);
		assert.is((await open().read("name")).size, 5);

		writeFileSync(`${folder}/name`, readFileSync(`${folder}/name`, "utf8").replace("béé", "bèé"));
		assert.is((await open().read("name", new Set(["b"]))).size, 0);
		assert.is((await open().read("name")).size, 4);
	}),
);

store("returns what is stored, which stays on the disk, while another process writes", () =>
	inFolder(async (folder) => {
		const one = createDiskStore(folder, "engine");
		const other = createDiskStore(folder, "engine");
		const valuesOf = (entries: StoredEntries, keys: string) => [...keys].map((key) => entries.get(key));
		assert.is((await one.read("name")).size, 0);
		assert.equal(valuesOf(await one.append("name", new Map([["a", LONG]])), "a"), [LONG]);
		assert.equal(valuesOf(await other.read("name"), "a"), [LONG]);
		const both = await other.append("name", new Map([["b", "2"]]));
		assert.equal(valuesOf(both, "ab"), [LONG, "2"]);
		const own = await one.append("name", new Map([["c", "3"]]));
		assert.equal(valuesOf(own, "abc"), [LONG, undefined, "3"]);
		assert.equal(valuesOf(await createDiskStore(folder, "engine").read("name"), "abc"), [LONG, "2", "3"]);

		// The other one puts a new file in the place of the one that is open.
		await other.write("name", new Map([["d", "4"]]));
		assert.equal(valuesOf(own, "ac"), [LONG, "3"]);
		assert.equal(valuesOf(await one.append("name", new Map([["e", "5"]])), "ace"), [LONG, "3", "5"]);
		assert.equal(valuesOf(await createDiskStore(folder, "engine").read("name"), "abcde"), [
			...[undefined, undefined, undefined],
			...["4", "5"],
		]);
	}),
);

store("replaces a file of another engine before it adds entries", () =>
	inFolder(async (folder) => {
		await createDiskStore(folder, "before").write("name", new Map([["a", "1"]]));
		const store = createDiskStore(folder, "engine");
		assert.is((await store.read("name")).size, 0);
		await store.append("name", new Map([["b", "2"]]));
		const entries = await createDiskStore(folder, "engine").read("name");
		assert.equal([entries.size, entries.get("b")], [1, "2"]);
	}),
);

store.run();
