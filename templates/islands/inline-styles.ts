/**
 * The library measures its diagrams in the page, and styles them there by `<style>` and `style=`. Our security policy
 * refuses both, and then every measure would be wrong. The same styles are allowed by way of the object model: while
 * the library draws, what it writes takes that way, under names that are changed back in the result.
 */

const ELEMENT = "metadata"; // an element of SVG that shows nothing and may hold text
const ATTRIBUTE = "data-style";

/** Runs a piece of work whose inline styles no security policy objects to. Only one at a time. */
export async function withoutInlineStyles<T>(
	work: () => Promise<T>,
): Promise<T> {
	const sheet = new CSSStyleSheet();
	document.adoptedStyleSheets.push(sheet);
	const { setAttribute } = Element.prototype;
	const { parseFromString } = DOMParser.prototype;
	const { createElement } = document;

	Element.prototype.setAttribute = function (name, value) {
		if (name === "style") (this as HTMLElement).style.cssText = value;
		else setAttribute.call(this, name, value);
	};
	DOMParser.prototype.parseFromString = function (text, type) {
		const renamed = String(text).replaceAll(' style="', ` ${ATTRIBUTE}="`);
		return parseFromString.call(this, renamed, type);
	};
	document.createElement = ((name: string, options?: ElementCreationOptions) =>
		name === "style"
			? sheetElement(createElement.call(document, ELEMENT), sheet)
			: createElement.call(document, name, options)) as typeof createElement;
	try {
		return await work();
	} finally {
		Element.prototype.setAttribute = setAttribute;
		DOMParser.prototype.parseFromString = parseFromString;
		Reflect.deleteProperty(document, "createElement");
		document.adoptedStyleSheets = document.adoptedStyleSheets.filter(
			(other) => other !== sheet,
		);
	}
}

/** Looks like a style element to whoever writes into it. */
function sheetElement(element: HTMLElement, sheet: CSSStyleSheet): HTMLElement {
	Object.defineProperty(element, "innerHTML", {
		set(css: string) {
			element.textContent = css;
			sheet.replaceSync(css);
		},
	});
	return element;
}

/** The markup that such work made, with its styles again where they belong. */
export const withStyles = (markup: string): string =>
	markup
		.replace(new RegExp(`<(/?)${ELEMENT}\\b`, "g"), "<$1style")
		.replaceAll(` ${ATTRIBUTE}="`, ' style="');
