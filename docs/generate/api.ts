/** The reference of the modules that the package exports, from their docstrings. */
import path from "node:path";
import type { Node } from "typescript/unstable/ast";
import {
	isClassDeclaration,
	isFunctionDeclaration,
	isInterfaceDeclaration,
	isTypeAliasDeclaration,
} from "typescript/unstable/ast/is";
import { type Symbol as DeclaredName, SymbolFlags } from "typescript/unstable/sync";
import { API_MODULES, type ApiModule } from "./api-modules.ts";
import { aliasedType, type Documentation, type Field, type Sources, unionParts } from "./declarations.ts";
import { guideLinks } from "./guides.ts";
import { code, fence, type GeneratedPage, heading, list, pageText, paragraphs, table, valueText } from "./page.ts";

/** Something that a module exports. */
export interface ApiExport extends Documentation {
	readonly name: string;
	/** `src/index.ts` */
	readonly file: string;
	readonly kind: "class" | "component" | "function" | "type" | "value";
	/** In TypeScript. */
	readonly signature: string;
	/** Of an interface. */
	readonly members: readonly Field[];
}

/** A theme has the inferred type of its object, which satisfies `Templates`. */
const INFERRED_THEME = /\{ Main: .*\}$/;

/** `NoTruncation` and `UseAliasDefinedOutsideCurrentScope`. */
const FORMAT = 1 | 16384;

export function readApiModule({ source }: ApiModule, sources: Sources, root: string): ApiExport[] {
	const { checker } = sources;
	const module = checker.getSymbolAtLocation(sources.fileOf(source));
	if (!module) throw new Error(`${source} is not a module`);
	return checker
		.getExportsOfModule(module)
		.map((exported) => ({
			name: exported.name,
			symbol: exported.flags & SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported,
		}))
		.map(({ name, symbol }) => readExport(name, symbol, sources, root))
		.toSorted((a, b) => (a.name.toLowerCase() < b.name.toLowerCase() ? -1 : 1));
}

function readExport(name: string, symbol: DeclaredName, sources: Sources, root: string): ApiExport {
	const declaration = symbol.declarations[0]?.resolve();
	if (!declaration) throw new Error(`${name} is not declared`);
	const file = path.relative(root, declaration.getSourceFile().fileName);
	const isObject = isInterfaceDeclaration(declaration);
	return {
		...sources.documentationOfSymbol(symbol),
		name,
		file,
		kind: kindOf(declaration, name, file),
		signature: signatureOf(name, symbol, declaration, sources),
		members: isObject ? fieldsOf(name, declaration, sources) : [],
	};
}

/** The reference of the configuration describes its keys. */
function fieldsOf(name: string, declaration: Node, sources: Sources): Field[] {
	const fields = name === "Config" ? [] : sources.fieldsOf(declaration);
	return name === "SiteConfig" ? fields.filter(({ text }) => text) : fields;
}

function kindOf(declaration: Node, name: string, file: string): ApiExport["kind"] {
	if (isClassDeclaration(declaration)) return "class";
	if (isInterfaceDeclaration(declaration) || isTypeAliasDeclaration(declaration)) return "type";
	if (/\.tsx$|^templates\//.test(file) && /^[A-Z]/.test(name)) return "component";
	return isFunctionDeclaration(declaration) || /^[a-z]/.test(name) ? "function" : "value";
}

function signatureOf(name: string, symbol: DeclaredName, declaration: Node, { checker }: Sources): string {
	if (isInterfaceDeclaration(declaration)) return `interface ${name}`;
	const alias = aliasedType(declaration);
	if (alias) {
		const parts = unionParts(alias).map((part) => flat(part.getText()));
		const head = `type ${name}${typeParametersOf(declaration)} =`;
		return parts.length === 1 ? `${head} ${parts[0]}` : [head, ...parts.map((part) => `\t| ${part}`)].join("\n");
	}
	if (isClassDeclaration(declaration)) return flat(declaration.getText().split("{")[0] ?? "").replace(/^export /, "");
	const type = checker.getTypeOfSymbol(symbol);
	if (!type) throw new Error(`${name} has no type`);
	const text = checker
		.typeToString(type, undefined, FORMAT)
		.replace(INFERRED_THEME, "Templates")
		.replace(DESTRUCTURED, (_, optional, typeName) => `${parameterNameOf(typeName)}${optional}: ${typeName}`);
	return breakParameters(
		isFunctionDeclaration(declaration) && text.includes("=>")
			? `function ${name}${text.replace(/ => (?!.*\) => )/, ": ")}`
			: `const ${name}: ${text}`,
	);
}

/** A parameter without a name of its own: `{ file, ...overrides }?: ConfigOverrides`. */
const DESTRUCTURED = /\{ [\w, .]+ \}(\??): (\w+)/g;

const parameterNameOf = (typeName: string): string =>
	/(?:Options|Overrides)$/.test(typeName) ? "options" : typeName.charAt(0).toLowerCase() + typeName.slice(1);

const MAX_LINE_LENGTH = 72;

/** Puts the parameters of a long signature on lines of their own. */
function breakParameters(signature: string): string {
	const start = signature.indexOf("(");
	if (signature.length <= MAX_LINE_LENGTH || start < 0) return signature;
	const parameters: string[] = [];
	let depth = 0;
	let from = start + 1;
	for (let at = start; at < signature.length; at++) {
		const sign = signature.charAt(at);
		if ("([{<".includes(sign)) depth++;
		// the arrow of a function is no bracket
		if (")]}".includes(sign) || (sign === ">" && signature[at - 1] !== "=")) depth--;
		const isEnd = depth === 0;
		if (!isEnd && !(depth === 1 && sign === ",")) continue;
		parameters.push(signature.slice(from, at).trim());
		from = at + 1;
		if (isEnd) break;
	}
	const lines = parameters.filter(Boolean).map((one) => `\t${one},`);
	return [signature.slice(0, start + 1), ...lines, `)${signature.slice(from)}`].join("\n");
}

const typeParametersOf = (node: Node): string => {
	const parameters = isTypeAliasDeclaration(node) ? node.typeParameters : [];
	return parameters?.length ? `<${parameters.map((one) => flat(one.getText())).join(", ")}>` : "";
};

const flat = (text: string): string =>
	text
		.replace(/\/\*\*[\s\S]*?\*\//g, "")
		.replaceAll("readonly ", "")
		.replace(/\s+/g, " ")
		.trim();

export const createApiPages = (sources: Sources, root: string): GeneratedPage[] => [
	{ path: "api/_category_.yml", text: "label: API\nposition: 7\n" },
	...API_MODULES.map((module, index) => ({
		path: `api/${module.page}.md`,
		text: modulePage(module, readApiModule(module, sources, root), index + 1),
	})),
];

function modulePage(
	{ name, title, description, introduction }: ApiModule,
	exported: readonly ApiExport[],
	position: number,
): string {
	const of = (...kinds: ApiExport["kind"][]) => exported.filter((one) => kinds.includes(one.kind));
	const section = (text: string, exports: readonly ApiExport[]) =>
		exports.length === 0 ? [] : [heading(2, text), ...exports.flatMap(exportBlocks)];
	const components = of("component");
	const described = components.filter(({ examples }) => examples.length > 0);
	const listed = components.filter(({ examples }) => examples.length === 0);
	return pageText({ title: `API: ${name}`, label: title, description, position }, [
		...introduction,
		guideLinks(name, 2),
		...section("Functions", of("function", "class", "value")),
		...section("Components", described),
		...(listed.length > 0 ? [...(described.length > 0 ? [] : [heading(2, "Components")]), componentTable(listed)] : []),
		...section("Types", of("type")),
	]);
}

const componentTable = (components: readonly ApiExport[]): string =>
	table(
		["Component", "What it shows"],
		components.map(({ name, text }) => [code(name), paragraphs(text)]),
	);

const CONFIG_NOTE = "The [reference of the configuration](../configuration/index.md) describes the keys.";

const exportBlocks = ({ name, signature, text, parameters, throws, examples, members }: ApiExport): string[] => [
	heading(3, code(name), name),
	...(text ? [paragraphs(text)] : []),
	...(signature.startsWith("interface ") ? [] : [fence("ts", signature)]),
	...(/^(?:Site)?Config$/.test(name) ? [CONFIG_NOTE] : []),
	...(parameters.size > 0
		? [list([...parameters].map(([parameter, words]) => `${code(parameter)}: ${words.replace(/^- /, "")}`))]
		: []),
	...throws.map((words) => `**Throws** ${words.replace(/^(\w+Error)\b/, "`$1`")}`),
	...examples.map((example) => (example.startsWith("```") ? example : fence("ts", example))),
	...(members.length > 0
		? [
				table(
					["Field", "Type", "Meaning"],
					members.map((member) => [
						code(member.isOptional ? `${member.name}?` : member.name),
						code(flat(member.type)),
						[
							paragraphs(member.text),
							...(member.default === undefined ? [] : [`Default: ${valueText(member.default.replace(/\.$/, ""))}.`]),
						].join(" "),
					]),
				),
			]
		: []),
];
