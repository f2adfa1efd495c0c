/** The examples of the CommonMark specification, through the whole of our Markdown. */
import cm from "commonmark-spec";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { Placeholder } from "../../../../src/model/content/content.ts";
import { markup } from "./markup.ts";

const commonmark = suite("commonmark");

const OPTIONS = { html: "trusted", math: false, emoji: false, headingIds: "github" } as const;

/** The examples that differ on purpose. */
const DIFFERENT: Readonly<Record<number, string>> = {
	31: "an address in raw HTML is a placeholder, and loses the way its entities were written",
	602: "a bare address is a link",
	608: "a bare address is a link",
	611: "a bare address is a link",
	612: "a bare mail address is a link",
	630: "an address in raw HTML is a placeholder, and loses the way its entities were written",
};

const escaped = (text: string) =>
	text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

function plainFill(placeholder: Placeholder): string {
	if (placeholder.kind === "link") return escaped(placeholder.href);
	if (placeholder.kind === "image") return escaped(placeholder.src);
	return "";
}

/** Takes off what we add to the markup of the specification, and the slashes that HTML does not need. */
const normalised = (html: string): string =>
	html
		.replace(/<a class="heading-link"[^>]*><\/a>/g, "")
		.replace(/(<h[1-6]) id=""/g, "$1")
		.replace(/ loading="lazy" decoding="async"/g, "")
		.replace(/ target="_blank" rel="noopener noreferrer"/g, "")
		.replace(
			/<div class="code-block"[^>]*><pre tabindex="0">([\s\S]*?)<\/pre><\/div>/g,
			(_, code: string) => `<pre>${code.replace(/<\/?span[^>]*>/g, "")}</pre>`,
		)
		.replace(/ ?\/>/g, ">")
		.replaceAll("<blockquote></blockquote>", "<blockquote>\n</blockquote>");

for (const { number, section, markdown, html } of cm.tests) {
	const text = markdown.replaceAll("→", "\t");
	const expected = normalised(html.replaceAll("→", "\t"));
	const reason = DIFFERENT[number];
	const render = () => normalised(markup(text, OPTIONS, plainFill));
	if (reason === undefined) commonmark(`${section}, example ${number}`, () => assert.is(render(), expected));
	else commonmark(`${section}, example ${number}, differs: ${reason}`, () => assert.is.not(render(), expected));
}

commonmark("all examples are read", () => assert.is(cm.tests.length, 652));

commonmark.run();
