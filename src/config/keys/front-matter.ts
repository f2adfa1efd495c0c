/** `frontMatter`: the front matter keys of the site itself. */
import * as v from "valibot";
import { FRONT_MATTER_GROUP_NAMES, FRONT_MATTER_KEY_NAMES } from "../../model/content/front-matter-key-names.ts";
import type { DeepReadonly } from "../deep-readonly.ts";
import type { ParsedKeys } from "../values.ts";
import { type docsKeys, resolveDocs } from "./docs.ts";

export interface FrontMatterKeys {
	/**
	 * Front matter keys of the site itself, which are checked, and which layouts have as `page.frontMatter`. Any other
	 * unknown key is a warning.
	 * @default {}
	 * @example { docs: { level: { type: "string", values: ["easy", "hard"], required: true } } }
	 */
	readonly frontMatter?: FrontMatterSchemas;
}

export interface FrontMatterSchemas {
	/**
	 * Keys of documents.
	 * @default {}
	 * @example { level: { type: "string", values: ["easy", "hard"] } }
	 */
	readonly docs?: FrontMatterSchema;
	/**
	 * Keys of a set of documents, by its `id`, in addition to those of `docs`.
	 * @default {}
	 * @example { api: { since: { type: "string", required: true } } }
	 */
	readonly docsById?: Readonly<Record<string, FrontMatterSchema>>;
	/**
	 * Keys of posts.
	 * @default {}
	 * @example { event: { type: "boolean" } }
	 */
	readonly news?: FrontMatterSchema;
	/**
	 * Keys of other pages in Markdown.
	 * @default {}
	 * @example { contact: { type: "string" } }
	 */
	readonly pages?: FrontMatterSchema;
}

/** Keys by name. */
export type FrontMatterSchema = Readonly<Record<string, FrontMatterKeyOptions>>;

export interface FrontMatterKeyOptions {
	/** `string[]` is a list of texts. */
	readonly type: "string" | "number" | "boolean" | "string[]";
	/** The values that a text or a number may have, or each text of a list. @default any */
	readonly values?: readonly (string | number)[];
	/** Whether each page needs the key. A translation has the value of its original unless it has its own. @default false */
	readonly required?: boolean;
}

/**
 * The type of `page.frontMatter` of the documents (`docs`), posts (`news`) or other pages (`pages`) of a configuration.
 * `Id` is that of a set of documents.
 */
export type FrontMatterOf<
	SiteConfiguration extends { readonly frontMatter?: FrontMatterSchemas },
	Area extends Exclude<keyof FrontMatterSchemas, "docsById">,
	Id extends string = never,
> = FrontMatterValues<NonNullable<NonNullable<SiteConfiguration["frontMatter"]>[Area]>> &
	([Id] extends [never]
		? unknown
		: FrontMatterValues<NonNullable<NonNullable<SiteConfiguration["frontMatter"]>["docsById"]>[Id]>);

type FrontMatterValues<Schema extends FrontMatterSchema> = {
	readonly [Key in keyof Schema as Schema[Key] extends { required: true } ? Key : never]: FrontMatterValue<Schema[Key]>;
} & {
	readonly [Key in keyof Schema as Schema[Key] extends { required: true } ? never : Key]?: FrontMatterValue<
		Schema[Key]
	>;
};

type FrontMatterValue<Options extends FrontMatterKeyOptions> = Options["type"] extends "string[]"
	? readonly AllowedValue<Options, string>[]
	: AllowedValue<
			Options,
			{
				string: string;
				number: number;
				boolean: boolean;
				"string[]": never;
			}[Options["type"]]
		>;

type AllowedValue<Options extends FrontMatterKeyOptions, Value> = Options extends {
	readonly values: readonly (infer Allowed)[];
}
	? Extract<Allowed, Value>
	: Value;

const keyOptions = v.pipe(
	v.strictObject({
		type: v.picklist(["string", "number", "boolean", "string[]"]),
		values: v.exactOptional(v.array(v.union([v.string(), v.number()]))),
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

export const frontMatterKeys = {
	frontMatter: v.exactOptional(
		v.strictObject({
			docs: v.exactOptional(frontMatterSchema, {}),
			docsById: v.exactOptional(v.record(v.string(), frontMatterSchema), {}),
			news: v.exactOptional(frontMatterSchema, {}),
			pages: v.exactOptional(frontMatterSchema, {}),
		}),
		{},
	),
};

type ParsedFrontMatter = DeepReadonly<v.InferOutput<(typeof frontMatterKeys)["frontMatter"]>>;
export type FrontMatterConfig = ParsedFrontMatter & {
	/** `docsById` by the names of the versions of each set, which are unique in a site. */
	readonly docsByVersion: ParsedFrontMatter["docsById"];
};

export function resolveFrontMatter(parsed: ParsedKeys<typeof frontMatterKeys & typeof docsKeys>): {
	readonly frontMatter: FrontMatterConfig;
} {
	const { frontMatter } = parsed;
	const versions = resolveDocs(parsed).docs.flatMap((one) => one.versions);
	return {
		frontMatter: {
			...frontMatter,
			docsByVersion: Object.fromEntries(
				versions.flatMap(({ name, docsId }) => {
					const schema = frontMatter.docsById[docsId];
					return schema ? [[name, schema]] : [];
				}),
			),
		},
	};
}
