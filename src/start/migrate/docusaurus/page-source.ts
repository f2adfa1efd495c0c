/** Writes the HTML of a page as a React page. */
import { PACKAGE_NAME } from "../../../model/package-name.ts";
import { printable } from "../../../model/text/control-characters.ts";
import { unescapeHtml } from "../../../model/text/escape-html.ts";
import { splitWords } from "../../../model/text/split-words.ts";
import { tokenizeHtml } from "../../../pipeline/parse/html/html-tokenizer.ts";
import { literalSource } from "../../init/source-text.ts";
import { textOf } from "../untyped.ts";
import type { MigratedPage } from "./page-stand-ins.ts";
import { type DocusaurusProject, toSitePath } from "./project.ts";

interface PageContext {
	readonly project: DocusaurusProject;
	/** The path of its file in the folder of pages. */
	readonly name: string;
	/** The class that replaces each `style` attribute, which the content security policy forbids. */
	readonly styleAttributes: Map<string, string>;
}

/** The class of the element around the content of each page. */
const PAGE_CLASS = "docusaurus-page";

export function pageSource({ html, title, description }: MigratedPage, context: PageContext): string {
	const lines = contentLines(html, context);
	const used = ["Image", "Link"].filter((name) => lines.some((line) => line.includes(`<${name} `)));
	return [
		...(used.length > 0 ? [`import { ${used.join(", ")} } from "${PACKAGE_NAME}/templates";`, ""] : []),
		`export const title = ${literalSource(title ?? context.project.config.title ?? "")};`,
		...(description ? [`export const description = ${literalSource(description)};`] : []),
		"",
		"export default function Page() {",
		"\treturn (",
		`\t\t<div className="${PAGE_CLASS}">`,
		...lines.map((line) => `\t\t\t${line}`),
		"\t\t</div>",
		"\t);",
		"}",
		"",
	].join("\n");
}

interface OpenElement {
	readonly name: string;
	/** `""` for an element that is left out. */
	readonly tag: string;
	readonly lines: string[];
}

/** Elements that the content security policy or the page around this one excludes, with what is inside of them. */
const LEFT_OUT = new Set<string>(splitWords("embed link meta noscript object script style template title"));
const VOID = new Set<string>(splitWords("area base br col embed hr img input link meta source track wbr"));

function contentLines(html: string, context: PageContext): readonly string[] {
	const root: OpenElement = { name: "", tag: "root", lines: [] };
	const open = [root];
	const top = () => open.at(-1) ?? root;
	const close = () => {
		const { tag, lines } = open.pop() ?? root;
		if (tag !== "") top().lines.push(...elementLines(tag, lines));
	};
	for (const token of tokenizeHtml(html)) {
		if (token.kind === "text") {
			const text = unescapeHtml(token.source);
			if (top().name === "svg" && token.source.includes("<")) top().lines.push(...contentLines(token.source, context));
			else if (text.trim() !== "" || !text.includes("\n")) top().lines.push(textLine(text));
		} else if (token.kind === "close") {
			const at = open.findLastIndex(({ name }) => name === token.name);
			if (at > 0) while (open.length > at) close();
		} else if (token.kind === "open") {
			const written = token.source.slice(1, 1 + token.name.length);
			const attributes = token.attributes.map(({ name, at, value = "" }) => ({
				name: html.slice(at, at + name.length),
				value: unescapeHtml(value),
			}));
			const isInside = open.every(({ tag }) => tag !== "");
			open.push({
				name: token.name,
				tag: isInside && !LEFT_OUT.has(token.name) ? openingTag(written, attributes, context) : "",
				lines: token.name === "iframe" ? [textLine(frameTitle(attributes))] : [],
			});
			if (token.isEmpty || VOID.has(token.name)) close();
		}
	}
	while (open.length > 1) close();
	return root.lines;
}

/** Players and other frames of other sites become links: a page loads nothing of others. */
const frameTitle = (attributes: readonly Attribute[]): string =>
	(attributes.find(({ name }) => name === "title") ?? attributes.find(({ name }) => name === "src"))?.value ?? "";

const MAX_LINE_LENGTH = 100;

function elementLines(tag: string, lines: readonly string[]): readonly string[] {
	const [name = ""] = tag.split(" ");
	if (lines.length === 0) return [`<${tag} />`];
	const line = `<${tag}>${lines[0]}</${name}>`;
	if (lines.length === 1 && line.length < MAX_LINE_LENGTH) return [line];
	return [`<${tag}>`, ...lines.map((one) => `\t${one}`), `</${name}>`];
}

/** JSX collapses spaces, and braces and references mean something else in it. */
const textLine = (text: string): string =>
	text !== text.trim() || /[{}<>&]|\s\s|\n/.test(text) || printable(text) !== text ? `{${literalSource(text)}}` : text;

interface Attribute {
	readonly name: string;
	readonly value: string;
}

const PROP_NAMES: Readonly<Record<string, string>> = {
	for: "htmlFor",
	tabindex: "tabIndex",
	srcset: "srcSet",
	colspan: "colSpan",
	rowspan: "rowSpan",
	value: "defaultValue",
	checked: "defaultChecked",
	autoplay: "autoPlay",
	playsinline: "playsInline",
};

const ELEMENT_INSTEAD: Readonly<Record<string, string>> = { a: "span", iframe: "span", main: "div" };

/** The tag without its brackets. */
function openingTag(written: string, attributes: readonly Attribute[], context: PageContext): string {
	const element = written.toLowerCase();
	const attributeOf = (wanted: string) => attributes.find(({ name }) => name === wanted)?.value;
	const href = attributeOf(element === "iframe" ? "src" : "href");
	const isLink = (element === "a" || element === "iframe") && href !== undefined;
	const isImage = element === "img" && attributeOf("src") !== undefined;
	const name = isLink ? "Link" : isImage ? "Image" : (ELEMENT_INSTEAD[element] ?? written);
	const className = [
		attributeOf("class")
			?.replace(/\bundefined\b/g, "")
			.trim(),
		styleClass(attributeOf("style"), context),
	]
		.filter(Boolean)
		.join(" ");
	return [
		name,
		...(isLink ? [`to=${propValue(toSitePath(href.replace(/^pathname:\/\//, ""), context.project))}`] : []),
		...(className ? [`className=${propValue(className)}`] : []),
		...attributes.flatMap((attribute) => (element === "iframe" ? [] : propSource(attribute, element, context))),
	].join(" ");
}

function styleClass(style: string | undefined, { styleAttributes }: PageContext): string | undefined {
	if (!style || /[{}<]/.test(style)) return undefined;
	const name = styleAttributes.get(style) ?? `page-style-${styleAttributes.size + 1}`;
	styleAttributes.set(style, name);
	return name;
}

/** Event handlers, and attributes that mean something else in React. */
const NOT_WRITTEN = /^(?:on.*|srcdoc|formaction|ping|nonce|is|key|ref|class|style)$/i;

function propSource({ name, value }: Attribute, element: string, { project }: PageContext): readonly string[] {
	const lower = name.toLowerCase();
	if (NOT_WRITTEN.test(name) || !/^[a-z][\w-]*$/i.test(name) || (element === "a" && lower === "href")) return [];
	const isField = /^(?:input|textarea|select)$/.test(element);
	const key = (lower === "value" || lower === "checked") && !isField ? name : (PROP_NAMES[lower] ?? name);
	if (lower === "src" || lower === "poster") {
		const url = element === "img" ? toSitePath(value, project) : publicUrl(value, project);
		return [`${key}=${propValue(url)}`];
	}
	return [value === "" && lower !== "alt" ? key : `${key}=${propValue(value)}`];
}

/** The address of a public file, with the base URL. */
function publicUrl(written: string, project: DocusaurusProject): string {
	const url = toSitePath(written, project);
	return url.startsWith("/") ? (textOf(project.config.baseUrl) ?? "/") + url.slice(1) : url;
}

const propValue = (value: string): string =>
	/["\\&\n{}<]/.test(value) ? `{${literalSource(value)}}` : `"${printable(value)}"`;
