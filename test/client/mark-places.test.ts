import { suite } from "uvu";
import * as assert from "uvu/assert";
import { comparable, placesOf } from "../../src/client/search/mark-places.ts";

const places = suite("places of words");

/** The marked parts of a text, in brackets. */
function marked(text: string, words: readonly string[]): string {
	const found = placesOf(text, new Set(words.map(comparable)));
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
	["may be in capitals", "A Note, a NOTE", ["note"], "A [Note], a [NOTE]"],
	["keep their accents", "été ete ÉTÉ", ["été"], "[été] ete [ÉTÉ]"],
	[
		"may have accents apart",
		"e\u0301te\u0301 ete",
		["été"],
		"[e\u0301te\u0301] ete",
	],
	["end at digits, too", "sync2 sync 2", ["sync"], "sync2 [sync] 2"],
	["follow an article", "l’index d'Ada", ["index", "ada"], "l’[index] d'[Ada]"],
	["may have signs inside", "a to-do list", ["todo"], "a [to-do] list"],
	["may be part of those", "a to-do list", ["do"], "a to-[do] list"],
	[
		"may be numbers with dots",
		"since 3.4, not 3.45",
		["3.4"],
		"since [3.4], not 3.45",
	],
	["are signs where no space is", "日本語の本", ["日", "本"], "[日本]語の[本]"],
	[
		"may be names of objects",
		"constructor __proto__",
		["constructor"],
		"[constructor] __proto__",
	],
	["are none without words", "a note", [], "a note"],
	["are no patterns", "a.c abc", ["a.c", ".*", "("], "[a.c] abc"],
];
for (const [name, text, words, shown] of cases)
	places(name, () => assert.is(marked(text, words), shown));

places.run();
