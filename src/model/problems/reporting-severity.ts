import type { ReportingSeverity } from "../config.ts";
import type { Problem } from "./problem.ts";

const SEVERITIES = { log: "info", warn: "warning", throw: "error" } as const satisfies Record<
	string,
	Problem["severity"]
>;

/** Creates a problem with the configured severity; none for `ignore`. */
export const withReportingSeverity = (severity: ReportingSeverity, problem: Omit<Problem, "severity">): Problem[] =>
	severity === "ignore" ? [] : [{ severity: SEVERITIES[severity], ...problem }];
