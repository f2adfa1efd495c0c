/** What holds for every build, whatever its authors wrote: each function gives what does not hold. */
import { XMLValidator } from "fast-xml-parser";
import { type DefaultTreeAdapterTypes, parse, parseFragment, serialize } from "parse5";
import { formatProblem, type Problem } from "../../src/model/problems/problem.ts";
import type { Output } from "../../src/model/site/site.ts";
import { controlIn } from "../../src/model/text/control-characters.ts";
import { faultsIn } from "../pipeline/check/markup-faults.ts";

type Files = Readonly<Record<string, string>>;
type Node = DefaultTreeAdapterTypes.Node;

const shown = (text: string): string => JSON.stringify(text).slice(0, 200);

/** A problem can be printed on a line, and an editor can go to its place. */
export function problemFaults(problem: Problem, files: Files): string[] {
	const line = formatProblem(problem);
	if (controlIn(line.replace("\n  help: ", "")) >= 0 || line.split("\n").length > 2)
		return [`the problem ${shown(line)} has a control character`];
	const { at } = problem;
	if (!at) return [];
	const text = files[at.path];
	if (text === undefined)
		return /^(file-name|unportable-name)$/.test(problem.code) // a folder's, or one that is not shown as it is
			? []
			: [`the problem ${shown(line)} is in no file of the site`];
	const found = text.replace(/^\ufeff/, "").split(/\r\n|\r|\n/)[at.line - 1];
	const isInside = found !== undefined && at.column >= 1 && at.column <= found.length + 1;
	return isInside ? [] : [`the problem ${shown(line)} is at no place of its file`];
}

/** A file of the output stays within it. */
export function pathFaults({ path }: Output): string[] {
	const isInside =
		path !== "" &&
		!/^\/|^[a-z]:|[\\\p{Cc}\p{Cs}]/iu.test(path) &&
		path.split("/").every((segment) => !["", ".", ".."].includes(segment));
	return isInside ? [] : [`the output path ${shown(path)} is not safe`];
}

export interface MarkupOptions {
	/** The authors' HTML is as they wrote it: then its faults are theirs. */
	readonly isTrusted: boolean;
}

export function contentFaults(output: Output, { isTrusted }: MarkupOptions): string[] {
	if (!("contents" in output)) return [];
	const { path, contents } = output;
	const text = contents.toString();
	const faults: string[] = [];
	const at = controlIn(text);
	if (at >= 0) faults.push(`control character: ${shown(text.slice(Math.max(0, at - 40), at + 9))}`);
	if (path.endsWith(".xml")) {
		const valid = XMLValidator.validate(text);
		if (valid !== true) faults.push(`not well-formed: ${valid.err.msg}`);
	}
	if (/\.(json|webmanifest)$/.test(path)) faults.push(...jsonFaults(text, isTrusted));
	if (path.endsWith(".html") && !isTrusted) faults.push(...markupFaults(text));
	return faults.map((fault) => `${path}: ${fault}`);
}

function jsonFaults(text: string, isTrusted: boolean): string[] {
	try {
		const data: unknown = JSON.parse(text);
		return isTrusted ? [] : markupIn(data).flatMap(markupFaults);
	} catch (error) {
		return [`no JSON: ${(error as Error).message}`];
	}
}

/** The articles of a feed. What a visit brings is the `<main>` of a page, and looked at there. */
function markupIn(data: unknown, key = ""): string[] {
	if (typeof data === "string") return key === "content_html" ? [data] : [];
	if (typeof data !== "object" || data === null) return [];
	return Object.entries(data).flatMap(([name, value]) => markupIn(value, name));
}

/** Markup is read as it was meant: every tag is an element of its own and closed where it says. */
function markupFaults(html: string): string[] {
	const isPage = /^<!doctype/i.test(html);
	const tree = isPage ? parse(html) : parseFragment(html);
	const again = withLeadingLineBreaks(serialize(tree));
	const faults = [...faultsIn(html), ...differenceOf(tagsIn(html), tagsIn(again))];
	const second = withLeadingLineBreaks(serialize(isPage ? parse(again) : parseFragment(again)));
	if (second !== again) faults.push("is read differently once it is written again");
	if (isPage) faults.push(...duplicateIds(tree));
	return faults;
}

/**
 * A parser ignores a line break right after these tags, and `serialize` does not write one more for those that it kept
 * (https://html.spec.whatwg.org/#serialising-html-fragments).
 */
const withLeadingLineBreaks = (html: string): string =>
	html.replace(/<(?:pre|textarea|listing)\b(?:"[^"]*"|[^">])*>(?=\n)/g, "$&\n");

/** Tags as they follow each other; what a script holds has none. */
const tagsIn = (html: string): string[] =>
	[
		...html
			.replace(/<!--.*?-->/gs, "")
			.replace(/(<(script|style)\b[^>]*>).*?(<\/\2>)/gs, "$1$3")
			.matchAll(/<\/?[a-z][^\s/>]*(?:"[^"]*"|[^">])*>/gi),
	]
		.map(([tag]) => /^<\/?[^\s/>]+/.exec(tag)?.[0].toLowerCase() ?? "")
		.filter((tag) => !OPTIONAL_TAGS.has(tag));

/** Tags that may be there or not: the tree is the same. */
const OPTIONAL_TAGS = new Set([
	"</path",
	"</rect",
	"</circle",
	"</line",
	"</polygon",
	"</use",
	// The standard lets authors leave it out.
	"<tbody",
	"</tbody",
]);

function differenceOf(written: readonly string[], read: readonly string[]): string[] {
	const at = written.findIndex((tag, index) => tag !== read[index]);
	if (at < 0 && written.length === read.length) return [];
	const index = at < 0 ? written.length : at;
	const around = (tags: readonly string[]) => tags.slice(Math.max(0, index - 4), index + 3).join(" ");
	return [`the tags ${around(written)} are read as ${around(read)}`];
}

function duplicateIds(tree: Node): string[] {
	const seen = new Set<string>();
	const twice = new Set<string>();
	const visit = (node: Node) => {
		const id = "attrs" in node ? node.attrs.find(({ name }) => name === "id")?.value : undefined;
		if (id !== undefined) (seen.has(id) ? twice : seen).add(id);
		if ("childNodes" in node) node.childNodes.forEach(visit);
	};
	visit(tree);
	return [...twice].map((id) => `two elements have the id ${shown(id)}`);
}
