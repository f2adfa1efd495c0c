/** A report of code quality: https://docs.gitlab.com/ci/testing/code_quality/#code-quality-report-format. */
import type { LocatedProblem } from "./located-problem.ts";

const SEVERITIES = { info: "info", warning: "minor", error: "major" } as const;

export const formatGitLab = (problems: readonly LocatedProblem[]): string =>
	JSON.stringify(
		problems.map(({ severity, code, message, hint, at, fingerprint }) => ({
			description: hint ? `${message} (${hint})` : message,
			check_name: code,
			fingerprint,
			severity: SEVERITIES[severity],
			location: { path: at.path, lines: { begin: at.line } },
		})),
		null,
		2,
	);
