/** `_category_` files: the keys that Docusaurus knows, and no others. */
import matter from "gray-matter";
import * as v from "valibot";
import type { CategoryLink } from "../model/config.ts";
import type { Location, Problem } from "../model/problem.ts";
import { nearest } from "../model/problem.ts";
import type { Category, DataFile } from "../model/site.ts";

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
type Values = Readonly<Record<string, unknown>>;

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
	const keys: Key[] = [];
	let data: unknown;
	try {
		data = readYaml(file, keys);
	} catch (error) {
		return { problems: [broken(error as YamlError, start)] };
	}
	if (!isMapping(data)) return { problems: [noMapping(start)] };

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
	const within = keysBelow(keys, "link");
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
const noMapping = (at: Location) =>
	bad("a category file must have keys and values", at);

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

function isMapping(value: unknown): value is Values {
	return (
		typeof value === "object" &&
		value !== null &&
		!Array.isArray(value) &&
		!(value instanceof Date)
	);
}

// ---- reading YAML with the places of its keys

interface Key {
	readonly name: string;
	/** How many nodes it is in. Only good for comparing the keys of one file. */
	readonly depth: number;
	readonly at: Location;
}
type Places = ReadonlyMap<string, Location>;

/** What js-yaml tells a listener. Lines count from 0, and `OPEN` is line 0, so that they are right for the file. */
interface YamlState {
	readonly input: string;
	readonly position: number;
	readonly line: number;
	readonly lineStart: number;
	readonly result: unknown;
}
interface YamlError {
	readonly reason?: string;
	readonly message: string;
	readonly mark?: { readonly line: number; readonly column: number };
}

const OPEN = "---category";
const CLOSE = "\0"; // can stand in no YAML, so that the whole file is read, a document's own `---` included

/**
 * The file's value; its keys are added to `keys` in the order of the text. JSON is read as the YAML that it is.
 * gray-matter hands its options on to js-yaml, which tells a listener where each node opens and closes.
 */
function readYaml({ path, text }: DataFile, keys: Key[]): unknown {
	const open: Location[] = [];
	const listener = (event: "open" | "close", state: YamlState) => {
		if (event === "open") {
			const column = state.position - state.lineStart + 1;
			open.push({ path, line: state.line, column });
			return;
		}
		const depth = open.length;
		const at = open.pop() as Location;
		if (typeof state.result === "object") return;
		if (!/^[ \t]*:/.test(state.input.slice(state.position))) return;
		keys.push({ name: String(state.result), depth, at });
	};
	const options = { delimiters: [OPEN, CLOSE] as [string, string], listener };
	return matter(`${OPEN}\n${text}\n`, options).data;
}

function broken({ reason, message, mark }: YamlError, start: Location) {
	const at = mark
		? { ...start, line: mark.line, column: mark.column + 1 }
		: start;
	return bad(reason ?? message, at);
}

function topOf(keys: readonly Key[]): Places {
	const depth = Math.min(...keys.map((key) => key.depth));
	const top = keys.filter((key) => key.depth === depth);
	return new Map(top.map(({ name, at }) => [name, at]));
}

/** The keys of the mapping that is the value of a top key. */
function keysBelow(keys: readonly Key[], name: string): Places {
	const top = topOf(keys);
	const isTop = (key: Key) => top.get(key.name) === key.at;
	const from = keys.findIndex((key) => isTop(key) && key.name === name) + 1;
	const length = keys.slice(from).findIndex(isTop);
	return topOf(keys.slice(from, length < 0 ? undefined : from + length));
}
