/** What a page is told apart by, from build to build. */
import { hash } from "node:crypto";
import type { Content } from "../model/content.ts";
import type { Page } from "../model/page.ts";

/** Equal for equal pages. `drawing` stands for all that pages are drawn with, and for how files are parsed. */
export const keyOfPage = (page: Page, drawing: string): string =>
	hash("sha256", JSON.stringify([drawing, brief(page)])).slice(0, 24);

/** A file's hash stands for the texts that come from it: they are most of a page. What a build makes of them remains. */
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
