import { readFileSync, writeFileSync } from "node:fs";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { createDiskStore } from "../../../src/engine/cache/disk-store.ts";
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

store.run();
