/**
 * A site's own plugins for markdown-it. They are code that the site trusts, but they may put what an author wrote into
 * attributes and HTML. What they add passes the same lists as raw HTML, unless all HTML is trusted.
 */
import type { MarkdownIt, StateCore, Token } from "markdown-it";
import type { MarkdownConfig } from "../../model/config.ts";
import type { MarkdownExtension } from "../../model/content/markdown-extension.ts";
import { escapeHtml, unescapeHtml } from "../../model/text/escape-html.ts";
import { isSafeImageUrl, isSafeUrl } from "../../model/urls/url-safety.ts";
import { isAllowedAttribute, isAllowedTag } from "./html/html-tags.ts";
import { type HtmlToken, tokenizeHtml } from "./html/html-tokenizer.ts";

export function applyExtension(md: MarkdownIt, extension: MarkdownExtension, { html }: MarkdownConfig): void {
	if (html === "trusted") {
		extension(md);
		return;
	}
	const ownRules = new Set(rulesOf(md).map(({ fn }) => fn));
	const ownRendering = { ...md.renderer.rules };
	const tracker = trackTokens(md);
	extension(md);
	const added = rulesOf(md).filter(({ fn }) => !ownRules.has(fn));
	preferInlineRules(md, added);
	for (const rule of added) rule.fn = tracker.tracked(rule.fn);
	for (const ruler of rulersOf(md)) ruler.__cache__ = null;
	md.core.ruler.push("extension", (state) => {
		for (const token of tokensOf(state)) {
			const attributes = tracker.attributesBefore(token);
			if (attributes) sanitizeToken(token, attributes);
		}
	});
	for (const [type, rule] of Object.entries(md.renderer.rules))
		if (rule && rule !== ownRendering[type]) md.renderer.rules[type] = (...args) => sanitizeFragment(rule(...args));
}

/** Moves rules before ours, which know single tildes, for instance, that are something else in the extension. */
function preferInlineRules(md: MarkdownIt, added: readonly object[]): void {
	const rules = md.inline.ruler.__rules__;
	const isFirst = (rule: (typeof rules)[number]) => rule.name === "text";
	rules.splice(
		0,
		rules.length,
		...rules.filter(isFirst),
		...rules.filter((rule) => added.includes(rule)),
		...rules.filter((rule) => !isFirst(rule) && !added.includes(rule)),
	);
}

/** A rule of any kind. */
type Rule = (...args: never[]) => unknown;

/** markdown-it has no other way to list rules. */
const rulersOf = ({ core, block, inline }: MarkdownIt) =>
	[core.ruler, block.ruler, inline.ruler, inline.ruler2] as unknown as readonly {
		readonly __rules__: { fn: Rule }[];
		__cache__: unknown;
	}[];

const rulesOf = (md: MarkdownIt) => rulersOf(md).flatMap(({ __rules__ }) => __rules__);

const tokensOf = ({ tokens }: StateCore): Token[] => tokens.flatMap((token) => [token, ...(token.children ?? [])]);

type Attributes = ReadonlyMap<string, string | number>;

const NO_ATTRIBUTES: Attributes = new Map();

const attributesOf = ({ attrs }: Token): Attributes => (attrs ? new Map(attrs) : NO_ATTRIBUTES);

/** Tracks the tokens that are made while a rule of the extension runs, and not inside one of ours. */
function trackTokens(md: MarkdownIt) {
	const before = new WeakMap<Token, Attributes>();
	let isExtension = false;
	const runAs = <Result>(owner: boolean, run: () => Result): Result => {
		const outer = isExtension;
		isExtension = owner;
		try {
			return run();
		} finally {
			isExtension = outer;
		}
	};
	const record = (token: Token): Token => {
		if (isExtension) before.set(token, NO_ATTRIBUTES);
		return token;
	};
	const { block, inline } = md;
	const { State: BlockState } = block;
	block.State = class extends BlockState {
		override push(type: string, tag: string, nesting: -1 | 0 | 1): Token {
			return record(super.push(type, tag, nesting));
		}
	};
	const { State: InlineState } = inline;
	inline.State = class extends InlineState {
		override push(type: string, tag: string, nesting: -1 | 0 | 1): Token {
			return record(super.push(type, tag, nesting));
		}
	};
	// A block or a span of the extension may contain ours.
	const tokenizeBlock = block.tokenize.bind(block);
	block.tokenize = (...args) => runAs(false, () => tokenizeBlock(...args));
	const tokenizeInline = inline.tokenize.bind(inline);
	inline.tokenize = (...args) => runAs(false, () => tokenizeInline(...args));

	const trackChanges = (state: StateCore, run: () => unknown) => {
		const known = new Map(tokensOf(state).map((token) => [token, attributesOf(token)]));
		run();
		for (const token of tokensOf(state)) {
			const attributes = known.get(token);
			if (!attributes) before.set(token, NO_ATTRIBUTES);
			else if (!before.has(token) && !hasAttributes(token, attributes)) before.set(token, attributes);
		}
	};
	return {
		/** The rule, with its tokens tracked. */
		tracked:
			(rule: Rule): Rule =>
			(...args) =>
				runAs(true, () => {
					const [state] = args as unknown[];
					if (!(state instanceof md.core.State)) return rule(...args);
					return trackChanges(state, () => rule(...args));
				}),
		/** The attributes of a token before the extension made or changed it; `undefined` if it did neither. */
		attributesBefore: (token: Token) => before.get(token),
	};
}

const hasAttributes = (token: Token, attributes: Attributes): boolean =>
	(token.attrs ?? []).every(([name, value]) => attributes.get(name) === value);

// Sanitizes what plugins of a site add to Markdown by the lists of raw HTML.

/** Hides a token whose tag is not allowed, and removes attributes, except those that it had before. */
function sanitizeToken(token: Token, attributesBefore: ReadonlyMap<string, string | number>): void {
	if (token.tag !== "" && !isAllowedTag(token.tag)) {
		token.tag = token.block ? "div" : "span";
		token.attrs = null;
	}
	if (/^html_/.test(token.type)) token.content = sanitizeFragment(token.content);
	token.attrs =
		token.attrs?.filter(
			([name, value]) =>
				attributesBefore.get(name) === value || isSafeAttribute(token.tag, name.toLowerCase(), String(value)),
		) ?? null;
}

/** The HTML with its disallowed tags as text, and without comments and disallowed attributes. */
const sanitizeFragment = (html: string): string => [...tokenizeHtml(html)].map(sanitizedPiece).join("");

function sanitizedPiece(piece: HtmlToken): string {
	switch (piece.kind) {
		case "text":
			return piece.source.replaceAll("<", "&lt;");
		case "open":
			return isAllowedTag(piece.name) ? openTag(piece) : escapeHtml(piece.source);
		case "close":
			return isAllowedTag(piece.name) ? `</${piece.name}>` : escapeHtml(piece.source);
		default:
			return "";
	}
}

function openTag({ name: tag, attributes }: Extract<HtmlToken, { kind: "open" }>): string {
	const kept = attributes
		.map(({ name, value = "" }) => [name, unescapeHtml(value)] as const)
		.filter(([name, value]) => isSafeAttribute(tag, name, value))
		.map(([name, value]) => ` ${name}="${escapeHtml(value)}"`);
	return `<${tag}${kept.join("")}>`;
}

const URL_ATTRIBUTES = new Set(["cite", "href", "poster", "src"]);

/** `srcset` has several URLs; no plugin that needs it is known. */
function isSafeAttribute(tag: string, name: string, value: string): boolean {
	if (!isAllowedAttribute(tag, name) || name === "srcset") return false;
	if (!URL_ATTRIBUTES.has(name)) return true;
	return tag === "img" ? isSafeImageUrl(value) : isSafeUrl(value);
}
