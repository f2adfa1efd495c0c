/** Identifies what a translation translates: 12 hexadecimal digits. Differences in white space are ignored. */
import { hash } from "node:crypto";
import type { SourcePath } from "../../../model/content/source.ts";
import { splitWords } from "../../../model/text/split-words.ts";
import { collapseWhitespace } from "../text/normalize-text.ts";
import { type FrontMatterResult, readFrontMatter } from "./front-matter.ts";

/** Front matter that readers see or search engines show. What determines where a page is, a translation inherits. */
const TRANSLATABLE_KEYS = splitWords(
	"title title_meta banner description keywords sidebar_label sidebar_badge pagination_label prev next hero features",
);

/** @param data front matter by key, as it is written */
export function digestOf({ body, data }: Pick<FrontMatterResult, "body" | "data">): string {
	const written = TRANSLATABLE_KEYS.filter((key) => Object.hasOwn(data, key)).map(
		(key) => `${key}: ${JSON.stringify(data[key], collapseText)}`,
	);
	return hash("sha256", [...written, collapseWhitespace(body)].join("\n")).slice(0, 12);
}

const collapseText = (_key: string, value: unknown): unknown =>
	typeof value === "string" ? collapseWhitespace(value) : value;

/** @param text a Markdown file with LF line breaks */
export const digestOfFile = (text: string): string =>
	digestOf(readFrontMatter({ path: "page.md" as SourcePath, name: "page.md", area: "docs" }, text));
