/** Creates an element. Texts become text nodes, so that they are never read as markup. `undefined` attributes are left out. */
export function createElement<Name extends keyof HTMLElementTagNameMap>(
	name: Name,
	attributes: Readonly<Record<string, string | undefined>> = {},
	...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] {
	const element = document.createElement(name);
	for (const [key, value] of Object.entries(attributes)) if (value !== undefined) element.setAttribute(key, value);
	element.append(...children);
	return element;
}
