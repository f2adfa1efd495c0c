/** Prints problems for people, editors and CI. */
import path from "node:path";
import { styleText } from "node:util";
import { helpUrlOf } from "../../model/problems/manual.ts";
import { formatProblem, type Problem } from "../../model/problems/problem.ts";
import { printable } from "../../model/text/control-characters.ts";
import { withCodeFrames } from "../../pipeline/load/code-frames.ts";
import { formatGitHubAnnotation } from "../formats/github.ts";
import { hyperlink, supportsHyperlinks } from "./hyperlinks.ts";

export interface PrintOptions {
	/** Print stack traces. */
	readonly verbose?: boolean;
	/** Lines that GitHub shows beside the changes. @default in GitHub Actions */
	readonly areAnnotations?: boolean;
}

/**
 * Prints to stderr, one clickable line per problem. Paths are relative to the working folder, in annotations to the
 * repository.
 */
export function printProblems(
	problems: readonly Problem[],
	root: string,
	{ verbose, areAnnotations = process.env.GITHUB_ACTIONS === "true" }: PrintOptions = {},
) {
	const baseFolder = (areAnnotations && process.env.GITHUB_WORKSPACE) || process.cwd();
	for (const problem of withCodeFrames(problems, root).map((one) => withRelativePath(baseFolder, one, root))) {
		console.error(areAnnotations ? formatGitHubAnnotation(problem) : colourizeProblem(problem));
		if (verbose && problem.stack) console.error(printableStack(problem.stack));
	}
}

const printableStack = (stack: string): string =>
	stack
		.split("\n")
		.map((line) => `  ${printable(line)}`)
		.join("\n");

/** Returns the problem with its path relative to a folder. */
function withRelativePath(baseFolder: string, problem: Problem, root: string): Problem {
	const { at } = problem;
	if (!at) return problem;
	const file = path.relative(baseFolder, path.resolve(root, at.path));
	return { ...problem, at: { ...at, path: file.replaceAll("\\", "/") } };
}

const SEVERITY_COLOURS = { info: "blue", warning: "yellow", error: "red" } as const;

/** Where terminals can, the severity has a colour, and the code is a link to its explanation. */
function colourizeProblem(problem: Problem): string {
	const { severity, code } = problem;
	const isColoured = process.stderr.isTTY && !process.env.NO_COLOR;
	const shownSeverity = isColoured ? styleText(SEVERITY_COLOURS[severity], severity) : severity;
	const shownCode = supportsHyperlinks(process.stderr) ? hyperlink(code, helpUrlOf(code)) : code;
	return formatProblem(problem).replace(`${severity} ${code}: `, () => `${shownSeverity} ${shownCode}: `);
}
