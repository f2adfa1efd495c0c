/**
 * Takes Vue's syntax out of tags, because there is no Vue: `<template #name>` around Markdown, directives such as `v-if`,
 * and bound attributes such as `:title`. What they surround stays.
 */
import type { Env } from "markdown-it";
import { environmentOf } from "../../environment.ts";
import { warnOnce } from "../../report.ts";
import { type ComponentAttribute, type OpenTag, readOpeningTag } from "../component-tags.ts";
import { parseLiteral } from "./literals.ts";
import { maskCode } from "./mask-code.ts";

const VUE_SIGN = /<[A-Za-z][^<>]*\s(?:v-|[:@#])[a-z]/;
const TAG = /<(\/?)([A-Za-z][\w.-]*)(?=[\s/>])/g;
/** `v-pre` is honoured (`plugins/interpolation.ts`). */
const VUE_ATTRIBUTE = /^(?:v-(?!pre$)|[:@#])/;

/** The text without Vue's syntax, on the same lines. Authors of trusted HTML may load Vue themselves. */
export function removeVueSyntax(env: Env | undefined, text: string): string {
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
