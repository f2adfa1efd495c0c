/** Builds a well-formed tree from raw HTML tags and Markdown tokens, in document order. */
import type { StateCore, Token } from "markdown-it";
import { addPlaceholder, environmentOf } from "../environment.ts";
import { closesTag, excludedAncestor, holdsCellsOnly, isVoidTag, requiredParentsOf } from "./html-tags.ts";

/** Represents an open Markdown element among the names of open tags. */
const MARKDOWN_ELEMENT = "";

/** Creates an empty tree. */
export function createHtmlTree(state: StateCore) {
	const env = environmentOf(state.env);
	const tokens: Token[] = [];
	const openTags: string[] = [];
	/** Indexes of Markdown elements in `openTags`. */
	const markdownAt: number[] = [];
	let wantsSummary = false;

	/** Adds a token and returns it. */
	const addToken = (type: string, tag: string, nesting: -1 | 0 | 1, content = "") => {
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
	/** The innermost open tag; empty where that is a token of Markdown, or nothing. */
	const innermostTag = () => openTags.at(-1) ?? MARKDOWN_ELEMENT;
	const closeInnermost = () => {
		const name = innermostTag();
		if (name === "details") prepareForContent();
		openTags.pop();
		addToken("html_close", name, -1);
	};
	/** Closes a tag and all tags open inside it. Returns whether the tag was open. */
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
	/** Closes tags that this tag implicitly closes, or that must not be its ancestors. */
	const closeEnded = (opening: string) => {
		const excluded = excludedAncestor(opening);
		if (excluded !== undefined) closeTag(excluded);
		while (innermostTag() !== MARKDOWN_ELEMENT && closesTag(opening, innermostTag())) closeInnermost();
		if (!requiredParentsOf(opening)) leaveTable();
	};

	return {
		addToken,
		/** Adds an opening tag, closing others as required. Void tags have no closing tag. */
		openTag(name: string) {
			closeEnded(name);
			prepareForContent(name);
			if (isVoidTag(name)) return addToken("html_open", name, 0);
			openTags.push(name);
			wantsSummary = name === "details";
			return addToken("html_open", name, 1);
		},
		closeTag,
		closeImpliedTags: closeEnded,
		/** Adds a Markdown token. A closing token also closes the tags opened inside its element. */
		addMarkdown(token: Token) {
			prepareForContent();
			if (token.nesting === -1) {
				while (innermostTag() !== MARKDOWN_ELEMENT) closeInnermost();
				openTags.pop();
				markdownAt.pop();
			} else closeEnded(isLeaf(token) ? "pre" : token.tag);
			if (token.nesting === 1) markdownAt.push(openTags.push(MARKDOWN_ELEMENT) - 1);
			tokens.push(token);
		},
		/** Text other than white space comes. */
		prepareForContent() {
			leaveTable();
			prepareForContent();
		},
		innermostTag,
		/** Whether a tag of this name is open, outside of open tokens of Markdown as well. */
		isOpen: (name: string) => openTags.includes(name),
		/** The number of open tags and Markdown elements. */
		depth: () => openTags.length,
		/** The number of open tags. */
		tags: () => openTags.length - markdownAt.length,
		lastToken: () => tokens.at(-1),
		/** Closes everything and returns all tokens. */
		finish() {
			while (openTags.length > 0) closeInnermost();
			return tokens;
		},
	};
}

/** A block without child tokens, such as a fence or a thematic break. */
const isLeaf = ({ block, nesting, type }: Token): boolean => block && nesting === 0 && type !== "inline";
