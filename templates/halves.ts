/** The text on both sides of the first `%s`: what stands there is an element, and may hold another `%s`. */
export function halvesOf(text: string): [string, string] {
	const at = text.indexOf("%s");
	return [text.slice(0, at), text.slice(at + 2)];
}
