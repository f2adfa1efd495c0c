/** The ids that VitePress gives to headings. It makes the fragments of links from their text in the same way. */

const COMBINING_MARKS = /[\u0300-\u036f]/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is removed
const CONTROL_CHARACTERS = /[\u0000-\u001f]/g;
/** Runs of white space and ASCII punctuation, with typographic quotation marks. */
const SEPARATORS = /[\s!-/:-@[-`{-~“”‘’]+/g;

/**
 * The slug of a text, as `@mdit-vue/shared` makes it. Characters stay decomposed (NFKD).
 * @example vitePressSlug("build.lib: Café") // "build-lib-cafe"
 */
export const vitePressSlug = (text: string): string =>
	text
		.normalize("NFKD")
		.replace(COMBINING_MARKS, "")
		.replace(CONTROL_CHARACTERS, "")
		.replace(SEPARATORS, "-")
		.replace(/^-|-$/g, "")
		.replace(/^\d/, "_$&")
		.toLowerCase();
