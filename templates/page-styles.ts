import type { Html } from "../src/react.ts";

/** The style sheets that only some pages need, and what shows that a `<main>` needs them. */
const PAGE_STYLES: Readonly<Record<string, RegExp>> = {
	home: /^<main [^>]*\bmain-component\b/,
	components:
		/ class="(?:[^"]* )?(?:badge|component-placeholder|content-card|file-tree|icon|link-card|steps)[ "]/,
	lists:
		/^<main [^>]*\bmain-(?:archive|doc-tag|page-index|post-list|post-tag|tags)\b/,
	endpoints: / class="endpoint"/,
};

/** The names of these style sheets that a page needs. `src/bundle/browser-entries.ts` has their files. */
export const stylesFor = (main: Html): readonly string[] =>
	Object.keys(PAGE_STYLES).filter((name) => PAGE_STYLES[name]?.test(main));
