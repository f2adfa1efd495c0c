/** Plain text made safe for where it goes. */

const ESCAPES: Readonly<Record<string, string>> = {
	"&": "&amp;",
	"<": "&lt;",
	">": "&gt;",
	'"': "&quot;",
};
const PUNCTUATION = /[!-/:-@[-`{-~]/g;

/** Text for markup and for attributes. */
export const escapeHtml = (text: string): string =>
	text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] as string);

/** Text for inline Markdown. */
export const escapeMarkdown = (text: string): string =>
	text.replace(PUNCTUATION, "\\$&");
