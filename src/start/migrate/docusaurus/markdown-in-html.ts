/** Marks of Markdown on lines of HTML, which MDX reads and CommonMark does not: they become HTML. */
import { escapeHtml } from "../../../model/text/escape-html.ts";
import { isBlockTag } from "../../../pipeline/parse/html/html-tags.ts";
import { visitLines } from "../../../pipeline/parse/text/fences.ts";

const MARKS: readonly (readonly [pattern: RegExp, html: (...groups: string[]) => string])[] = [
	[/(?<!`)`([^`]{1,500})`(?!`)/g, (_, code = "") => `<code>${escapeCode(code)}</code>`],
	[/(?<![\\*])\*\*([^\s*](?:[^*]{0,500}[^\s*])?)\*\*(?!\*)/g, (_, text) => `<strong>${text}</strong>`],
	[
		/!\[([^[\]]{0,500})\]\(([^\s()]{1,500})\)/g,
		(_, text = "", url) => `<img src="${url}" alt="${escapeHtml(text)}" />`,
	],
	[/(?<![!\\])\[([^[\]]{1,500})\]\(([^\s()]{1,500})\)/g, (_, text, url) => `<a href="${url}">${text}</a>`],
];

/** Marks of Markdown in code are text. */
const escapeCode = (code: string): string =>
	escapeHtml(code).replace(/[*[\]{}`]/g, (sign) => `&#${sign.charCodeAt(0)};`);

export function withMarksAsHtml(text: string): string {
	const lines: string[] = [];
	let isHtml = false;
	visitLines(text.split("\n"), (line, prefix, isCode) => {
		const [, name] = /^<\/?([a-z][a-z\d]*)(?=[\s/>])/.exec(line.slice(prefix.length)) ?? [];
		if (isCode || line.trim() === "") isHtml = false;
		else if (name !== undefined && isBlockTag(name)) isHtml = true;
		lines.push(isHtml ? lineAsHtml(line) : line);
	});
	return lines.join("\n");
}

const lineAsHtml = (line: string): string =>
	line
		.split(/(<[^<>]*>)/)
		.map((part, index) =>
			index % 2 === 1 ? part : MARKS.reduce((rest, [mark, html]) => rest.replace(mark, html), part),
		)
		.join("");
