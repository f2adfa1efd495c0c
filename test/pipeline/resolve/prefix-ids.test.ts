import { suite } from "uvu";
import * as assert from "uvu/assert";
import { prefixIds } from "../../../src/pipeline/resolve/pages/locale-pages.ts";
import { documentOf, shown } from "../parse/document.ts";

const prefixed = suite("prefixed ids");

const texts: [name: string, markdown: string, markup: string][] = [
	["an id in braces", "a {#b}", '<p id="p-b">a</p>\n'],
	["ids in raw HTML", '<p id="b" aria-describedby="c d">e</p>', '<p id="p-b" aria-describedby="p-c p-d">e</p>'],
	["the id of a heading is left to its placeholder", "<div>\n\n# A\n\n</div>", '<div>\n<h1 id="«h0»">A</h1>\n</div>'],
	["text that looks like one stays", 'a id="b" `id="c"`', "<p>a id=&quot;b&quot; <code>id=&quot;c&quot;</code></p>\n"],
];
for (const [name, markdown, markup] of texts)
	prefixed(name, () => assert.is(shown(prefixIds(documentOf(markdown).body, "p-")), markup));

prefixed("a prefix with characters of HTML is escaped", () => {
	const { body } = documentOf("a {#b}");
	assert.is(shown(prefixIds(body, '">-')), '<p id="&quot;&gt;-b">a</p>\n');
});

prefixed("footnotes and their links", () => {
	const html = shown(prefixIds(documentOf("a[^1]\n\n[^1]: b").body, "p-"));
	const references = html.match(/(?:id|href)="[^"]+"/g);
	assert.equal(references, ['href="#p-fn1"', 'id="p-fnref1"', 'id="p-fn1"', 'href="#p-fnref1"']);
});

prefixed.run();
