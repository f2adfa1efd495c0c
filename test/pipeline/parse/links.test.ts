import { suite } from "uvu";
import * as assert from "uvu/assert";
import { documentOf, placeOf, shown } from "./document.ts";
import { testFixtures } from "./markdown/fixtures.ts";

const links = suite("links");

/** The addresses that are placeholders, in order, each with its place. */
const placeholdersOf = (text: string): string[] =>
	documentOf(text).body.placeholders.flatMap((placeholder) =>
		placeholder.kind === "link" ? [`${placeholder.href} ${placeOf(placeholder.at)}`] : [],
	);

testFixtures(links, new URL("./examples/link-places.txt", import.meta.url), (text) => placeholdersOf(text).join("\n"));

links("stand where they are written in a file with CRLF", () => {
	const text = "a\r\nb [a](a.md)\r\n\r\n[b](b.md)";
	assert.equal(placeholdersOf(text), ["a.md page.md:2:7", "b.md page.md:4:5"]);
});

testFixtures(links, new URL("./examples/links.txt", import.meta.url), (markdown) => shown(documentOf(markdown).body));

links("20,000 in one paragraph take no longer than they must", () => {
	const { placeholders } = documentOf("[a](b.md)\n".repeat(20_000)).body;
	const last = placeholders.at(-1);
	assert.is(last?.kind === "link" && placeOf(last.at), "page.md:20000:5");
});

links("an address in pointed brackets within a link is its text", () => {
	assert.is(shown(documentOf("[a <https://example.org>](b)").body), '<p><a href="«b»">a https://example.org</a></p>\n');
});

links.run();
