import { suite } from "uvu";
import * as assert from "uvu/assert";
import { codes, documentOf, placeOf, shown } from "./document.ts";

const images = suite("images");

const LAZY = 'loading="lazy" decoding="async"';

const cases: [text: string, markup: string][] = [
	['![A *cat*](./cat.png "Tom")', `<img src="«./cat.png»" alt="A cat" title="Tom" ${LAZY} «size»>`],
	["![](cat.png)", `<img src="«cat.png»" alt="" ${LAZY} «size»>`],
	["![a](https://b.example/c.png)", `<img src="https://b.example/c.png" alt="a" ${LAZY}>`],
	["![a](pathname:///c.png)", `<img src="«pathname:///c.png»" alt="a" ${LAZY} «size»>`],
	["![](cat.png#gh-dark-mode-only)", `<img src="«cat.png»" alt="" class="in-dark" ${LAZY} «size»>`],
	['<img src="c.png">', `<img src="«c.png»" alt="" ${LAZY} «size»>`],
	[
		'<img src="c.png" width="30" alt="C" loading="eager">',
		'<img src="«c.png»" width="30" alt="C" loading="eager" decoding="async" «size»>',
	],
	[
		'<img src="c.png" srcset="c.png, d.png 2x, https://b.example/e.png 3x">',
		`<img src="«c.png»" srcset="«c.png», «d.png» 2x, https://b.example/e.png 3x" alt="" ${LAZY} «size»>`,
	],
	['<video src="a.mp4" poster="b.png" controls></video>', '<video src="«a.mp4»" poster="«b.png»" controls=""></video>'],
];
for (const [text, markup] of cases)
	images(`${text} becomes ${markup}`, () => {
		const { body, problems } = documentOf(`a ${text}`);
		assert.is(shown(body), `<p>a ${markup}</p>\n`);
		assert.equal(codes(problems), []);
	});

const places: [text: string, place: string][] = [
	["a ![b](c.png)", "page.md:1:8"],
	["a ![b [c]( d](c.png)", "page.md:1:15"],
	["![b]( <c d.png>)", "page.md:1:8"],
	["a\n![b\nb](c.png)", "page.md:3:4"],
	["[c]: c.png\n\na ![b][c]", "page.md:3:3"],
	["| a |\n|---|\n| ![b](c.png) |", "page.md:3:8"],
	['<p>\n<img alt="c.png" src="c.png">\n</p>', "page.md:2:23"],
];
for (const [text, place] of places)
	images(`${JSON.stringify(text)} has its picture at ${place}`, () => {
		const placeholder = documentOf(text).body.placeholders.find(({ kind }) => kind === "image");
		assert.is(placeholder?.kind === "image" && placeOf(placeholder.at), place);
	});

images.run();
