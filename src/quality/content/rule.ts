/** What a rule of `ssg check` sees and returns. */
import type { ReportingSeverity, RuleId, RuleSettings } from "../../model/config.ts";
import type { ParsedDocument, TagsFile } from "../../model/content/document.ts";
import type { CodeFile, SourceFile, Sources } from "../../model/content/source.ts";
import type { Problem } from "../../model/problems/problem.ts";
import type { ParsedOutline } from "../../model/site/outline.ts";
import type { ResolvedSite } from "../../model/site/site.ts";

/**
 * A rule for content. Its options are described in `ruleSettings`, and what it finds by the two sites in
 * `test/quality/rules/fixtures/` that have its id.
 */
export interface LintRule<Id extends RuleId = RuleId> {
	/** The code of its problems. */
	readonly id: Id;
	/** What is wrong with a page that it finds something in, as a sentence without a full stop. */
	readonly summary: string;
	/** Unless the configuration says otherwise. */
	readonly severity: ReportingSeverity;
	/** Whether its problems are about files that are no pages, where no comment can switch it off. */
	readonly isAboutFiles?: true;
	/** Finds what one document alone, or with its original, can tell. */
	readonly checkDocument?: (
		document: LintedDocument,
		options: RuleOptions<Id>,
		site: LintedSite,
	) => Iterable<RuleProblem>;
	/** Whether `checkSite` reads the outlines of the documents, which a preview has not got. */
	readonly needsOutlines?: true;
	/** Finds what only all documents together can tell. */
	readonly checkSite?: (site: LintedSite, options: RuleOptions<Id>) => Iterable<RuleProblem>;
}

/** The options in the configuration; empty if there are none. */
export type RuleOptions<Id extends RuleId> = Omit<Exclude<RuleSettings[Id], ReportingSeverity | undefined>, "severity">;

/** A problem whose severity and code are those of the rule. */
export type RuleProblem = Omit<Problem, "severity" | "code">;

export interface LintedDocument {
	readonly file: SourceFile;
	readonly document: ParsedDocument;
	readonly outline: ParsedOutline;
	/** The language tag of its locale. */
	readonly languageTag: string;
	/** The text that a translation was made from: the file of the same name in the default locale. */
	readonly original?: LintedDocument;
}

export interface LintedSite {
	readonly site: ResolvedSite;
	readonly sources: Sources;
	/** All Markdown files, in the order of their paths in each locale. */
	readonly documents: readonly LintedDocument[];
	readonly tagsFiles: readonly TagsFile[];
	/** The code of the site, in which addresses can be searched. It is read only if a rule requests it. */
	readonly readCode: () => readonly CodeFile[];
}

/** Gives a rule's options the type that its id has. */
export const defineRule = <const Id extends RuleId>(rule: LintRule<Id>): LintRule<Id> => rule;
