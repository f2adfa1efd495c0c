/** Runs the rules for content with the severities of the configuration. */
import type { ReportingSeverity, RuleId } from "../model/config.ts";
import { globMatcher } from "../model/glob.ts";
import type { Problem } from "../model/problem.ts";
import { withReportingSeverity } from "../model/reporting-severity.ts";
import type { Finding, LintedDocument, LintedSite, LintRule } from "./rule.ts";
import { LINT_RULES } from "./rules/index.ts";

/** Everything that the rules find, in the order of the files and their lines. */
export function lintSite(
	linted: LintedSite,
	rules: readonly LintRule[] = LINT_RULES,
): Problem[] {
	const settings = createSettings(linted);
	const documents = new Map(
		linted.documents.map((document) => [
			document.file.path as string,
			document,
		]),
	);
	const problems: Problem[] = [];
	for (const rule of rules) {
		const report = (finding: Finding) => {
			const { at } = finding;
			if (at && isDisabled(documents.get(at.path), rule.id, at.line)) return;
			const { severity } = settings(rule, at?.path);
			problems.push(
				...withReportingSeverity(severity, { ...finding, code: rule.id }),
			);
		};
		if (rule.checkDocument)
			for (const document of linted.documents) {
				const { severity, options } = settings(rule, document.file.path);
				if (severity === "ignore") continue;
				for (const finding of rule.checkDocument(document, options, linted))
					report(finding);
			}
		if (rule.checkSite && isOnAnywhere(rule, linted))
			for (const finding of rule.checkSite(linted, settings(rule).options))
				report(finding);
	}
	return problems;
}

/** Whether the rule is on for the site or, by an override, for some files. */
function isOnAnywhere(
	{ id, severity }: LintRule,
	{ site: { config } }: LintedSite,
): boolean {
	const { rules, overrides } = config.check;
	const setting = rules[id as RuleId] ?? severity;
	const own = typeof setting === "string" ? setting : setting.severity;
	return (
		(own ?? severity) !== "ignore" ||
		overrides.some(({ rules }) => rules[id as RuleId] !== undefined)
	);
}

interface RuleState {
	readonly severity: ReportingSeverity;
	readonly options: object;
}

/** The setting of a rule for a file; without a path, that of the whole site. */
function createSettings({ site: { config } }: LintedSite) {
	const overrides = config.check.overrides.map(({ files, rules }) => ({
		matches: globMatcher(files),
		rules,
	}));
	const known = new Map<string, typeof overrides>();
	const overridesOf = (path: string) => {
		const matching =
			known.get(path) ?? overrides.filter(({ matches }) => matches(path));
		known.set(path, matching);
		return matching;
	};
	return (rule: LintRule, path?: string): RuleState => {
		const given = [
			config.check.rules[rule.id as RuleId],
			...(path === undefined ? [] : overridesOf(path)).map(
				({ rules }) => rules[rule.id as RuleId],
			),
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

const isDisabled = (
	document: LintedDocument | undefined,
	id: string,
	line: number,
): boolean =>
	document?.outline.disabledRules.some(
		({ rules, firstLine, lastLine }) =>
			line >= firstLine &&
			line <= lastLine &&
			(rules.length === 0 || rules.includes(id)),
	) ?? false;
