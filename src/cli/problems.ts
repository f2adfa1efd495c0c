/** Prints problems for people, editors and CI. */
import path from "node:path";
import { styleText } from "node:util";
import { format, type Problem } from "../model/problem.ts";

/** To stderr, one line each that an editor can click; paths count from the working folder, in annotations from the repository. */
export function printProblems(problems: readonly Problem[], root: string) {
	const { GITHUB_ACTIONS, GITHUB_WORKSPACE } = process.env;
	const isGitHub = GITHUB_ACTIONS === "true";
	const here = (isGitHub && GITHUB_WORKSPACE) || process.cwd();
	for (const problem of problems.map((one) => seenFrom(here, one, root)))
		console.error(isGitHub ? annotation(problem) : coloured(problem));
}

/** The problem, with its path as seen from a folder. */
function seenFrom(here: string, problem: Problem, root: string): Problem {
	const { at } = problem;
	if (!at) return problem;
	const file = path.relative(here, path.resolve(root, at.path));
	return { ...problem, at: { ...at, path: file.replaceAll("\\", "/") } };
}

const COLOURS = { info: "blue", warning: "yellow", error: "red" } as const;

const coloured = (problem: Problem): string =>
	process.stderr.isTTY && !process.env.NO_COLOR
		? format(problem).replace(
				` ${problem.severity} `,
				` ${styleText(COLOURS[problem.severity], problem.severity)} `,
			)
		: format(problem);

/** A workflow command of GitHub Actions: shown beside the line of the change. */
function annotation({ severity, code, message, at, hint }: Problem): string {
	const kind = severity === "info" ? "notice" : severity;
	const place = at
		? `file=${property(at.path)},line=${at.line},col=${at.column},`
		: "";
	return `::${kind} ${place}title=${property(code)}::${data(hint ? `${message}\n${hint}` : message)}`;
}

const data = (text: string): string =>
	text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");

const property = (text: string): string =>
	data(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
