const PUNCTUATION = /[!-/:-@[-`{-~]/g;

/** Escapes text for inline Markdown. */
export const escapeMarkdown = (text: string): string =>
	text.replace(PUNCTUATION, "\\$&");

/** Escapes text for a line of Markdown that is read by people too. */
export const escapeMarkdownLine = (text: string): string =>
	escapeMarkdown(text.replace(/\s+/g, " ").trim()).replace(
		/\\([-.,:;'!?/()&%])/g,
		"$1",
	);
