/** Builds a well-formed tree from raw HTML tags and Markdown tokens, in document order. */
import type { StateCore, Token } from "markdown-it";
import { addPlaceholder, environmentOf } from "../environment.ts";
import { closesTag, excludedAncestor, holdsCellsOnly, isVoidTag, requiredParentsOf } from "./html-tags.ts";

export interface HtmlTree {
	/** Adds a token and returns it. */
	addToken(type: string, tag: string, nesting: -1 | 0 | 1, content?: string): Token;
	/** Closes tags that this tag implicitly closes, or that must not be its ancestors. */
	closeImpliedTags(name: string): void;
	/** Adds an opening tag, closing others as required. Void tags have no closing tag. */
	openTag(name: string): Token;
	/** Closes a tag and all tags open inside it. Returns whether the tag was open. */
	closeTag(name: string): boolean;
	/** Adds a Markdown token. A closing token also closes the tags opened inside its element. */
	addMarkdown(token: Token): void;
	/** Text other than white space comes. */
	prepareForContent(): void;
	/** Whether a tag of this name is open, outside of open tokens of Markdown as well. */
	isOpen(name: string): boolean;
	/** The innermost open tag; empty where that is a token of Markdown, or nothing. */
	innermostTag(): string;
	/** The number of open tags and Markdown elements. */
	depth(): number;
	/** The number of open tags. */
	tags(): number;
	lastToken(): Token | undefined;
	/** Closes everything and returns all tokens. */
	finish(): Token[];
}

/** Represents an open Markdown element among the names of open tags. */
const MARKDOWN_ELEMENT = "";

/** Creates an empty tree. */
export function createHtmlTree(state: StateCore): HtmlTree {
	const env = environmentOf(state.env);
	const tokens: Token[] = [];
	const openTags: string[] = [];
	/** Indexes of Markdown elements in `openTags`. */
	const markdownAt: number[] = [];
	let wantsSummary = false;

	const addToken: HtmlTree["addToken"] = (type, tag, nesting, content = "") => {
		const token = new state.Token(type, tag, nesting);
		token.content = content;
		tokens.push(token);
		return token;
	};
	/** A `<details>` without `<summary>` gets a default one. */
	const prepareForContent = (name = "") => {
		if (!wantsSummary) return;
		wantsSummary = false;
		if (name === "summary") return;
		addToken("html_open", "summary", 1);
		addToken("html_text", "", 0, addPlaceholder(env, { kind: "label", name: "details" }));
		addToken("html_close", "summary", -1);
	};
	const innermostTag = () => openTags.at(-1) ?? MARKDOWN_ELEMENT;
	const closeInnermost = () => {
		const name = innermostTag();
		if (name === "details") prepareForContent();
		openTags.pop();
		addToken("html_close", name, -1);
	};
	const closeTag = (name: string) => {
		const around = markdownAt.at(-1) ?? -1;
		let from = openTags.length - 1;
		while (from > around && openTags[from] !== name) from--;
		if (from <= around) return false;
		while (openTags.length > from) closeInnermost();
		return true;
	};
	/** Between the cells of a table nothing can stand: a browser would move it in front of the table. */
	const leaveTable = () => {
		while (holdsCellsOnly(innermostTag())) closeInnermost();
	};
	const closeEnded = (opening: string) => {
		const excluded = excludedAncestor(opening);
		if (excluded !== undefined) closeTag(excluded);
		while (innermostTag() !== MARKDOWN_ELEMENT && closesTag(opening, innermostTag())) closeInnermost();
		if (!requiredParentsOf(opening)) leaveTable();
	};

	return {
		addToken,
		openTag(name) {
			closeEnded(name);
			prepareForContent(name);
			if (isVoidTag(name)) return addToken("html_open", name, 0);
			openTags.push(name);
			wantsSummary = name === "details";
			return addToken("html_open", name, 1);
		},
		closeTag,
		closeImpliedTags: closeEnded,
		addMarkdown(token) {
			prepareForContent();
			if (token.nesting === -1) {
				while (innermostTag() !== MARKDOWN_ELEMENT) closeInnermost();
				openTags.pop();
				markdownAt.pop();
			} else closeEnded(isLeaf(token) ? "pre" : token.tag);
			if (token.nesting === 1) markdownAt.push(openTags.push(MARKDOWN_ELEMENT) - 1);
			tokens.push(token);
		},
		prepareForContent() {
			leaveTable();
			prepareForContent();
		},
		innermostTag,
		isOpen: (name) => openTags.includes(name),
		depth: () => openTags.length,
		tags: () => openTags.length - markdownAt.length,
		lastToken: () => tokens.at(-1),
		finish() {
			while (openTags.length > 0) closeInnermost();
			return tokens;
		},
	};
}

/** A block without child tokens, such as a fence or a thematic break. */
const isLeaf = ({ block, nesting, type }: Token): boolean => block && nesting === 0 && type !== "inline";
