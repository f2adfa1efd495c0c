import type { ReportingSeverity } from "../model/config.ts";
import type { Problem } from "../model/problem.ts";

/** Creates a problem with the configured severity; none for `ignore`. */
export const withReportingSeverity = (
	severity: ReportingSeverity,
	problem: Omit<Problem, "severity">,
): Problem[] =>
	severity === "ignore"
		? []
		: [{ severity: severity === "throw" ? "error" : "warning", ...problem }];
