import { suite } from "uvu";
import * as assert from "uvu/assert";
import { splitPostings } from "../../src/search/indexing/posting-ranges.ts";
import { dice, engineOf, filesOf, type Pages } from "./corpus.ts";

const ranges = suite("ranges of an index");

const SYLLABLES = "ba ce di fo gu ha je ki lo mu na pe ri so tu".split(" ");

const random = dice(11);
const word = (): string =>
	Array.from({ length: 2 + Math.floor(random() * 3) }, () => SYLLABLES[Math.floor(random() * SYLLABLES.length)]).join(
		"",
	);
const words = Array.from({ length: 400 }, word);
const text = (length: number): string =>
	Array.from({ length }, () => words[Math.floor(random() ** 2 * words.length)]).join(" ");
const pages: Pages = Object.fromEntries(
	Array.from({ length: 60 }, (_, i) => [`${text(2)} ${i}`, { text: text(60), sections: { [text(2)]: text(40) } }]),
);
const whole = filesOf("en", pages);
const { index, files } = splitPostings(whole.index, 100, 300);
const texts = new Map(files.map(({ file, postings }) => [file, postings]));

/** The search over ranges, and the files that it has asked for. */
function opened(load = async (file: string) => texts.get(file) as string) {
	const asked: string[] = [];
	const engine = engineOf({ ...whole, index }, (file) => {
		asked.push(file);
		return load(file);
	});
	return { engine, asked };
}

ranges("are not made of a small index", () => {
	assert.equal(splitPostings(whole.index), { index: whole.index, files: [] });
});

ranges("hold what the index had, each a part of it", () => {
	assert.ok(files.length > 10);
	assert.is(files.map(({ postings }) => postings).join(" "), whole.index.postings);
	assert.is(index.postings, "");
	assert.equal(
		index.ranges?.map(([, file]) => file),
		files.map(({ file }) => file),
	);
});

ranges("give the answers that the whole gives", async () => {
	const one = engineOf(whole);
	const { engine } = opened();
	const queries = [
		...words.slice(0, 40),
		...words.slice(40, 60).map((word) => word.slice(0, 3)),
		...Array.from({ length: 30 }, () => text(3)),
		...words.slice(60, 80).map((word) => `${word}x`),
	];
	for (const query of queries) assert.equal(await engine.search(query, 20), await one.search(query, 20), query);
});

ranges("are fetched when one of their terms is asked for, once", async () => {
	const { engine, asked } = opened();
	await engine.search("", 10);
	await engine.search("((( 😀", 10);
	assert.equal(asked, []);
	const [first = ""] = words;
	const { pages } = await engine.search(`${first} `, 10);
	assert.ok(pages.length > 0);
	assert.is(asked.length, 1);
	await engine.search(`${first} `, 10);
	await Promise.all([engine.search(first, 10), engine.search(first, 10)]);
	assert.is(new Set(asked).size, asked.length);
	assert.ok(asked.length < files.length / 2, `${asked.length} of them`);
});

ranges("that fail fail the search, and are fetched again", async () => {
	let fails = true;
	const { engine, asked } = opened(async (file) => {
		if (fails) throw new Error("offline");
		return texts.get(file) as string;
	});
	const query = `${words[0]} ${words[1]} `;
	const failed = () =>
		engine.search(query, 10).then(
			() => "found",
			(error: Error) => error.message,
		);
	assert.is(await failed(), "offline");
	assert.is(await failed(), "offline");
	fails = false;
	assert.equal(await engine.search(query, 10), await engineOf(whole).search(query, 10));
	assert.ok(asked.length > new Set(asked).size);
});

ranges.run();
