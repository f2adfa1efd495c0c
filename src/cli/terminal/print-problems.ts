/** Prints problems for people, editors and CI. */
import path from "node:path";
import { styleText } from "node:util";
import { groupBy } from "../../model/collections.ts";
import { helpUrlOf } from "../../model/problems/manual.ts";
import { formatHint, formatProblem, type Problem } from "../../model/problems/problem.ts";
import { printable } from "../../model/text/control-characters.ts";
import { withCodeFrames } from "../../pipeline/load/code-frames.ts";
import { formatGitHubAnnotation } from "../formats/github.ts";

export interface PrintOptions {
	/** Print all problems of a kind, and stack traces. */
	readonly verbose?: boolean;
	/** Lines that GitHub shows beside the changes. @default in GitHub Actions */
	readonly areAnnotations?: boolean;
}

/**
 * Prints to stderr, one clickable line per problem, and counts of what is not printed. Paths are relative to the working
 * folder, in annotations to the repository.
 */
export function printProblems(
	problems: readonly Problem[],
	root: string,
	{ verbose, areAnnotations = process.env.GITHUB_ACTIONS === "true" }: PrintOptions = {},
) {
	const baseFolder = (areAnnotations && process.env.GITHUB_WORKSPACE) || process.cwd();
	const { listed, counts } = verbose || areAnnotations ? { listed: problems, counts: [] } : groupProblems(problems);
	for (const problem of withCodeFrames(listed, root).map((one) => withRelativePath(baseFolder, one, root))) {
		console.error(areAnnotations ? formatGitHubAnnotation(problem) : colourizeProblem(problem));
		if (verbose && problem.stack) console.error(printableStack(problem.stack));
	}
	for (const count of counts) console.error(printable(count));
	if (counts.length > 0) console.error(formatHint("run the command with --verbose to see all of them"));
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

type Environment = Readonly<Record<string, string | undefined>>;

const PROGRAMS = new Set(["ghostty", "Hyper", "iTerm.app", "vscode", "WezTerm", "zed"]);
const TERMINALS = /^(?:xterm-kitty|xterm-ghostty|alacritty|foot|contour)/;

/** The first version of VTE, which most terminals of Linux use, whose links work. */
const FIRST_VTE_VERSION = 5000;

/** Terminals do not tell whether they support links; others print the sequence, or nothing. */
export function supportsHyperlinks(
	{ isTTY }: { readonly isTTY?: boolean | undefined },
	env: Environment = process.env,
): boolean {
	if (env.FORCE_HYPERLINK !== undefined) return env.FORCE_HYPERLINK !== "0";
	if (!isTTY || env.NO_COLOR || env.CI || env.TERM === "dumb") return false;
	return (
		PROGRAMS.has(env.TERM_PROGRAM ?? "") ||
		TERMINALS.test(env.TERM ?? "") ||
		env.WT_SESSION !== undefined ||
		env.KONSOLE_VERSION !== undefined ||
		Number(env.VTE_VERSION ?? 0) >= FIRST_VTE_VERSION
	);
}

/** Links in a terminal: https://gist.github.com/egmontkob/eb114294efbcd5adb1944c9f3cb5feda (OSC 8). */
export const hyperlink = (text: string, url: string): string => `\u001b]8;;${url}\u001b\\${text}\u001b]8;;\u001b\\`;

// Divides many problems into those that a reader wants to see at once, and counts of the others.

/** Of a kind. Fixing the first ones often fixes the others. */
const MAX_LISTED = 10;

/** Of a kind; the others are counted together. */
const MAX_COUNTED_FOLDERS = 10;

/** Problems of a kind have the same code and severity. */
export function groupProblems(problems: readonly Problem[]) {
	const kinds = groupBy(problems, ({ code, severity }) => `${severity} ${code}`);
	const omitted = [...kinds.values()].map((kind) => kind.slice(MAX_LISTED));
	const isOmitted = new Set(omitted.flat());
	return { listed: problems.filter((problem) => !isOmitted.has(problem)), counts: omitted.flatMap(countByFolder) };
}

/** The folders with most problems first. */
function countByFolder(problems: readonly Problem[]): string[] {
	const folders = [...groupBy(problems, folderOf)]
		.map(([folder, { length }]) => ({ folder, count: length }))
		.sort((a, b) => b.count - a.count);
	const others = folders.slice(MAX_COUNTED_FOLDERS);
	const count = others.reduce((sum, other) => sum + other.count, 0);
	return [
		...folders.slice(0, MAX_COUNTED_FOLDERS),
		...(count > 0 ? [{ folder: `${others.length} other folders`, count }] : []),
	].map(({ folder, count }) => `${count.toLocaleString("en")} more ${problems[0]?.code} in ${folder}`);
}

/** A problem without a place is about the whole site. */
const folderOf = ({ at }: Problem): string => at?.path.split("/").slice(0, -1).join("/") || "the site's folder";
