/** Patterns in which `*` stands for any characters. Matching takes time in proportion to the text, whatever the pattern. */

/** Whether a text as a whole is what a pattern describes. */
export function matchesWildcard(pattern: string, text: string): boolean {
	const [first = "", ...rest] = pattern.split("*");
	if (rest.length === 0) return text === pattern;
	if (!text.startsWith(first)) return false;
	const last = rest.pop() ?? "";
	let from = first.length;
	for (const part of rest) {
		const found = text.indexOf(part, from);
		if (found < 0) return false;
		from = found + part.length;
	}
	return text.length - last.length >= from && text.endsWith(last);
}
