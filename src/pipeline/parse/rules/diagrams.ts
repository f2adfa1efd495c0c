/**
 * Diagrams: fences in the language `mermaid`. Those that cannot be drawn here are drawn by Mermaid in the browser, which
 * shows their source until then.
 */
import type { MarkdownIt, Token } from "markdown-it";
import { type DrawnDiagram, drawDiagram, unsupportedPart } from "../../../diagrams/draw-diagram.ts";
import { escapeHtml } from "../../../model/text/escape-html.ts";
import { environmentOf, findLocation, type ParseEnvironment } from "../environment.ts";
import { addLabelPlaceholder } from "./labels.ts";

export function diagramsPlugin(md: MarkdownIt): void {
	md.core.ruler.before("inline", "diagrams", ({ tokens, env }) => {
		for (const token of tokens) {
			if (token.type !== "fence" || !/^\s*mermaid\b/.test(token.info)) continue;
			token.type = "diagram";
			const drawn = drawDiagram(token.content);
			if (drawn) token.meta = { drawn };
			else addUndrawnDiagram(token, environmentOf(env));
		}
	});
	md.renderer.rules.diagram = (tokens, index, _options, env) => {
		const { content = "", meta } = tokens[index] ?? {};
		const drawn = meta?.drawn as DrawnDiagram | undefined;
		const label = drawn?.title ? escapeHtml(drawn.title) : addLabelPlaceholder(env, "diagram");
		return drawn
			? `<figure class="diagram"${drawn.isWide ? ' tabindex="0"' : ""} aria-label="${label}">${drawn.html}</figure>\n`
			: `<figure class="diagram" data-island="Mermaid" data-when="visible" data-props="{}" aria-label="${label}"><pre class="mermaid-source" tabindex="0"><code>${escapeHtml(content)}</code></pre></figure>\n`;
	};
}

/** A diagram in an included file is located at the directive. */
function addUndrawnDiagram({ content, map }: Token, env: ParseEnvironment): void {
	env.islands.add("Mermaid");
	const include = env.activeIncludes[0];
	const line = include ? include.line : (map?.[0] ?? 0) + 1;
	env.diagrams.push({
		text: content,
		at: findLocation(env, line),
		unsupported: unsupportedPart(content) ?? "",
		...(include && { isIncluded: true }),
	});
}
