/** Markdown as markup, the way a document has it, for comparing with what it should be. */
import type { MarkdownConfig } from "../../../../src/model/config.ts";
import type { Placeholder } from "../../../../src/model/content/content.ts";
import { createParseEnvironment, PLACEHOLDER_MARK } from "../../../../src/pipeline/parse/environment.ts";
import { markdownParserFor, renderTokens } from "../../../../src/pipeline/parse/markdown-parser.ts";

/** The markup of a text; `fill` says what stands in a placeholder. */
export function markup(text: string, options: MarkdownConfig, fill: (placeholder: Placeholder) => string): string {
	const md = markdownParserFor(options);
	const env = createParseEnvironment(text, { path: "page.md" });
	const html = renderTokens(md, md.parse(text, env), env);
	return html
		.split(PLACEHOLDER_MARK)
		.map((piece, index) => (index % 2 === 0 ? piece : fill(env.placeholders[Number(piece)] as Placeholder)))
		.join("");
}
