/** What no page may have, read in the finished markup as a browser would read it. */
import { type DefaultTreeAdapterTypes, parse, parseFragment } from "parse5";
import { REDIRECT_SCRIPT } from "../../../src/pipeline/derive/redirects/redirect-page.ts";
import templates from "../../../templates/index.tsx";

type Element = DefaultTreeAdapterTypes.Element;
type Node = DefaultTreeAdapterTypes.Node;

const list = (words: string) => new Set(words.split(" "));

/** What pages consist of. `svg`, `style`, forms of others and anything that loads or runs are not among it. */
const ELEMENTS = list(
	"html head meta title link script body header nav main aside footer section article div span p a h1 h2 h3 h4 h5 h6 ul ol li menu dl dt dd table caption colgroup col thead tbody tfoot tr th td pre code kbd samp var blockquote q cite b i em strong small big s strike u tt sub sup ins del mark abbr dfn data time ruby rt rp bdi bdo br wbr hr img picture source audio video track figure figcaption details summary address center font form input button label search noscript dialog math semantics annotation mrow mi mo mn ms mtext mspace msup msub msubsup munder mover munderover mfrac msqrt mroot mstyle mtable mtr mtd mpadded mphantom menclose mglyph merror none svg path ssg-main",
);
/** What diagrams consist of. */
const SHAPES = list("g rect circle text tspan");
/** The theme's own. */
const CODE_BUTTONS = '<template id="ssgCodeButtons">';
const INLINE_SCRIPTS = new Set([...(templates.inlineScripts ?? []), REDIRECT_SCRIPT]);
const ADDRESSES = list(
	"href src poster action formaction cite data ping background manifest xlink:href longdesc codebase",
);
const SCHEMES = list("http: https: mailto: tel: ftp:");

/** Read by Node's own parser of addresses, not by ours. */
function isSafe(address: string, isPicture: boolean): boolean {
	if (!URL.canParse(address, "https://xss.example/a/")) return true;
	const { protocol, hostname, pathname } = new URL(address, "https://xss.example/a/");
	if (hostname === "evil.example") return false; // tests name it where only a path may stand
	if (protocol === "data:") return isPicture && /^image\/(?!svg)/.test(pathname);
	return SCHEMES.has(protocol);
}

/** What some markup has that no page may have, each with the markup around it. */
export function faultsIn(html: string): string[] {
	const faults: string[] = [];
	const visit = (node: Node) => {
		if ("tagName" in node) faults.push(...faultsOf(node));
		if ("childNodes" in node) node.childNodes.forEach(visit);
		if ("content" in node) visit(node.content);
	};
	visit(/^<!doctype/i.test(html) ? parse(html) : parseFragment(html));
	return faults;
}

function faultsOf(element: Element): string[] {
	const { tagName, attrs } = element;
	const shown = `<${tagName} ${attrs.map(({ name, value }) => `${name}="${value}"`).join(" ")}>`;
	const isKnown = ELEMENTS.has(tagName) || shown === CODE_BUTTONS || (SHAPES.has(tagName) && isInDiagram(element));
	const faults = isKnown ? [] : [`element ${shown}`];
	if (tagName === "script" && !isOwnScript(element)) faults.push(`script ${shown}`);
	for (const { name, value, prefix } of attrs) {
		const attribute = prefix ? `${prefix}:${name}` : name;
		if (/^on/.test(attribute) || ["srcdoc", "style"].includes(attribute)) faults.push(`${attribute} of ${shown}`);
		const urls = ADDRESSES.has(attribute)
			? [value]
			: attribute === "srcset"
				? value.split(",")
				: attribute === "content" && /^\s*\d+\s*;/.test(value)
					? [value.replace(/^.*?url\s*=\s*/i, "")]
					: [];
		if (!urls.every((url) => isSafe(url.trim(), tagName === "img"))) faults.push(`${attribute} of ${shown}`);
	}
	return faults;
}

function isInDiagram({ parentNode }: Element): boolean {
	if (!parentNode || !("tagName" in parentNode)) return false;
	const { tagName, attrs } = parentNode;
	return tagName === "figure"
		? attrs.some(({ name, value }) => name === "class" && value === "diagram")
		: isInDiagram(parentNode);
}

function isOwnScript({ attrs, childNodes }: Element): boolean {
	const src = attrs.find(({ name }) => name === "src")?.value;
	if (src !== undefined) return /^\/assets\//.test(src);
	const type = attrs.find(({ name }) => name === "type")?.value;
	const text = childNodes.map((child) => ("value" in child ? child.value : "")).join("");
	return type === "application/ld+json" || INLINE_SCRIPTS.has(text);
}
