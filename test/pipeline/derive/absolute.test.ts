import { suite } from "uvu";
import * as assert from "uvu/assert";
import { makeUrlsAbsolute } from "../../../src/pipeline/derive/absolute-urls.ts";

const absolute = suite("absolute markup");
const page = "https://notes.example/docs/news/a?x=1&y=2";

const cases: [of: string, html: string, whole: string][] = [
	["a path", '<a href="/docs/help/">x</a>', '<a href="https://notes.example/docs/help/">x</a>'],
	[
		"a relative path",
		'<img alt="" src="b.png?v=1&amp;w=2">',
		'<img alt="" src="https://notes.example/docs/news/b.png?v=1&amp;w=2">',
	],
	[
		"a fragment",
		'<a class="f" href="#note-1">1</a>',
		'<a class="f" href="https://notes.example/docs/news/a?x=1&amp;y=2#note-1">1</a>',
	],
	["another host", '<a href="//cdn.example/a">x</a>', '<a href="https://cdn.example/a">x</a>'],
	["a whole address", '<a href="https://x.example/a&amp;b">x</a>', '<a href="https://x.example/a&amp;b">x</a>'],
	["a mail address", '<a href="mailto:a@b.example">x</a>', '<a href="mailto:a@b.example">x</a>'],
	["a picture in an address", '<img src="data:image/png;base64,AA==">', '<img src="data:image/png;base64,AA==">'],
	[
		"a set of pictures",
		'<img srcset="/a.png 1x, /b.png 2x">',
		'<img srcset="https://notes.example/a.png 1x, https://notes.example/b.png 2x">',
	],
	["single quotes", "<a href='/a\"b'>x</a>", '<a href="https://notes.example/a%22b">x</a>'],
	["> in an attribute", '<a title="a > b" href="/a">x</a>', '<a title="a > b" href="https://notes.example/a">x</a>'],
];
for (const [of, html, whole] of cases) absolute(`${of} is whole`, () => assert.is(makeUrlsAbsolute(html, page), whole));

absolute("text that looks like an attribute stays", () => {
	const html = '<p>Write <code>&lt;a href="/a"&gt;</code> or href="/b"</p>';
	assert.is(makeUrlsAbsolute(html, page), html);
});

absolute("what cannot be read as an address stays", () => {
	const html = '<a href="//[">x</a>';
	assert.is(makeUrlsAbsolute(html, page), html);
});

absolute("buttons are left out, what is around them stays", () => {
	assert.is(makeUrlsAbsolute('<pre>a</pre><button type="button">Copy</button><p>b</p>', page), "<pre>a</pre><p>b</p>");
});

absolute("links of headings to themselves are left out", () => {
	assert.is(
		makeUrlsAbsolute('<h2 id="a">A<a class="heading-link" href="#a" aria-hidden="true" tabindex="-1"></a></h2>', page),
		'<h2 id="a">A</h2>',
	);
});

absolute("text of another attribute stays as it is", () => {
	const html = `<img alt="&lt;a href='b'&gt;">`;
	assert.is(makeUrlsAbsolute(html, page), html);
});

absolute.run();
