/** Static Analysis Results Interchange Format: https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html. */
import { isAbsolute } from "node:path";
import { pathToFileURL } from "node:url";
import { helpUrlOf, MANUAL_URL } from "../../model/problems/manual.ts";
import type { SourceLocation } from "../../model/problems/problem.ts";
import { LINT_RULES } from "../../quality/rules/index.ts";
import { readProblemSubjects } from "../problem-descriptions.ts";
import { SSG_VERSION } from "../version.ts";
import type { LocatedProblem } from "./located-problem.ts";

/** What paths are relative to, as GitHub and other tools name it. */
const REPOSITORY = "%SRCROOT%";

const LEVELS = { info: "note", warning: "warning", error: "error" } as const;

export function formatSarif(problems: readonly LocatedProblem[]): string {
	const summaries = codeSummaries();
	const codes = [...new Set(problems.map(({ code }) => code))].sort();
	const rules = codes.map((code) => ({
		id: code,
		shortDescription: { text: summaries.get(code) ?? code },
		helpUri: helpUrlOf(code),
	}));
	const driver = { name: "ssg", semanticVersion: SSG_VERSION, informationUri: MANUAL_URL, rules };
	const results = problems.map(({ code, severity, message, hint, at, fingerprint }) => ({
		ruleId: code,
		level: LEVELS[severity],
		message: { text: hint ? `${message}\nhelp: ${hint}` : message },
		locations: [{ physicalLocation: physicalLocationOf(at) }],
		partialFingerprints: { "ssgProblem/v1": fingerprint }, // a change of how it is made needs another number
	}));
	return JSON.stringify(
		{
			$schema: "https://json.schemastore.org/sarif-2.1.0.json",
			version: "2.1.0",
			runs: [{ tool: { driver }, columnKind: "utf16CodeUnits", results }],
		},
		null,
		2,
	);
}

/** A sentence for each code; Markdown. */
const codeSummaries = (): ReadonlyMap<string, string> =>
	new Map([
		...readProblemSubjects().flatMap(({ problems }) => problems.map(({ code, summary }) => [code, summary] as const)),
		...LINT_RULES.map(({ id, summary }) => [id, `${summary}.`] as const),
	]);

/** A file outside the repository has an absolute URI. */
const physicalLocationOf = ({ path, line, column, isWholeFile }: SourceLocation) => ({
	artifactLocation: isAbsolute(path)
		? { uri: pathToFileURL(path).href }
		: { uri: path.split("/").map(encodeURIComponent).join("/"), uriBaseId: REPOSITORY },
	...(!isWholeFile && { region: { startLine: line, startColumn: column } }),
});
