/** Notes at the end of the page: `[^1]` with `[^1]: …`, and `^[…]` in place. */
import type { MarkdownIt, StateCore, Token } from "markdown-it";
import footnotePlugin from "markdown-it-footnote";
import { label } from "./labels.ts";
import { asEnvironment } from "./report.ts";
import { element } from "./tokens.ts";

/** What the plugin keeps of a note: the label of its definition, or the tokens of a note in place. */
interface Note {
	readonly label?: string;
	/** How often a note with a definition is referred to. */
	readonly count?: number;
	readonly content?: string;
	readonly tokens?: Token[];
}

export function footnotes(md: MarkdownIt): void {
	md.use(footnotePlugin);
	// The plugin's own rule copies all tokens for each note, which takes minutes for thousands of them.
	md.core.ruler.at("footnote_tail", moveNotes);
	const { rules } = md.renderer;
	rules.footnote_ref = (tokens, index) => {
		const { note, reference } = numbersOf(tokens[index]);
		return `<sup class="footnote-ref"><a href="#fn${note}" id="fnref${reference}" role="doc-noteref">${note}</a></sup>`;
	};
	rules.footnote_block_open = (_tokens, _index, _options, env) =>
		`<section class="footnotes" role="doc-endnotes" aria-label="${label(env, "footnotes")}">\n<ol>\n`;
	rules.footnote_block_close = () => "</ol>\n</section>\n";
	rules.footnote_open = (tokens, index) =>
		`<li id="fn${numbersOf(tokens[index]).note}">`;
	rules.footnote_close = () => "</li>\n";
	rules.footnote_anchor = (tokens, index, _options, env) => {
		const { reference } = numbersOf(tokens[index]);
		const name = label(env, "footnote.back", reference);
		return ` <a href="#fnref${reference}" class="footnote-back" role="doc-backlink" aria-label="${name}">↩</a>`;
	};
}

/** The number of a note, and of one of the references to it: `2`, and `2-1` for the second reference. */
function numbersOf(token: Token | undefined): {
	note: number;
	reference: string;
} {
	const note = Number(token?.meta?.id) + 1;
	const repeat = Number(token?.meta?.subId ?? 0);
	return { note, reference: repeat > 0 ? `${note}-${repeat}` : String(note) };
}

/** Takes the definitions out of the text, and puts the notes that are referred to at its end. */
function moveNotes(state: StateCore): void {
	const known = state.env.footnotes as { list?: Note[] } | undefined;
	if (!known) return;
	const text: Token[] = [];
	const definitions = new Map<unknown, Token[]>();
	let definition: Token[] | undefined;
	for (const token of state.tokens) {
		if (token.type === "footnote_reference_open") {
			definition = [];
			definitions.set(token.meta?.label, definition);
		} else if (token.type === "footnote_reference_close")
			definition = undefined;
		else (definition ?? text).push(token);
	}
	state.tokens = text;
	if (!known.list) return;
	text.push(element(state, "footnote_block_open", "section", 1));
	for (const [id, note] of known.list.entries()) {
		const content = note.tokens
			? paragraph(state, note)
			: definitions.get(note.label);
		for (const token of noteOf(state, id, note, content ?? []))
			text.push(token);
	}
	text.push(element(state, "footnote_block_close", "section", -1));
}

/** A note's item: its content, with the links back at the end of its last paragraph. */
function noteOf(
	state: StateCore,
	id: number,
	{ count }: Note,
	content: readonly Token[],
): Token[] {
	const { ids } = asEnvironment(state.env);
	const open = element(state, "footnote_open", "li", 1);
	open.meta = { id };
	ids.push(`fn${id + 1}`);
	const back = Array.from({ length: Math.max(1, count ?? 1) }, (_, subId) => {
		const anchor = new state.Token("footnote_anchor", "", 0);
		anchor.meta = { id, subId };
		ids.push(`fnref${numbersOf(anchor).reference}`);
		return anchor;
	});
	const close = element(state, "footnote_close", "li", -1);
	const last = content.at(-1);
	return last?.type === "paragraph_close"
		? [open, ...content.slice(0, -1), ...back, last, close]
		: [open, ...content, ...back, close];
}

function paragraph(state: StateCore, { content, tokens }: Note): Token[] {
	const text = element(state, "inline", "", 0);
	text.content = content ?? "";
	text.children = tokens ?? [];
	return [
		element(state, "paragraph_open", "p", 1),
		text,
		element(state, "paragraph_close", "p", -1),
	];
}
