/** A table of contents in the text. Its tokens are pushed before the headings of the page are known. */
import type { MarkdownIt } from "markdown-it";
import type { DocumentHeading } from "../../../model/content/content.ts";
import { addPlaceholder, environmentOf, type ParseEnvironment } from "../environment.ts";

interface TocLevels {
	readonly min: number;
	readonly max: number;
}

export function tocPlugin(md: MarkdownIt): void {
	md.renderer.rules.toc = (tokens, index, _options, env) =>
		tocHtml(environmentOf(env), tokens[index]?.meta as unknown as TocLevels);
}

/** Nested lists of links to headings. A level that is skipped has no list of its own. */
function tocHtml(env: ParseEnvironment, { min, max }: TocLevels): string {
	const open: number[] = [];
	let html = "";
	for (const [index, heading] of env.headings.entries()) {
		const { level } = heading;
		if (level < min || level > max) continue;
		while (open.length > 1 && level < (open.at(-1) as number)) {
			open.pop();
			html += "</li>\n</ul>\n";
		}
		if (open.length === 0 || level > (open.at(-1) as number)) {
			open.push(level);
			html += `<ul>\n`;
		} else html += "</li>\n";
		html += `<li>${headingLinkHtml(env, heading, index)}`;
	}
	return html + "</li>\n</ul>\n".repeat(open.length);
}

const headingLinkHtml = (env: ParseEnvironment, { html }: DocumentHeading, index: number): string =>
	`<a href="#${addPlaceholder(env, { kind: "heading", index })}">${html}</a>`;
