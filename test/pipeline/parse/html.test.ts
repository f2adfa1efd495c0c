import { suite } from "uvu";
import * as assert from "uvu/assert";
import { codes, documentOf, shown } from "./document.ts";

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

const changed: [name: string, text: string, markup: string][] = [
	["unclosed tags of a line are closed with it", "a <kbd>b *c <b>d* e", "<p>a <kbd>b <em>c <b>d</b></em> e</kbd></p>"],
	[
		"a heading ends a raw heading that is open, as in browsers",
		"<h2>\n\n# a\n\n<h3>b <h4>c",
		'<h2>\n</h2><h1 id="«h0»">a</h1>\n<h3>b </h3><h4>c</h4>',
	],
	[
		"a block in emphasis that began in a raw paragraph is left out",
		"- [ ] <p>*<div>a</div>*",
		'<ul class="tasks">\n<li class="task"><input type="checkbox" disabled aria-label="«task.open»"> <p><em>a</em></p></li>\n</ul>',
	],
	[
		"unclosed blocks are closed with what holds them",
		"- <div>\n\n  a\n\nb",
		"<ul>\n<li>\n<div>\n<p>a</p>\n</div></li>\n</ul>\n<p>b</p>",
	],
	["closing tags that match nothing are dropped", "a</b> </div>\n\n</div>\n\nb", "<p>a </p>\n\n<p>b</p>"],
	[
		"a <div> in a heading is a <span>, as a heading cannot hold blocks",
		'- a\n\n# a <div class="label">b</div><DIV>c <span>d</div> e',
		'<ul>\n<li>a</li>\n</ul>\n<h1 id="«h0»">a <span class="label">b</span><span>c <span>d</span> e</span></h1>',
	],
	["tags that cross are put in order", "<b>a <i>b</b> c</i>", "<p><b>a <i>b</i></b> c</p>"],
	["items end the items before them", "<ul><li>a<li>b</ul>", "<ul><li>a</li><li>b</li></ul>"],
	[
		"cells and rows end those before them",
		"<table><tr><td>a<td>b<tr><th>c</table>",
		"<table><tr><td>a</td><td>b</td></tr><tr><th>c</th></tr></table>",
	],
	[
		"a paragraph ends where a block begins",
		'<p align="center">\n\n## a\n\n</p>',
		'<p align="center">\n</p><h2 id="«h0»">a<a class="heading-link" href="#«h0»" aria-label="«heading.link a»"></a></h2>',
	],
	["a paragraph ends with what is open in it", "<p><b>a<div>b</div>", "<p><b>a</b></p><div>b</div>"],
	[
		"links have no links inside",
		'<a href="b.md">c <a href="d.md">e</a></a> [f <a id="g">h</a>](i.md)',
		'<p><a href="«b.md»">c </a><a href="«d.md»">e</a> <a href="«i.md»">f h</a></p>',
	],
	["items without a list are text without tags", "<li>a</li>\n<td>b</td>", "a\nb"],
	["Markdown works between blocks", "<div>\n\n*a*\n\n</div>\n\nb", "<div>\n<p><em>a</em></p>\n</div>\n<p>b</p>"],
	[
		"a cell may hold blocks",
		"| a |\n|---|\n| <ul><li>b</li></ul> |",
		'<div class="table" tabindex="0"><table>\n<thead>\n<tr>\n<th>a</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td><ul><li>b</li></ul></td>\n</tr>\n</tbody>\n</table></div>',
	],
	["a block may be closed at the end of a paragraph", "<div>\n\na</div>\n\nb", "<div>\n<p>a</p>\n</div><p>b</p>"],
	["empty tags are closed at once", '<a name="b"/>c <div/>', '<p><a id="b"></a>c </p>'],
	["void tags stay alone", "a<br/>b</br>", "<p>a<br>b</p>"],
	["comments are dropped", "a <!-- b --> c\n\n<!-- d\n\ne -->\n\nf", "<p>a  c</p>\n\n<p>f</p>"],
	["refused tags are text", "a <button>b</button>", "<p>a &lt;button&gt;b&lt;/button&gt;</p>"],
	[
		"refused blocks are text in a paragraph",
		'<iframe src="a.html">\n</iframe>\n\nb',
		"<p>&lt;iframe src=&quot;a.html&quot;&gt;\n&lt;/iframe&gt;</p>\n<p>b</p>",
	],
	[
		"a script is text as a whole",
		"<script>\nif (a < b) alert('<b>c</b>')\n</script>\nd",
		"<p>&lt;script&gt;\nif (a &lt; b) alert('&lt;b&gt;c&lt;/b&gt;')\n&lt;/script&gt;</p>\n<p>d</p>",
	],
	["a style is left out", "<style>a { color: red }</style>\n\nb", "<p>b</p>"],
	[
		"placeholders are text",
		"Type <your name> and <your-name> and a < b.",
		"<p>Type &lt;your name&gt; and &lt;your-name&gt; and a &lt; b.</p>",
	],
	["braces are text", "{a} {{ b }} {*d*}", "<p>{a} {{ b }} {<em>d</em>}</p>"],
	["a comment in braces is left out", "a {/* b */}", "<p>a </p>"],
	[
		"declarations are text",
		"<!DOCTYPE html>\n\na <?php b ?>",
		"<p>&lt;!DOCTYPE html&gt;</p>\n<p>a &lt;?php b ?&gt;</p>",
	],
	[
		"handlers and styles are dropped",
		'<img src="a.png" onerror="b()" style="c" alt="d">',
		'<img src="«a.png»" alt="d" loading="lazy" decoding="async" «size»>',
	],
	["data for islands is dropped", '<div data-island="Search" data-props="{}">a</div>', "<div>a</div>"],
	["the first of two attributes counts", '<b class="a" class="b">c</b>', '<p><b class="a">c</b></p>'],
	["values are escaped anew", "<b title='\"<a>&quot;&lt;'>c</b>", '<p><b title="&quot;&lt;a&gt;&quot;&lt;">c</b></p>'],
	["addresses that run something are dropped", '<a href="javascript:a()">b</a>', "<p><a>b</a></p>"],
	[
		"however they are written",
		'<a href=" java&#10;scr&Tab;ipt&colon;a()">b</a> <a href="&#106avascript:c()">d</a>',
		'<p><a>b</a> <a href="«&#106avascript:c()»">d</a></p>',
	],
	[
		"pictures too",
		'<img src="data:text/html,<script>a</script>" srcset="javascript:b 2x">',
		'<img alt="" loading="lazy" decoding="async">',
	],
];
for (const [name, text, markup] of changed)
	html(`${name}: ${JSON.stringify(text)}`, () => assert.is(shown(documentOf(text).body).trim(), markup.trim()));

const details: [name: string, text: string, markup: string][] = [
	[
		"has its summary and Markdown",
		"<details>\n<summary>*a* <b>b</b></summary>\n\n*c*\n\n</details>",
		"<details>\n<summary>*a* <b>b</b></summary>\n<p><em>c</em></p>\n</details>",
	],
	[
		"without summary gets one",
		"<details open>\n\na\n\n</details>",
		'<details open="">\n<summary>«details»</summary><p>a</p>\n</details>',
	],
	["that is empty gets one", "<details></details>", "<details><summary>«details»</summary></details>"],
	[
		"in a cell gets one",
		"| <details>a</details> |\n|---|",
		'<div class="table" tabindex="0"><table>\n<thead>\n<tr>\n<th><details><summary>«details»</summary>a</details></th>\n</tr>\n</thead>\n</table></div>',
	],
	[
		"in another gets one of its own",
		"<details><summary>a</summary><details>b</details></details>",
		"<details><summary>a</summary><details><summary>«details»</summary>b</details></details>",
	],
];
for (const [name, text, markup] of details)
	html(`<details> ${name}`, () => assert.is(shown(documentOf(text).body).trim(), markup));

const reported: [text: string, problems: string[]][] = [
	["a\n\nb <button>c", ["page.md:3:3 warning html-tag"]],
	['- <div>\n  <p class="a" onclick="b()">c</p></div>', ["page.md:2:16 warning html-attribute"]],
	['a <b style="c">d</b>', ["page.md:1:6 warning html-attribute"]],
	['<a href="javascript:b()">c</a>', ["page.md:1:10 warning unsafe-url"]],
	["a <div>b</div>", ["page.md:1:3 warning html-tag"]],
	["a\n\n<!-- b\n\nc", ["page.md:3:1 warning html-comment"]],
	["<div>\n<li>a</li>\n</div>", ["page.md:2:1 warning html-tag"]],
	["| <form> |\n|---|", ["page.md:1:3 warning html-tag"]],
	["`<button>`\n\n    <button>\n\n```\n<button>\n```", []],
];
for (const [text, problems] of reported)
	html(`tells of what it changes in ${JSON.stringify(text)}`, () => assert.equal(problemsOf(text), problems));

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

/** Each with what it becomes: what a browser would have made of it, or less. */
const rearranged: [name: string, text: string, markup: string][] = [
	[
		"text between the cells of a table ends the table",
		"<table>\n<tr>\ntext\n</tr>\n</table>",
		"<table>\n<tr></tr></table>\ntext\n\n",
	],
	[
		"a table between the cells of a table is not inside of it",
		"<table><table><tr><td>a</td></tr></table></table>",
		"<table></table><table><tr><td>a</td></tr></table>",
	],
	[
		"a link of Markdown in a raw one is its text",
		"<a href=x>**[b](c)**</a>",
		'<p><a href="«x»"><strong>b</strong></a></p>\n',
	],
	[
		"a raw link ends before a paragraph with a link",
		"<a href=x>\n\n[b](c)",
		'<a href="«x»">\n</a><p><a href="«c»">b</a></p>\n',
	],
	[
		"a raw link ends before a paragraph with another raw link",
		"<a href=x>\n\n<a href=y>z</a>",
		'<a href="«x»">\n</a><p><a href="«y»">z</a></p>\n',
	],
	[
		"a raw link goes on around other tags that start with its letter",
		"<a href=x>\n\n<abbr>z</abbr>",
		'<a href="«x»">\n<p><abbr>z</abbr></p>\n</a>',
	],
	[
		"a direction override by its number is left out",
		'a &#x202e;b <b title="&#8238;c">d</b>\n\n<p>&#x202E;e</p>',
		'<p>a b <b title="c">d</b></p>\n<p>e</p>',
	],
];
for (const [name, text, markup] of rearranged) html(name, () => assert.is(shown(documentOf(text).body), markup));

html("a direction override written as a character reference is reported at its place", () => {
	assert.equal(problemsOf("a\nb &#x202e;c"), ["page.md:2:3 warning control-character"]);
});

html.run();
