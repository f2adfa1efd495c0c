/** Writes the `site.config.ts` of a migrated site. */
import type { Config } from "../../config/define.ts";
import { PACKAGE_NAME } from "../../model/package-name.ts";
import { printable } from "../../model/text/control-characters.ts";
import { literalSource, propertyName } from "../init/source-text.ts";
import type { MigrationNotes } from "./migration-notes.ts";

const MAX_LINE_LENGTH = 100;

export function configSource(config: Config, { comments }: Pick<MigrationNotes, "comments">): string {
	const keys = [...new Set([...Object.keys(config), ...comments.keys()])].filter(
		(key) => key !== "",
	) as (keyof Config)[];
	const entries = keys.flatMap((key) => [
		...(comments.get(key) ?? []).map(commentLine),
		...(config[key] === undefined ? [] : [`\t${key}: ${valueSource(config[key], "\t")},`]),
	]);
	return [
		`import { defineConfig } from "${PACKAGE_NAME}";`,
		"",
		"export default defineConfig({",
		...entries,
		...(comments.get("") ?? []).map(commentLine),
		"});",
		"",
	].join("\n");
}

/** On one line: a line break would end the comment. */
const commentLine = (text: string): string => `\t// ${printable(text)}`;

/** Short lists and objects are on one line. */
function valueSource(value: unknown, indent: string): string {
	if (typeof value !== "object" || value === null) return literalSource(value);
	const [open, close, items] = Array.isArray(value)
		? (["[", "]", value.map((item) => ["", item])] as const)
		: ([
				"{",
				"}",
				Object.entries(value)
					.filter(([, field]) => field !== undefined)
					.map(([name, field]) => [`${propertyName(name)}: `, field]),
			] as const);
	if (items.length === 0) return open + close;
	const inside = `${indent}\t`;
	const parts = items.map(([name, item]) => `${name}${valueSource(item, inside)}`);
	const padding = open === "{" ? " " : "";
	const line = `${open}${padding}${parts.join(", ")}${padding}${close}`;
	if (!line.includes("\n") && indent.length * 4 + line.length < MAX_LINE_LENGTH) return line;
	return `${open}\n${parts.map((part) => `${inside}${part},`).join("\n")}\n${indent}${close}`;
}
