/** Expressions in the text of MDX: nothing here runs them, so readers would see their source. */
import { escapeHtml } from "../../../model/text/escape-html.ts";
import { type Constants, type Literal, parseLiteral } from "../../../pipeline/parse/components/syntax/literals.ts";
import {
	findModuleStatements,
	type ModuleStatement,
} from "../../../pipeline/parse/components/syntax/module-statements.ts";
import { findMdxSyntax } from "./mdx-syntax.ts";

export interface ExpressionOptions {
	/** Whether the file is included by others, which give it values. */
	readonly isPartial: boolean;
	readonly hasFormulas: boolean;
	/** Receives the source of each expression whose value only JavaScript knows. */
	readonly onUnknown: (source: string) => void;
}

/** Shown in place of a value that only JavaScript knows. */
const PLACEHOLDER = "…";
const MEMBERS = /^([A-Za-z_$][\w$]*)((?:\.[\w$]+)*)$/;
/** `{isNew && <b>New</b>}`, and elements in parentheses. */
const ELEMENTS = /^(?:[^<>"'`]{0,200}&&\s*)?\(?\s*(<[\s\S]*>)\s*\)?$/;
/** `{["a", "b"].map((one) => (<li>{one}</li>))}` */
const MAPPED =
	/^(\[[\s\S]*?\]|[\w$.]+)\s*\.map\(\s*\(?\s*([A-Za-z_$][\w$]*)\s*\)?\s*=>\s*\(?\s*(<[\s\S]*>)\s*\)?,?\s*\)$/;
const COMMENT = /^\/\*[\s\S]*\*\/$/;
/** For React only. */
const KEY = /\skey=\{[^{}]{0,200}\}/g;

/** The text with the values of expressions, and a mark for those that are not known. */
export function withoutExpressions(text: string, options: ExpressionOptions): string {
	if (!text.includes("{")) return text;
	const statements = findModuleStatements(text);
	return replaceExpressions(text, statements, constantsOf(statements), options);
}

const constantsOf = (statements: readonly ModuleStatement[]): Constants =>
	new Map(statements.flatMap(({ names: [name = ""], value }) => (value === undefined ? [] : [[name, value] as const])));

function replaceExpressions(
	text: string,
	statements: readonly ModuleStatement[],
	constants: Constants,
	options: ExpressionOptions,
): string {
	const resultOf = (source: string): string | undefined => {
		const expression = source.trim();
		if (expression.replace(COMMENT, "") === "") return "";
		const value = parseLiteral(expression, constants);
		const [, root = "", members = ""] = MEMBERS.exec(expression) ?? [];
		if (root === "frontMatter" && members) return `{{ $frontmatter${members} }}`;
		if (value !== undefined) return isReadable(expression, value) ? undefined : textOfValue(value);
		if (root === "props") return options.isPartial ? undefined : "";
		if (isImported(root, statements)) return undefined;
		const elements = ELEMENTS.exec(expression)?.[1] ?? repeatedElements(expression, constants);
		if (elements !== undefined) return replaceExpressions(elements, statements, constants, options);
		options.onUnknown(expression.replace(/\s+/g, " "));
		return PLACEHOLDER;
	};
	return findMdxSyntax(text, options.hasFormulas).expressions.reduceRight((rest, { start, end }) => {
		const result = resultOf(text.slice(start + 1, end - 1));
		return result === undefined ? rest : rest.slice(0, start) + result + rest.slice(end);
	}, text);
}

/** The build reads quoted texts and the names of texts. Backquotes would be code. */
const isReadable = (expression: string, value: Literal): boolean =>
	typeof value === "string" && !expression.startsWith("`");

/** The build reads modules of the project. */
const isImported = (name: string, statements: readonly ModuleStatement[]): boolean =>
	statements.some(({ names, from = "" }) => names.includes(name) && /^(?:\.|@site\/)/.test(from));

/** React shows lists one item after the other, and neither truth values nor nothing. */
function textOfValue(value: Literal): string {
	if (typeof value === "number") return String(value);
	if (typeof value === "string") return plainText(value);
	return Array.isArray(value) ? value.map(textOfValue).join("") : "";
}

/** Without signs of Markdown and HTML, and on one paragraph. */
const plainText = (text: string): string =>
	text.replace(/[&<>*_`[\]{}\\|~$#\n]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** The elements that a list of plain values makes; `undefined` for any other list. */
function repeatedElements(expression: string, constants: Constants): string | undefined {
	const [, list = "", name = "", elements = ""] = MAPPED.exec(expression) ?? [];
	const items = parseLiteral(list, constants);
	if (!Array.isArray(items)) return undefined;
	const use = new RegExp(`(=?)\\{\\s*${name.replaceAll("$", "\\$")}((?:\\.[\\w$]+)*)\\s*\\}`, "g");
	const results = items.map((item: Literal) => {
		const known: Constants = new Map([[name, item]]);
		return elements.replace(KEY, "").replace(use, (_, equals: string, members: string) => {
			const value = parseLiteral(name + members, known) ?? null;
			return equals ? `="${escapeHtml(String(value ?? ""))}"` : textOfValue(value);
		});
	});
	return results.join("\n");
}
