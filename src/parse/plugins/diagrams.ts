/** Diagrams: fences in the language `mermaid`. The browser draws them, and shows their source until then. */
import type { MarkdownIt, Token } from "markdown-it";
import { escapeHtml } from "../../model/escape-html.ts";
import { findLocation } from "../environment.ts";
import { addLabelHole } from "./labels.ts";
import { asPluginEnvironment, type PluginEnvironment } from "./report.ts";

export function diagramsPlugin(md: MarkdownIt): void {
	md.core.ruler.before("inline", "diagrams", ({ tokens, env }) => {
		for (const token of tokens) {
			if (token.type !== "fence" || !/^\s*mermaid\b/.test(token.info)) continue;
			token.type = "diagram";
			asPluginEnvironment(env).islands.add("Mermaid");
			addDiagramSource(token, asPluginEnvironment(env));
		}
	});
	md.renderer.rules.diagram = (tokens, index, _options, env) => {
		const source = escapeHtml(tokens[index]?.content ?? "");
		return `<figure class="diagram" data-island="Mermaid" data-when="visible" data-props="{}" aria-label="${addLabelHole(env, "diagram")}"><pre class="mermaid-source" tabindex="0"><code>${source}</code></pre></figure>\n`;
	};
}

/** A diagram in an included file is located at the directive. */
function addDiagramSource(
	{ content, map }: Token,
	env: PluginEnvironment,
): void {
	const include = env.activeIncludes?.[0];
	const line = include ? include.line : (map?.[0] ?? 0) + 1;
	env.diagrams.push({
		text: content,
		at: findLocation(env, line),
		...(include && { isIncluded: true }),
	});
}
