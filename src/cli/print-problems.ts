/** Prints problems for people, editors and CI. */
import path from "node:path";
import { styleText } from "node:util";
import { withCodeFrames } from "../load/code-frames.ts";
import { printable } from "../model/control-characters.ts";
import { helpUrlOf } from "../model/manual.ts";
import { formatProblem, type Problem } from "../model/problem.ts";
import { hyperlink, supportsHyperlinks } from "./hyperlinks.ts";

/**
 * Prints to stderr, one clickable line per problem. Paths are relative to the working folder, in annotations to the
 * repository.
 *
 * @param verbose print stack traces
 */
export function printProblems(
	problems: readonly Problem[],
	root: string,
	verbose = false,
) {
	const { GITHUB_ACTIONS, GITHUB_WORKSPACE } = process.env;
	const isGitHub = GITHUB_ACTIONS === "true";
	const baseFolder = (isGitHub && GITHUB_WORKSPACE) || process.cwd();
	for (const problem of withCodeFrames(problems, root).map((one) =>
		withRelativePath(baseFolder, one, root),
	)) {
		console.error(isGitHub ? annotationOf(problem) : colourizeProblem(problem));
		if (verbose && problem.stack) console.error(printableStack(problem.stack));
	}
}

const printableStack = (stack: string): string =>
	stack
		.split("\n")
		.map((line) => `  ${printable(line)}`)
		.join("\n");

/** Returns the problem with its path relative to a folder. */
function withRelativePath(
	baseFolder: string,
	problem: Problem,
	root: string,
): Problem {
	const { at } = problem;
	if (!at) return problem;
	const file = path.relative(baseFolder, path.resolve(root, at.path));
	return { ...problem, at: { ...at, path: file.replaceAll("\\", "/") } };
}

const SEVERITY_COLOURS = {
	info: "blue",
	warning: "yellow",
	error: "red",
} as const;

/** Where terminals can, the severity has a colour, and the code is a link to its explanation. */
function colourizeProblem(problem: Problem): string {
	const { severity, code } = problem;
	const isColoured = process.stderr.isTTY && !process.env.NO_COLOR;
	const shownSeverity = isColoured
		? styleText(SEVERITY_COLOURS[severity], severity)
		: severity;
	const shownCode = supportsHyperlinks(process.stderr)
		? hyperlink(code, helpUrlOf(code))
		: code;
	return formatProblem(problem).replace(
		`${severity} ${code}: `,
		() => `${shownSeverity} ${shownCode}: `,
	);
}

/**
 * A GitHub Actions workflow command, shown as an annotation:
 * https://docs.github.com/en/actions/reference/workflow-commands-for-github-actions
 */
function annotationOf({ severity, code, message, at, hint }: Problem): string {
	const kind = severity === "info" ? "notice" : severity;
	const place = at
		? `file=${escapeProperty(at.path)},${at.isWholeFile ? "" : `line=${at.line},col=${at.column},`}`
		: "";
	return `::${kind} ${place}title=${escapeProperty(code)}::${[message, ...(hint ? [hint] : [])].map(printable).map(escapeData).join("%0A")}`;
}

const escapeData = (text: string): string =>
	text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");

const escapeProperty = (text: string): string =>
	escapeData(printable(text)).replaceAll(":", "%3A").replaceAll(",", "%2C");
