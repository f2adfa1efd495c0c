import { suite } from "uvu";
import * as assert from "uvu/assert";
import { Memo } from "../../../src/engine/cache/memo.ts";
import { type CacheStore, textOfAdded } from "../../../src/engine/cache/store.ts";
import { isDeepEqual } from "../../../src/model/text/deep-equal.ts";
import { collectGarbage } from "../../../src/preview/watch/collect-garbage.ts";

const memo = suite("memo");

interface Item {
	readonly name: string;
	readonly text: string;
}

const texts = { name: "texts", nameOf: ({ name }: Item) => name, keyOf: ({ name, text }: Item) => `${name}:${text}` };

/** A store in memory, and how often it was written. */
function inMemory() {
	const stored = new Map<string, ReadonlyMap<string, string>>();
	let writes = 0;
	const store: CacheStore = {
		read: async (name) => stored.get(name) ?? new Map(),
		write: async (name, added, kept = new Set()) => {
			writes++;
			const before = [...(stored.get(name) ?? [])];
			const all = new Map(before.filter(([key]) => kept.has(key)));
			for (const [key, text] of added) all.set(key, textOfAdded(text));
			stored.set(name, all);
			return all;
		},
		append: async (name, added) => {
			const all = new Map([...(stored.get(name) ?? []), ...added]);
			stored.set(name, all);
			return all;
		},
	};
	return { store, stored, writes: () => writes };
}

const counting = () => {
	const made: string[] = [];
	return {
		made,
		make: async (items: readonly Item[]) =>
			items.map(({ name, text }) => {
				made.push(name);
				return text.toUpperCase();
			}),
	};
};

const a = { name: "a", text: "one" };
const b = { name: "b", text: "two" };

memo("makes again what is another, in the order of the items", async () => {
	const { made, make } = counting();
	const memory = new Memo<Item, string>(texts, { memory: true });
	assert.equal(await memory.map([a, b], make), ["ONE", "TWO"]);
	assert.equal(await memory.map([{ ...b }, { ...a }], make), ["TWO", "ONE"]);
	assert.equal(made, ["a", "b"]);
	assert.equal(await memory.map([a, { ...b, text: "three" }], make), ["ONE", "THREE"]);
	assert.equal(made, ["a", "b", "b"]);
});

memo("forgets what a round did not ask for", async () => {
	const { made, make } = counting();
	const memory = new Memo<Item, string>(texts, { memory: true });
	await memory.map([a, b], make);
	await memory.map([a], make);
	await memory.map([a, b], make);
	assert.equal(made, ["a", "b", "b"]);
});

memo("remembers nothing when it is asked once", async () => {
	const { made, make } = counting();
	const memory = new Memo<Item, string>(texts, {});
	await memory.map([a], make);
	await memory.map([a], make);
	assert.equal(made, ["a", "a"]);
});

memo("gives what another process has stored, by key", async () => {
	const { store, writes } = inMemory();
	const first = counting();
	const one = new Memo<Item, string>(texts, { disk: store });
	await one.map([a, b], first.make);
	await one.save();
	await one.save();
	assert.is(writes(), 1);

	const second = counting();
	const other = new Memo<Item, string>({ ...texts, warmStart: true }, { disk: store, memory: true });
	assert.equal(await other.map([b, a], second.make), ["TWO", "ONE"]);
	await other.save();
	assert.equal([second.made, writes()], [[], 1]);
	assert.equal(await other.map([{ ...b, text: "x" }], second.make), ["X"]);
	await other.save();
	assert.equal([second.made, writes()], [["b"], 2]);
	assert.equal(await other.map([b], second.make), ["TWO"]);
	assert.equal(second.made, ["b", "b"]);
});

memo("gives what another process has stored, and stores nothing if it only reads", async () => {
	const { store, writes } = inMemory();
	const one = new Memo<Item, string>(texts, { disk: store });
	await one.map([a], counting().make);
	await one.save();
	const { made, make } = counting();
	const other = new Memo<Item, string>({ ...texts, warmStart: "read" }, { disk: store, memory: true });
	assert.equal(await other.map([a, b], make), ["ONE", "TWO"]);
	await other.save();
	assert.equal([made, writes()], [["b"], 1]);
});

memo("loads the second parts of results when they are needed", async () => {
	const { store, stored } = inMemory();
	let loaded = 0;
	const counted: CacheStore = {
		...store,
		read: async (name) => {
			const entries = await store.read(name);
			const get = (key: string) => {
				if (name === "texts-texts") loaded++;
				return entries.get(key);
			};
			return { size: entries.size, has: (key) => entries.has(key), get };
		},
	};
	const divided = {
		...texts,
		parts: {
			divide: ({ name, text }: Item) => ({ first: name, second: [{ text }] }),
			join: (name: string, second: (index: number) => { readonly text: string }): Item => ({
				name,
				get text() {
					return second(0).text;
				},
			}),
		},
	};
	const one = new Memo<Item, Item>(divided, { disk: counted });
	await one.mapBatches([a, b], async function* (missing) {
		yield missing.map((one) => ({ ...one }));
	});
	await one.save();
	const next = () => new Memo<Item, Item>(divided, { disk: counted });
	const { results, missing } = await next().lookUp([a, b]);
	assert.equal(missing, []);
	assert.equal([results[1]?.name, loaded], ["b", 0]);
	assert.equal([results[1]?.text, loaded], ["two", 1]);
	assert.equal([results[1]?.text, loaded], ["two", 1]); // until it is collected

	stored.set("texts-texts", new Map());
	assert.equal((await next().lookUp([a, b])).missing, [a, b]);
});

memo("does not keep many of the second parts that it has stored in memory", async () => {
	const { store } = inMemory();
	const made: WeakRef<object>[] = [];
	const divided = {
		...texts,
		parts: {
			divide: ({ name, text }: Item) => {
				const second = { text };
				made.push(new WeakRef(second));
				return { first: name, second: [second] };
			},
			join: (name: string, second: (index: number) => { readonly text: string }): Item => ({
				name,
				get text() {
					return second(0).text;
				},
			}),
		},
	};
	const long = { name: "long", text: "x".repeat(1 << 26) };
	const items = [a, long, b];
	const results = await new Memo<Item, Item>(divided, { disk: store }).mapBatches(items, async function* (missing) {
		yield missing.map((one) => ({ ...one }));
	});
	await new Promise(setImmediate); // weak references keep what they have shown until the turn ends
	collectGarbage();
	assert.equal(
		made.map((one) => one.deref() !== undefined),
		[true, false, false],
	);
	assert.equal(results, items);
});

memo("stores each batch of divided results at once", async () => {
	const { store, stored, writes } = inMemory();
	const divided = {
		...texts,
		parts: {
			divide: ({ name, text }: Item) => ({ first: name, second: [{ text }] }),
			join: (name: string, second: (index: number) => { readonly text: string }): Item => ({
				name,
				text: second(0).text,
			}),
		},
	};
	const one = new Memo<Item, Item>(divided, { disk: store });
	const counts: (number | undefined)[] = [];
	const results = await one.mapBatches([a, b], async function* (missing) {
		for (const item of missing) {
			counts.push(stored.get("texts")?.size);
			yield [{ ...item }];
		}
	});
	assert.equal(results, [a, b]);
	assert.equal(counts, [undefined, 1]);
	assert.equal([...(stored.get("texts-texts")?.values() ?? [])], ['{"text":"one"}', '{"text":"two"}']);
	await one.save();
	assert.equal([stored.get("texts")?.size, stored.get("texts-texts")?.size, writes()], [2, 2, 2]);
	assert.equal((await new Memo<Item, Item>(divided, { disk: store }).lookUp([b, a])).results, [b, a]);
});

memo("gives what a new result is made from, by name", async () => {
	const { store } = inMemory();
	const definition = { ...texts, keepsPrevious: true };
	const { make } = counting();
	const one = new Memo<Item, string>(definition, { disk: store });
	await one.map([a, b], make);
	await one.save();
	const changed = { ...b, text: "three" };
	for (const options of [{ disk: store }, { memory: true }]) {
		const other = new Memo<Item, string>(definition, options);
		if (options.memory) await other.map([a, b], make);
		const { missing, previous } = await other.lookUp([a, changed]);
		assert.equal([missing, previous], [[changed], ["TWO"]]);
	}
	const lookup = await one.lookUp([{ name: "c", text: "new" }]);
	assert.equal(lookup.previous, [undefined]);
});

memo("stores a new result in place of one that was not usable", async () => {
	const { store } = inMemory();
	const one = new Memo<Item, string>(texts, { disk: store });
	await one.map([a], async () => ["old"]);
	await one.save();
	const other = new Memo<Item, string>(texts, { disk: store });
	await other.map(
		[a],
		async () => ["new"],
		() => false,
	);
	await other.save();
	const last = new Memo<Item, string>(texts, { disk: store });
	assert.equal((await last.lookUp([a])).results, ["new"]);
});

memo("holds two values for the same when they say the same", () => {
	const value = { list: [1, { deep: "text" }], none: null, not: undefined };
	assert.ok(isDeepEqual(value, structuredClone(value)));
	for (const other of [
		{ ...value, list: [1, { deep: "other" }] },
		{ ...value, list: [1] },
		{ ...value, list: { 0: 1, 1: { deep: "text" } } },
		{ list: value.list, none: null },
		{ list: value.list, none: null, other: undefined },
		{ ...value, none: undefined },
		null,
		"text",
	]) {
		assert.not(isDeepEqual(value, other));
		assert.not(isDeepEqual(other, value));
	}
	assert.not(isDeepEqual([], {}));
	assert.not(isDeepEqual(undefined, null));
});

memo.run();
