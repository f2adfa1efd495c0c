/** Runs the rules for content with the severities of the configuration. */
import type { RuleId } from "../../model/config.ts";
import { didYouMean, type Problem, type SourceLocation } from "../../model/problems/problem.ts";
import { withReportingSeverity } from "../../model/problems/reporting-severity.ts";
import { globMatcher } from "../../model/text/glob.ts";
import { memoizeByText } from "../../model/text/lazily.ts";
import { LINT_RULES } from "../rules/index.ts";
import type { LintedDocument, LintedSite, LintRule, RuleProblem } from "./rule.ts";

/** Everything that the rules find, rule by rule. */
export function lintSite(linted: LintedSite, rules: readonly LintRule[] = LINT_RULES): Problem[] {
	const run = createRuleRunner(linted);
	return [
		...rules.flatMap((rule) => [...run.onDocuments(rule, linted.documents), ...run.onSite(rule)]),
		...linted.documents.flatMap(unknownRulesIn),
	];
}

/** What the rules find in some of the documents, without what only all documents together can tell. */
export function lintDocuments(linted: LintedSite, documents: readonly LintedDocument[]): Problem[] {
	const run = createRuleRunner(linted);
	return [...LINT_RULES.flatMap((rule) => run.onDocuments(rule, documents)), ...documents.flatMap(unknownRulesIn)];
}

/** What only all documents together can tell, as far as it needs no outlines. */
export function lintWithoutOutlines(linted: LintedSite): Problem[] {
	const run = createRuleRunner(linted);
	return LINT_RULES.filter(({ needsOutlines }) => !needsOutlines).flatMap(run.onSite);
}

function createRuleRunner(linted: LintedSite) {
	const settings = createSettings(linted);
	const byPath = new Map(linted.documents.map((document) => [document.file.path as string, document]));
	const toProblems = (rule: LintRule, problem: RuleProblem): Problem[] => {
		const { at } = problem;
		if (at && isDisabled(byPath.get(at.path), rule.id, at)) return [];
		const { severity } = settings(rule, at?.path);
		return withReportingSeverity(severity, { ...problem, code: rule.id });
	};
	return {
		onDocuments: (rule: LintRule, documents: readonly LintedDocument[]) =>
			documents.flatMap((document) => {
				const { severity, options } = settings(rule, document.file.path);
				if (severity === "ignore") return [];
				return Array.from(rule.checkDocument?.(document, options, linted) ?? []).flatMap((problem) =>
					toProblems(rule, problem),
				);
			}),
		onSite: (rule: LintRule) =>
			isOnAnywhere(rule, linted)
				? Array.from(rule.checkSite?.(linted, settings(rule).options) ?? []).flatMap((problem) =>
						toProblems(rule, problem),
					)
				: [],
	};
}

/** Whether the rule is on for the site or, by an override, for some files. */
function isOnAnywhere({ id, severity }: LintRule, { site: { config } }: LintedSite): boolean {
	const { rules, overrides } = config.check;
	const setting = rules[id as RuleId] ?? severity;
	const own = typeof setting === "string" ? setting : setting.severity;
	return (own ?? severity) !== "ignore" || overrides.some(({ rules }) => rules[id as RuleId] !== undefined);
}

/** The setting of a rule for a file; without a path, that of the whole site. */
function createSettings({ site: { config } }: LintedSite) {
	const overrides = config.check.overrides.map(({ files, rules }) => ({ matches: globMatcher(files), rules }));
	const overridesOf = memoizeByText((path) => overrides.filter(({ matches }) => matches(path)));
	return (rule: LintRule, path?: string) => {
		const given = [
			config.check.rules[rule.id as RuleId],
			...(path === undefined ? [] : overridesOf(path)).map(({ rules }) => rules[rule.id as RuleId]),
		].filter((setting) => setting !== undefined);
		let { severity } = rule;
		const options = {};
		for (const setting of given) {
			if (typeof setting === "string") severity = setting;
			else {
				const { severity: ownSeverity = severity, ...ownOptions } = setting;
				severity = ownSeverity;
				Object.assign(options, ownOptions);
			}
		}
		return { severity, options };
	};
}

/** Whether a comment in the document switches the rule off at a place. */
export function isDisabled(document: LintedDocument | undefined, id: string, { line, isWholeFile }: SourceLocation) {
	const place = isWholeFile ? 0 : line;
	return (
		document?.outline.disabledRules.some(
			({ rules, firstLine, lastLine }) =>
				place >= firstLine && place <= lastLine && (rules.length === 0 || rules.includes(id)),
		) ?? false
	);
}

const RULE_IDS: readonly string[] = LINT_RULES.map(({ id }) => id);

/** The first unknown name of each line, because a reason that no colon precedes is full of them. */
const unknownRulesIn = ({ outline }: LintedDocument): Problem[] =>
	outline.namedRules
		.filter(({ name }) => !RULE_IDS.includes(name))
		.filter(({ at }, index, unknown) => at.line !== unknown[index - 1]?.at.line)
		.map(({ name, at }) => ({
			severity: "warning",
			code: "unknown-rule",
			message: `unknown rule "${name}"`,
			at,
			hint:
				didYouMean(name, RULE_IDS) ??
				'name a rule for content, as "check.rules" of the configuration does; a reason follows after a colon',
		}));
