/** Finds syntax of other generators that readers would see. */
import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse } from "parse5";

const RAW_SYNTAX: readonly RegExp[] = [
	/\bimport\s[^.]*?\sfrom\s+['"][^'"]+['"]/,
	/\bexport\s+const\b/,
	/(?<![\w<])<\/?[A-Z]\w*[^<>]*>/, // after a letter, a type: `Array<Lamp>`
	/<\/?(?:script|style|head|meta|template)\b/,
	/\{\/\*|\*\/\}/,
	/^\s*:::+/m,
	/\{\{|\}\}/,
	/\{#[\w-]+\}/,
	/\b(?:npm2yarn|twoslash|v-pre)\b/,
	/\[\[toc\]\]/i,
	/<!--/,
	/^<<<\s/m,
	/\[!code\b/,
	/@site\//,
	/\bclassName=|=\{/,
	/\{['"]/,
	/!\[[^\]]*\]\(/,
];

/** What code shows is meant to be seen; the others show nothing. */
const SKIPPED_ELEMENTS = new Set("code pre script style template noscript".split(" "));

type Node = DefaultTreeAdapterTypes.ChildNode;

/**
 * The places of a page whose text is syntax, outside of code, with the text around them.
 *
 * @param intended texts that readers are meant to see
 */
export function rawSyntaxIn(html: string, intended: readonly string[] = []): readonly string[] {
	const text = intended.reduce((rest, shown) => rest.replaceAll(shown, ""), textOf(parse(html).childNodes));
	return RAW_SYNTAX.flatMap((pattern) => {
		const match = pattern.exec(text);
		return match ? [text.slice(Math.max(0, match.index - 20), match.index + 60).trim()] : [];
	});
}

const textOf = (nodes: readonly Node[]): string =>
	nodes
		.map((node) => {
			if (defaultTreeAdapter.isTextNode(node)) return node.value;
			if (!defaultTreeAdapter.isElementNode(node)) return "";
			return SKIPPED_ELEMENTS.has(node.tagName) ? "" : textOf(node.childNodes);
		})
		.join("");
