/** The edits of which the benchmark measures how soon they are served. Each carries a mark that no page has otherwise. */
import { type Corpus, prefixOf, routeOf } from "../corpus.ts";
import type { Tool } from "../tool.ts";

/** The body of an English page that has translations, of one of these, the title of the English page, or a new page. */
export const EDIT_TITLES = {
	original: "original with translations",
	translation: "translation",
	title: "title",
	new: "new page",
} as const;
export type EditKind = keyof typeof EDIT_TITLES;
export const EDIT_KINDS = Object.keys(EDIT_TITLES) as readonly EditKind[];

export interface Edit {
	/** The file to write, in the project. */
	readonly source: string;
	/** The page that shows it: `/fr/help/apps/search`. */
	readonly page: string;
	readonly text: string;
	/** Only the edited page contains it. */
	readonly mark: string;
}

/** Nothing if the corpus has no such page. `n` makes each edit another one. */
export function editOf(corpus: Corpus, tool: Tool, kind: EditKind, n: number): Edit | undefined {
	const [original = "", translation] = corpus.locales;
	const locale = kind === "translation" ? translation : original;
	if (!locale) return undefined;
	const mark = `mark-${kind}-${n}`;
	const name = kind === "new" ? `help/new-page-${n}.md` : corpus.edited;
	const text = kind === "new" ? `---\ntitle: A new page\n---\n` : corpus.files[`${locale}/${name}`];
	if (text === undefined) return undefined;
	return {
		source: tool.source(name, locale, corpus),
		page: `${prefixOf(corpus, locale)}/${routeOf(name)}`,
		text: kind === "title" ? titled(String(text), mark) : `${text}\n${mark}.\n`,
		mark,
	};
}

const titled = (text: string, mark: string): string => text.replace(/^title: .*$/m, `title: Another title, ${mark}`);
