/** Diagrams: fences in the language `mermaid`. The browser draws them; until then their source is shown. */
import type { MarkdownIt } from "markdown-it";
import { escapeHtml } from "./escape.ts";
import { label } from "./labels.ts";
import { asEnvironment } from "./report.ts";

export function diagrams(md: MarkdownIt): void {
	md.core.ruler.before("inline", "diagrams", ({ tokens, env }) => {
		for (const token of tokens) {
			if (token.type !== "fence" || !/^\s*mermaid\b/.test(token.info)) continue;
			token.type = "diagram";
			asEnvironment(env).islands.add("Mermaid");
		}
	});
	md.renderer.rules.diagram = (tokens, index, _options, env) => {
		const source = escapeHtml(tokens[index]?.content ?? "");
		return `<figure class="diagram" data-island="Mermaid" data-when="visible" data-props="{}" aria-label="${label(env, "diagram")}"><pre class="mermaid-source" tabindex="0"><code>${source}</code></pre></figure>\n`;
	};
}
