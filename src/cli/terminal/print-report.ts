/** Prints what a command has found, in the format that was requested. */
import type { Problem } from "../../model/problems/problem.ts";
import type { ProblemReportInput } from "../formats/located-problem.ts";
import { type FormatOptions, formatOf } from "../formats/names.ts";
import { formatDocument } from "../formats/problem-document.ts";
import { printProblems } from "./print-problems.ts";

export interface ReportOptions extends FormatOptions {
	readonly verbose?: boolean;
}

export interface CommandReport extends ProblemReportInput {
	/** For people, below the problems. */
	text?(): string;
	json(): string;
}

/**
 * Problems go to stderr for people, also beside a report for programs, which goes to stdout. Annotations take their
 * place.
 */
export async function printReport(report: CommandReport, options: ReportOptions): Promise<void> {
	const { problems, root } = report;
	const format = formatOf(options);
	if (format !== "github")
		printProblems(problems, root, { ...options, ...(options.format && { areAnnotations: false }) });
	if (format === "json") console.log(report.json());
	else if (format !== "text") {
		const document = await formatDocument(format, report);
		if (document) console.log(document);
	}
	if ((format === "text" || format === "github") && report.text) console.log(report.text());
}

/** Whether there are more warnings than a limit allows. Then it says so. */
export function exceedsWarningLimit(problems: readonly Problem[], limit: number | undefined): boolean {
	const count = problems.filter(({ severity }) => severity === "warning").length;
	if (limit === undefined || count <= limit) return false;
	console.error(`error: ${count} warning${count === 1 ? "" : "s"}; --max-warnings allows ${limit}`);
	return true;
}
