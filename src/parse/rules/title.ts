/** What may follow the name of a directive: `Title`, `[Title]`, `{.class title="…"}`, and a title with attributes. */
import { bracesOf, type Entry, valueFor } from "./braces.ts";
import { escapeMarkdown } from "./escape.ts";

export interface Head {
	/** Inline Markdown; empty where no title is given. */
	readonly title: string;
	readonly entries: readonly Entry[];
}

/** The title and the attributes of a directive. Braces that are no attributes belong to the title. */
export function headOf(rest: string): Head {
	const at = rest.endsWith("}") ? rest.lastIndexOf("{") : rest.length;
	const entries = at < 0 ? undefined : bracesOf(rest.slice(at));
	if (!entries?.every(isAttribute)) return { title: bare(rest), entries: [] };
	const title = bare(rest.slice(0, at).trim());
	return {
		title: title || escapeMarkdown(valueFor(entries, "title") ?? ""),
		entries,
	};
}

const isAttribute = ({ key, value }: Entry): boolean =>
	value !== undefined || key === "open";

/** The title without its brackets, when one pair is around all of it. */
function bare(title: string): string {
	if (title[0] !== "[" || endOfLabel(title) !== title.length - 1) return title;
	return title.slice(1, -1).trim();
}

function endOfLabel(text: string): number {
	let depth = 0;
	for (let at = 0; at < text.length; at++) {
		if (text[at] === "\\") at++;
		else if (text[at] === "[") depth++;
		else if (text[at] === "]" && --depth === 0) return at;
	}
	return -1;
}
