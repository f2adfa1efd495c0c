import { suite } from "uvu";
import * as assert from "uvu/assert";
import { findWordRanges, normalizeWord } from "../../../../src/browser/search/search-marks.lazy.ts";

const places = suite("ranges of words");

/** The text with each range in brackets. */
function marked(text: string, words: readonly string[]): string {
	const found = findWordRanges(text, new Set(words.map(normalizeWord)));
	let shown = "";
	let end = 0;
	for (const place of found) {
		shown += `${text.slice(end, place.start)}[${text.slice(place.start, place.end)}]`;
		end = place.end;
	}
	return shown + text.slice(end);
}

const cases: [name: string, text: string, words: string[], shown: string][] = [
	["are whole words", "note notes keynote", ["note"], "[note] notes keynote"],
	["ignore case", "A Note, a NOTE", ["note"], "A [Note], a [NOTE]"],
	["respect accents", "été ete ÉTÉ", ["été"], "[été] ete [ÉTÉ]"],
	["match decomposed accents", "e\u0301te\u0301 ete", ["été"], "[e\u0301te\u0301] ete"],
	["do not match inside words with digits", "sync2 sync 2", ["sync"], "sync2 [sync] 2"],
	["match after an elided article", "l’index d'Ada", ["index", "ada"], "l’[index] d'[Ada]"],
	["match a compound written with a hyphen", "a to-do list", ["todo"], "a [to-do] list"],
	["match a part of a compound", "a to-do list", ["do"], "a to-[do] list"],
	["match numbers with dots", "since 3.4, not 3.45", ["3.4"], "since [3.4], not 3.45"],
	["are characters in scripts without spaces", "日本語の本", ["日", "本"], "[日本]語の[本]"],
	["are the words that pairs of characters make up", "日本語の本、日本", ["日本", "本語"], "[日本語]の本、[日本]"],
	[
		"are not the end of another word",
		"データベースのケース",
		["デー", "ータ", "タベ", "ベー", "ース"],
		"[データベース]のケース",
	],
	["are a Korean word without its particle", "동기화를", ["동기", "기화"], "[동기화]를"],
	["ignore the dot of a Turkish i", "IŞIK İstanbul INDEX", ["ışık", "istanbul", "ındex"], "[IŞIK] [İstanbul] [INDEX]"],
	["match names of object properties", "constructor __proto__", ["constructor"], "[constructor] __proto__"],
	["are empty without words", "a note", [], "a note"],
	["do not treat words as patterns", "a.c abc", ["a.c", ".*", "("], "[a.c] abc"],
];
for (const [name, text, words, shown] of cases) places(name, () => assert.is(marked(text, words), shown));

places.run();
