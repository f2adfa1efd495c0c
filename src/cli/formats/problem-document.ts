/** Prints problems for other programs. */
import { formatGitHubAnnotation } from "./github.ts";
import { locateProblems, type ProblemReportInput } from "./located-problem.ts";
import type { ProblemFormat } from "./names.ts";

/** The formats that are the same for all commands. */
export type DocumentFormat = Exclude<ProblemFormat, "text" | "json">;

export async function formatDocument(format: DocumentFormat, report: ProblemReportInput): Promise<string> {
	const located = locateProblems(report);
	switch (format) {
		case "github":
			return located.map(formatGitHubAnnotation).join("\n");
		case "gitlab":
			return (await import("./gitlab.ts")).formatGitLab(located);
		case "sarif":
			return (await import("./sarif.ts")).formatSarif(located);
	}
}
