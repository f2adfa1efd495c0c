/**
 * Headings of an HTTP API: one that is only code, `GET /notes/:id`, shows its method as a label. It begins a section up to
 * the next heading, whose examples stand beside the text where there is room.
 */
import type { MarkdownIt, Token } from "markdown-it";

const ENDPOINT = /^(GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS) (?=\/)/;

export function endpointsPlugin(md: MarkdownIt): void {
	md.core.ruler.push("endpoints", (state) => {
		const { tokens } = state;
		const starts = new Set<Token>();
		for (const [index, { type, children }] of tokens.entries()) {
			const [code, ...others] = children ?? [];
			const heading = tokens[index - 1];
			if (type !== "inline" || heading?.type !== "heading_open") continue;
			if (code?.type !== "code_inline" || others.length > 0) continue;
			const [, method] = ENDPOINT.exec(code.content) ?? [];
			if (!method) continue;
			heading.attrJoin("class", "endpoint");
			code.meta = { method };
			if (heading.level === 0) starts.add(heading);
		}
		if (starts.size === 0) return;
		let isInSection = false;
		const endOfSection = () => (isInSection ? [new state.Token("endpoint_close", "section", -1)] : []);
		state.tokens = tokens.flatMap((token) => {
			if (token.type !== "heading_open" || token.level > 0) return token;
			const before = endOfSection();
			isInSection = starts.has(token);
			if (!isInSection) return [...before, token];
			const open = new state.Token("endpoint_open", "section", 1);
			open.attrSet("class", "endpoint-section");
			return [...before, open, token];
		});
		state.tokens.push(...endOfSection());
	});
	const { rules } = md.renderer;
	const renderCode = rules.code_inline;
	rules.code_inline = (tokens, index, options, env, self) => {
		const html = renderCode?.(tokens, index, options, env, self) ?? "";
		const method = tokens[index]?.meta?.method as string | undefined;
		return method ? html.replace(method, `<b class="${method.toLowerCase()}">${method}</b>`) : html;
	};
}
