/** Headings of an HTTP API: one that is only code, `GET /notes/:id`, shows its method as a label. */
import type { MarkdownIt } from "markdown-it";

const ENDPOINT = /^(GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS) (?=\/)/;

export function endpointsPlugin(md: MarkdownIt): void {
	md.core.ruler.push("endpoints", ({ tokens }) => {
		for (const [index, { type, children }] of tokens.entries()) {
			const [code, ...others] = children ?? [];
			const heading = tokens[index - 1];
			if (type !== "inline" || heading?.type !== "heading_open") continue;
			if (code?.type !== "code_inline" || others.length > 0) continue;
			const [, method] = ENDPOINT.exec(code.content) ?? [];
			if (!method) continue;
			heading.attrJoin("class", "endpoint");
			code.meta = { method };
		}
	});
	const { rules } = md.renderer;
	const renderCode = rules.code_inline;
	rules.code_inline = (tokens, index, options, env, self) => {
		const html = renderCode?.(tokens, index, options, env, self) ?? "";
		const method = tokens[index]?.meta?.method as string | undefined;
		return method ? html.replace(method, `<b class="${method.toLowerCase()}">${method}</b>`) : html;
	};
}
