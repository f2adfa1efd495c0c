/** The reference of the configuration, from the interfaces in `src/config/keys/`. */

import path from "node:path";
import { type Node, SyntaxKind, type TypeNode } from "typescript/unstable/ast";
import {
	isFunctionTypeNode,
	isIdentifier,
	isInterfaceDeclaration,
	isIntersectionTypeNode,
	isMappedTypeNode,
	isTypeReferenceNode,
} from "typescript/unstable/ast/is";
import { filesIn } from "../../test/files-in.ts";
import { CONFIGURATION_SUBJECTS, type ConfigurationSubject, SHARED_KEY_FILES } from "./configuration-subjects.ts";
import {
	aliasedType,
	isObjectNode,
	itemTypeOf,
	type Member,
	type ObjectShape,
	type Sources,
	unionParts,
	valueTypeOf,
} from "./declarations.ts";
import {
	code,
	fence,
	firstSentence,
	type GeneratedPage,
	heading,
	list,
	pageText,
	paragraphs,
	table,
	valueText,
} from "./page.ts";

const KEYS_FOLDER = "src/config/keys";
const MAX_HEADING_LEVEL = 4;

/** A key of the configuration, at any depth. */
export interface ConfigurationKey extends Member {
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

export interface ConfigurationVariant extends ObjectShape {
	readonly anchor: string;
	readonly title: string;
	readonly keys: readonly ConfigurationKey[];
}

/** All keys by the page that describes them. */
export function readConfigurationKeys(
	sources: Sources,
	root: string,
): ReadonlyMap<ConfigurationSubject, readonly ConfigurationKey[]> {
	const described = new Set([...SHARED_KEY_FILES, ...CONFIGURATION_SUBJECTS.flatMap(({ files }) => files)]);
	for (const file of filesIn(path.join(root, KEYS_FOLDER))) {
		if (!described.has(file.replace(/\.ts$/, "")))
			throw new Error(
				`no page of the configuration describes ${KEYS_FOLDER}/${file}: add it to docs/generate/configuration-subjects.ts`,
			);
	}
	return new Map(
		CONFIGURATION_SUBJECTS.map((subject) => {
			const reader = createKeyReader(sources);
			return [
				subject,
				subject.files.flatMap((file) =>
					keysInterfacesOf(sources, file).flatMap((node) =>
						sources.shapeOf(node).members.map((member) => reader(member, "", "")),
					),
				),
			];
		}),
	);
}

/** The interfaces of a file whose keys are keys of the configuration: `NavbarKeys`. */
const keysInterfacesOf = (sources: Sources, file: string): Node[] =>
	sources
		.fileOf(`${KEYS_FOLDER}/${file}.ts`)
		.statements.filter((node) => isInterfaceDeclaration(node) && /Keys$/.test(node.name.text));

function createKeyReader(sources: Sources) {
	/** The anchors of the keys that describe an interface, by its name. */
	const described = new Map<string, string>();

	const readKey = (
		member: Member,
		pathBefore: string,
		anchorBefore: string,
		siblings: readonly Member[] = [],
	): ConfigurationKey => {
		const { name } = member;
		const anchor = anchorBefore ? `${anchorBefore}.${name}` : name;
		const ownPath = pathBefore ? `${pathBefore}.${name}` : name;
		const objects = objectsIn(sources, member.type, ownPath);
		const named = objects.filter(({ shape }) => shape.members.length > 0);
		const key = {
			...member,
			path: ownPath,
			anchor,
			typeText: typeText(sources, member.type),
			hasRequiredSiblings: siblings.some((one) => one !== member && !one.isOptional),
			keys: [],
			variants: [],
		};
		const [only, ...others] = named;
		if (!only) return key;
		const anchors = named.map(({ shape }) => described.get(shape.name ?? ""));
		const [sameAs] = anchors;
		if (sameAs !== undefined && anchors.every((one) => one !== undefined)) return { ...key, sameAs };
		for (const { shape } of named) if (shape.name) described.set(shape.name, anchor);
		if (others.length === 0)
			return {
				...key,
				keys: only.shape.members.map((one, _, all) => readKey(one, only.path, anchor, all)),
			};
		return {
			...key,
			variants: named.map(({ shape, path: itsPath }) => {
				const itsName = variantName(shape);
				const itsAnchor = `${anchor}.${itsName}`;
				return {
					...shape,
					anchor: itsAnchor,
					title: variantTitle(itsPath, shape),
					keys: shape.members.map((one) => readKey(one, "", itsAnchor)),
				};
			}),
		};
	};
	return readKey;
}

const literalTypeOf = ({ members }: ObjectShape): string | undefined =>
	members
		.find(({ name }) => name === "type")
		?.type.getText()
		.replaceAll('"', "");

/** @example "NavbarDocOptions" becomes "doc" */
const variantName = (shape: ObjectShape): string =>
	literalTypeOf(shape)?.split(" | ")[0] ??
	(shape.name ?? "")
		.replace(/Options$|Keys$/g, "")
		.replace(/^.*?(?=[A-Z][a-z]+$)/, "")
		.toLowerCase();

function variantTitle(itsPath: string, shape: ObjectShape): string {
	const type = literalTypeOf(shape);
	const types = type?.split(" | ").map((one) => code(`type: "${one}"`));
	return types
		? `${code(itsPath)} with ${types.join(" or ")}`
		: `${code(itsPath)} with ${shape.members
				.filter(({ isOptional }) => !isOptional)
				.map(({ name }) => code(name))
				.join(" and ")}`;
}

interface ObjectAtPath {
	readonly shape: ObjectShape;
	readonly path: string;
}

/** The objects that a value of the type is, or that a list or a record has. */
function objectsIn(sources: Sources, type: TypeNode, at: string, seen: ReadonlySet<Node> = new Set()): ObjectAtPath[] {
	const found = unionParts(type).flatMap((part): ObjectAtPath[] => {
		if (isObjectNode(part)) return [{ shape: sources.shapeOf(part), path: at }];
		const item = itemTypeOf(part);
		if (item) return objectsIn(sources, item, at.endsWith("[]") ? at : `${at}[]`, seen);
		const value = valueTypeOf(part);
		if (value) return objectsIn(sources, value, `${at}.<name>`, seen);
		const declaration = sources.declarationOf(part);
		if (!declaration || seen.has(declaration)) return [];
		if (isObjectNode(declaration)) return [{ shape: sources.shapeOf(declaration), path: at }];
		const alias = aliasedType(declaration);
		if (!alias || alias.getText().length === 0) return [];
		return objectsIn(sources, alias, at, new Set([...seen, declaration]));
	});
	return found.filter(
		({ shape }, index) =>
			found.findIndex((one) => (one.shape.name === undefined ? one.shape === shape : one.shape.name === shape.name)) ===
			index,
	);
}

const LOCALIZED_TEXT = "[text by locale](index.md#localized-text)";

/** A type in words and code. */
export function typeText(sources: Sources, type: TypeNode): string {
	const parts = unionParts(type).flatMap((part) => partTexts(sources, part));
	return [...new Set(parts)].join(" or ");
}

function partTexts(sources: Sources, type: TypeNode): string[] {
	const item = itemTypeOf(type);
	if (item) {
		const text = typeText(sources, item);
		return [
			text === "object"
				? "list of objects"
				: /^`[\w"]+`$/.test(text)
					? code(`${text.slice(1, -1)}[]`)
					: `list, each ${text}`,
		];
	}
	const value = valueTypeOf(type);
	if (value) {
		const text = typeText(sources, value);
		if (text === "object") return ["object of objects by name"];
		return [/^`\w+`$/.test(text) ? `object of ${text} by name` : "object"];
	}
	if (isObjectNode(type) || isIntersectionTypeNode(type)) return ["object"];
	if (isFunctionTypeNode(type)) return [code(flat(type.getText()))];
	if (isTypeReferenceNode(type) && isIdentifier(type.typeName)) {
		const name = type.typeName.text;
		if (name === "LocalizedText") return [LOCALIZED_TEXT];
		if (name === "Readonly" && type.typeArguments?.[0]) return partTexts(sources, type.typeArguments[0]);
		const declaration = sources.declarationOf(type);
		if (!declaration) return [name === "Partial" ? "object" : code(name)];
		const alias = aliasedType(declaration);
		if (alias && isMappedTypeNode(alias)) return ["object"];
		if (alias && isRecursive(sources, alias, declaration))
			return unionParts(alias).map((part) => (itemTypeOf(part) ? "list of items" : "object"));
		return alias ? unionParts(alias).flatMap((part) => partTexts(sources, part)) : ["object"];
	}
	if (type.kind === SyntaxKind.MappedType) return ["object"];
	return [code(flat(type.getText()))];
}

const isRecursive = (sources: Sources, type: TypeNode, target: Node, seen = new Set<Node>()): boolean =>
	unionParts(type).some((part) => {
		const inner = itemTypeOf(part) ?? valueTypeOf(part) ?? part;
		if (inner !== part) return isRecursive(sources, inner, target, seen);
		const declaration = sources.declarationOf(part);
		if (!declaration || seen.has(declaration)) return declaration === target;
		if (declaration === target) return true;
		seen.add(declaration);
		const alias = aliasedType(declaration);
		if (alias) return isRecursive(sources, alias, target, seen);
		return (
			isInterfaceDeclaration(declaration) &&
			declaration.members.some(
				(member) =>
					"type" in member && member.type !== undefined && isRecursive(sources, member.type as TypeNode, target, seen),
			)
		);
	});

const flat = (text: string): string => text.replaceAll("readonly ", "").replace(/\s+/g, " ");

export function createConfigurationPages(sources: Sources, root: string): GeneratedPage[] {
	const bySubject = readConfigurationKeys(sources, root);
	return [
		{
			path: "configuration/index.md",
			text: indexPage([...bySubject]),
		},
		...[...bySubject].map(([subject, keys], index) => ({
			path: `configuration/${subject.name}.md`,
			text: pageText(
				{
					title: `Configuration: ${subject.title.toLowerCase()}`,
					label: subject.title,
					description: subject.description,
					position: index + 1,
				},
				[subject.introduction, ...keys.flatMap((key) => keyBlocks(key, 2))],
			),
		})),
	];
}

const indexPage = (subjects: readonly (readonly [ConfigurationSubject, readonly ConfigurationKey[]])[]): string =>
	pageText(
		{
			title: "Configuration",
			description:
				"Every key of site.config.ts with its type, its default value and an example, and where the configuration file is found.",
			position: 2,
		},
		[
			"The configuration is the default export of `site.config.ts`, in the folder of the site. The file may also end in `.mts`, `.js`, `.mjs` or `.cjs`, and `--config` names any other file. `defineConfig` gives you completion and the documentation below in your editor:",
			fence(
				"ts",
				'import { defineConfig } from "ssg";\n\nexport default defineConfig({\n\ttitle: "Handbook",\n\turl: "https://docs.example.org",\n});',
			),
			"An unknown key and a value of another type are [problems](../problems/configuration/config-key.md) with their location. Names follow Docusaurus where it has the same key.",
			heading(2, "Keys"),
			table(
				["Key", "Type", "What it sets"],
				subjects.flatMap(([{ name }, keys]) =>
					keys.map((key) => [
						`[${code(key.name)}](${name}.md#${key.anchor})`,
						key.isOptional ? key.typeText : `${key.typeText}, required`,
						firstSentence(key.text),
					]),
				),
			),
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
	list([
		`Type: ${key.typeText}`,
		...(key.isOptional ? [] : ["Required"]),
		...(key.default === undefined ? [] : [`Default: ${defaultText(key)}`]),
		...(key.sameAs === undefined ? [] : [`Objects: as in [${code(key.sameAs)}](#${key.sameAs})`]),
	]),
	...examplesOf(key).map((example) => fence("ts", exampleAt(key, example))),
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

const withInnerKeys = (keys: readonly ConfigurationKey[]): ConfigurationKey[] =>
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

const defaultText = ({ default: text = "" }: Member): string => (text ? valueText(text) : "none");

/** Those of the docstring, or a value that is not the default. */
export function examplesOf(key: ConfigurationKey): readonly string[] {
	const { examples, hasRequiredSiblings } = key;
	if (examples.length > 0 || hasRequiredSiblings) return examples;
	if (/\[\]|<name>/.test(key.path)) return examples;
	if (key.typeText === "`boolean`") return [key.default === "true" ? "false" : "true"];
	const other = [...key.typeText.matchAll(/`("[^"]*")`/g)].find(([, value]) => value !== key.default);
	return other?.[1] ? [other[1]] : [];
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

/** The compiler removes the white space at the start of the lines of a docstring. */
function indentByBrackets(text: string): string {
	let depth = 0;
	return text
		.split("\n")
		.map((line) => {
			const closing = /^[\]})]*/.exec(line)?.[0].length ?? 0;
			const indented = "\t".repeat(depth - closing) + line;
			for (const sign of line) {
				if ("[{(".includes(sign)) depth++;
				if ("]})".includes(sign)) depth--;
			}
			return indented;
		})
		.join("\n");
}

const indent = (text: string): string => text.replace(/^(?=.)/gm, "\t");
