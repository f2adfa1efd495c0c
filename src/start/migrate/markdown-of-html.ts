import { ownEntry } from "./untyped.ts";

/** Elements of a line of text, and the Markdown that stands for them. */
const MARKS: Readonly<Record<string, string>> = { b: "**", strong: "**", i: "*", em: "*", code: "`" };

/** A line of HTML as Markdown: links and emphasis are kept, other tags are removed. */
export const markdownOfHtml = (html: string): string =>
	html
		.replace(
			/<a\s[^<>]{0,500}?href=["']([^"'<>]+)["'][^<>]*>([^<>]*)<\/a>/gi,
			(_, href: string, text: string) => `[${text.trim()}](${href})`,
		)
		.replace(/<\/?([a-z]+)[^<>]*>/gi, (_, tag: string) => ownEntry(MARKS, tag.toLowerCase()) ?? "")
		.replace(/\s+/g, " ")
		.trim();

/** HTML without scripts and styles, which pages would show as text. */
export const withoutScripts = (html: string): string =>
	html.replace(/<(script|style)\b[^<>]{0,500}>[\s\S]*?<\/\1\s{0,9}>/gi, "").trim();

/** The text of a line of HTML. */
export const textOfHtml = (html: string): string =>
	html
		.replace(/<[^<>]*>/g, " ")
		.replace(/&copy;/g, "©")
		.replace(/&nbsp;/g, " ")
		.replace(/\s+/g, " ")
		.trim();
