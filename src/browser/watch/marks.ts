/** Marks what is broken on the open page: pictures that do not load, links that the build reports, and formulas. */

const MARK = "data-broken";

const MARK_STYLES = `
[${MARK}],.math-source{outline:2px dashed #e5484d;outline-offset:2px}
img[${MARK}]{min-inline-size:10rem;min-block-size:3rem}
`;

const BROKEN_LINK = /broken (?:link to|anchor) (\S+?)(?=[:\s]|$)/;

/** @param problems those of the page, formatted */
export function markBroken(problems: readonly string[]): void {
	addMarkStyles();
	const addresses = new Set(problems.flatMap((text) => BROKEN_LINK.exec(text)?.[1] ?? []));
	for (const link of document.querySelectorAll<HTMLAnchorElement>("main a[href]"))
		link.toggleAttribute(MARK, addresses.has(link.getAttribute("href") ?? "") || addresses.has(link.hash));
	for (const picture of document.querySelectorAll<HTMLImageElement>("main img"))
		picture.toggleAttribute(MARK, picture.complete && picture.naturalWidth === 0);
}

/** Pictures load after their page. */
addEventListener(
	"error",
	({ target }) => target instanceof HTMLImageElement && target.toggleAttribute(MARK, true),
	true,
);

let styles: CSSStyleSheet | undefined;

function addMarkStyles(): void {
	if (styles) return;
	styles = new CSSStyleSheet();
	styles.replaceSync(MARK_STYLES);
	document.adoptedStyleSheets = [...document.adoptedStyleSheets, styles];
}
