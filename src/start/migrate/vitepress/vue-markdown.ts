/** What VitePress hands to Vue in Markdown: nothing here runs it, so readers would see its source. */
import { parseLiteral } from "../../../pipeline/parse/components/syntax/literals.ts";
import { maskCode } from "../../../pipeline/parse/components/syntax/mask-code.ts";
import type { MigrationNotes } from "../migration-notes.ts";

/** `${{ … }}` belongs to other languages. */
const EXPRESSION = /(?<!\$)\{\{((?:(?!\}\})[\s\S]){1,500})\}\}/g;
const FRONT_MATTER_VALUE = /^(?:\$frontmatter|frontmatter|\$page\.frontmatter)\.[\w$.]+$/;
/** In which nothing is an expression. */
const VERBATIM =
	/<([a-z][\w-]{0,50})(?:\s[^<>]{0,500})?\sv-pre(?=[\s=/>])[\s\S]{0,20000}?<\/\1>|^:{3,}[ \t]*v-pre\b[\s\S]{0,20000}?^:{3,}[ \t]*$/gm;
/** What stands on the page for a value. */
const PLACEHOLDER = "…";

/** Puts a mark in place of each expression whose value only Vue knows. */
export function withoutVueExpressions(text: string, name: string, notes: MigrationNotes): string {
	if (!text.includes("{{")) return text;
	const start = /^---\r?\n[\s\S]*?\n---/.exec(text)?.[0].length ?? 0;
	const masked = maskCode(text).replace(VERBATIM, (source) => " ".repeat(source.length));
	const expressions = [...masked.matchAll(EXPRESSION)].filter(({ index, 1: inner = "" }) => {
		const expression = inner.trim();
		if (index < start || FRONT_MATTER_VALUE.test(expression) || parseLiteral(expression) !== undefined) return false;
		notes.add("expressions of Vue", `${name}: ${expression.replace(/\s+/g, " ")}`);
		return true;
	});
	return expressions.reduceRight(
		(rest, { index, 0: { length } }) => rest.slice(0, index) + PLACEHOLDER + rest.slice(index + length),
		text,
	);
}

const FENCE = /^([ \t]*)(`{3,}|~{3,})([^\n]*)(\n[\s\S]*?\n)\1\2[`~]*[ \t]*$/gm;

/** Code of a language such as `sh-vue` has expressions of Vue. */
export function withoutVueInCode(text: string, name: string, notes: MigrationNotes): string {
	if (!text.includes("-vue")) return text;
	return text.replace(FENCE, (whole, _indent: string, _fence: string, info: string, code: string) => {
		const plainInfo = info.replace(/^([ \t]*[\w+#.-]+)-vue(?![\w-])/, "$1");
		if (plainInfo === info) return whole;
		const shown = code.replace(EXPRESSION, (_, expression: string) => {
			notes.add("expressions of Vue", `${name}: ${expression.trim()}`);
			return PLACEHOLDER;
		});
		return whole.replace(info + code, () => plainInfo + shown);
	});
}

/** What a component of VitePress keeps from the server stays, because pages are not hydrated. */
const CLIENT_ONLY = /<\/?ClientOnly\s*>/g;

export function withoutClientOnly(text: string): string {
	if (!text.includes("ClientOnly")) return text;
	const masked = maskCode(text);
	return text.replace(CLIENT_ONLY, (tag, at: number) => (masked.startsWith(tag, at) ? "" : tag));
}
