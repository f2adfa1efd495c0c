/**
 * Cache keys of texts, pages and searches. A file's hash replaces its text, which is most of a page and of a search.
 */
import { hash } from "node:crypto";
import type { PageContent } from "../../model/content/content.ts";
import type { SourceFile } from "../../model/content/source.ts";
import type { Chrome } from "../../model/site/chrome.ts";
import type { Page } from "../../model/site/page.ts";
import { memoizeByObject } from "../../model/text/lazily.ts";
import type { Templates } from "../../react.ts";
import type { LlmsInput } from "../derive/llms.ts";
import type { SearchInputPage } from "../derive/search-files.ts";

/** Key of a source file. `file.hash` covers its text and includes; `parsing` covers the parser's configuration. */
export const keyOfFile = ({ text, includes, ...file }: SourceFile, parsing: string): string =>
	JSON.stringify([file, parsing]);

/** Equal for equal pages. `renderKey` covers everything else that rendering depends on. */
export const keyOfPage = (page: Page, renderKey: string): string => keyOfValue([renderKey, keyPartsOf(page)]);

/**
 * Returns a function that gives the key of what a page shows of its locale's chrome. Objects that pages share are hashed
 * once.
 */
export function createChromeKeys(
	chromes: Readonly<Record<string, Chrome>>,
	sidebarFactsOf: Templates["sidebarFactsOf"] = () => [],
): (page: Page) => string {
	const hashOf = memoizeByObject(keyOfValue);
	return (page) => {
		const chrome = chromes[page.locale];
		return chrome
			? [
					chrome.hash,
					...sidebarFactsOf(chrome, page).map((fact) => (typeof fact === "object" ? hashOf(fact) : fact)),
				].join(" ")
			: "";
	};
}

/** Equal for pages with the same words. `parsing` covers the parser's configuration and the language. */
export const keyOfSearchPage = (page: SearchInputPage, parsing: string): string =>
	keyOfValue([parsing, searchPagePartsOf(page)]);

const searchPagePartsOf = ({ sectionTexts, ...page }: SearchInputPage) =>
	page.hash ? page : { ...page, sectionTexts };

/** Equal for equal files for language models. */
export const keyOfLlms = (input: LlmsInput): string =>
	keyOfValue(input.kind === "index" ? input : [input.route, input.buildId, keyPartOf(input.pages)]);

/** Key of a plain value. */
export const keyOfValue = (value: unknown): string => hash("sha256", JSON.stringify(value)).slice(0, 24);

/** What tells a page from others. A content hash replaces the texts it covers; what the build adds to them remains. */
function keyPartsOf(page: Page): unknown {
	const isCovered = page.writtenIn === "markdown" && page.content.hash;
	return Object.entries(page).map(([name, value]) => [
		name,
		isCovered && name === "sectionTexts" ? "" : keyPartOf(value),
	]);
}

/** A field may be a text, or a list of items that each show one. */
function keyPartOf(value: unknown): unknown {
	if (isFileContent(value)) return [value.hash, value.fills];
	if (!Array.isArray(value) || !value[0]?.content) return value;
	return value.map(({ content, ...item }) => [item, keyPartOf(content)]);
}

const isFileContent = (value: unknown): value is PageContent =>
	typeof value === "object" && value !== null && "fills" in value && "hash" in value;
