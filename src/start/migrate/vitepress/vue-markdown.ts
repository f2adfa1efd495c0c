/** What VitePress hands to Vue or to a plugin in Markdown: nothing here runs it, so readers would see its source. */
import { parseLiteral } from "../../../pipeline/parse/components/syntax/literals.ts";
import { maskCode } from "../../../pipeline/parse/components/syntax/mask-code.ts";
import { ADMONITION_TYPES } from "../../../pipeline/parse/rules/containers/admonitions.ts";
import { closedIndex } from "../../../pipeline/parse/rules/containers/container.ts";
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

const OPENING = /^([ \t]*)(:{3,})[ \t]*([A-Za-z][\w-]*)(?=$|[\s[{])(.*)$/;
const CLOSING = /^[ \t]*(:{3,})[ \t]*$/;
const KNOWN_CONTAINERS: ReadonlySet<string> = new Set([...ADMONITION_TYPES, "details", "code-group", "v-pre"]);

/** Takes out the lines of colons of a container that a plugin defines; its title and its content stay. */
export function withoutPluginContainers(text: string, name: string, notes: MigrationNotes): string {
	if (!text.includes(":::")) return text;
	const lines = text.split("\n");
	const open: { readonly colons: number; readonly isKnown: boolean }[] = [];
	return maskCode(text)
		.split("\n")
		.flatMap((masked, index) => {
			const line = lines[index] ?? "";
			const [, indent = "", colons, container = "", title = ""] = OPENING.exec(masked.trimEnd()) ?? [];
			if (colons) {
				const isKnown = KNOWN_CONTAINERS.has(container);
				open.push({ colons: colons.length, isKnown });
				if (isKnown) return [line];
				if (container !== "raw") notes.add("containers of plugins", `${name}: ${container}`); // `raw` is for styles only
				return /^\s+[^\s{[]/.test(title) ? [`${indent}**${title.trim()}**`] : [indent];
			}
			const closing = CLOSING.exec(masked)?.[1];
			const closed = closing
				? closedIndex(
						closing.length,
						open.map((one) => one.colons),
					)
				: -1;
			return closed >= 0 && open.splice(closed)[0]?.isKnown === false ? [""] : [line];
		})
		.join("\n");
}
