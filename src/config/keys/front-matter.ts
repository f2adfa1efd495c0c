/** `frontMatter`: the front matter keys of the site itself. */
import * as v from "valibot";
import { FRONT_MATTER_GROUP_NAMES, FRONT_MATTER_KEY_NAMES } from "../../model/content/front-matter-key-names.ts";
import type { Input, Parsed } from "../values.ts";

export type FrontMatterSchemas = Input<typeof frontMatterSchemas>;
type FrontMatterSchema = Input<typeof frontMatterSchema>;
type FrontMatterKeyOptions = Input<typeof keyOptions>;

/** The type of `page.frontMatter` of the documents (`docs`), posts (`news`) or other pages (`pages`) of a configuration. */
export type FrontMatterOf<
	SiteConfiguration extends { readonly frontMatter?: FrontMatterSchemas },
	Area extends keyof FrontMatterSchemas,
> = FrontMatterValues<NonNullable<NonNullable<SiteConfiguration["frontMatter"]>[Area]>>;

type FrontMatterValues<Schema extends FrontMatterSchema> = {
	readonly [Key in keyof Schema as Schema[Key] extends { required: true } ? Key : never]: FrontMatterValue<Schema[Key]>;
} & {
	readonly [Key in keyof Schema as Schema[Key] extends { required: true } ? never : Key]?: FrontMatterValue<
		Schema[Key]
	>;
};

type FrontMatterValue<Options extends FrontMatterKeyOptions> = Options["type"] extends "string[]"
	? readonly AllowedValue<Options, string>[]
	: AllowedValue<Options, { string: string; number: number; boolean: boolean; "string[]": never }[Options["type"]]>;

type AllowedValue<Options extends FrontMatterKeyOptions, Value> = Options extends {
	readonly values: readonly (infer Allowed)[];
}
	? Extract<Allowed, Value>
	: Value;

const keyOptions = v.pipe(
	v.strictObject({
		/** `string[]` is a list of texts. */
		type: v.picklist(["string", "number", "boolean", "string[]"]),
		/** The values that a text or a number may have, or each text of a list. @default any */
		values: v.exactOptional(v.array(v.union([v.string(), v.number()]))),
		/** Whether each page needs the key. A translation has the value of its original unless it has its own. */
		required: v.exactOptional(v.boolean(), false),
	}),
	v.forward(
		v.check(
			({ type, values = [] }) => values.every((value) => typeof value === type.replace("[]", "")),
			({ input }) => `expected values of the type ${input.type.replace("[]", "")}`,
		),
		["values"],
	),
);

const ownNames: ReadonlySet<string> = new Set([...FRONT_MATTER_KEY_NAMES, ...FRONT_MATTER_GROUP_NAMES]);

/** Objects have one field per key. */
const isUsableName = (name: string): boolean => !ownNames.has(name) && !(name in Object.prototype);

const frontMatterSchema = v.record(
	v.pipe(
		v.string(),
		v.check(isUsableName, ({ input }) => `"${input}" has a meaning of its own`),
	),
	keyOptions,
);

export const frontMatterSchemas = v.strictObject({
	/**
	 * Keys of documents.
	 * @example { level: { type: "string", values: ["easy", "hard"] } }
	 */
	docs: v.exactOptional(frontMatterSchema, {}),
	/**
	 * Keys of posts.
	 * @example { event: { type: "boolean" } }
	 */
	news: v.exactOptional(frontMatterSchema, {}),
	/**
	 * Keys of other pages in Markdown.
	 * @example { contact: { type: "string" } }
	 */
	pages: v.exactOptional(frontMatterSchema, {}),
});

export type FrontMatterConfig = Parsed<typeof frontMatterSchemas>;
