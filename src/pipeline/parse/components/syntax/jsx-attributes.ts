/** Rewrites the attributes of HTML tags that are written as in JSX to those of HTML. */
import type { Env } from "markdown-it";
import { escapeHtml } from "../../../../model/text/escape-html.ts";
import { environmentOf } from "../../environment.ts";
import { warnOnce } from "../../report.ts";
import { defineModuleNames } from "../component-context.ts";
import { type ComponentAttribute, type OpenTag, readOpeningTag } from "../component-tags.ts";
import { parseLiteral } from "./literals.ts";
import { maskCode } from "./mask-code.ts";

const JSX_SIGN = /=\s*\{|className|htmlFor/;
const HTML_TAG = /<([a-z][a-z0-9-]*)(?=[\s/])/g;
const HTML_NAMES: ReadonlyMap<string, string> = new Map([
	["className", "class"],
	["htmlFor", "for"],
]);

/** The text with HTML attributes, on the same lines. */
export function rewriteJsxAttributes(env: Env | undefined, text: string): string {
	if (!JSX_SIGN.test(text)) return text;
	defineModuleNames(env, text);
	const masked = maskCode(text);
	const pattern = new RegExp(HTML_TAG);
	let rewritten = "";
	let end = 0;
	let line = 0;
	for (;;) {
		const match = pattern.exec(masked);
		if (!match) return rewritten + text.slice(end);
		const read = readOpeningTag(text, match.index, match[1] as string);
		pattern.lastIndex = Math.max(read.end, pattern.lastIndex);
		if (!read.tag?.attributes.some(isJsx)) continue;
		const before = text.slice(end, match.index);
		line += before.split("\n").length - 1;
		const source = text.slice(match.index, read.end);
		rewritten += before + htmlTagOf(env, read.tag, source, line);
		line += source.split("\n").length - 1;
		end = read.end;
	}
}

const isJsx = ({ name, expression }: ComponentAttribute): boolean => expression !== undefined || HTML_NAMES.has(name);

function htmlTagOf(env: Env | undefined, { name, attributes, isEmpty }: OpenTag, source: string, line: number): string {
	const kept = attributes.flatMap((attribute) => {
		const value = attributeValue(env, attribute);
		if (value === undefined) {
			reportAttribute(env, line, name, attribute.name);
			return [];
		}
		if (value === false || value === null) return [];
		const htmlName = HTML_NAMES.get(attribute.name) ?? attribute.name;
		// The text of a quoted value is HTML already, whose quotes may be the other ones.
		if (value === true) return [htmlName];
		return [`${htmlName}="${value}"`];
	});
	const newlines = source.replace(/[^\n]+/g, "");
	const head = [`<${name}`, ...kept].join(" ");
	return `${head}${newlines}${isEmpty ? " />" : ">"}`;
}

/** A value as it is written in HTML; `undefined` for what is no plain value. */
function attributeValue(
	env: Env | undefined,
	{ name, text, expression }: ComponentAttribute,
): string | boolean | null | undefined {
	if (expression === undefined) return text === undefined ? true : text.replaceAll('"', "&quot;");
	if (name === "" || name === "style") return;
	const value = parseLiteral(expression, environmentOf(env).moduleNames.constants);
	return typeof value === "object" && value !== null
		? undefined
		: typeof value === "string" || typeof value === "number"
			? escapeHtml(String(value)).replaceAll("\n", " ")
			: value;
}

function reportAttribute(env: Env | undefined, line: number, tag: string, attribute: string): void {
	const isStyle = attribute === "style";
	warnOnce(env, line, {
		construct: `attribute ${attribute}`,
		code: "jsx-attribute",
		message: isStyle
			? `"style" of <${tag}> is left out`
			: `"${attribute || "{…}"}" of <${tag}> is not a plain value and is left out`,
		hint: isStyle ? "use a class, and a rule in a style sheet of the theme" : "write a string, a number, true or false",
		text: attribute,
	});
}
