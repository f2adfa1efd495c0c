/** Rewrites tags of other dialects, before any Markdown is parsed. */
import type { Env } from "markdown-it";
import { escapeHtml } from "../../../../model/text/escape-html.ts";
import { environmentOf } from "../../environment.ts";
import { warnOnce } from "../../report.ts";
import { defineModuleNames } from "../component-context.ts";
import { type ComponentAttribute, type OpenTag, readOpeningTag } from "../component-tags.ts";
import { parseLiteral } from "./literals.ts";
import { maskCode } from "./mask-code.ts";

/** The text with tags of HTML and components only, on the same lines. */
export const rewriteTags = (env: Env | undefined, text: string): string =>
	rewriteJsxAttributes(env, removeVueSyntax(env, text));

/**
 * Takes Vue's syntax out of tags, because there is no Vue: `<template #name>` around Markdown, directives such as `v-if`,
 * and bound attributes such as `:title`. What they surround stays.
 */
const VUE_SIGN = /<[A-Za-z][^<>]*\s(?:v-|[:@#])[a-z]/;
const TAG = /<(\/?)([A-Za-z][\w.-]*)(?=[\s/>])/g;
/** `v-pre` is honoured (`plugins/interpolation.ts`). */
const VUE_ATTRIBUTE = /^(?:v-(?!pre$)|[:@#])/;

/** The text without Vue's syntax, on the same lines. Authors of trusted HTML may load Vue themselves. */
function removeVueSyntax(env: Env | undefined, text: string): string {
	if (environmentOf(env).html !== "safe" || !VUE_SIGN.test(text)) return text;
	const masked = maskCode(text);
	const pattern = new RegExp(TAG);
	/** Whether each open `<template>` is left out. */
	const templates: boolean[] = [];
	let rewritten = "";
	let end = 0;
	let line = 0;
	const replace = (from: number, to: number, replacement: string) => {
		const before = text.slice(end, from);
		rewritten += before + replacement + text.slice(from, to).replace(/[^\n]+/g, "");
		line += text.slice(end, to).split("\n").length - 1;
		end = to;
	};
	for (;;) {
		const match = pattern.exec(masked);
		if (!match) return rewritten + text.slice(end);
		const [source, slash, name = ""] = match;
		const isTemplate = name === "template";
		if (slash) {
			const close = match.index + source.length;
			if (isTemplate && templates.pop() && text[close] === ">") replace(match.index, close + 1, "");
			continue;
		}
		const { tag, end: tagEnd } = readOpeningTag(text, match.index, name);
		pattern.lastIndex = Math.max(tagEnd, pattern.lastIndex);
		if (!tag) continue;
		const isVue = tag.attributes.some(isVueAttribute);
		if (isTemplate && !tag.isEmpty) templates.push(isVue);
		if (!isVue) continue;
		const tagLine = line + text.slice(end, match.index).split("\n").length - 1;
		replace(match.index, tagEnd, isTemplate ? "" : tagWithoutVue(env, tag, tagLine));
		if (isTemplate) reportVue(env, tagLine, "<template", "<template>");
	}
}

const isVueAttribute = ({ name }: ComponentAttribute): boolean => VUE_ATTRIBUTE.test(name);

function tagWithoutVue(env: Env | undefined, { name, attributes, isEmpty }: OpenTag, line: number): string {
	const kept = attributes.flatMap((attribute) => {
		if (!isVueAttribute(attribute)) return [sourceOf(attribute)];
		const bound = boundLiteral(attribute);
		if (bound !== undefined) return [bound];
		reportVue(env, line, attribute.name, `"${attribute.name}"`);
		return [];
	});
	return `<${[name, ...kept].join(" ")}${isEmpty ? " />" : ">"}`;
}

/** `:count="1"` as `count={1}`; `undefined` for what is no plain value. */
function boundLiteral({ name, text }: ComponentAttribute): string | undefined {
	if (!name.startsWith(":") || text === undefined) return undefined;
	return parseLiteral(text) === undefined ? undefined : `${name.slice(1)}={${text}}`;
}

function sourceOf({ name, text, expression }: ComponentAttribute): string {
	if (name === "") return `{${expression}}`;
	if (expression !== undefined) return `${name}={${expression}}`;
	if (text === undefined) return name;
	const quote = text.includes('"') ? "'" : '"';
	return `${name}=${quote}${text.replaceAll("\n", " ")}${quote}`;
}

const reportVue = (env: Env | undefined, line: number, text: string, title: string): void =>
	warnOnce(env, line, {
		construct: `vue ${text}`,
		code: "unsupported-vue",
		message: `${title} of Vue is left out`,
		hint: "the text in the element is shown; write what readers should see",
		text,
	});

/** Rewrites the attributes of HTML tags that are written as in JSX to those of HTML. */
const JSX_SIGN = /=\s*\{|className|htmlFor/;
const HTML_TAG = /<([a-z][a-z0-9-]*)(?=[\s/])/g;
const HTML_NAMES: ReadonlyMap<string, string> = new Map([
	["className", "class"],
	["htmlFor", "for"],
]);

/** The text with HTML attributes, on the same lines. */
function rewriteJsxAttributes(env: Env | undefined, text: string): string {
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
	// An empty line in the tag would end it: its lines are between the attributes, and those too many come after it.
	const [lineBreak = "\n"] = /\n[ \t]*/.exec(source) ?? [];
	const lines = source.split("\n").length - 1;
	const head = [`<${name}`, ...kept]
		.map((part, index) => (index > 0 && index <= lines ? lineBreak : " ") + part)
		.join("");
	return `${head.slice(1)}${isEmpty ? " />" : ">"}${"\n".repeat(Math.max(0, lines - kept.length))}`;
}

/** A value as it is written in HTML; `undefined` for what is no plain value. */
function attributeValue(env: Env | undefined, { name, text, expression }: ComponentAttribute) {
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
