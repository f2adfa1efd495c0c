import { collapseSpaces } from "../../../model/text/collapse-spaces.ts";

const PUNCTUATION = /[!-/:-@[-`{-~]/g;

/** Escapes text for inline Markdown. */
export const escapeMarkdown = (text: string): string => text.replace(PUNCTUATION, "\\$&");

/** Escapes text for a line of Markdown that is read by people too. */
export const escapeMarkdownLine = (text: string): string =>
	escapeMarkdown(collapseSpaces(text)).replace(/\\([-.,:;'!?/()&%])/g, "$1");
