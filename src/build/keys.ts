/**
 * Cache keys of texts, pages and searches. A file's hash replaces its text, which is most of a page and of a search.
 */
import { hash } from "node:crypto";
import type { PageContent } from "../model/content.ts";
import type { Page } from "../model/page.ts";
import type { SourceFile } from "../model/source.ts";
import type { SearchTask } from "../work/search.ts";

/** Key of a source file. `file.hash` covers its text and includes; `parsing` covers the parser's configuration. */
export const keyOfFile = (
	{ text, includes, ...file }: SourceFile,
	parsing: string,
): string => JSON.stringify([file, parsing]);

/** Equal for equal pages. `renderKey` covers everything else that rendering depends on. */
export const keyOfPage = (page: Page, renderKey: string): string =>
	keyOfValue([renderKey, keyPartsOf(page)]);

/** Equal for equal searches. `parsing` covers the parser's configuration. */
export const keyOfSearch = (
	{ search: { pages, ...search }, questions }: SearchTask,
	parsing: string,
): string =>
	keyOfValue([
		parsing,
		search,
		questions,
		pages.map(({ sections, ...page }) => [
			page,
			page.hash ? sections.map(({ id }) => id) : sections,
		]),
	]);

/** Key of a plain value. */
export const keyOfValue = (value: unknown): string =>
	hash("sha256", JSON.stringify(value)).slice(0, 24);

/** Drops the texts that the content hash covers; what the build adds to them remains. */
function keyPartsOf(page: Page): unknown {
	if ("sections" in page && page.content.hash) {
		const { content, markdown, sections, ...rest } = page;
		const ids = sections.map(({ id }) => id);
		return [rest, contentKeyOf(content), markdown.fills, ids];
	}
	if (page.kind === "post-list" || page.kind === "post-tag") {
		const { posts, ...rest } = page;
		return [
			rest,
			posts.map(({ content, ...post }) => [post, contentKeyOf(content)]),
		];
	}
	return page;
}

const contentKeyOf = (content: PageContent) =>
	content.hash ? [content.hash, content.fills] : content;
