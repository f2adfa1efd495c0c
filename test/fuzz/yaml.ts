/** Arbitrary YAML and JSON: of the right and of the wrong types, and no YAML at all. */
import fc, { type Arbitrary } from "fast-check";
import { FRONT_MATTER } from "../pipeline/parse/growth/constructs.ts";
import { characters, markdown } from "./markdown.ts";

/** Values that are an address, a path, a name or a text that means something to somebody. */
const TEXTS = [
	"",
	" ",
	"a",
	"d1",
	"joe",
	"Übung & <b>",
	"<script>P()</script>",
	"../../x",
	"/abs/x",
	"/",
	"//other.example",
	"C:\\x",
	"a/./b",
	"%2e%2e/x",
	"con",
	".hidden",
	"a?b#c",
	"x".repeat(300),
	"javascript:P()",
	"java\nscript:P()",
	"pathname:///a.pdf",
	"https://example.org/a b",
	"https://exa mple",
	"http://[",
	"mailto:x@y.z",
	"data:text/html,x",
	"/a.png",
	"{{{",
	"en",
	"fr",
	"2025-01-01",
	"2025-02-30",
	"0000-00-00T99:99",
	"__proto__",
	"constructor",
	"toString",
	"hasOwnProperty",
	"true",
	"1e999",
	"\u001b[2J",
	"\u202e",
	"\0",
	"\ud800",
	"[a](b.md) `x` **",
];

export const text: Arbitrary<string> = fc.oneof(fc.constantFrom(...TEXTS), characters(8));

const scalar = fc.oneof(text, text, fc.constantFrom<unknown>(null, true, false, 0, -1, 3, 0.5, 1e300, -0, 2 ** 53));

export const value: Arbitrary<unknown> = fc.oneof(
	{ weight: 4, arbitrary: scalar },
	{ weight: 1, arbitrary: fc.array(scalar, { maxLength: 3 }) },
	{ weight: 1, arbitrary: fc.dictionary(text, scalar, { maxKeys: 3 }) },
	{
		weight: 1,
		arbitrary: fc.array(fc.dictionary(text, scalar, { maxKeys: 2 }), { maxLength: 2 }),
	},
);

/** Not quoted as YAML wants it. */
const RAW_VALUES = [
	"",
	"~",
	"a: b",
	"'a",
	'"a',
	'"\\ud800"',
	'"\\u0000\\x1b"',
	"[a, b",
	"{a: b",
	"{a: {b: [c]}}",
	"&x a",
	"*x",
	"*nosuch",
	"&x [*x]",
	"!!js/function 'P()'",
	"!!binary aGk=",
	"!!timestamp 2025-01-01",
	"2025-01-01",
	"2025-01-01T10:00:00+25:00",
	"12:30",
	"0o17",
	"0x1f",
	".inf",
	".nan",
	"1.10",
	"|\n  a\n  b",
	">-\n  a\n\n  b",
	"\n  - a\n  - b: c",
	"\n  a: b\n  <<: {c: d}",
	"\n\tx: y",
	"@a",
	"`a`",
	"%a",
	"? a",
	"a # b",
	"yes",
	"=",
	"<<",
];

const rawValue = fc.oneof(
	{ weight: 3, arbitrary: value.map((data) => JSON.stringify(data) ?? "~") },
	{ weight: 2, arbitrary: fc.constantFrom(...RAW_VALUES) },
	{ weight: 1, arbitrary: characters() },
);

const LINES = [
	"# comment",
	"---",
	"...",
	"%YAML 1.2",
	"- a",
	"a",
	": b",
	"? x\n: y",
	"\ta: b",
	" a: b",
	"<<: *x",
	"<<: {title: a}",
	"a: &x {b: c}",
	"title: a",
	"title: b",
	"\u0000",
	"\ufeff",
];

/** Lines of YAML with some of these keys. */
const yamlWith = (keys: readonly string[]): Arbitrary<string> =>
	fc
		.array(
			fc.oneof(
				{
					weight: 6,
					arbitrary: fc.tuple(fc.constantFrom(...keys), rawValue).map(([key, raw]) => `${key}: ${raw}`),
				},
				{
					weight: 1,
					arbitrary: fc.tuple(text, rawValue).map(([key, raw]) => `${JSON.stringify(key)}: ${raw}`),
				},
				{ weight: 1, arbitrary: fc.constantFrom(...LINES) },
			),
			{ maxLength: 5 },
		)
		.map((lines) => `${lines.join("\n")}\n`);

const FRONT_MATTER_KEYS =
	"id title title_meta hide_title hide_table_of_contents toc_min_heading_level toc_max_heading_level description keywords image slug sidebar_label sidebar_position sidebar_class_name sidebar_custom_props displayed_sidebar tags pagination_label pagination_next pagination_prev custom_edit_url parse_number_prefixes last_update draft unlisted date authors author author_url author_image_url wrapperClassName source search search_weight tilte mdx".split(
		" ",
	);

const frontMatter = fc.oneof(
	{ weight: 4, arbitrary: fc.constant("") },
	{
		weight: 5,
		arbitrary: fc
			.tuple(
				fc.constantFrom("---", "---", "---", "---js", "----", "--- ", "---yaml", "+++"),
				yamlWith(FRONT_MATTER_KEYS),
				fc.constantFrom("---\n", "---\n", "---\n", "...\n", "", "--- x\n", "---\r\n"),
			)
			.map(([open, yaml, close]) => `${open}\n${yaml}${close}`),
	},
	{
		weight: 1,
		arbitrary: fc
			.constantFrom(...Object.values(FRONT_MATTER))
			.map((construct) => (typeof construct === "string" ? construct : construct(3))),
	},
);

/** A whole Markdown file. */
export const document: Arbitrary<string> = fc
	.tuple(fc.constantFrom("", "", "", "\ufeff", "\n"), frontMatter, markdown)
	.map((parts) => parts.join(""));

/** A data file whose keys are known ones, JSON or YAML. */
export const dataWith = (keys: readonly string[]): Arbitrary<string> =>
	fc.oneof(
		{ weight: 4, arbitrary: yamlWith(keys) },
		{ weight: 1, arbitrary: value.map((data) => JSON.stringify(data)) },
		{ weight: 1, arbitrary: characters() },
		{
			weight: 1,
			arbitrary: fc
				.dictionary(fc.constantFrom(...keys), value, { maxKeys: 4 })
				.map((data) => JSON.stringify(data, null, 2)),
		},
	);

/** Entries below keys of any name, as in the files of tags and authors. */
export const tableWith = (keys: readonly string[]): Arbitrary<string> =>
	fc
		.array(
			fc.tuple(
				fc.oneof(
					fc.constantFrom("a", "joe", "news"),
					text.map((key) => JSON.stringify(key)),
				),
				fc.oneof(
					yamlWith(keys).map((yaml) => `\n${yaml.replace(/^/gm, "  ")}`),
					rawValue,
				),
			),
			{ maxLength: 4 },
		)
		.map((entries) => entries.map(([key, below]) => `${key}: ${below}\n`).join(""));
