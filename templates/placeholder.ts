/** Splits a text at its first `%s`, for which the caller inserts an element. */
export function splitAtPlaceholder(text: string): [string, string] {
	const at = text.indexOf("%s");
	return [text.slice(0, at), text.slice(at + 2)];
}
