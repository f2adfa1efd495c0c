/**
 * What texts, pages and searches are told apart by, from build to build. A file's hash stands for the texts that come
 * from it: they are most of a page, and of a search.
 */
import { hash } from "node:crypto";
import type { Content } from "../model/content.ts";
import type { Page } from "../model/page.ts";
import type { SourceFile } from "../model/source.ts";
import type { AskedSearch } from "./search.ts";

/** A file's hash speaks for its text and what that includes; `parsing` for how files are parsed. */
export const keyOfFile = (
	{ text, includes, ...file }: SourceFile,
	parsing: string,
): string => JSON.stringify([file, parsing]);

/** Equal for equal pages. `drawing` stands for all that pages are drawn with, and for how files are parsed. */
export const keyOfPage = (page: Page, drawing: string): string =>
	keyOf([drawing, brief(page)]);

/** Equal for equal searches. `parsing` stands for how files are parsed. */
export const keyOfSearch = (
	{ search: { pages, ...search }, questions }: AskedSearch,
	parsing: string,
): string =>
	keyOf([
		parsing,
		search,
		questions,
		pages.map(({ sections, ...page }) => [
			page,
			page.hash ? sections.map(({ id }) => id) : sections,
		]),
	]);

/** Of a plain value. */
export const keyOf = (value: unknown): string =>
	hash("sha256", JSON.stringify(value)).slice(0, 24);

/** What a build makes of the texts remains. */
function brief(page: Page): unknown {
	if ("sections" in page && page.content.hash) {
		const { content, markdown, sections, ...rest } = page;
		const ids = sections.map(({ id }) => id);
		return [rest, briefContent(content), markdown.fills, ids];
	}
	if (page.kind === "post-list" || page.kind === "post-tag") {
		const { posts, ...rest } = page;
		return [
			rest,
			posts.map(({ content, ...post }) => [post, briefContent(content)]),
		];
	}
	return page;
}

const briefContent = (content: Content) =>
	content.hash ? [content.hash, content.fills] : content;
