/** Static Analysis Results Interchange Format: https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html. */
import { isAbsolute } from "node:path";
import { pathToFileURL } from "node:url";
import { helpUrlOf, MANUAL_URL } from "../../model/problems/manual.ts";
import type { Severity, TextFix } from "../../model/problems/problem.ts";
import { SSG_VERSION } from "../version.ts";
import { codeSummaries } from "./code-descriptions.ts";
import { computeFingerprints } from "./fingerprints.ts";
import type { LineContext, LocatedProblem } from "./located-problem.ts";

const SCHEMA = "https://json.schemastore.org/sarif-2.1.0.json";

/** What paths are relative to, as GitHub and other tools name it. */
const REPOSITORY = "%SRCROOT%";

/** Says how the fingerprint is made; a change of that needs another number. */
const FINGERPRINT = "ssgProblem/v1";

const LEVELS: Readonly<Record<Severity, string>> = {
	info: "note",
	warning: "warning",
	error: "error",
};

export function formatSarif(problems: readonly LocatedProblem[]): string {
	const summaries = codeSummaries();
	const codes = [...new Set(problems.map(({ code }) => code))].sort();
	const fingerprints = computeFingerprints(problems);
	return JSON.stringify(
		{
			$schema: SCHEMA,
			version: "2.1.0",
			runs: [
				{
					tool: {
						driver: {
							name: "ssg",
							semanticVersion: SSG_VERSION,
							informationUri: MANUAL_URL,
							rules: codes.map((code) => ruleOf(code, summaries.get(code) ?? code, problems)),
						},
					},
					columnKind: "utf16CodeUnits",
					results: problems.map((problem, i) => ({
						ruleId: problem.code,
						ruleIndex: codes.indexOf(problem.code),
						level: LEVELS[problem.severity],
						message: { text: messageOf(problem) },
						locations: [{ physicalLocation: physicalLocationOf(problem) }],
						partialFingerprints: { [FINGERPRINT]: fingerprints[i] },
						...(problem.fix && { fixes: [fixOf(problem, problem.fix)] }),
					})),
				},
			],
		},
		null,
		2,
	);
}

/** The level of a rule is that of its first problem: the configuration may set others for some files. */
function ruleOf(code: string, summary: string, problems: readonly LocatedProblem[]) {
	const first = problems.find((problem) => problem.code === code);
	return {
		id: code,
		shortDescription: { text: summary },
		helpUri: helpUrlOf(code),
		defaultConfiguration: { level: LEVELS[first?.severity ?? "warning"] },
	};
}

const messageOf = ({ message, hint }: LocatedProblem): string => (hint ? `${message}\nhelp: ${hint}` : message);

function physicalLocationOf({ at, context }: LocatedProblem) {
	return {
		artifactLocation: artifactLocationOf(at.path),
		...(!at.isWholeFile && {
			region: {
				startLine: at.line,
				startColumn: at.column,
				...(context && { snippet: { text: context.line } }),
			},
		}),
		...(context && { contextRegion: contextRegionOf(context) }),
	};
}

const contextRegionOf = ({ start, lines }: LineContext) => ({
	startLine: start,
	endLine: start + lines.length - 1,
	snippet: { text: lines.join("\n") },
});

/** A file outside the repository has an absolute URI. */
const artifactLocationOf = (path: string) =>
	isAbsolute(path)
		? { uri: pathToFileURL(path).href }
		: {
				uri: path.split("/").map(encodeURIComponent).join("/"),
				uriBaseId: REPOSITORY,
			};

const fixOf = ({ at, hint }: LocatedProblem, fix: TextFix) => ({
	...(hint && { description: { text: hint } }),
	artifactChanges: [
		{
			artifactLocation: artifactLocationOf(at.path),
			replacements: [
				{
					deletedRegion: {
						startLine: fix.at.line,
						startColumn: fix.at.column,
						endLine: fix.at.line,
						endColumn: fix.at.column + fix.from.length,
					},
					insertedContent: { text: fix.to },
				},
			],
		},
	],
});
