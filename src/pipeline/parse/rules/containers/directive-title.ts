/**
 * Parses what follows the name of a directive: `Title`, `[Title]`, `{.class title="…"}`, or a title with attributes.
 */

import { escapeMarkdown } from "../../text/escape-markdown.ts";
import { type BraceEntry, entryValue, parseBraceGroup } from "../inline/braces.ts";

export interface DirectiveTitle {
	/** Inline Markdown; empty if there is no title. */
	readonly title: string;
	readonly entries: readonly BraceEntry[];
}

/** The title and the attributes of a directive. Braces without valid attributes are part of the title. */
export function parseDirectiveTitle(rest: string): DirectiveTitle {
	const at = rest.endsWith("}") ? rest.lastIndexOf("{") : rest.length;
	const entries = at < 0 ? undefined : parseBraceGroup(rest.slice(at));
	if (!entries?.every(isAttribute)) return { title: withoutBrackets(rest), entries: [] };
	const title = withoutBrackets(rest.slice(0, at).trim());
	return { title: title || escapeMarkdown(entryValue(entries, "title") ?? ""), entries };
}

const isAttribute = ({ key, value }: BraceEntry): boolean => value !== undefined || key === "open";

/** Removes brackets if a single pair encloses the whole title. */
function withoutBrackets(title: string): string {
	if (title[0] !== "[" || labelEndOf(title) !== title.length - 1) return title;
	return title.slice(1, -1).trim();
}

function labelEndOf(text: string): number {
	let depth = 0;
	for (let at = 0; at < text.length; at++) {
		if (text[at] === "\\") at++;
		else if (text[at] === "[") depth++;
		else if (text[at] === "]" && --depth === 0) return at;
	}
	return -1;
}
