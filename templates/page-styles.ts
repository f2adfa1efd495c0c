import type { Html } from "../src/react.ts";

/**
 * The names of the style sheets that a page needs besides the theme's own. `src/bundle/browser-entries.ts` has their
 * files.
 */
export const stylesFor = (main: Html): readonly string[] => [
	...(/^<main [^>]*\bmain-component\b/.test(main) ? ["home"] : []),
	...(main.includes(' class="endpoint"') ? ["endpoints"] : []),
];
