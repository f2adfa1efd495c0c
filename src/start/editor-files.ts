/** What editors need to complete front matter and data files: JSON schemas, and the snippets and settings of VS Code. */
import { isObject } from "../config/values.ts";
import type { FrontMatterConfig } from "../model/config.ts";
import {
	type FrontMatterArea,
	type FrontMatterKeyDescription,
	type JsonSchema,
	readDataFileSchemas,
	readFrontMatterSubjects,
} from "./front-matter-reference.ts";

const SCHEMAS = ".vscode/ssg";
export const SETTINGS = ".vscode/settings.json";

const AREAS: readonly FrontMatterArea[] = ["docs", "news", "pages"];

/** The files below the name, without extension. */
const DATA_FILE_NAMES = { category: "_category_", authors: "authors", tags: "tags", search: "_search" } as const;

/**
 * Files by path, which replace those of an earlier time.
 *
 * @param own the front matter keys of the site itself
 */
export function editorFiles(own: FrontMatterConfig): Readonly<Record<string, string>> {
	const described = readFrontMatterSubjects().flatMap(({ keys }) => keys);
	const keysIn = (area: FrontMatterArea) => [
		...described.filter(({ areas }) => areas.includes(area)),
		...ownKeysIn(own, area),
	];
	const all = new Map(AREAS.flatMap(keysIn).map((key) => [key.name, key]));
	const schemas = {
		...readDataFileSchemas(),
		...Object.fromEntries(AREAS.map((area) => [`front-matter-${area}`, frontMatterSchema(area, keysIn(area))])),
	};
	return {
		...Object.fromEntries(
			Object.entries(schemas).map(([name, schema]) => [
				`${SCHEMAS}/${name}.json`,
				jsonText({ $schema: "http://json-schema.org/draft-07/schema#", ...schema }),
			]),
		),
		".vscode/front-matter.code-snippets": jsonText(
			Object.fromEntries([...all.values()].map((key) => [`front matter: ${key.name}`, snippetOf(key)])),
		),
	};
}

/**
 * The settings with those that name the schemas.
 *
 * @param before the text of the file
 * @param contentFolder relative to the folder that the editor has open
 * @returns `undefined` if the text is not plain JSON, as with comments
 */
export function editorSettings(before: string | undefined, contentFolder: string): string | undefined {
	const settings = before === undefined ? {} : parseSettings(before);
	if (!settings) return undefined;
	const schemas = Object.entries(DATA_FILE_NAMES).map(([kind, name]) => ({
		url: `./${SCHEMAS}/${kind}.json`,
		files: `${contentFolder}/**/${name}`,
	}));
	const others = [settings["json.schemas"] ?? []]
		.flat()
		.filter((one) => !schemas.some(({ url }) => url === (one as { readonly url?: unknown }).url));
	const merged = {
		...settings,
		"yaml.schemas": {
			...(settings["yaml.schemas"] as object | undefined),
			...Object.fromEntries(schemas.map(({ url, files }) => [url, [`${files}.yml`, `${files}.yaml`]])),
		},
		"json.schemas": [...others, ...schemas.map(({ url, files }) => ({ fileMatch: [`${files}.json`], url }))],
	};
	return jsonText(merged, /^([ \t]+)\S/m.exec(before ?? "")?.[1]);
}

const jsonText = (value: unknown, indent = "\t"): string => `${JSON.stringify(value, null, indent)}\n`;

function parseSettings(text: string): Readonly<Record<string, unknown>> | undefined {
	try {
		const settings: unknown = JSON.parse(text);
		return isObject(settings) && !Array.isArray(settings) ? { ...settings } : undefined;
	} catch {
		return undefined;
	}
}

/** What a schema and a snippet need of a key. */
type EditorKey = Pick<FrontMatterKeyDescription, "name" | "schema"> &
	Partial<FrontMatterKeyDescription> & { readonly isRequired?: boolean };

const ownKeysIn = (own: FrontMatterConfig, area: FrontMatterArea): readonly EditorKey[] =>
	Object.entries(own[area]).map(([name, { type, values, required }]) => {
		const value = { type: type.replace("[]", ""), ...(values && { enum: values }) };
		return { name, schema: type === "string[]" ? { type: "array", items: value } : value, isRequired: required };
	});

const frontMatterSchema = (area: FrontMatterArea, keys: readonly EditorKey[]): JsonSchema => ({
	title: `Front matter (${area})`,
	type: "object",
	properties: Object.fromEntries(
		keys.map(({ name, schema, text, default: value }) => [
			name,
			text === undefined ? schema : { ...schema, markdownDescription: `${text}\n\nDefault: ${value}` },
		]),
	),
	required: keys.filter(({ isRequired }) => isRequired).map(({ name }) => name),
});

/** Inserts a key with one of its values, or with an example that is selected. */
const snippetOf = ({ name, schema, text, example }: EditorKey) => ({
	scope: "markdown",
	prefix: name,
	body: snippetBody(name, schema, example),
	description: text ?? "a key of this site",
});

function snippetBody(name: string, schema: JsonSchema, example: string | undefined): readonly string[] {
	const items = schema.items as JsonSchema | undefined;
	const listed = (schema.enum ?? items?.enum) as readonly unknown[] | undefined;
	const values = schema.type === "boolean" ? [true, false] : listed;
	const choice = values ? `\${1|${values.map((value) => String(value).replace(/[\\,|]/g, "\\$&")).join(",")}|}` : "$1";
	const lines = example?.split("\n") ?? [];
	if (values || lines.length === 0) return [`${name}: ${items ? `[${choice}]` : choice}`];
	const escaped = lines.map((line) => line.replace(/[\\$}]/g, "\\$&"));
	return lines.length > 1 ? escaped : [(escaped[0] as string).replace(/: (.*)$/, (_, value) => `: \${1:${value}}`)];
}
