/** The two per-item stages, run one after the other where they are called. */

import type { Chrome } from "../model/chrome.ts";
import type { MarkdownConfig } from "../model/config.ts";
import type { Document } from "../model/document.ts";
import type { Page } from "../model/page.ts";
import type { Bundle, Markup } from "../model/site.ts";
import type { SourceFile } from "../model/source.ts";
import { parse } from "../parse/index.ts";
import { createRender } from "../render/index.ts";

/** How the stages that see one item at a time are run. */
export interface Workers {
	parse(
		files: readonly SourceFile[],
		markdown: MarkdownConfig,
	): Promise<Document[]>;
	render(
		pages: readonly Page[],
		chromes: Readonly<Record<string, Chrome>>,
		bundle: Bundle,
	): Promise<Markup[]>;
}

export const inline: Workers = {
	parse: async (files, markdown) => files.map((file) => parse(file, markdown)),
	render: async (pages, chromes, bundle) => {
		const render = createRender(await import(bundle.templates), bundle);
		return pages.map((page) => render(page, chromes[page.locale] as Chrome));
	},
};
