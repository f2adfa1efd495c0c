/** Problems of rendering. One mistake in a component may make many pages fail, and is one problem. */
import path from "node:path";
import type { Host } from "../host.ts";
import type { SiteConfig } from "../model/config.ts";
import type {
	Problem,
	ProblemReport,
	SourceLocation,
} from "../model/problem.ts";

export async function collectRenderProblems(
	pages: readonly ProblemReport[],
	host: Pick<Host, "originalStack">,
	config: SiteConfig,
): Promise<ProblemReport> {
	const others: Problem[] = [];
	const failures = new Map<string, Problem[]>();
	for (const problem of pages.flatMap(({ problems }) => problems)) {
		const { stack } = problem;
		const same = stack === undefined ? others : failures.get(stack);
		if (same) same.push(problem);
		else failures.set(String(stack), [problem]);
	}
	const merged = await Promise.all(
		[...failures.values()].map((same) => mergeFailures(same, host, config)),
	);
	return { problems: [...others, ...merged] };
}

async function mergeFailures(
	failures: readonly Problem[],
	{ originalStack = async (stack) => stack }: Pick<Host, "originalStack">,
	{ root }: SiteConfig,
): Promise<Problem> {
	const [first] = failures as [Problem];
	const stack = await originalStack(first.stack ?? "");
	const at = siteLocationIn(stack, root) ?? first.at;
	const more = failures.length - 1;
	return {
		...first,
		message:
			more === 0
				? first.message
				: `${first.message} (and ${more} more page${more === 1 ? "" : "s"})`,
		...(at && { at }),
		stack,
	};
}

/** The first position in a file of the site. */
function siteLocationIn(
	stack: string,
	root: string,
): SourceLocation | undefined {
	for (const [, file = "", line, column] of stack.matchAll(
		/^ {4}at .*?((?:file:\/\/)?\/[^()\n]*?|[A-Z]:[^()\n]*?):(\d+):(\d+)\)?$/gm,
	)) {
		const relative = path
			.relative(root, file.replace(/^file:\/\//, ""))
			.replaceAll("\\", "/");
		if (/^\.\.\/|(^|\/)node_modules\/|^\.ssg\//.test(relative)) continue;
		return { path: relative, line: Number(line), column: Number(column) };
	}
	return undefined;
}
