/** The reference of the configuration. */

import { type ObjectType, readConfigSchema, type SchemaKey, type SchemaType } from "./config-schema.ts";
import { CONFIGURATION_RESULTS, resultBlocks } from "./configuration-results.ts";
import { CONFIGURATION_SUBJECTS, type ConfigurationSubject } from "./configuration-subjects.ts";
import type { Documentation, Sources } from "./declarations.ts";
import { guideLinks } from "./guides.ts";
import {
	code,
	facts,
	fence,
	firstSentence,
	type GeneratedPage,
	heading,
	indent,
	indentByBrackets,
	pageText,
	paragraphs,
	table,
	valueText,
} from "./page.ts";
import { typeBlock, typeText } from "./type-text.ts";

const MAX_HEADING_LEVEL = 4;

/** A key of the configuration, at any depth. */
export interface ConfigurationKey extends SchemaKey {
	/** With `[]` after a list and `<name>` for any name: `docs.versions[].banner`. */
	readonly path: string;
	/** Unique: `docs.versions.banner`. */
	readonly anchor: string;
	/** Markdown. */
	readonly typeText: string;
	/** An object that has only this key is not valid. */
	readonly hasRequiredSiblings: boolean;
	readonly keys: readonly ConfigurationKey[];
	/** The objects that it may hold, if they differ. */
	readonly variants: readonly ConfigurationVariant[];
	/** The page of the key that describes the same objects. */
	readonly sameAs?: string;
}

export interface ConfigurationVariant extends ObjectType {
	readonly anchor: string;
	readonly title: string;
	readonly keys: readonly ConfigurationKey[];
}

/** All keys by the page that describes them. */
export function readConfigurationKeys(
	sources: Sources,
	root: string,
): ReadonlyMap<ConfigurationSubject, readonly ConfigurationKey[]> {
	const keys = readConfigSchema(sources, root);
	const names = new Set(CONFIGURATION_SUBJECTS.map(({ name }) => name));
	for (const { name, subject } of keys)
		if (!names.has(subject))
			throw new Error(`no page describes "${name}": add "${subject}" to docs/generate/configuration-subjects.ts`);
	return new Map(
		CONFIGURATION_SUBJECTS.map((subject) => {
			const readKey = createKeyReader();
			return [subject, keys.filter((key) => key.subject === subject.name).map((key) => readKey(key, "", ""))];
		}),
	);
}

function createKeyReader() {
	/** The anchors of the keys that describe an object. */
	const described = new Map<ObjectType, string>();

	const readKey = (
		key: SchemaKey,
		pathBefore: string,
		anchorBefore: string,
		siblings: readonly SchemaKey[] = [],
	): ConfigurationKey => {
		const { name } = key;
		const anchor = anchorBefore ? `${anchorBefore}.${name}` : name;
		const ownPath = pathBefore ? `${pathBefore}.${name}` : name;
		const found = {
			...key,
			path: ownPath,
			anchor,
			typeText: typeText(key.type),
			hasRequiredSiblings: siblings.some((one) => one !== key && !one.isOptional),
			keys: [],
			variants: [],
		};
		const objects = objectsIn(key.type, ownPath);
		const [only, ...others] = objects;
		if (!only) return found;
		const anchors = objects.map(({ object }) => described.get(object));
		const [sameAs] = anchors;
		if (sameAs !== undefined && anchors.every((one) => one !== undefined)) return { ...found, sameAs };
		for (const { object } of objects) described.set(object, anchor);
		if (others.length === 0)
			return { ...found, keys: only.object.keys.map((one, _, all) => readKey(one, only.path, anchor, all)) };
		return {
			...found,
			variants: objects.map(({ object, path: itsPath }) => {
				const itsAnchor = `${anchor}.${variantName(object)}`;
				return {
					...object,
					anchor: itsAnchor,
					title: variantTitle(itsPath, object),
					keys: object.keys.map((one) => readKey(one, "", itsAnchor)),
				};
			}),
		};
	};
	return readKey;
}

/** The values of the key `type`, by which objects are told apart. */
const typesOf = ({ keys }: ObjectType): string[] =>
	keys
		.filter(({ name }) => name === "type")
		.flatMap(({ type }) => type.flatMap((part) => (part.kind === "plain" ? [part.text.replaceAll('"', "")] : [])));

/** @example "FooterLinkOptions" becomes "link" */
const variantName = (object: ObjectType): string =>
	typesOf(object)[0] ?? (/([A-Z][a-z]+)Options$/.exec(object.name ?? "")?.[1] ?? "").toLowerCase();

function variantTitle(itsPath: string, object: ObjectType): string {
	const types = typesOf(object).map((one) => code(`type: "${one}"`));
	if (types.length > 0) return `${code(itsPath)} with ${types.join(" or ")}`;
	const required = object.keys.filter(({ isOptional }) => !isOptional).map(({ name }) => code(name));
	return `${code(itsPath)} with ${required.join(" and ")}`;
}

interface ObjectAtPath {
	readonly object: ObjectType;
	readonly path: string;
}

/** The objects that a value of the type is, or that a list or a record has. */
function objectsIn(type: SchemaType, at: string): ObjectAtPath[] {
	const found = type.flatMap((part): ObjectAtPath[] => {
		if (part.kind === "object") return [{ object: part, path: at }];
		if (part.kind === "list") return objectsIn(part.items, at.endsWith("[]") ? at : `${at}[]`);
		if (part.kind === "record") return objectsIn(part.values, `${at}.<name>`);
		return part.kind === "named" ? part.objects.map((object) => ({ object, path: `${at}[]` })) : [];
	});
	return found.filter(({ object }, index) => found.findIndex((one) => one.object === object) === index);
}

export function createConfigurationPages(sources: Sources, root: string): GeneratedPage[] {
	const bySubject = readConfigurationKeys(sources, root);
	return [
		{ path: "configuration/index.md", text: indexPage([...bySubject]) },
		...[...bySubject].map(([subject, keys], index) => ({
			path: `configuration/${subject.name}.md`,
			text: pageText(
				{
					title: `Configuration: ${subject.title.toLowerCase()}`,
					label: subject.title,
					description: subject.description,
					position: index + 1,
				},
				[subject.introduction, guideLinks(subject.name, 2), ...keys.flatMap((key) => keyBlocks(key, 2))],
			),
		})),
	];
}

const EXAMPLE_DOCUMENT = "content/en/help/install.md";

const indexPage = (subjects: readonly (readonly [ConfigurationSubject, readonly ConfigurationKey[]])[]): string =>
	pageText(
		{
			title: "Configuration",
			description:
				"Every key of site.config.ts, with links to its type, its default value and examples, and where the configuration file is found.",
			position: 2,
		},
		[
			"The configuration is the default export of `site.config.ts`, in the folder of the site. The file may also end in `.mts`, `.js`, `.mjs` or `.cjs`, and `--config` names any other file. `defineConfig` gives you completion and the documentation below in your editor:",
			fence(
				"ts",
				'import { defineConfig } from "ssg-docs";\n\nexport default defineConfig({\n\ttitle: "Handbook",\n\turl: "https://docs.example.org",\n});',
			),
			"An unknown key and a value of another type are [problems](../problems/configuration/index.md#config-key) with their location. Names follow Docusaurus where it has the same key.",
			heading(2, "Keys"),
			table(
				["Key", "What it sets"],
				subjects.flatMap(([{ name }, keys]) =>
					keys.map((key) => [
						`[${code(key.name)}](${name}.md#${key.anchor})${key.isOptional ? "" : ", required"}`,
						firstSentence(key.text),
					]),
				),
			),
			heading(2, "Results of examples", "results"),
			`Below most examples is what they make of a site: excerpts of files in the output folder, where \`…\` stands for what is left out within a line. The document ${code(EXAMPLE_DOCUMENT)} of that site is:`,
			fence("md", CONFIGURATION_RESULTS.files[EXAMPLE_DOCUMENT] ?? ""),
			heading(2, "Text by locale", "localized-text"),
			"Where a key takes a text by locale, write one text for all locales, or an object with one text for each. A locale without its own text has that of the default locale.",
			fence("ts", 'title: "Handbook",\ntagline: { en: "Everything about widgets", de: "Alles über Widgets" },'),
			heading(2, "Values from the environment"),
			"The configuration is a module: it can import other modules and read `process.env`. It is run once for each build, in Node.",
		],
	);

const keyBlocks = (key: ConfigurationKey, level: number): string[] => [
	heading(level, code(key.path), key.anchor),
	...(key.text ? [paragraphs(key.text)] : []),
	facts([
		["Type", typeBlock(key.type)],
		...(key.isOptional ? [] : [["Required", "yes"] as const]),
		...(key.default === undefined ? [] : [["Default", defaultText(key)] as const]),
		...(key.sameAs === undefined ? [] : [["Objects", `as in [${code(key.sameAs)}](#${key.sameAs})`] as const]),
	]),
	...examplesOf(key).map((example) => fence("ts", exampleAt(key, example))),
	...resultBlocks(key.path),
	...key.variants.flatMap((variant) => variantBlocks(variant, level + 1)),
	...innerKeyBlocks(key, level + 1),
];

function innerKeyBlocks({ anchor, keys }: ConfigurationKey, level: number): string[] {
	if (anchor === RULES_KEY) return [ruleTable(keys)];
	return level <= MAX_HEADING_LEVEL ? keys.flatMap((key) => keyBlocks(key, level)) : keyTable(keys);
}

/** Each rule of `ssg check` has a page of its own. */
const RULES_KEY = "check.rules";

const ruleTable = (rules: readonly ConfigurationKey[]): string =>
	table(
		["Rule", "Default", "What it finds"],
		rules.map((rule) => [
			`[${code(rule.name)}](../problems/rules/${rule.name}.md)`,
			defaultText(rule),
			paragraphs(rule.text),
		]),
	);

const variantBlocks = (variant: ConfigurationVariant, level: number): string[] => [
	heading(Math.min(level, MAX_HEADING_LEVEL), variant.title, variant.anchor),
	...(variant.text ? [paragraphs(variant.text)] : []),
	...keyTable(variant.keys),
	...variant.examples.map((example) => fence("ts", indentByBrackets(example))),
	...withInnerKeys(variant.keys).flatMap(({ variants }) => variants.flatMap((one) => variantBlocks(one, level))),
];

/** Keys and those below them. */
export const withInnerKeys = (keys: readonly ConfigurationKey[]): ConfigurationKey[] =>
	keys.flatMap((key) => [key, ...withInnerKeys(key.keys)]);

function keyTable(keys: readonly ConfigurationKey[]): string[] {
	if (keys.length === 0) return [];
	const rows = withInnerKeys(keys).map((key) => [
		code(key.path),
		key.typeText,
		key.isOptional ? defaultText(key) : "required",
		key.sameAs === undefined
			? paragraphs(key.text)
			: `${paragraphs(key.text)} Objects as in [${code(key.sameAs)}](#${key.sameAs}).`,
	]);
	return [table(["Key", "Type", "Default", "What it sets"], rows)];
}

const defaultText = ({ default: text = "" }: Documentation): string => (text ? valueText(text) : "none");

/** Those of the docstring, or a value that is not the default. */
export function examplesOf(key: ConfigurationKey): readonly string[] {
	const { examples, hasRequiredSiblings } = key;
	if (examples.length > 0 || hasRequiredSiblings) return examples;
	if (/\[\]|<name>/.test(key.path)) return examples;
	if (key.typeText === "`boolean`") return [key.default === "true" ? "false" : "true"];
	if (!/^`"[^`]*"`$/.test(key.typeText)) return [];
	const other = key.typeText.match(/"[^"]*"/g)?.find((value) => value !== key.default);
	return other ? [other] : [];
}

/** `docs.breadcrumbs` and `true` become the lines of a configuration. */
export function exampleAt({ path: at }: ConfigurationKey, value: string) {
	const names = at.split(".");
	return names.reduceRight((inner, name, depth) => {
		const key = quotedUnlessWord(name.replace("[]", ""));
		if (depth === names.length - 1) return `${key}: ${inner},`;
		const [open, close] = name.endsWith("[]") ? ["[{", "}]"] : ["{", "}"];
		return `${key}: ${open}\n${indent(inner)}\n${close},`;
	}, indentByBrackets(value));
}

const quotedUnlessWord = (name: string): string => (/^\w+$/.test(name) ? name : `"${name}"`);
