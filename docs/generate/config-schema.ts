/** Reads the keys of the configuration: their types from that of the schema, and what the docstrings above them say. */
import path from "node:path";
import type { InterfaceDeclaration, Node, TypeAliasDeclaration, VariableDeclaration } from "typescript/unstable/ast";
import {
	isCallExpression,
	isIdentifier,
	isInterfaceDeclaration,
	isSourceFile,
	isTypeAliasDeclaration,
	isVariableDeclaration,
} from "typescript/unstable/ast/is";
import { type Symbol as DeclaredName, SignatureKind, SymbolFlags, type Type } from "typescript/unstable/sync";
import type { Documentation, Sources } from "./declarations.ts";

const SCHEMA_FILE = "src/config/schema.ts";

export interface SchemaKey extends Documentation {
	readonly name: string;
	/** The name of the file that has it, without extension. */
	readonly subject: string;
	readonly isOptional: boolean;
	readonly type: SchemaType;
}

/** The types of a union, or the only one. */
export type SchemaType = readonly TypePart[];

export type TypePart = ObjectType | ListType | RecordType | PlainType | NamedType;

export interface ObjectType extends Documentation {
	readonly kind: "object";
	/** From the variable that holds its schema: `DocsOptions`. Absent if the schema is written where it is used. */
	readonly name?: string;
	/** Of its schema in the file. */
	readonly position: number;
	readonly keys: readonly SchemaKey[];
}

interface ListType {
	readonly kind: "list";
	readonly items: SchemaType;
}

/** An object with any keys. */
interface RecordType {
	readonly kind: "record";
	readonly values: SchemaType;
}

interface PlainType {
	readonly kind: "plain";
	/** In TypeScript: `string`, `"warn"`. */
	readonly text: string;
}

/** A type that the sources give a name. */
interface NamedType {
	readonly kind: "named";
	readonly name: string;
	/** Relative to the root of the repository. */
	readonly file: string;
	/** What it stands for, in TypeScript. */
	readonly text: string;
	/** The objects whose schemas its declaration mentions, with `Input<typeof …>`. */
	readonly objects: readonly ObjectType[];
	/** Its declaration and those of the same file that it mentions. Empty without objects. */
	readonly declarations: readonly string[];
}

/** Of the flags of `typeToString`. */
const NO_TRUNCATION = 1;

/** The top-level keys, in no particular order. */
export function readConfigSchema(sources: Sources, root: string): readonly SchemaKey[] {
	const { checker } = sources;
	const typesBySchema = new Map<number, SchemaType>();
	/** Some contain themselves. */
	const namedTypes = new Map<string, NamedType>();

	const propertyOf = (type: Type, name: string): Type | undefined => {
		const property = checker.getPropertyOfType(type, name);
		return property && checker.getTypeOfSymbol(property);
	};

	/** The kind of a schema, as valibot calls it. */
	const kindOf = (schema: Type): unknown => {
		const type = propertyOf(schema, "type");
		return type?.isLiteralType() ? type.value : undefined;
	};

	function typeOf(schema: Type | undefined): SchemaType {
		if (!schema) return [];
		const type = typesBySchema.get(schema.id) ?? readType(schema);
		typesBySchema.set(schema.id, type);
		return type;
	}

	function readType(schema: Type): SchemaType {
		if (schema.isUnionType()) return union(schema.getTypes());
		switch (kindOf(schema)) {
			case "exact_optional":
				return typeOf(propertyOf(schema, "wrapped"));
			case "nullable":
				return [...typeOf(propertyOf(schema, "wrapped")), { kind: "plain", text: "null" }];
			case "lazy":
				return typeOf(returnTypeOf(propertyOf(schema, "getter")));
			case "union":
			case "variant":
				return union(itemsOf(propertyOf(schema, "options")));
			case "array":
				return [{ kind: "list", items: typeOf(propertyOf(schema, "item")) }];
			case "record":
				return [{ kind: "record", values: typeOf(propertyOf(schema, "value")) }];
			case "strict_object":
				return [objectType(propertyOf(schema, "entries"))];
			default:
				return plainType(schema);
		}
	}

	function returnTypeOf(getter: Type | undefined): Type | undefined {
		const [signature] = getter ? checker.getSignaturesOfType(getter, SignatureKind.Call) : [];
		return signature && checker.getReturnTypeOfSignature(signature);
	}

	const itemsOf = (tuple: Type | undefined): readonly Type[] =>
		tuple?.isTypeReference() ? checker.getTypeArguments(tuple) : [];

	/** The compiler does not keep the order of a union, nor leave out what is twice in it. */
	function union(schemas: readonly Type[]): SchemaType {
		const parts = schemas.flatMap((schema) => typeOf(schema));
		return parts
			.filter((part, index) => parts.findIndex((other) => isSame(part, other)) === index)
			.toSorted((a, b) => rankOf(a) - rankOf(b));
	}

	function objectType(entries: Type | undefined): ObjectType {
		if (!entries) throw new Error("an object has no entries");
		const literal = entries.getSymbol()?.declarations[0]?.resolve();
		const variable = literal && variableOf(literal);
		return {
			...(variable ? sources.documentationOf(variable) : { text: "", examples: [], throws: [], parameters: new Map() }),
			kind: "object",
			...(variable && { name: typeNameOf(variable.name.getText()) }),
			position: literal?.pos ?? 0,
			keys: keysOf(entries, literal),
		};
	}

	/** The type that valibot infers, of schemas that contain no others. */
	function plainType(schema: Type): SchemaType {
		const types = propertyOf(schema, "~types");
		const input = types && propertyOf(checker.getNonNullableType(types) ?? types, "input");
		if (!input) throw new Error(`no type is inferred from ${checker.typeToString(schema)}`);
		const named = namedType(input);
		if (named) return [named];
		const values = itemsOf(propertyOf(schema, "options"));
		return (values.length > 0 ? values : [input]).map((one) => ({
			kind: "plain",
			text: checker.typeToString(one, undefined, NO_TRUNCATION),
		}));
	}

	function namedType(type: Type): NamedType | undefined {
		const declaration = (type.getAliasSymbol() ?? type.getSymbol())?.declarations[0]?.resolve();
		if (!declaration || !sources.isOwn(declaration) || !isTypeDeclaration(declaration)) return undefined;
		const name = declaration.name.getText();
		const known = namedTypes.get(name);
		if (known) return known;
		const file = declaration.getSourceFile();
		const declarations = mentionedDeclarations(declaration);
		const variables = new Set(declarations.flatMap((text) => Array.from(text.matchAll(INPUT), ([, one = ""]) => one)));
		const objects: ObjectType[] = [];
		const named: NamedType = {
			kind: "named",
			name,
			file: path.relative(root, file.fileName),
			text: isTypeAliasDeclaration(declaration) ? declaration.type.getText() : "object",
			objects,
			declarations:
				variables.size > 0
					? declarations.map((text) => text.replace(INPUT, (_, variable) => typeNameOf(variable)))
					: [],
		};
		namedTypes.set(name, named);
		for (const variable of variables) {
			const symbol = checker.resolveName(variable, SymbolFlags.Variable, file);
			const parts = typeOf(symbol && checker.getTypeOfSymbol(symbol));
			objects.push(...parts.filter((part) => part.kind === "object"));
		}
		return named;
	}

	/** In the order of the object; those that it takes from others come last. */
	function keysOf(entries: Type, literal: Node | undefined): SchemaKey[] {
		const placed = checker.getPropertiesOfType(entries).map((property) => {
			const declaration = property.declarations[0]?.resolve();
			const isOwn = declaration && literal && isWithin(declaration, literal);
			return { key: keyOf(property, declaration), isOwn, position: declaration?.pos ?? 0 };
		});
		return placed
			.toSorted((a, b) => Number(!a.isOwn) - Number(!b.isOwn) || a.position - b.position)
			.map(({ key }) => key);
	}

	function keyOf(property: DeclaredName, declaration: Node | undefined): SchemaKey {
		const schema = checker.getTypeOfSymbol(property);
		if (!schema) throw new Error(`${property.name} has no schema`);
		const value = defaultOf(schema);
		return {
			...(value !== undefined && { default: value }),
			...sources.documentationOfSymbol(property),
			name: property.name,
			subject: path.basename(declaration?.getSourceFile().fileName ?? "", ".ts"),
			isOptional: kindOf(schema) === "exact_optional",
			type: typeOf(schema),
		};
	}

	/** The default value of a schema in JavaScript, or `undefined` if its type does not tell it. */
	function defaultOf(schema: Type): string | undefined {
		const type = propertyOf(schema, "default");
		if (!type) return undefined;
		const text = checker.typeToString(type, undefined, NO_TRUNCATION).replaceAll("readonly ", "");
		const value = text.replaceAll(/; (?=\})/g, " ").replaceAll(";", ",");
		return /^undefined$|\b(?:string|number|boolean)\b(?!")/.test(value) ? undefined : value;
	}

	const module = checker.getSymbolAtLocation(sources.fileOf(SCHEMA_FILE));
	const schema = module && checker.getExportsOfModule(module).find(({ name }) => name === "configSchema");
	const type = schema && checker.getTypeOfSymbol(schema);
	return objectType(type && propertyOf(type, "entries")).keys;
}

/** The type of what a schema accepts. */
const INPUT = /\bInput<typeof (\w+)>/g;

const isWithin = (node: Node, outer: Node): boolean =>
	node.getSourceFile() === outer.getSourceFile() && node.pos >= outer.pos && node.end <= outer.end;

/** The variable of a module that holds the schema of an object: `const options = v.pipe(v.strictObject({ … }), …)`. */
function variableOf(literal: Node): VariableDeclaration | undefined {
	let node: Node = literal.parent;
	while (isCallExpression(node)) node = node.parent;
	if (!isVariableDeclaration(node) || !isSourceFile(node.parent.parent.parent)) return undefined;
	return isIdentifier(node.name) ? node : undefined;
}

/** @example "footerLink" becomes "FooterLinkOptions" */
const typeNameOf = (variable: string): string => {
	const name = variable.charAt(0).toUpperCase() + variable.slice(1);
	return /(?:Options|Schemas|Settings)$/.test(name) ? name : `${name}Options`;
};

const isTypeDeclaration = (node: Node): node is InterfaceDeclaration | TypeAliasDeclaration =>
	isInterfaceDeclaration(node) || isTypeAliasDeclaration(node);

/** The texts of a declaration and of those in its file that it mentions, with their docstrings. */
function mentionedDeclarations(declaration: InterfaceDeclaration | TypeAliasDeclaration): string[] {
	const statements: readonly Node[] = declaration.getSourceFile().statements;
	const declarations = statements.filter(isTypeDeclaration);
	const mentioned = new Set<InterfaceDeclaration | TypeAliasDeclaration>([declaration]);
	for (const one of mentioned)
		for (const other of declarations)
			if (new RegExp(`\\b${other.name.getText()}\\b`).test(one.getText())) mentioned.add(other);
	return [...mentioned].map((one) => one.getFullText().trim());
}

const isSame = (a: TypePart, b: TypePart): boolean =>
	a === b || (a.kind === "plain" && b.kind === "plain" && a.text === b.text);

const KINDS: readonly TypePart["kind"][] = ["plain", "named", "object", "record", "list"];

/** Objects are in the order of their schemas, and `false` comes last. */
function rankOf(part: TypePart): number {
	if (part.kind === "plain" && part.text === "false") return KINDS.length;
	return KINDS.indexOf(part.kind) + (part.kind === "object" ? 1 - 1 / (part.position + 2) : 0);
}
