/** A text with line feeds only, and without NUL, which marks holes: what all of parsing reads. */
export const plain = (text: string): string =>
	text.replace(/\r\n?/g, "\n").replaceAll("\0", "\uFFFD");

/** A text with one space where it has white space, and none around it. Single spaces are most of that, and stay as they are. */
export const collapsed = (text: string): string =>
	text.replace(/[^\S ]\s*| \s+/g, " ").trim();
