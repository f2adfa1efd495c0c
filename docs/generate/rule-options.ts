/** What the configuration says about each rule. */
import { readConfigSchema, type SchemaKey, type SchemaType } from "./config-schema.ts";
import type { Documentation, Sources } from "./declarations.ts";
import { code, fence, heading, paragraphs, table } from "./page.ts";
import { typeText } from "./type-text.ts";

export interface RuleDocumentation extends Documentation {
	readonly options: readonly SchemaKey[];
}

/** By the id of the rule. */
export function readRuleDocumentation(sources: Sources, root: string): ReadonlyMap<string, RuleDocumentation> {
	const check = readConfigSchema(sources, root).find(({ name }) => name === "check");
	const rules = keysOf(check?.type).find(({ name }) => name === "rules");
	return new Map(
		keysOf(rules?.type).map((rule) => [
			rule.name,
			{ ...rule, options: keysOf(rule.type).filter(({ name }) => name !== "severity") },
		]),
	);
}

const keysOf = (type: SchemaType = []): readonly SchemaKey[] =>
	type.flatMap((part) => (part.kind === "object" ? part.keys : []));

/** The options of a rule as a section of its page. */
export function describeRuleOptions(id: string, { options = [] }: Partial<RuleDocumentation> = {}): string[] {
	if (options.length === 0) return [];
	const examples = options.flatMap(({ name, examples: [example] }) =>
		example === undefined ? [] : [`${name}: ${example}`],
	);
	return [
		heading(2, "Options"),
		table(
			["Option", "Type", "Default", "What it sets"],
			options.map(({ name, type, default: value, text }) => [
				code(name),
				typeText(type),
				value === undefined ? "none" : code(value),
				paragraphs(text),
			]),
		),
		...(examples.length > 0 ? [fence("ts", `check: {\n\trules: { "${id}": { ${examples.join(", ")} } },\n},`)] : []),
	];
}
