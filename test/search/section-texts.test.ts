import { suite } from "uvu";
import * as assert from "uvu/assert";
import { dataFileOf, hrefOf, type Route } from "../../src/model/urls/route.ts";
import { pageDataFileOf } from "../../src/search/indexing/format.ts";
import { sectionTextsIn } from "../../src/search/indexing/section-texts.ts";

const texts = suite("texts of sections");

const page = (content: string) =>
	`<main id="main"><article><header><h1>Title</h1></header><nav>Contents</nav><div class="content">${content}</div><footer>Last updated</footer></article></main>`;

texts("begin below each heading that is a section's", () => {
	assert.equal(
		sectionTextsIn(
			page(
				'<p>Start.</p><h2 id="one-two">One two <a href="#one-two">#</a></h2><p>First.</p><h3 id="other">Set</h3><p>Second.</p>',
			),
			["", "One two", ["Set", "other"]],
		),
		["Start.", "First.", "Second."],
	);
});

texts("end with the content", () => {
	assert.equal(sectionTextsIn(page("<div><div class='content'>In</div> side</div>"), [""]), ["In side"]);
});

texts("are found in layouts that mark no content", () => {
	assert.equal(sectionTextsIn("<main><nav>No</nav><p>Start.</p></main>", [""]), ["Start."]);
});

texts("keep headings that are no section's", () => {
	assert.equal(sectionTextsIn(page("<p>A</p><h4>Heading</h4><p>B</p>"), [""]), ["A Heading B"]);
});

texts("separate blocks, and no parts of a word", () => {
	const content =
		"<ul><li>One</li><li>Two</li></ul><table><tr><td>A</td><td>B</td></tr></table>Line<br>next H<sub>2</sub>O <b>bo</b>ld<wbr>er";
	assert.equal(sectionTextsIn(page(content), [""]), ["One Two A · B · Line next H2O bolder"]);
});

texts("have no buttons, scripts, icons or hidden copies", () => {
	const content = [
		"<button>Copy</button>",
		"<script>run('<p>')</script>",
		'<svg viewBox="0 0 1 1"><title>Icon</title></svg>',
		"<math><semantics><mi>π</mi><annotation>\\pi</annotation></semantics></math>",
		'<span aria-hidden="true">π</span>',
		'<a href="x">Link<span class="visually-hidden"> (opens in a new tab)</span></a>',
	].join("");
	assert.equal(sectionTextsIn(page(content), [""]), ["π Link"]);
});

texts("have characters in place of entities", () => {
	const content = "<p title='a > b'>a &lt; b &amp;&amp; c &#39;d&#x27; &quot;e&quot; &unknown; &amp;lt;</p>";
	assert.equal(sectionTextsIn(page(content), [""]), ["a < b && c 'd' \"e\" &unknown; &lt;"]);
});

texts("are empty where a section is not on the page", () => {
	assert.equal(sectionTextsIn(page("<p>A</p>"), ["", ["Gone", "gone"]]), ["A", ""]);
	assert.equal(sectionTextsIn("", []), []);
});

for (const form of ["as-is", "slash", "bare"] as const)
	for (const path of ["", "a", "a/b", "a/", "%C3%A9/b%20c"])
		texts(`of "${path}" are in its data file (${form})`, () => {
			const route = `/fr/${decodeURI(path)}` as Route;
			assert.is(`/fr/${pageDataFileOf(path, form)}`, hrefOf(`/${dataFileOf(route, form)}`, "/"));
		});

texts("take time in proportion to the markup", () => {
	const deep = "<b>".repeat(20_000);
	assert.equal(sectionTextsIn(page(`${deep}x`), [""]), ["x"]);
});

texts.run();
