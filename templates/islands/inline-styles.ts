/**
 * Mermaid styles and measures its diagrams in the page with `<style>` elements and `style` attributes. The content
 * security policy blocks both, which would make every measurement wrong. It does allow styles set through the CSSOM, so
 * while Mermaid draws, these functions redirect its styles there and rename the markup, which `restoreInlineStyles`
 * changes back. https://www.w3.org/TR/CSP3/#directive-style-src
 */

const STYLE_ELEMENT_PLACEHOLDER = "metadata"; // an SVG element that is not rendered and may contain text
const STYLE_ATTRIBUTE_PLACEHOLDER = "data-style";

/** Runs `work` with its inline styles applied through the CSSOM. Must not run twice at the same time. */
export async function withCspSafeStyles<T>(work: () => Promise<T>): Promise<T> {
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
		const renamed = String(text).replaceAll(' style="', ` ${STYLE_ATTRIBUTE_PLACEHOLDER}="`);
		return parseFromString.call(this, renamed, type);
	};
	document.createElement = ((name: string, options?: ElementCreationOptions) =>
		name === "style"
			? createSheetElement(createElement.call(document, STYLE_ELEMENT_PLACEHOLDER), sheet)
			: createElement.call(document, name, options)) as typeof createElement;
	try {
		return await work();
	} finally {
		Element.prototype.setAttribute = setAttribute;
		DOMParser.prototype.parseFromString = parseFromString;
		Reflect.deleteProperty(document, "createElement");
		document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
	}
}

/** An element that passes text assigned to it on to a style sheet. */
function createSheetElement(element: HTMLElement, sheet: CSSStyleSheet): HTMLElement {
	Object.defineProperty(element, "innerHTML", {
		set(css: string) {
			element.textContent = css;
			sheet.replaceSync(css);
		},
	});
	return element;
}

/** Restores the style elements and attributes in the resulting markup. */
export const restoreInlineStyles = (markup: string): string =>
	markup
		.replace(new RegExp(`<(/?)${STYLE_ELEMENT_PLACEHOLDER}\\b`, "g"), "<$1style")
		.replaceAll(` ${STYLE_ATTRIBUTE_PLACEHOLDER}="`, ' style="');
