/** Images that components make. They are checked and resolved like those of Markdown. */
import type { StateBlock, StateCore, StateInline, Token } from "markdown-it";

/** Makes a token an image with its alternative text and further attributes. */
export function fillImageToken(
	image: Token,
	state: StateBlock | StateCore | StateInline,
	src: string,
	alt: string,
	attributes: readonly [name: string, value: string][] = [],
): Token {
	const text = new (state as StateBlock).Token("text", "", 0);
	text.content = alt;
	image.children = [text];
	image.content = alt;
	image.attrs = [["src", state.md.normalizeLink(src)], ["alt", ""], ...attributes];
	return image;
}
