import { suite } from "uvu";
import * as assert from "uvu/assert";
import { decodeUtf8 } from "../../../src/pipeline/parse/text/decode.ts";
import { codes } from "./document.ts";

const decoding = suite("decode");

const bytes = (...parts: (string | number)[]): Uint8Array =>
	Uint8Array.from(parts.flatMap((part) => (typeof part === "number" ? [part] : [...new TextEncoder().encode(part)])));

decoding("gives the text of UTF-8", () => {
	assert.equal(decodeUtf8("a.md", bytes("# Über uns 🎉\r\n")), { text: "# Über uns 🎉\r\n", problems: [] });
});

decoding("takes off a byte order mark", () => {
	assert.is(decodeUtf8("a.md", bytes(0xef, 0xbb, 0xbf, "# a")).text, "# a");
});

decoding("keeps a byte order mark that is not at the beginning", () => {
	assert.is(decodeUtf8("a.md", bytes("a", 0xef, 0xbb, 0xbf)).text, "a\uFEFF");
});

const invalid: [name: string, input: Uint8Array, code: string][] = [
	["a Latin-1 letter", bytes("line\né ", 0xe9, "t\n"), "a.md:2:3 error bad-encoding"],
	["a character that is cut off at the end", bytes("ab", 0xf0, 0x9f, 0x8e), "a.md:1:3 error bad-encoding"],
	[
		"an overlong form after CRLF and a byte order mark",
		bytes(0xef, 0xbb, 0xbf, "a\r\nb", 0xc0, 0xaf),
		"a.md:2:2 error bad-encoding",
	],
	["a byte after a replacement character that its author wrote", bytes("\uFFFD", 0xff), "a.md:1:2 error bad-encoding"],
	["a NUL character", bytes("a\n", 0, "b"), "a.md:2:1 error bad-encoding"],
];
for (const [name, input, code] of invalid)
	decoding(`finds ${name}`, () => assert.equal(codes(decodeUtf8("a.md", input).problems), [code]));

decoding("leaves a replacement character that its author wrote", () => {
	assert.equal(decodeUtf8("a.md", bytes("\uFFFD")).problems, []);
});

decoding.run();
