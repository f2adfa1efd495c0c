import { suite } from "uvu";
import * as assert from "uvu/assert";
import { createPageExcerpt, createSearchExcerpt, highlightWords } from "../../src/search/excerpt.ts";
import type { HighlightedSegments } from "../../src/search/results.ts";
import { dice } from "./corpus.ts";
import { searchLanguageOf } from "./languages.ts";

const excerpt = suite("excerpts");

/** As it is read: marks in square brackets. */
const read = (pieces: HighlightedSegments): string =>
	pieces.map(({ text, isMatch }) => (isMatch ? `[${text}]` : text)).join("");

const plain = (pieces: HighlightedSegments): string => pieces.map(({ text }) => text).join("");

const of = (text: string, words: string, lang = "en"): HighlightedSegments =>
	createSearchExcerpt(text, new Set(words.split(" ")), searchLanguageOf(lang));

const titled = (text: string, words: string, lang = "en"): string =>
	read(highlightWords(text, new Set(words.split(" ")), searchLanguageOf(lang)));

const filler = (letter: string): string => `${letter.repeat(7)} `.repeat(60);

excerpt("are the whole text where it is short", () => {
	assert.is(read(of("Notes are encrypted, notes only.", "notes encrypted")), "[Notes] are [encrypted], [notes] only.");
});

excerpt("begin with the text where nothing of it was found", () => {
	const text = filler("a");
	const found = plain(of(text, "note"));
	assert.ok(found.endsWith("…"));
	assert.ok(text.startsWith(found.slice(0, -1)));
	assert.ok(found.length > 100 && found.length <= 161);
});

excerpt("are from the section that was found, or from the first one with the words", () => {
	const sections = ["How to start.", "Copy the notes.", "A backup helps.", "No backup, no notes."];
	const shown = (words: string, place: number, heading = "") => {
		const source = { title: "Move", heading, sections, place };
		return createPageExcerpt(source, new Set(words.split(" ")), searchLanguageOf("en"));
	};
	assert.is(read(shown("backup", 3).text), "No [backup], no notes.");
	assert.is(read(shown("backup", 0).text), "A [backup] helps.");
	assert.is(read(shown("move", 0).text), "How to start.", "the title has the word");
	assert.is(read(shown("list", 1, "Lists of words").text), "Copy the notes.", "nothing has it");
	assert.equal(shown("backup", 0).heading, []);
});

excerpt("show words far away between ellipses, whole words around", () => {
	const text = `${filler("a")}The secret key is here. ${filler("b")}`;
	const pieces = of(text, "key");
	assert.equal(pieces[0], { text: "…", isMatch: false });
	assert.equal(pieces.at(-1), { text: "…", isMatch: false });
	assert.match(read(pieces), /^…(a{7} )+The secret \[key\] is here\. b/);
	assert.match(read(pieces), / b{7}…$/);
});

excerpt("end without an ellipsis at the end of the text", () => {
	assert.match(read(of(`${filler("a")}The key.`, "key")), /The \[key\]\.$/);
});

excerpt("are where most of the different words are", () => {
	const text = `key key key key ${filler("a")}the key of a note ${filler("b")}key`;
	assert.match(read(of(text, "key note")), /the \[key\] of a \[note\] b/);
});

excerpt("are taken from the first of several places that are as good", () => {
	const text = `one key ${filler("a")}two key ${filler("b")}`;
	assert.match(read(of(text, "key")), /^one \[key\]/);
});

excerpt("of an empty text are empty", () => {
	assert.equal(of("", "note"), []);
	assert.is(titled("", "note"), "");
});

excerpt("mark the parts of a word that were found", () => {
	assert.is(titled("e-mail.example", "mail"), "e-[mail].example");
	assert.is(titled("A to-do list", "todo"), "A [to-do] list");
	assert.is(titled("A plugIn", "in"), "A plug[In]");
	assert.is(titled("NoteNote-note", "note"), "[Note][Note]-[note]");
	assert.is(titled("L’écran d'accueil", "écran", "fr"), "[L’écran] d'accueil");
	assert.is(titled("日本語の本", "本"), "日[本]語の[本]");
	assert.is(titled("x-callback-url", "x url"), "[x]-callback-[url]");
	assert.is(titled("동기화를", "동기 기화", "ko"), "[동기화]를");
});

excerpt("mark pairs of characters as the words that they make up", () => {
	assert.is(titled("日本語のデータベース", "日本 本語", "ja"), "[日本語]のデータベース");
	assert.is(titled("使用Markdown编辑器", "编辑 markdown"), "使用[Markdown][编辑]器");
	assert.is(titled("ﾃﾞｰﾀ、データ", "デー ータ", "ja"), "[ﾃﾞｰﾀ]、[データ]");
	assert.is(titled("동기화".normalize("NFD"), "동기 기화", "ko").normalize(), "[동기화]");
});

excerpt("do not mark a pair that is the end of another word", () => {
	const pairs = "デー ータ タベ ベー ース";
	assert.is(titled("データベースのケースとデータ量", pairs, "ja"), "[データベース]のケースと[データ]量");
});

excerpt("of texts without spaces begin and end at a word", () => {
	const text = `${"同期の設定を変更します。".repeat(30)}暗号化の鍵。${"同期の設定を変更します。".repeat(30)}`;
	const pieces = of(text, "暗号 号化");
	assert.match(read(pieces), "[暗号化]の鍵");
	const [first, ...rest] = plain(pieces).slice(1, -1);
	assert.match("同設変。のをしま暗", first as string);
	assert.not.match([first, ...rest].join(""), /^(?:期|定|更|す)|(?:同|設|変)$/);
});

excerpt("mark words however they are written", () => {
	assert.is(titled("NOTES, Notes", "notes"), "[NOTES], [Notes]");
	assert.is(titled("cafe\u0301 ﬁle", "café file"), "[cafe\u0301] [ﬁle]");
});

excerpt("keep markup as the text that it is", () => {
	const text = 'An <img src="x" onerror="alert(1)"> & a </script> note';
	assert.is(read(of(text, "img note")), 'An <[img] src="x" onerror="alert(1)"> & a </script> [note]');
});

excerpt("have no empty pieces and add nothing to the text", () => {
	const random = dice(5);
	const words = ["note", "key", "to-do", "écran", "日本", "😀", "aaaaaaaaaaaa"];
	for (let i = 0; i < 300; i++) {
		const text = Array.from(
			{ length: Math.floor(random() * 80) },
			() => words[Math.floor(random() * words.length)],
		).join(random() < 0.5 ? " " : "");
		const pieces = of(text, "key todo to 日 écran");
		assert.ok(pieces.every(({ text }) => text !== ""));
		const bare = plain(pieces).replace(/^…|…$/g, "");
		assert.ok(text.includes(bare), text);
		assert.ok(bare.length <= 160);
	}
});

excerpt("show a word that was found, wherever it stands", () => {
	for (let before = 0; before < 400; before += 1) {
		const text = `${"ab ".repeat(before)}key. ${"cd ".repeat(before % 90)}`;
		assert.match(read(of(text, "key")), "[key]");
	}
});

excerpt("never cut a sign in half", () => {
	for (let before = 0; before < 12; before++)
		for (const between of ["", " key "]) {
			const text = `${"x".repeat(before)}${"😀".repeat(150)}${between}${"😀".repeat(200)}`;
			assert.not.match(plain(of(text, "key")), /\p{Cs}/u);
		}
});

excerpt("of long words without spaces are not longer than others", () => {
	const text = `${"a/".repeat(300)}key${"/b".repeat(300)}`;
	const pieces = of(text, "key");
	assert.match(read(pieces), "[key]");
	assert.ok(plain(pieces).length <= 162);
});

excerpt.run();
