import type { Html } from "../src/react.ts";

/** The style sheets that only some pages need, and the classes of their `<main>`. */
const PAGE_STYLES: Readonly<Record<string, RegExp>> = {
	home: /\bmain-component\b/,
	lists: /\bmain-(?:archive|doc-tag|post-list|post-tag|search|tags)\b/,
};

/** The names of these style sheets that a page needs. `src/bundle/browser-entries.ts` has their files. */
export function stylesFor(main: Html): readonly string[] {
	const [tag] = /^<main [^>]*/.exec(main) ?? [""];
	return Object.keys(PAGE_STYLES).filter((name) =>
		PAGE_STYLES[name]?.test(tag),
	);
}
