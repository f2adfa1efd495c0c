/** Arbitrary Markdown: everything that authors may write, inside of each other and damaged. */
import fc, { type Arbitrary } from "fast-check";
import { MARKDOWN, textOf } from "../pipeline/parse/growth/constructs.ts";
import inputs from "./inputs.json" with { type: "json" };
import { weighted } from "./weighted.ts";

/** Characters that some syntax, a terminal, a browser or a file system takes for more than text. */
const CHARACTERS = [
	..."\\`*_{}[]()<>#+-.!|~:=$^&%@\"'/?;, \t\n\r",
	..."aB0é汉ß",
	"\0\u0001\u001b\u007f\u0085\u00a0\u00ad\u2028\u2029\ufeff\ufffd\uffff",
	"\u200b\u200e\u202a\u202d\u202e\u2066\u2069",
	"\ud800",
	"\udfff",
	"e\u0301",
	"👩‍👩‍👧",
	"𝒳",
].flatMap((characters) => (/^[\0\u200b]/.test(characters) ? [...characters] : [characters]));

export const characters = (maxLength = 12): Arbitrary<string> =>
	fc.string({ unit: fc.constantFrom(...CHARACTERS), maxLength });

const TAGS =
	"a abbr article b br button blockquote caption center code col colgroup dd details div dl dt em figcaption figure font footer form h1 h2 header hr html body head i iframe img input kbd li link main math menu meta nav noscript ol option p picture plaintext pre rp rt ruby s script section select source span style sub summary svg table tbody td template textarea tfoot th thead title tr tt u ul video wbr x-y mi foreignObject base object frameset".split(
		" ",
	);

const tag = fc
	.tuple(
		fc.constantFrom("<", "</", "<", "< ", "<!"),
		fc.constantFrom(...TAGS),
		fc.constantFrom(...inputs.attributes),
		fc.constantFrom(">", ">", ">", "/>", "", " >\n"),
	)
	.map((parts) => parts.join(""));

const rawHtml = fc.oneof(tag, tag, fc.constantFrom(...inputs.oddTags));

const constructed = fc
	.tuple(fc.constantFrom(...Object.keys(MARKDOWN)), fc.integer({ min: 1, max: 3 }))
	.map(([name, times]) => textOf(name, times));

const longRun = fc
	.tuple(
		fc.oneof(characters(3), fc.constantFrom("<b>", "> ", "- ", "[", "<div>\n", "**", "$", ":::")),
		fc.integer({ min: 20, max: 150 }),
	)
	.map(([text, times]) => text.repeat(times));

/** What may stand around any other text, whether that makes sense or not. */
const WRAPS: readonly ((text: string) => string)[] = [
	...inputs.linePrefixes.map(
		([first, other]) =>
			(text: string) =>
				first + text.replace(/\n/g, `\n${other}`),
	),
	...inputs.surroundings.map(
		([open, close]) =>
			(text: string) =>
				`${open}${text}${close}`,
	),
];

const block = weighted(
	[4, constructed],
	[4, fc.constantFrom(...inputs.snippets)],
	[4, rawHtml],
	[3, characters()],
	[1, longRun],
);

const wrapped = fc
	.tuple(block, fc.array(fc.constantFrom(...WRAPS), { maxLength: 3 }))
	.map(([text, wraps]) => wraps.reduce((inner, wrap) => wrap(inner), text));

const separator = fc.constantFrom("\n\n", "\n\n", "\n", " ", "", "\r\n", "\n  ");

export const markdown: Arbitrary<string> = fc
	.array(fc.tuple(wrapped, separator), { maxLength: 7 })
	.map((parts) => parts.flat().join(""));
