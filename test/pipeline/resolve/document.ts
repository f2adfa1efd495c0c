/** Documents of a site: what a test says, and plain values for the rest. */

import type { Html } from "../../../src/model/content/content.ts";
import type { FrontMatter } from "../../../src/model/content/document.ts";
import type { ContentArea, SourcePath } from "../../../src/model/content/source.ts";
import type { SourceLocation } from "../../../src/model/problems/problem.ts";
import type { SiteDocument } from "../../../src/pipeline/resolve/site-document.ts";

const FOLDERS: Readonly<Record<ContentArea, string>> = { docs: "help", news: "news", pages: "pages", chrome: "chrome" };

/** The fields that a test cares for. `name` is below the area's folder; `h1` is the heading's text. */
export type Given = Partial<Omit<SiteDocument, "path">> & {
	readonly name: string;
	readonly path?: string;
	readonly h1?: string;
};

/** A document of the default locale's help unless said otherwise; its front matter stands from line 2, a key a line. */
export function document({ h1, path, ...given }: Given): SiteDocument {
	const { locale = "en", area = "docs", name, frontMatter = {} } = given;
	const place = path ?? `content/${locale}/${FOLDERS[area]}/${name}`;
	const heading = h1 === undefined ? undefined : headingOf(h1, place);
	return {
		locale,
		area,
		version: "current",
		frontMatter,
		unknownKeys: [],
		keys: keysOf(frontMatter, place),
		headings: heading ? [heading] : [],
		body: { text: [""], placeholders: [] },
		excerpt: "",
		ids: [],
		sections: [],
		sectionTexts: { all: [] },
		words: 0,
		digest: "",
		islands: [],
		markdown: { text: [""], placeholders: [] },
		updated: {},
		problems: [],
		headingIds: heading ? [heading.id] : [],
		isStale: false,
		...(heading ? { heading } : {}),
		...given,
		path: place as SourcePath,
	};
}

const headingOf = (text: string, path: string) => ({
	level: 1,
	id: text.toLowerCase().replaceAll(" ", "-"),
	explicit: false,
	html: text as Html,
	text,
	at: { path, line: 9, column: 1 },
});

/** Keys as authors write them, in snake case. */
const keysOf = (frontMatter: FrontMatter, path: string): Readonly<Record<string, SourceLocation>> =>
	Object.fromEntries(
		Object.keys(frontMatter).map((key, index) => [
			key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
			{ path, line: index + 2, column: 1 },
		]),
	);
