/** Reads interfaces, their members and their documentation from the sources, with the compiler of TypeScript. */
import path from "node:path";
import {
	type FunctionDeclaration,
	type InterfaceDeclaration,
	type Node,
	type SourceFile,
	SyntaxKind,
	type TypeAliasDeclaration,
	type TypeNode,
	type VariableStatement,
} from "typescript/unstable/ast";
import {
	isArrayTypeNode,
	isExpressionWithTypeArguments,
	isFunctionDeclaration,
	isIdentifier,
	isInterfaceDeclaration,
	isParenthesizedTypeNode,
	isPropertySignatureDeclaration,
	isTypeAliasDeclaration,
	isTypeLiteralNode,
	isTypeOperatorNode,
	isTypeReferenceNode,
	isUnionTypeNode,
	isVariableStatement,
} from "typescript/unstable/ast/is";
import {
	API,
	type Checker,
	type Program,
	SymbolFlags,
} from "typescript/unstable/sync";

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

/** An interface, or the type of an object. */
export interface ObjectShape extends Documentation {
	/** Absent if it is written where it is used. */
	readonly name?: string;
	readonly members: readonly Member[];
}

export interface Sources {
	readonly fileOf: (name: string) => SourceFile;
	readonly documentationOf: (node: Node) => Documentation;
	/** The declaration that a name in a type stands for; `undefined` if it is not of this repository. */
	readonly declarationOf: (type: Node) => Node | undefined;
	/** Members of base interfaces come last. */
	readonly shapeOf: (node: Node) => ObjectShape;
	readonly checker: Checker;
	readonly program: Program;
}

/** `names` are relative to the root of the repository. */
export function withSources<Result>(
	root: string,
	use: (sources: Sources) => Result,
): Result {
	const api = new API({ cwd: root });
	try {
		const config = path.join(root, "tsconfig.json");
		const project = api
			.updateSnapshot({ openProjects: [config] })
			.getProject(config);
		if (!project) throw new Error(`${config} is not a project`);
		return use(createSources(root, project.program, project.checker));
	} finally {
		api.close();
	}
}

function createSources(
	root: string,
	program: Program,
	checker: Checker,
): Sources {
	const documentationOf = (node: Node): Documentation => {
		const name = "name" in node ? (node.name as Node | undefined) : undefined;
		const symbol = checker.getSymbolAtLocation(name ?? node);
		if (!symbol) throw new Error(`no symbol for ${node.getText()}`);
		const tags = checker.getJsDocTagsOfSymbol(symbol);
		const textsOf = (tag: string) =>
			tags
				.filter((one) => one.name === tag)
				.map(({ text = "" }) => text.trim().replaceAll("*\\/", "*/"));
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
		const symbol =
			found.flags & SymbolFlags.Alias ? checker.getAliasedSymbol(found) : found;
		const declaration = symbol.declarations[0]?.resolve();
		const file = declaration?.getSourceFile().fileName;
		return file?.startsWith(root) && !file.includes("/node_modules/")
			? declaration
			: undefined;
	};

	const membersOf = (node: Node): Member[] => {
		if (isTypeLiteralNode(node))
			return node.members.flatMap((member) => memberOf(member));
		if (!isInterfaceDeclaration(node)) return [];
		const bases = (node.heritageClauses ?? []).flatMap(({ types }) =>
			types.flatMap((type) => {
				const base = declarationOf(type);
				return base ? membersOf(base) : [];
			}),
		);
		return [...node.members.flatMap((member) => memberOf(member)), ...bases];
	};

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

	return {
		fileOf: (name) => {
			const file = program.getSourceFile(path.join(root, name));
			if (!file) throw new Error(`${name} is not part of the project`);
			return file;
		},
		documentationOf,
		declarationOf,
		shapeOf: (node) => ({
			...(isInterfaceDeclaration(node)
				? { ...documentationOf(node), name: node.name.text }
				: { text: "", examples: [], throws: [], parameters: new Map() }),
			members: membersOf(node),
		}),
		checker,
		program,
	};
}

/** `{@link name}` as code. */
const plainLinks = (text: string): string =>
	text.replace(/\{@link\s+([^}\s]+)\s*\}/g, "`$1`");

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

export const isObjectNode = (node: Node): boolean =>
	isInterfaceDeclaration(node) || isTypeLiteralNode(node);

export const aliasedType = (node: Node): TypeNode | undefined =>
	isTypeAliasDeclaration(node) ? node.type : undefined;

export type ExportedDeclaration =
	| FunctionDeclaration
	| InterfaceDeclaration
	| TypeAliasDeclaration
	| VariableStatement;

export const isExportedDeclaration = (
	node: Node,
): node is ExportedDeclaration =>
	(isFunctionDeclaration(node) ||
		isInterfaceDeclaration(node) ||
		isTypeAliasDeclaration(node) ||
		isVariableStatement(node)) &&
	Boolean(
		node.modifiers?.some(({ kind }) => kind === SyntaxKind.ExportKeyword),
	);
