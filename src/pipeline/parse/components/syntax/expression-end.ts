/** Finds the end of a JavaScript expression in braces, whatever it says. */

const SIGNS = /[{}"'`]|\/\*|\/\/|\n[ \t]*\n/g;

/**
 * The extent of the braces that open at an offset. A blank line ends the search, so that a problem stays local.
 *
 * @returns whether the braces are closed, and the offset after the closing brace, or else where the search stopped
 */
export function findExpressionEnd(text: string, at: number) {
	let depth = 0;
	SIGNS.lastIndex = at;
	for (;;) {
		const match = SIGNS.exec(text);
		if (!match) return { closed: false, end: text.length };
		const sign = match[0];
		if (sign === "{") depth++;
		else if (sign === "}") {
			if (--depth === 0) return { closed: true, end: SIGNS.lastIndex };
		} else if (sign.startsWith("\n")) return { closed: false, end: match.index };
		else {
			const end = endOfQuoted(text, match.index, sign);
			if (end < 0) return { closed: false, end: text.length };
			SIGNS.lastIndex = end;
		}
	}
}

/** The offset after a string or a comment; -1 if it is not closed. */
function endOfQuoted(text: string, at: number, sign: string): number {
	if (sign === "/*" || sign === "//") {
		const close = sign === "/*" ? "*/" : "\n";
		const end = text.indexOf(close, at + 2);
		return end < 0 ? -1 : end + (sign === "/*" ? 2 : 0);
	}
	for (let end = at + 1; end < text.length; end++) {
		if (text[end] === "\\") end++;
		else if (text[end] === sign) return end + 1;
		else if (text[end] === "\n" && sign !== "`") return end;
	}
	return -1;
}
