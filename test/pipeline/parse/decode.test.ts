import { suite } from "uvu";
import * as assert from "uvu/assert";
import { decodeUtf8 } from "../../../src/pipeline/parse/text/decode.ts";
import { codes } from "./document.ts";

const decoding = suite("decode");

const bytes = (...parts: (string | number)[]): Uint8Array =>
	Uint8Array.from(parts.flatMap((part) => (typeof part === "number" ? [part] : [...new TextEncoder().encode(part)])));

const valid: [name: string, input: Uint8Array, text: string][] = [
	["the text of UTF-8", bytes("# Über uns 🎉\r\n"), "# Über uns 🎉\r\n"],
	["a text without its byte order mark", bytes(0xef, 0xbb, 0xbf, "# a"), "# a"],
	["a byte order mark that is not at the beginning", bytes("a", 0xef, 0xbb, 0xbf), "a\uFEFF"],
	["a replacement character that its author wrote", bytes("\uFFFD"), "\uFFFD"],
];
for (const [name, input, text] of valid)
	decoding(`gives ${name}`, () => assert.equal(decodeUtf8("a.md", input), { text, problems: [] }));

const invalid: [name: string, input: Uint8Array, code: string][] = [
	["a Latin-1 letter", bytes("line\né ", 0xe9, "t\n"), "a.md:2:3 error bad-encoding"],
	["a character that is cut off at the end", bytes("ab", 0xf0, 0x9f, 0x8e), "a.md:1:3 error bad-encoding"],
	["an overlong form on line 2", bytes(0xef, 0xbb, 0xbf, "a\r\nb", 0xc0, 0xaf), "a.md:2:2 error bad-encoding"],
	["a byte after a replacement character that its author wrote", bytes("\uFFFD", 0xff), "a.md:1:2 error bad-encoding"],
	["a NUL character", bytes("a\n", 0, "b"), "a.md:2:1 error bad-encoding"],
];
for (const [name, input, code] of invalid)
	decoding(`finds ${name}`, () => assert.equal(codes(decodeUtf8("a.md", input).problems), [code]));

decoding.run();
