/**
 * Pages of the reference that are written by hand, in `texts/`. A fence that says `example` is followed by its result, so
 * that both are the same text.
 */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { withPropTables } from "./component-props.ts";
import type { GeneratedPage } from "./page.ts";

const EXAMPLE = /^````md example\n([\s\S]*?)\n````$/gm;

export const createWrittenPages = (root: string): GeneratedPage[] => {
	const folder = path.join(root, "docs/generate/texts");
	return readdirSync(folder)
		.sort()
		.map((name) => {
			const text = readFileSync(path.join(folder, name), "utf8");
			return { path: name, text: name.startsWith("_") ? text : pageOf(text) };
		});
};

const pageOf = (text: string): string =>
	withPropTables(text)
		.replace(/\n---\n/, "\ncustom_edit_url: null\n---\n")
		.replace(EXAMPLE, (_, source) => `\`\`\`\`md\n${source}\n\`\`\`\`\n\n<div class="result">\n\n${source}\n\n</div>`);
