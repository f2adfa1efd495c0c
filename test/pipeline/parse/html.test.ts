import { suite } from "uvu";
import * as assert from "uvu/assert";
import { codes, documentOf, shown } from "./document.ts";
import { testFixtures } from "./markdown/fixtures.ts";

const html = suite("html");

const problemsOf = (text: string): string[] => codes(documentOf(text).problems);

/** Safe HTML that becomes what it is, but for white space at the ends. */
const same = [
	"<p>Press <kbd>Ctrl</kbd>+<kbd>K</kbd>, H<sub>2</sub>O<br>and <mark>so</mark> on.</p>",
	'<div class="a" id="b" title="c" lang="fr" dir="rtl">d</div>',
	'<table width="100%" align="center">\n<tr><td colspan="2" rowspan="3" valign="top">a</td></tr>\n</table>',
	"<dl>\n<dt>a</dt>\n<dd>b</dd>\n</dl>",
	'<center><font color="red">a</font></center>',
	"<figure>\n<figcaption>a &amp; b &copy; &#169;</figcaption>\n</figure>",
	'<ol start="3" reversed="">\n<li value="4">a</li>\n</ol>',
	'<span aria-label="a" role="img">b</span>',
];
for (const text of same)
	html(`${text.replaceAll("\n", " ")} stays`, () => {
		const { body, problems } = documentOf(text);
		const inline = text.startsWith("<span") ? `<p>${text}</p>` : text;
		assert.is(shown(body).trim(), inline);
		assert.equal(problems, []);
	});

testFixtures(html, new URL("./examples/html.txt", import.meta.url), (markdown) =>
	shown(documentOf(markdown).body).trim(),
);

testFixtures(html, new URL("./examples/html-problems.txt", import.meta.url), (markdown) =>
	problemsOf(markdown).join("\n"),
);

html("of lists and quotes does not leave them", () => {
	assert.is(shown(documentOf("> <div>\n\na</div>").body), "<blockquote>\n<div>\n</div></blockquote>\n<p>a</p>\n");
});

html("gives its ids", () => {
	const { ids } = documentOf('<a id="a"></a> <a name="b">c</a>\n\n<div id="d">\n</div>');
	assert.equal(ids, ["a", "b", "d"]);
});

const shownAs = (mode: "trusted" | "escape", text: string): string =>
	shown(documentOf(text, {}, { html: mode }).body).trim();

html("that is trusted stands as it is, its addresses as placeholders", () => {
	assert.is(
		shownAs("trusted", "<script>\na\n</script>\n\n<A HREF='b.md'  onclick=c >d</A> <!-- e --> <img\nsrc=f.png>"),
		"<script>\na\n</script>\n<p><A HREF='«b.md»'  onclick=c >d</A> <!-- e --> <img\nsrc=«f.png»></p>",
	);
});

html("that is trusted tells its ids and keeps other hosts", () => {
	const text = '<div id="a">\n<a href="https://b.example">c</a>\n</div>';
	const { ids, body } = documentOf(text, {}, { html: "trusted" });
	assert.equal(ids, ["a"]);
	assert.is(shown(body), text);
});

html("that is escaped is text", () => {
	assert.is(
		shownAs("escape", "a <b>c</b>\n\n<div>\nd\n</div>"),
		"<p>a &lt;b&gt;c&lt;/b&gt;</p>\n<p>&lt;div&gt;\nd\n&lt;/div&gt;</p>",
	);
});

html("a direction override written as a character reference is reported at its place", () => {
	assert.equal(problemsOf("a\nb &#x202e;c"), ["page.md:2:3 warning control-character"]);
});

html.run();
