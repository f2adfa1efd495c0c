/** A text with line feeds only, and without NUL, which marks holes: what all of parsing reads. */
export const plain = (text: string): string =>
	text.replace(/\r\n?/g, "\n").replaceAll("\0", "\uFFFD");
