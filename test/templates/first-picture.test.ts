import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { Html } from "../../src/model/content/content.ts";
import { loadFirstPicture } from "../../templates/first-picture.ts";

const pictures = suite("first picture");

const lazy = '<img src="a.png" alt="" loading="lazy" decoding="async">';
const eager = '<img src="a.png" alt="" decoding="async">';
const dark = '<img class="in-dark" src="a.png" alt="" loading="lazy">';

const cases: [what: string, html: string, expected: string][] = [
	["in the first view", `<p>a</p>${lazy}${lazy}`, `<p>a</p>${eager}${lazy}`],
	["below a heading", `<h2>a</h2>${lazy}`, `<h2>a</h2>${lazy}`],
	["of another mode", dark, dark],
	["far below", "a".repeat(2000) + lazy, "a".repeat(2000) + lazy],
	["of no picture", "<p>a</p>", "<p>a</p>"],
];
for (const [what, html, expected] of cases) pictures(what, () => assert.is(loadFirstPicture(html as Html), expected));

pictures.run();
