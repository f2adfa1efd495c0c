// Test run: kinds
import abbr from "markdown-it-abbr";
import deflist from "markdown-it-deflist";
import sub from "markdown-it-sub";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { MarkdownConfig } from "../../../../src/model/config.ts";
import type { MarkdownExtension } from "../../../../src/model/content/markdown-extension.ts";
import { parseDocument } from "../../../../src/pipeline/parse/index.ts";
import { assertNone } from "../../../assert-none.ts";
import { bodyVectors } from "../../../browser/xss-vectors.ts";
import { some } from "../../../slow-run.ts";
import { faultsIn } from "../../check/markup-faults.ts";
import { markdownConfig, sourceFile } from "../document.ts";

const extended = suite("Markdown with plugins of the site");

let count = 0;

/** The HTML of a text, with `|` for its placeholders. */
function htmlOf(text: string, extension: MarkdownExtension, options: Partial<MarkdownConfig> = {}): string {
	const config = { ...markdownConfig, extension: String(count++), ...options };
	const { body, problems } = parseDocument(sourceFile(text), { markdown: config, extension });
	assertNone(problems.filter(({ code }) => code === "unreadable"));
	return body.text.join("|");
}

const publicPlugins: MarkdownExtension = (md) => md.use(deflist).use(abbr).use(sub);

extended("has what public plugins make", () => {
	assert.is(
		htmlOf('H~2~O\n\nTerm *one*\n: HTML and `code`\n\n  - item\n\n*[HTML]: Hyper "Text"\n', publicPlugins),
		'<p>H<sub>2</sub>O</p>\n<dl>\n<dt>Term <em>one</em></dt>\n<dd>\n<p><abbr title="Hyper &quot;Text&quot;">HTML</abbr> and <code>code</code></p>\n<ul>\n<li>item</li>\n</ul>\n</dd>\n</dl>\n',
	);
});

extended("keeps what ours make inside of it", () => {
	const text =
		"Term\n: <script>alert(1)</script> [a](javascript:alert(1)) ![x](/a.png)\n\n  :::tip\n\n  Text\n\n  :::\n\n  ::Counter{from=3}\n";
	const html = htmlOf(text, publicPlugins);
	assert.match(html, "&lt;script&gt;");
	assert.not.match(html, 'javascript:alert(1)"');
	assert.match(html, /<dd>[\s\S]*class="admonition[\s\S]*<\/dd>/);
	assert.match(html, /<dd>[\s\S]*data-island="Counter"[\s\S]*<\/dd>/);
});

/** Reads `{name=value}` at the end of a paragraph into its attributes, as many plugins do. */
const anyAttributes: MarkdownExtension = (md) => {
	md.core.ruler.push("attributes", ({ tokens }) => {
		for (const [index, token] of tokens.entries()) {
			const written = /\{([\w-]+)=(.*)\}$/.exec(token.content);
			if (token.type !== "inline" || !written) continue;
			tokens[index - 1]?.attrPush([written[1] as string, written[2] as string]);
		}
	});
};

const attributes: readonly [written: string, html: string][] = [
	["class=a", '<p class="a">'],
	["onclick=alert(1)", "<p>"],
	["style=color:red", "<p>"],
	["href=javascript:alert(1)", "<p>"],
	["data-island=Counter", "<p>"],
];
for (const [written, html] of attributes)
	extended(`${written} becomes ${html}`, () => assert.match(htmlOf(`Text {${written}}`, anyAttributes), html));

extended("keeps the attributes of ours that a plugin adds to", () => {
	const addClass: MarkdownExtension = (md) => {
		md.core.ruler.push("class", ({ tokens }) => {
			for (const token of tokens) token.attrJoin("class", "mine");
		});
	};
	assert.match(
		htmlOf("::Counter{from=3}\n", addClass),
		/<div data-island="Counter" data-when="visible" data-props="[^"]*" class="mine">/,
	);
});

/** Shows `!!text!!` as it is written. */
const rawHtml: MarkdownExtension = (md) => {
	md.inline.ruler.push("raw", (state, silent) => {
		const match = /^!!(.*?)!!/.exec(state.src.slice(state.pos));
		if (!match) return false;
		if (!silent) state.push("raw", "", 0).content = match[1] as string;
		state.pos += match[0].length;
		return true;
	});
	md.renderer.rules.raw = (tokens, index) => tokens[index]?.content ?? "";
};

const fragments: readonly [written: string, html: string][] = [
	["<b title='a'>x</b>", '<b title="a">x</b>'],
	["<script>alert(1)</script>", "&lt;script&gt;alert(1)&lt;/script&gt;"],
	["<img src=x onerror=alert(1)>", '<img src="x">'],
	["<a href='java&#115;cript:alert(1)'>x</a>", '<a href="java&amp;#115;cript:alert(1)">x</a>'],
	["<a href='javascript:alert(1)'>x</a>", "<a>x</a>"],
	["<svg/onload=alert(1)>", "&lt;svg/onload=alert(1)>"],
	["a <! b", "a &lt;! b"],
];
for (const [written, html] of fragments)
	extended(`shows ${written} as ${html}`, () => assert.is(htmlOf(`a !!${written}!!`, rawHtml), `<p>a ${html}</p>\n`));

extended("may have any HTML if all of it is trusted", () => {
	const options = { html: "trusted" } as const;
	assert.match(htmlOf("!!<script>alert(1)</script>!!", rawHtml, options), "<script>alert(1)</script>");
	assert.match(htmlOf("Text {onclick=a()}", anyAttributes, options), '<p onclick="a()">');
});

extended("refuses tags and HTML blocks of plugins", () => {
	const blocks: MarkdownExtension = (md) => {
		md.core.ruler.push("blocks", (state) => {
			const frame = new state.Token("frame_open", "iframe", 1);
			frame.attrs = [["src", "https://a.example"]];
			frame.block = true;
			const end = new state.Token("frame_close", "iframe", -1);
			const html = new state.Token("html_block", "", 0);
			html.content = "<script>alert(1)</script>";
			state.tokens.push(frame, end, html);
		});
	};
	const html = htmlOf("Text", blocks);
	assert.not.match(html, /<iframe|<script/);
	assert.match(html, "&lt;script&gt;");
});

/** Shows `%%text%%` as it is written, as an HTML block. */
const rawBlocks: MarkdownExtension = (md) => {
	md.core.ruler.push("raw", (state) => {
		state.tokens = state.tokens.map((token) => {
			if (!token.content.startsWith("%%")) return token;
			const html = new state.Token("html_block", "", 0);
			html.content = token.content.slice(2);
			return html;
		});
	});
};

const attacked: readonly [name: string, extension: MarkdownExtension, textOf: (vector: string) => string][] = [
	["raw blocks", rawBlocks, (vector) => `%%${vector.replaceAll("\n", " ")}`],
	["attributes", anyAttributes, (vector) => `Text {href=${vector}}`],
	["raw spans", rawHtml, (vector) => `!!${vector.replaceAll("\n", " ")}!!`],
	["public plugins", publicPlugins, (vector) => `Term\n: ${vector}\n`],
];
for (const [name, extension, textOf] of some(attacked, 2))
	extended(`${name} leave no trace of attacks`, () => {
		const options = { extension: name }; // one parser for all
		assertNone(
			bodyVectors.flatMap(({ id, text }) =>
				faultsIn(htmlOf(textOf(text), extension, options)).map((fault) => `${id}: ${fault}`),
			),
		);
	});

extended.run();
