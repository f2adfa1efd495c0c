/** Tags of raw HTML and tokens of Markdown as one well-formed tree, written from left to right. */
import type { StateCore, Token } from "markdown-it";
import { type Environment, mark } from "./environment.ts";
import { ends, excludedBy, isVoid } from "./tags.ts";

export interface Tree {
	/** Adds a token and gives it back. */
	add(type: string, tag: string, nesting: -1 | 0 | 1, content?: string): Token;
	/** Closes what cannot be open around a tag of this name, or is ended by it. */
	makeRoom(name: string): void;
	/** Adds an opening tag, after closing the tags that it ends; a void one stays alone. */
	open(name: string): Token;
	/** Adds a closing tag and those of what is open inside; says whether there was anything to close. */
	close(name: string): boolean;
	/** Adds a token of Markdown: what was opened inside of it is closed with it. */
	markdown(token: Token): void;
	/** Something other than white space comes, a tag of this name or text. */
	expect(name?: string): void;
	/** The innermost open tag; empty where that is a token of Markdown, or nothing. */
	innermost(): string;
	/** How many tags and tokens are open. */
	depth(): number;
	last(): Token | undefined;
	/** All tokens, everything closed. */
	end(): Token[];
}

/** Stands, among the names of open tags, for an open token of Markdown. */
const MARKDOWN = "";

/** An empty tree. */
export function treeOf(state: StateCore): Tree {
	const env = state.env as Environment;
	const tokens: Token[] = [];
	const open: string[] = [];
	let wantsSummary = false;

	const add: Tree["add"] = (type, tag, nesting, content = "") => {
		const token = new state.Token(type, tag, nesting);
		token.content = content;
		tokens.push(token);
		return token;
	};
	/** A `<details>` without `<summary>` gets one before anything else is in it. */
	const expect = (name = "") => {
		if (!wantsSummary) return;
		wantsSummary = false;
		if (name === "summary") return;
		add("html_open", "summary", 1);
		add("html_text", "", 0, mark(env, { kind: "label", name: "details" }));
		add("html_close", "summary", -1);
	};
	const innermost = () => open.at(-1) ?? MARKDOWN;
	const closeInnermost = () => {
		const name = innermost();
		if (name === "details") expect();
		open.pop();
		add("html_close", name, -1);
	};
	const close = (name: string) => {
		const from = open.lastIndexOf(name);
		if (from <= open.lastIndexOf(MARKDOWN)) return false;
		while (open.length > from) closeInnermost();
		return true;
	};
	const closeEnded = (opening: string) => {
		const excluded = excludedBy(opening);
		if (excluded !== undefined) close(excluded);
		while (innermost() !== MARKDOWN && ends(opening, innermost()))
			closeInnermost();
	};

	return {
		add,
		open(name) {
			closeEnded(name);
			expect(name);
			if (isVoid(name)) return add("html_open", name, 0);
			open.push(name);
			wantsSummary = name === "details";
			return add("html_open", name, 1);
		},
		close,
		makeRoom: closeEnded,
		markdown(token) {
			expect();
			if (token.nesting === -1) {
				while (innermost() !== MARKDOWN) closeInnermost();
				open.pop();
			} else closeEnded(isLeaf(token) ? "pre" : token.tag);
			if (token.nesting === 1) open.push(MARKDOWN);
			tokens.push(token);
		},
		expect,
		innermost,
		depth: () => open.length,
		last: () => tokens.at(-1),
		end() {
			while (open.length > 0) closeInnermost();
			return tokens;
		},
	};
}

/** A block without tokens of its own inside: a fence, a rule. */
const isLeaf = ({ block, nesting, type }: Token): boolean =>
	block && nesting === 0 && type !== "inline";
