/** What the interface `RuleSettings` says about each rule. */
import type { TypeNode } from "typescript/unstable/ast";
import { isTypeReferenceNode } from "typescript/unstable/ast/is";
import { typeText } from "./configuration.ts";
import type { Documentation, Member, Sources } from "./declarations.ts";
import { code, fence, heading, paragraphs, table } from "./page.ts";

export interface RuleDocumentation extends Documentation {
	readonly options: readonly (Member & { readonly typeText: string })[];
}

const RULES_FILE = "src/config/keys/check/check-rules.ts";

/** By the id of the rule. */
export function readRuleDocumentation(sources: Sources): ReadonlyMap<string, RuleDocumentation> {
	const declaration = sources
		.fileOf(RULES_FILE)
		.statements.find((node) => "name" in node && isNamed(node.name, "RuleSettings"));
	if (!declaration) throw new Error(`${RULES_FILE} has no RuleSettings`);
	return new Map(
		sources.shapeOf(declaration).members.map((member) => [
			member.name,
			{
				...member,
				options: optionsOf(member.type, sources).map((option) => ({
					...option,
					typeText: typeText(sources, option.type),
				})),
			},
		]),
	);
}

const isNamed = (node: unknown, name: string): boolean => (node as { getText?: () => string })?.getText?.() === name;

/** The members of `Options` in `RuleSetting<Options>`. */
function optionsOf(type: TypeNode, sources: Sources): readonly Member[] {
	const [options] = isTypeReferenceNode(type) ? (type.typeArguments ?? []) : [];
	if (!options) return [];
	const declaration = sources.declarationOf(options) ?? options;
	return sources.shapeOf(declaration).members;
}

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
			options.map(({ name, typeText: type, default: value, text }) => [
				code(name),
				type,
				value === undefined ? "none" : code(value),
				paragraphs(text),
			]),
		),
		...(examples.length > 0 ? [fence("ts", `check: {\n\trules: { "${id}": { ${examples.join(", ")} } },\n},`)] : []),
	];
}
