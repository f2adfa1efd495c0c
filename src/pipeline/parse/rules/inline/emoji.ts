/** Emoji by name: `:smile:`. */
import type { MarkdownIt, StateCore, Token } from "markdown-it";
import emoji from "markdown-it-emoji/lib/data/full.mjs";
import type { MarkdownConfig } from "../../../../model/config.ts";

/** A lookahead, because the second colon may be the first one of the next name. */
const EMOJI_NAME = /:([\w+-]+)(?=:)/g;

export function emojiPlugin(md: MarkdownIt, options: MarkdownConfig): void {
	if (!options.emoji) return;
	md.core.ruler.after("linkify", "emoji", replaceEmoji);
}

function replaceEmoji({ tokens }: StateCore): void {
	for (const { type, content, children } of tokens) {
		if (type !== "inline" || !children || !content.includes(":")) continue;
		replaceEmojiIn(children);
	}
}

function replaceEmojiIn(children: readonly Token[]): void {
	let inAddress = 0;
	for (const token of children) {
		if (token.info === "auto") inAddress += token.nesting;
		if (token.type === "text" && inAddress === 0) token.content = expandEmoji(token.content);
	}
}

function expandEmoji(text: string): string {
	if (!text.includes(":")) return text;
	let done = "";
	let from = 0;
	for (const { 1: name = "", index } of text.matchAll(EMOJI_NAME)) {
		if (index < from || !Object.hasOwn(emoji, name)) continue;
		done += text.slice(from, index) + emoji[name];
		from = index + name.length + 2;
	}
	return done + text.slice(from);
}
