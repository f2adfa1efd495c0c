import { suite } from "uvu";
import * as assert from "uvu/assert";
import { type BuiltIndex, buildSearchIndex } from "../../src/search/indexing/build-index.ts";
import {
	countPageWords,
	decodePageWords,
	encodePageWords,
	type PageWords,
} from "../../src/search/indexing/page-words.ts";
import { type IndexChange, updateSearchIndex } from "../../src/search/indexing/update-index.ts";
import { searchLanguageOf } from "./languages.ts";

const updates = suite("update of an index");

const language = searchLanguageOf("en");

/** Whole numbers below a bound; the same seed gives the same ones. */
function createDraw(seed: number): (below: number) => number {
	let state = seed;
	return (below) => {
		state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
		return Math.floor((state / 2 ** 32) * below);
	};
}

const VOCABULARY =
	"note notes noted sync syncing synced Café cafe key keys keyboard the of an editor editors plugin plug-in C++ 42 résumé".split(
		" ",
	);

type Draw = ReturnType<typeof createDraw>;

const text = (draw: Draw, length: number): string =>
	Array.from({ length }, () => VOCABULARY[draw(VOCABULARY.length)] as string).join(" ");

/** Texts have the same length more often than not, as after the edit of a word. */
const randomPage = (draw: Draw): PageWords =>
	countPageWords(
		{
			title: text(draw, 2),
			keywords: draw(3) === 0 ? [text(draw, 1)] : [],
			path: `page-${draw(30)}`,
			sections: Array.from({ length: 1 + draw(4) }, () => ({
				heading: text(draw, draw(3)),
				text: text(draw, draw(8) === 0 ? draw(30) : 12),
				code: draw(2) === 0 ? text(draw, 3) : "",
			})),
		},
		language,
	);

const build = (pages: readonly PageWords[]): BuiltIndex => buildSearchIndex(pages, "en", language);

/** Replaces, removes and adds pages at random. */
function change(pages: readonly PageWords[], draw: Draw) {
	const changes: IndexChange[] = [];
	const after: PageWords[] = [];
	let section = 0;
	const add = () => {
		const added = randomPage(draw);
		changes.push({ section, after: added });
		after.push(added);
	};
	for (const page of pages) {
		const kind = draw(12);
		if (kind === 0) add();
		if (kind === 1) changes.push({ section, before: page });
		else if (kind === 2) {
			const changed = randomPage(draw);
			changes.push({ section, before: page, after: changed });
			after.push(changed);
		} else after.push(page);
		section += page.sections;
	}
	if (draw(4) === 0) add();
	return { changes, after };
}

updates("is what all pages give, whatever has changed", () => {
	let updated = 0;
	for (let seed = 1; seed <= 300; seed++) {
		const draw = createDraw(seed);
		let pages = Array.from({ length: draw(25) }, () => randomPage(draw));
		let built = build(pages);
		for (let round = 0; round < 4; round++) {
			const { changes, after } = change(pages, draw);
			const next = updateSearchIndex(built, changes, language);
			const whole = build(after);
			if (next) {
				updated++;
				assert.equal(next.index, whole.index, `seed ${seed}`);
				assert.equal(next.parts.wordPages, whole.parts.wordPages);
				assert.equal(next.parts.totals, whole.parts.totals);
			}
			built = next ?? whole;
			pages = after;
		}
	}
	assert.ok(updated > 300, `${updated} updates`);
});

updates("is left to a new index when the weights of other pages change", () => {
	const page = (words: number) =>
		countPageWords(
			{
				title: "Page",
				keywords: [],
				path: "page",
				sections: [{ heading: "", text: `note${" other".repeat(words)}`, code: "" }],
			},
			language,
		);
	const pages = [page(5), page(5)];
	const replaced = { section: 1, before: page(5) };
	const updateTo = (words: number) => updateSearchIndex(build(pages), [{ ...replaced, after: page(words) }], language);
	assert.is(updateTo(500), undefined);
	assert.equal(updateTo(5)?.index, build(pages).index);
});

updates("keeps the words of a page as they are when they are encoded", () => {
	const draw = createDraw(7);
	for (let i = 0; i < 50; i++) {
		const page = randomPage(draw);
		const encoded = encodePageWords(page);
		assert.equal(decodePageWords(encoded), page);
		assert.not.match(encoded, /[\n\t"]/);
	}
	const empty = countPageWords({ title: "", keywords: [], path: "", sections: [] }, language);
	assert.equal(decodePageWords(encodePageWords(empty)), empty);
});

updates.run();
