/** A report of code quality: https://docs.gitlab.com/ci/testing/code_quality/#code-quality-report-format. */
import type { Severity } from "../../model/problems/problem.ts";
import { computeFingerprints } from "./fingerprints.ts";
import type { LocatedProblem } from "./located-problem.ts";

const SEVERITIES: Readonly<Record<Severity, string>> = {
	info: "info",
	warning: "minor",
	error: "major",
};

export function formatGitLab(problems: readonly LocatedProblem[]): string {
	const fingerprints = computeFingerprints(problems);
	return JSON.stringify(
		problems.map(({ severity, code, message, hint, at }, i) => ({
			description: hint ? `${message} (${hint})` : message,
			check_name: code,
			fingerprint: fingerprints[i],
			severity: SEVERITIES[severity],
			location: { path: at.path, lines: { begin: at.line } },
		})),
		null,
		2,
	);
}
