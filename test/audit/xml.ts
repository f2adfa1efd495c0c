/** XML as elements with their namespaces, which is what the rules of a feed speak of. */
import { XMLParser, XMLValidator } from "fast-xml-parser";

export interface XmlElement {
	/** The name without its prefix. */
	readonly name: string;
	/** Empty for none. */
	readonly namespace: string;
	readonly attributes: Readonly<Record<string, string>>;
	readonly children: readonly XmlElement[];
	/** Its own text, entities resolved, white space at both ends removed. */
	readonly text: string;
}

const TEXT = "#text";
const ATTRIBUTES = ":@";

const parser = new XMLParser({
	preserveOrder: true,
	ignoreAttributes: false,
	attributeNamePrefix: "",
	parseTagValue: false,
	parseAttributeValue: false,
	trimValues: false,
	ignoreDeclaration: true,
	cdataPropName: "#cdata",
	processEntities: { enabled: true, maxTotalExpansions: 1e7 },
});

type Node = Readonly<Record<string, unknown>>;
type Namespaces = Readonly<Record<string, string>>;

/** @throws when it is not well-formed */
export function parseXml(text: string): XmlElement {
	const validity = XMLValidator.validate(text);
	if (validity !== true) throw new Error(`${validity.err.msg} in line ${validity.err.line}`);
	const root = (parser.parse(text) as Node[]).find((node) => isElement(node));
	if (!root) throw new Error("no element");
	return elementOf(root, {});
}

const tagOf = (node: Node): string => Object.keys(node).find((key) => key !== ATTRIBUTES) ?? "";

const isElement = (node: Node): boolean => !/^[#?]/.test(tagOf(node));

function elementOf(node: Node, outer: Namespaces): XmlElement {
	const tag = tagOf(node);
	const attributes = (node[ATTRIBUTES] ?? {}) as Record<string, string>;
	const namespaces = { ...outer, ...declaredIn(attributes) };
	const [, prefix = "", name = tag] = /^(?:([^:]*):)?(.*)$/.exec(tag) ?? [];
	const inside = (node[tag] ?? []) as Node[];
	return {
		name,
		namespace: namespaces[prefix] ?? "",
		attributes,
		children: inside.filter(isElement).map((child) => elementOf(child, namespaces)),
		text: inside.map(textOf).join("").trim(),
	};
}

const declaredIn = (attributes: Readonly<Record<string, string>>): Namespaces =>
	Object.fromEntries(
		Object.entries(attributes).flatMap(([name, value]) => {
			const prefix = /^xmlns(?::(.*))?$/.exec(name);
			return prefix ? [[prefix[1] ?? "", value]] : [];
		}),
	);

function textOf(node: Node): string {
	if (TEXT in node) return String(node[TEXT]);
	const cdata = node["#cdata"] as Node[] | undefined;
	return cdata ? cdata.map(textOf).join("") : "";
}
