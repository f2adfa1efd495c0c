/** Makes ids of the texts of headings. */
import { slug } from "github-slugger";
import type { MarkdownConfig } from "../../../../model/config.ts";
import { vitePressSlug } from "../../../../model/content/vitepress-slug.ts";

/** The slugs of a page, each with the last number that was appended to make it unique. */
export type HeadingSlugs = Map<string, number>;

/** The slug of a text; the same text again gets a number. GitHub and VitePress number alike, from 1. */
export const uniqueSlug = (text: string, style: MarkdownConfig["headingIds"], used: HeadingSlugs): string =>
	uniqueAmong(style === "vitepress" ? vitePressSlug(text) : slug(text), used);

/** The slug itself, or with the first number that no other has. */
export function uniqueAmong(wanted: string, used: HeadingSlugs): string {
	let unique = wanted;
	while (used.has(unique)) {
		const number = (used.get(wanted) ?? 0) + 1;
		used.set(wanted, number);
		unique = `${wanted}-${number}`;
	}
	used.set(unique, 0);
	return unique;
}
