/** `_category_` files: the keys that Docusaurus knows, and no others. */
import * as v from "valibot";
import type { CategoryLink } from "../model/config.ts";
import type { Category } from "../model/document.ts";
import type { Location, Problem } from "../model/problem.ts";
import { nearest } from "../model/problem.ts";
import type { DataFile } from "../model/source.ts";
import {
	type Key,
	type Places,
	placesBelow,
	readData,
	topOf,
	type Values,
} from "./data-yaml.ts";
import { isMapping } from "./yaml-tree.ts";

const anyText = v.string("must be a text");
const text = v.pipe(anyText, v.nonEmpty("must not be empty"));
const flag = v.boolean("must be true or false");
const numeric = v.pipe(v.string(), v.regex(/^-?\d+(\.\d+)?$/), v.toNumber());
const number = v.union([v.number(), numeric], "must be a number");
const mapping = v.custom<Values>(isMapping, "must have keys and values");
const word = v.pipe(
	v.string(),
	v.transform((only) => [only]),
);
const words = v.union([word, v.array(v.string())], "must be a list of texts");

type Fields = Readonly<Record<string, v.GenericSchema>>;

const CATEGORY: Fields = {
	key: anyText, // for the translation files of Docusaurus; here each locale has its own category files
	label: text,
	description: anyText,
	position: number,
	collapsed: flag,
	collapsible: flag,
	className: anyText,
	link: v.nullable(mapping),
	customProps: mapping,
};

const LINKS: Readonly<Record<CategoryLink["type"], Fields>> = {
	doc: { type: text, id: text },
	"generated-index": {
		type: text,
		slug: text,
		title: anyText,
		description: anyText,
		image: anyText,
		keywords: words,
	},
};

/** The category of a folder, without the keys that are wrong: each of those is a problem at its place. */
export function parseCategory(file: DataFile): {
	readonly category?: Category;
	readonly problems: readonly Problem[];
} {
	const start: Location = { path: file.path, line: 1, column: 1 };
	const { values: data, keys, problems: faults } = readData(file, NO_MAPPING);
	if (!data) return { problems: faults };

	const { values, problems } = checked(data, CATEGORY, topOf(keys), start);
	const { key: _, link, ...own } = values;
	const target = isMapping(link)
		? linkOf(link, keys, start)
		: { link, problems: [] };
	const category = {
		path: file.path,
		locale: file.locale,
		version: file.version,
		folder: file.name.split("/").slice(0, -1).join("/"),
		...own,
		...(target.link === undefined ? {} : { link: target.link }),
	} as Category;
	return { category, problems: [...problems, ...target.problems] };
}

/** A link without a known type, or without what its type needs, is no link. */
function linkOf(link: Values, keys: readonly Key[], start: Location) {
	const within = placesBelow(keys, "link");
	const place = topOf(keys).get("link") ?? start;
	const fields = LINKS[link.type as CategoryLink["type"]];
	if (!fields) {
		const at = within.get("type") ?? place;
		const given = link.type === undefined ? "" : `, not “${link.type}”`;
		const message = `a link must have the type “doc” or “generated-index”${given}`;
		return { link: undefined, problems: [bad(message, at)] };
	}
	const { values, problems } = checked(link, fields, within, place);
	if (link.type === "generated-index" || values.id !== undefined)
		return { link: values, problems };
	const missing = bad("“link” names no document", place);
	return {
		link: undefined,
		problems: problems.length > 0 ? problems : [missing],
	};
}

/** The values that are right, and a problem for each of the others. */
function checked(
	data: Values,
	fields: Fields,
	places: Places,
	otherwise: Location,
) {
	const values: Record<string, unknown> = {};
	const problems: Problem[] = [];
	for (const [key, value] of Object.entries(data)) {
		const at = places.get(key) ?? otherwise;
		const field = Object.hasOwn(fields, key) ? fields[key] : undefined;
		if (!field) {
			problems.push(unknownKey(key, Object.keys(fields), at));
			continue;
		}
		if (value === null && key !== "link") continue; // a key without a value is a key not given
		const result = v.safeParse(field, value);
		if (result.success) values[key] = result.output;
		else problems.push(bad(`“${key}” ${result.issues[0].message}`, at));
	}
	return { values, problems };
}

const bad = (message: string, at: Location): Problem => ({
	severity: "error",
	code: "bad-category",
	message,
	at,
});
const NO_MAPPING = {
	code: "bad-category",
	message: "a category file must have keys and values",
};

function unknownKey(
	key: string,
	known: readonly string[],
	at: Location,
): Problem {
	const meant = nearest(key, known);
	return {
		severity: "error",
		code: "unknown-category-key",
		message: `“${key}” is no key of a category file`,
		at,
		hint: meant
			? `Did you mean “${meant}”?`
			: `The keys are ${known.join(", ")}.`,
	};
}
