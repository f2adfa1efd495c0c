/** Notes at the end of the page: `[^1]` with `[^1]: …`, and `^[…]` in place. */
import type { MarkdownIt, StateCore, StateInline, Token } from "markdown-it";
import footnotePlugin from "markdown-it-footnote";
import { claimId } from "../../../model/content/unique-ids.ts";
import { environmentOf } from "../environment.ts";
import { addLabelPlaceholder } from "./labels.ts";
import { createElementToken, createElementTokens } from "./tokens/tokens.ts";

/** A footnote of markdown-it-footnote: the label of its definition, or the tokens of an inline footnote. */
interface Footnote {
	readonly label?: string;
	/** Number of references to a footnote with a definition. */
	readonly count?: number;
	readonly content?: string;
	readonly tokens?: Token[];
}

export function footnotesPlugin(md: MarkdownIt): void {
	md.use(footnotePlugin);
	// The plugin's own rule copies all tokens for each note, which takes minutes for thousands of them.
	md.core.ruler.at("footnote_tail", (state) => {
		moveFootnotes(state);
		for (const token of state.tokens) markWithinLinks(token.children ?? []);
	});
	md.inline.ruler.at("footnote_inline", noteInPlace);
	const { rules } = md.renderer;
	rules.footnote_ref = (tokens, index) => {
		const { note, reference } = footnoteNumbers(tokens[index]);
		if (tokens[index]?.meta?.isInLink) return `<sup class="footnote-ref" id="fnref${reference}">${note}</sup>`;
		return `<sup class="footnote-ref"><a href="#fn${note}" id="fnref${reference}" role="doc-noteref">${note}</a></sup>`;
	};
	rules.footnote_block_open = (_tokens, _index, _options, env) =>
		`<section class="footnotes" role="doc-endnotes" aria-label="${addLabelPlaceholder(env, "footnotes")}">\n<ol>\n`;
	rules.footnote_block_close = () => "</ol>\n</section>\n";
	rules.footnote_open = (tokens, index) => `<li id="fn${footnoteNumbers(tokens[index]).note}">`;
	rules.footnote_close = () => "</li>\n";
	rules.footnote_anchor = (tokens, index, _options, env) => {
		const { reference } = footnoteNumbers(tokens[index]);
		const name = addLabelPlaceholder(env, "footnote.back", reference);
		return ` <a href="#fnref${reference}" class="footnote-back" role="doc-backlink" aria-label="${name}">↩</a>`;
	};
}

/** The number of a footnote and the suffix of a reference: `2`, and `2-1` for the second reference. */
function footnoteNumbers(token: Token | undefined): { note: number; reference: string } {
	const note = Number(token?.meta?.id) + 1;
	const repeat = Number(token?.meta?.subId ?? 0);
	return { note, reference: repeat > 0 ? `${note}-${repeat}` : String(note) };
}

/** A link cannot be in a link: a reference in one is its number alone. */
function markWithinLinks(children: readonly Token[]): void {
	let isInLink = false;
	for (const token of children) {
		if (token.type === "link_open") isInLink = true;
		if (token.type === "link_close") isInLink = false;
		if (token.type === "footnote_ref" && isInLink) token.meta = { ...token.meta, isInLink };
	}
}

/** The plugin's own rule gives a note the number of the note that is inside of it. */
function noteInPlace(state: StateInline, silent: boolean): boolean {
	if (!state.src.startsWith("^[", state.pos)) return false;
	const start = state.pos + 2;
	const end = state.md.helpers.parseLinkLabel(state, start - 1);
	if (end < 0) return false;
	if (!silent) {
		state.env.footnotes ??= {};
		const notes = state.env.footnotes as { list?: Footnote[] };
		notes.list ??= [];
		const content = state.src.slice(start, end);
		const tokens: Token[] = [];
		const id = notes.list.push({ content, tokens }) - 1;
		state.md.inline.parse(content, state.md, state.env, tokens);
		state.push("footnote_ref", "", 0).meta = { id };
	}
	state.pos = end + 1;
	return true;
}

/** Takes the definitions out of the text, and puts the notes that are referred to at its end. */
function moveFootnotes(state: StateCore): void {
	const known = state.env.footnotes as { list?: Footnote[] } | undefined;
	if (!known) return;
	const text: Token[] = [];
	const definitions = new Map<unknown, Token[]>();
	/** The text, and the definitions that are open: a quote inside of one may hold another. */
	const around: [Token[], ...Token[][]] = [text];
	for (const token of state.tokens) {
		if (token.type === "footnote_reference_open") {
			const definition: Token[] = [];
			definitions.set(token.meta?.label, definition);
			around.push(definition);
		} else if (token.type === "footnote_reference_close") around.pop();
		else around.at(-1)?.push(token);
	}
	state.tokens = text;
	if (!known.list) return;
	text.push(createElementToken(state, "footnote_block_open", "section", 1));
	for (const [id, note] of known.list.entries()) {
		const content = note.tokens ? paragraphTokens(state, note) : definitions.get(note.label);
		for (const token of footnoteTokens(state, id, note, content ?? [])) text.push(token);
	}
	text.push(createElementToken(state, "footnote_block_close", "section", -1));
}

/** The list item of a footnote: its content, with backlinks at the end of its last paragraph. */
function footnoteTokens(state: StateCore, id: number, { count }: Footnote, content: readonly Token[]): Token[] {
	const { ids, usedIds } = environmentOf(state.env);
	const claim = (name: string) => ids.push(claimId(usedIds, name));
	const open = createElementToken(state, "footnote_open", "li", 1);
	open.meta = { id };
	claim(`fn${id + 1}`);
	const back = Array.from({ length: Math.max(1, count ?? 1) }, (_, subId) => {
		const anchor = new state.Token("footnote_anchor", "", 0);
		anchor.meta = { id, subId };
		claim(`fnref${footnoteNumbers(anchor).reference}`);
		return anchor;
	});
	const close = createElementToken(state, "footnote_close", "li", -1);
	const last = content.at(-1);
	return last?.type === "paragraph_close"
		? [open, ...content.slice(0, -1), ...back, last, close]
		: [open, ...content, ...back, close];
}

function paragraphTokens(state: StateCore, { content, tokens }: Footnote): Token[] {
	const text = createElementToken(state, "inline", "", 0);
	text.content = content ?? "";
	text.children = tokens ?? [];
	return createElementTokens(state, "paragraph", "p", [text]);
}
