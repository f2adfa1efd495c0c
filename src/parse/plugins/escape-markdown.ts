const PUNCTUATION = /[!-/:-@[-`{-~]/g;

/** Escapes text for inline Markdown. */
export const escapeMarkdown = (text: string): string =>
	text.replace(PUNCTUATION, "\\$&");
