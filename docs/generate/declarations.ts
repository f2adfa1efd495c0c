/** Reads interfaces, their members and their documentation from the sources, with the compiler of TypeScript. */
import path from "node:path";
import type { InterfaceDeclaration, Node, SourceFile, TypeNode } from "typescript/unstable/ast";
import {
	isArrayTypeNode,
	isExpressionWithTypeArguments,
	isIdentifier,
	isInterfaceDeclaration,
	isMethodSignatureDeclaration,
	isParenthesizedTypeNode,
	isPropertySignatureDeclaration,
	isTypeAliasDeclaration,
	isTypeLiteralNode,
	isTypeOperatorNode,
	isTypeReferenceNode,
	isUnionTypeNode,
} from "typescript/unstable/ast/is";
import { API, type Checker, type Symbol as DeclaredName, type Program, SymbolFlags } from "typescript/unstable/sync";

/** What a docstring says. */
export interface Documentation {
	/** Markdown; paragraphs are separated by empty lines. */
	readonly text: string;
	readonly default?: string;
	readonly examples: readonly string[];
	readonly throws: readonly string[];
	/** By name. */
	readonly parameters: ReadonlyMap<string, string>;
}

export interface Member extends Documentation {
	readonly name: string;
	readonly isOptional: boolean;
	readonly type: TypeNode;
}

/** A member of any kind. */
export interface Field extends Documentation {
	readonly name: string;
	readonly isOptional: boolean;
	/** In TypeScript. */
	readonly type: string;
}

/** An interface, or the type of an object. */
export interface ObjectShape extends Documentation {
	/** Absent if it is written where it is used. */
	readonly name?: string;
	readonly members: readonly Member[];
}

export interface Sources {
	readonly fileOf: (name: string) => SourceFile;
	readonly documentationOf: (node: Node) => Documentation;
	readonly documentationOfSymbol: (symbol: DeclaredName) => Documentation;
	/** The declaration that a name in a type stands for; `undefined` if it is not of this repository. */
	readonly declarationOf: (type: Node) => Node | undefined;
	/** Members of base interfaces come last. */
	readonly shapeOf: (node: Node) => ObjectShape;
	/** Properties and methods of an interface and its bases. */
	readonly fieldsOf: (node: Node) => Field[];
	/** Whether a node is of this repository. */
	readonly isOwn: (node: Node) => boolean;
	readonly checker: Checker;
	readonly program: Program;
}

/** `names` are relative to the root of the repository. */
export function withSources<Result>(root: string, use: (sources: Sources) => Result): Result {
	const api = new API({ cwd: root });
	try {
		const config = path.join(root, "src/tsconfig.json");
		const project = api.updateSnapshot({ openProjects: [config] }).getProject(config);
		if (!project) throw new Error(`${config} is not a project`);
		return use(createSources(root, project.program, project.checker));
	} finally {
		api.close();
	}
}

function createSources(root: string, program: Program, checker: Checker): Sources {
	const documentationOf = (node: Node): Documentation => {
		const name = "name" in node ? (node.name as Node | undefined) : undefined;
		const symbol = checker.getSymbolAtLocation(name ?? node);
		if (!symbol) throw new Error(`no symbol for ${node.getText()}`);
		return documentationOfSymbol(symbol);
	};
	const documentationOfSymbol = (symbol: DeclaredName): Documentation => {
		const tags = checker.getJsDocTagsOfSymbol(symbol);
		const textsOf = (tag: string) =>
			tags.filter((one) => one.name === tag).map(({ text = "" }) => text.trim().replaceAll("*\\/", "*/"));
		const [defaultText] = textsOf("default");
		return {
			text: plainLinks(checker.getDocumentationCommentOfSymbol(symbol).trim()),
			...(defaultText !== undefined && { default: defaultText }),
			examples: textsOf("example"),
			throws: textsOf("throws"),
			parameters: new Map(
				textsOf("param").map((text) => {
					const [name = "", ...words] = text.split(/\s+/);
					return [name, words.join(" ")];
				}),
			),
		};
	};

	const declarationOf = (type: Node): Node | undefined => {
		const name = isTypeReferenceNode(type)
			? type.typeName
			: isExpressionWithTypeArguments(type)
				? type.expression
				: undefined;
		const found = name && checker.getSymbolAtLocation(name);
		if (!found) return undefined;
		const symbol = found.flags & SymbolFlags.Alias ? checker.getAliasedSymbol(found) : found;
		const declaration = symbol.declarations[0]?.resolve();
		return declaration && isOwn(declaration) ? declaration : undefined;
	};

	const membersOf = (node: Node): Member[] => {
		if (isTypeLiteralNode(node)) return node.members.flatMap((member) => memberOf(member));
		if (!isInterfaceDeclaration(node)) return [];
		return [...node.members.flatMap((member) => memberOf(member)), ...basesOf(node).flatMap(membersOf)];
	};

	const basesOf = (node: InterfaceDeclaration): Node[] =>
		(node.heritageClauses ?? []).flatMap(({ types }) => types.flatMap((type) => declarationOf(type) ?? []));

	const memberOf = (node: Node): Member[] => {
		if (!isPropertySignatureDeclaration(node) || !node.type) return [];
		const symbol = checker.getSymbolAtLocation(node.name);
		return [
			{
				...documentationOf(node),
				name: node.name.getText().replace(/^"(.*)"$/, "$1"),
				isOptional: Boolean((symbol?.flags ?? 0) & SymbolFlags.Optional),
				type: node.type,
			},
		];
	};

	const fieldsOf = (node: Node): Field[] => {
		const symbol = isInterfaceDeclaration(node) && checker.getSymbolAtLocation(node.name);
		if (!symbol) return [];
		const type = checker.getDeclaredTypeOfSymbol(symbol);
		return checker.getPropertiesOfType(type).flatMap((property): Field[] => {
			const isInternal = checker.getJsDocTagsOfSymbol(property).some(({ name }) => name === "internal");
			const declaration = property.declarations[0]?.resolve();
			if (isInternal || !declaration || !isOwn(declaration)) return [];
			if (!isSignature(declaration)) return []; // inferred from a value
			return [
				{
					...documentationOfSymbol(property),
					name: property.name,
					isOptional: Boolean(property.flags & SymbolFlags.Optional),
					type: typeOfMember(declaration),
				},
			];
		});
	};

	const isOwn = (node: Node): boolean => {
		const { fileName } = node.getSourceFile();
		return fileName.startsWith(root) && !fileName.includes("/node_modules/");
	};

	return {
		fieldsOf,
		fileOf: (name) => {
			const file = program.getSourceFile(path.join(root, name));
			if (!file) throw new Error(`${name} is not part of the project`);
			return file;
		},
		documentationOf,
		documentationOfSymbol,
		declarationOf,
		shapeOf: (node) => ({
			...(isInterfaceDeclaration(node)
				? { ...documentationOf(node), name: node.name.text }
				: { text: "", examples: [], throws: [], parameters: new Map() }),
			members: membersOf(node),
		}),
		isOwn,
		checker,
		program,
	};
}

const isSignature = (node: Node): boolean => isPropertySignatureDeclaration(node) || isMethodSignatureDeclaration(node);

/** In TypeScript. A method is shown as a function. */
function typeOfMember(node: Node): string {
	if (isMethodSignatureDeclaration(node)) {
		const parameters = node.parameters.map((one) => one.getText());
		return `(${parameters.join(", ")}) => ${node.type?.getText() ?? "void"}`;
	}
	return isPropertySignatureDeclaration(node) ? (node.type?.getText() ?? "unknown") : node.getText();
}

/** `{@link name}` as code. */
const plainLinks = (text: string): string => text.replace(/\{@link\s+([^}\s]+)\s*\}/g, "`$1`");

/** The parts of a union, without parentheses; otherwise the type itself. */
export function unionParts(type: TypeNode): TypeNode[] {
	if (isParenthesizedTypeNode(type)) return unionParts(type.type);
	return isUnionTypeNode(type) ? type.types.flatMap(unionParts) : [type];
}

/** The type of the items of an array. */
export function itemTypeOf(type: TypeNode): TypeNode | undefined {
	if (isTypeOperatorNode(type)) return itemTypeOf(type.type);
	if (isParenthesizedTypeNode(type)) return itemTypeOf(type.type);
	return isArrayTypeNode(type) ? type.elementType : undefined;
}

/** The type of the values of `Record<…>`, also if it is read-only. */
export function valueTypeOf(type: TypeNode): TypeNode | undefined {
	if (!isTypeReferenceNode(type) || !isIdentifier(type.typeName)) return;
	const [first, second] = type.typeArguments ?? [];
	if (type.typeName.text === "Readonly" && first) return valueTypeOf(first);
	return type.typeName.text === "Record" ? second : undefined;
}

export const isObjectNode = (node: Node): boolean => isInterfaceDeclaration(node) || isTypeLiteralNode(node);

export const aliasedType = (node: Node): TypeNode | undefined => (isTypeAliasDeclaration(node) ? node.type : undefined);
