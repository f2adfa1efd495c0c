/** Collects what the rules of `ssg check` look at: links, images, tables, code and texts, with their places. */
import type { MarkdownIt, Token } from "markdown-it";
import type { SourceFile } from "../../model/content/source.ts";
import type { SourceLocation } from "../../model/problems/problem.ts";
import {
	CODE_PLACEHOLDER,
	type DisabledRules,
	type OutlineImage,
	type OutlineLink,
	type OutlineText,
	type ParsedOutline,
	type TextRun,
} from "../../model/site/outline.ts";
import {
	bodyLocation,
	findLocation,
	type ParseContext,
	type ParseEnvironment,
	PLACEHOLDER_MARK,
} from "./environment.ts";
import { createTokenLocator } from "./rules/tokens/token-locations.ts";
import { inlineTextOf } from "./text/plain-text.ts";
import { tokenizeDocument } from "./tokenize-document.ts";

const CODE_ELEMENTS = new Set(["code", "kbd", "pre", "samp", "var"]);

type Mutable<List> = { -readonly [Key in keyof List]: List[Key] };

interface Lists {
	readonly links: OutlineLink[];
	readonly images: OutlineImage[];
	readonly tables: { headers: string[]; firstCells: string[]; at: SourceLocation }[];
	readonly code: Mutable<ParsedOutline["code"][number]>[];
	readonly texts: OutlineText[];
	readonly bold: Mutable<ParsedOutline["bold"][number]>[];
}

/** The outline of a file; that of an unreadable one, which a build reports, is empty. */
export function collectOutline(file: SourceFile, context: ParseContext): ParsedOutline {
	const lists: Lists = { links: [], images: [], tables: [], code: [], texts: [], bold: [] };
	try {
		const { md, env, tokens } = tokenizeDocument(file, context);
		collect(md, env, tokens, lists);
		const codeLines = tokens.flatMap(({ type, map }) =>
			map && (type === "fence" || type === "code_block") ? [map] : [],
		);
		return { ...lists, ...disabledRulesIn(env, codeLines) };
	} catch {
		return { ...lists, disabledRules: [], namedRules: [] };
	}
}

function collect(md: MarkdownIt, env: ParseEnvironment, tokens: readonly Token[], lists: Lists): void {
	let line = 0;
	let kind: OutlineText["kind"] = "paragraph";
	let isHeaderCell = false;
	/** Of the cell in its row. */
	let column = -1;
	let itemDepth = 0;
	/** Links of raw HTML may be open across blocks. */
	const openLinks: Mutable<OutlineLink>[] = [];
	const addLink = (href: string, at: SourceLocation) => {
		const isInItem = kind === "paragraph" && itemDepth > 0;
		openLinks.push({ ...linkTargetOf(env, href, at), text: "", block: isInItem ? "item" : kind });
	};
	const closeLink = () => {
		const link = openLinks.pop();
		if (link) lists.links.push({ ...link, text: link.text.trim() });
	};
	/** What a screen reader says for the block. */
	let spokenText = "";
	let openBold: Lists["bold"][number] | undefined;
	const addText = (text: string) => {
		spokenText += text;
		for (const link of openLinks) link.text += text;
		if (openBold) openBold.text += text;
	};
	const addImage = (token: Token, alt: string | undefined, at: SourceLocation, isAlone = false) => {
		const { width, height } = sizeOf(token);
		lists.images.push({
			...imageTargetOf(env, String(token.attrGet("src") ?? ""), at),
			alt,
			...(width && { width }),
			...(height && { height }),
			...(isAlone && { isAlone }),
		});
		for (const link of openLinks) link.hasImage = true;
		addText(alt ?? "");
	};
	const visitHtml = (token: Token) => {
		const { type, tag, nesting } = token;
		const at = (token.meta?.at as SourceLocation) ?? findLocation(env, line);
		if (type === "html_open" && tag === "img")
			addImage(token, token.meta?.lacksAlt ? undefined : attributeOf(token, "alt"), at);
		if (tag !== "a") return;
		if (nesting === 1) addLink(attributeOf(token, "href") ?? "", at);
		if (nesting === -1) closeLink();
	};
	const visitInline = (token: Token) => {
		const locate = createTokenLocator(env, token);
		const runs: TextRun[] = [];
		let text = "";
		let cursor = 0;
		/** How many elements are open whose text is not prose. */
		let codeElements = 0;
		let isBareUrl = false;
		spokenText = "";
		for (const child of token.children ?? []) {
			const { type, content } = child;
			const start = env.offsets.get(child);
			if (start !== undefined && start > cursor) cursor = start;
			if (type === "text" || type === "text_special") {
				const found = token.content.indexOf(content, cursor);
				if (found >= 0) cursor = found;
				const isProse = codeElements === 0 && !isBareUrl;
				if (isProse) runs.push({ offset: text.length, at: locate(cursor) });
				if (found >= 0) cursor += content.length;
				text += isProse ? content : CODE_PLACEHOLDER;
				addText(content);
			} else if (type === "softbreak" || type === "hardbreak") {
				text += "\n";
				addText(" ");
			} else if (type === "code_inline" || type === "math_inline") {
				const found = token.content.indexOf(content, cursor);
				if (found >= 0) cursor = found + content.length;
				text += CODE_PLACEHOLDER;
				addText(content);
			} else if (type === "strong_open") {
				cursor = token.content.indexOf(child.markup, cursor) + child.markup.length;
				openBold = { text: "", at: locate(cursor) };
				lists.bold.push(openBold);
			} else if (type === "strong_close") openBold = undefined;
			else if (type === "link_open") {
				isBareUrl = child.info === "auto";
				addLink(String(child.attrGet("href") ?? ""), locate(cursor));
			} else if (type === "link_close") {
				isBareUrl = false;
				closeLink();
			} else if (type === "image")
				addImage(
					child,
					inlineTextOf(md, child.children ?? []),
					locate(cursor),
					openLinks.length === 0 && isOnlyContent(token.children ?? [], child),
				);
			else if (type === "html_text") addText(content);
			else if (type.startsWith("html_")) {
				visitHtml(child);
				if (CODE_ELEMENTS.has(child.tag)) codeElements += child.nesting;
			}
		}
		if (text.trim() && runs.length > 0) lists.texts.push({ kind, text, runs });
		if (kind !== "cell") return;
		const table = lists.tables.at(-1);
		if (isHeaderCell) table?.headers.push(spokenText.trim());
		else if (column === 0) table?.firstCells.push(spokenText.trim());
	};
	for (const token of tokens) {
		const { type } = token;
		if (token.map) line = token.map[0];
		if (type === "heading_open") kind = "heading";
		else if (type === "heading_close" || type === "td_close") kind = "paragraph";
		else if (type === "list_item_open") itemDepth++;
		else if (type === "list_item_close") itemDepth--;
		else if (type === "tr_open") column = -1;
		else if (type === "td_open") {
			kind = "cell";
			column++;
		} else if (type === "th_open") {
			kind = "cell";
			isHeaderCell = true;
		} else if (type === "th_close") {
			kind = "paragraph";
			isHeaderCell = false;
		} else if (type === "table_open") lists.tables.push({ headers: [], firstCells: [], at: findLocation(env, line) });
		else if (type === "inline") visitInline(token);
		else if (type === "fence" || type === "code_block")
			lists.code.push({ info: token.info.trim(), text: token.content, at: findLocation(env, line) });
		else if (type === "html_text") addText(token.content);
		else if (type.startsWith("html_")) visitHtml(token);
	}
	while (openLinks.length > 0) closeLink();
}

/** Whether nothing but line breaks is beside the child of a block. */
const isOnlyContent = (children: readonly Token[], child: Token): boolean =>
	children.every(
		(other) => other === child || other.type === "softbreak" || (other.type === "text" && other.content.trim() === ""),
	);

/** `undefined` if the tag has no such attribute. */
function attributeOf(token: Token, name: string): string | undefined {
	const value = token.attrGet(name);
	return value === null ? undefined : String(value);
}

/** Local URLs are placeholders, which know what the author wrote and where. */
function placeholderAt(env: ParseEnvironment, url: string) {
	const [, index] = PLACEHOLDER_MARK.exec(url) ?? [];
	return index === undefined ? undefined : env.placeholders[Number(index)];
}

function linkTargetOf(env: ParseEnvironment, href: string, at: SourceLocation) {
	const placeholder = placeholderAt(env, href);
	return placeholder?.kind === "link" ? { href: placeholder.href, at: placeholder.at } : { href, at };
}

function imageTargetOf(env: ParseEnvironment, src: string, at: SourceLocation) {
	const placeholder = placeholderAt(env, src);
	return placeholder?.kind === "image" ? { src: placeholder.src, at: placeholder.at } : { src, at };
}

function sizeOf(token: Token): { width?: number; height?: number } {
	const [width, height] = ["width", "height"].map((side) => Number(token.attrGet(side) ?? 0));
	return { ...(width && { width }), ...(height && { height }) };
}

/**
 * Comments that switch rules of `ssg check` off: `<!-- check-disable rule -->` up to `<!-- check-enable rule -->` or the
 * end of the file, and `<!-- check-disable-next-line rule -->`. Several rules are separated by spaces; without one, all
 * are meant. A reason may follow after a colon. Comments of MDX work as well.
 *
 * `check-disable` with the name of a rule, anywhere in the text, also switches it off for the front matter, the title and
 * the page as a whole, where no comment can stand.
 */
const COMMENT = /(?:<!--|\{\/\*)\s*check-(disable-next-line|disable|enable)\b([^:]*)/;
const COMMENT_END = /-->|\*\/\}/;

/** @param codeLines first lines of code blocks, and the lines after them; 0-based in the body */
function disabledRulesIn(env: ParseEnvironment, codeLines: readonly (readonly [number, number])[]) {
	const { lines, linesBefore } = env;
	const disabled: DisabledRules[] = [];
	const namedRules: ParsedOutline["namedRules"][number][] = [];
	let open: { rules: readonly string[]; firstLine: number }[] = [];
	for (const [index, text] of lines.entries()) {
		if (!text.includes("check-")) continue;
		if (codeLines.some(([start, end]) => index >= start && index < end)) continue;
		const match = COMMENT.exec(text);
		if (!match) continue;
		const [comment, kind, names = ""] = match;
		const [written = ""] = names.split(COMMENT_END);
		const rules = written.split(/[\s,]+/).filter(Boolean);
		const line = linesBefore + index + 1;
		if (kind === "disable-next-line") disabled.push({ rules, firstLine: line + 1, lastLine: line + 1 });
		if (kind === "disable" && rules.length > 0) disabled.push({ rules, firstLine: 0, lastLine: lastLineOfTitle(env) });
		let column = match.index + comment.length - names.length;
		for (const name of rules) {
			column = text.indexOf(name, column);
			namedRules.push({ name, at: bodyLocation(env, index, column) });
			column += name.length;
		}
		// One by one, because they may be switched on again one by one.
		if (kind === "disable")
			for (const rule of rules.length > 0 ? rules : [undefined])
				open.push({ rules: rule ? [rule] : [], firstLine: line });
		if (kind !== "enable") continue;
		const isClosed = (one: { rules: readonly string[] }) =>
			rules.length === 0 || one.rules.some((rule) => rules.includes(rule));
		disabled.push(...open.filter(isClosed).map((one) => ({ ...one, lastLine: line })));
		open = open.filter((one) => !isClosed(one));
	}
	const toTheEnd = open.map((one) => ({ ...one, lastLine: Number.MAX_SAFE_INTEGER }));
	return { disabledRules: [...disabled, ...toTheEnd], namedRules };
}

/** The line of the heading that the text starts with; otherwise the last one of the front matter. */
function lastLineOfTitle({ lines, linesBefore }: ParseEnvironment): number {
	const first = lines.findIndex((text) => text.trim() !== "");
	return lines[first]?.startsWith("# ") ? linesBefore + first + 1 : linesBefore;
}
