/** Arbitrary YAML and JSON: of the right and of the wrong types, and no YAML at all. */
import fc, { type Arbitrary } from "fast-check";
import { FRONT_MATTER } from "../pipeline/parse/growth/constructs.ts";
import inputs from "./inputs.json" with { type: "json" };
import { characters, markdown } from "./markdown.ts";
import { weighted } from "./weighted.ts";

/** Among them an address, a path, a name or a text that means something to somebody. */
export const text: Arbitrary<string> = fc.oneof(fc.constantFrom(...inputs.texts, "x".repeat(300)), characters(8));

const scalar = fc.oneof(text, text, fc.constantFrom<unknown>(null, true, false, 0, -1, 3, 0.5, 1e300, -0, 2 ** 53));

export const value: Arbitrary<unknown> = weighted(
	[4, scalar],
	[1, fc.array(scalar, { maxLength: 3 })],
	[1, fc.dictionary(text, scalar, { maxKeys: 3 })],
	[1, fc.array(fc.dictionary(text, scalar, { maxKeys: 2 }), { maxLength: 2 })],
);

const rawValue = weighted(
	[3, value.map((data) => JSON.stringify(data) ?? "~")],
	[2, fc.constantFrom(...inputs.yamlValues)],
	[1, characters()],
);

/** Lines of YAML with some of these keys. */
const yamlWith = (keys: readonly string[]): Arbitrary<string> =>
	fc
		.array(
			weighted(
				[6, fc.tuple(fc.constantFrom(...keys), rawValue).map(([key, raw]) => `${key}: ${raw}`)],
				[1, fc.tuple(text, rawValue).map(([key, raw]) => `${JSON.stringify(key)}: ${raw}`)],
				[1, fc.constantFrom(...inputs.yamlLines)],
			),
			{ maxLength: 5 },
		)
		.map((lines) => `${lines.join("\n")}\n`);

const FRONT_MATTER_KEYS =
	"id title title_meta hide_title hide_table_of_contents toc_min_heading_level toc_max_heading_level banner description keywords image slug sidebar_label sidebar_position sidebar_class_name sidebar_icon sidebar_badge sidebar_custom_props displayed_sidebar tags pagination_label pagination_next pagination_prev custom_edit_url parse_number_prefixes last_update draft unlisted date authors author author_url author_image_url wrapperClassName source search search_weight tilte mdx".split(
		" ",
	);

const frontMatter = weighted(
	[4, fc.constant("")],
	[
		5,
		fc
			.tuple(
				fc.constantFrom("---", "---", "---", "---js", "----", "--- ", "---yaml", "+++"),
				yamlWith(FRONT_MATTER_KEYS),
				fc.constantFrom("---\n", "---\n", "---\n", "...\n", "", "--- x\n", "---\r\n"),
			)
			.map(([open, yaml, close]) => `${open}\n${yaml}${close}`),
	],
	[
		1,
		fc
			.constantFrom(...Object.values(FRONT_MATTER))
			.map((construct) => (typeof construct === "string" ? construct : construct(3))),
	],
);

/** A whole Markdown file. */
export const document: Arbitrary<string> = fc
	.tuple(fc.constantFrom("", "", "", "\ufeff", "\n"), frontMatter, markdown)
	.map((parts) => parts.join(""));

/** A data file whose keys are known ones, JSON or YAML. */
export const dataWith = (keys: readonly string[]): Arbitrary<string> =>
	weighted(
		[4, yamlWith(keys)],
		[1, value.map((data) => JSON.stringify(data))],
		[1, characters()],
		[1, fc.dictionary(fc.constantFrom(...keys), value, { maxKeys: 4 }).map((data) => JSON.stringify(data, null, 2))],
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
