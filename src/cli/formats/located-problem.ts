/** Problems as other programs need them: each with a place, and with the line of its file. */
import path from "node:path";
import { type Problem, type SourceLocation, wholeFile } from "../../model/problems/problem.ts";
import { createSourceReader, withCodeFrames } from "../../pipeline/load/code-frames.ts";

export interface LocatedProblem extends Problem {
	/** Its path is relative to the repository. A problem without a place is one of the configuration file. */
	readonly at: SourceLocation;
	/** The lines from the one before the place to the one after it; absent for a file as a whole. */
	readonly context?: LineContext;
}

export interface LineContext {
	/** The number of the first line, from 1. */
	readonly start: number;
	readonly lines: readonly string[];
	/** The line with the problem. */
	readonly line: string;
}

export interface ProblemReportInput {
	readonly problems: readonly Problem[];
	/** The site's folder. */
	readonly root: string;
	/** Absolute. Where problems without a place are shown; absent if there is none. */
	readonly configFile?: string | undefined;
}

/** Systems of continuous integration say where the repository is; elsewhere it is the working folder. */
function repositoryFolder(): string {
	const { GITHUB_ACTIONS, GITHUB_WORKSPACE, CI_PROJECT_DIR } = process.env;
	return (GITHUB_ACTIONS === "true" && GITHUB_WORKSPACE) || CI_PROJECT_DIR || process.cwd();
}

export function locateProblems({ problems, root, configFile }: ProblemReportInput): readonly LocatedProblem[] {
	const readSource = createSourceReader(root);
	const folder = repositoryFolder();
	const configPath = configFile ? path.relative(root, configFile) : "site.config.ts";
	return withCodeFrames(problems, root).map((problem) => {
		const at = problem.at ?? wholeFile(configPath);
		const context = at.isWholeFile ? undefined : contextOf(readSource(at.path), at.line);
		return {
			...problem,
			at: { ...at, path: pathFrom(folder, path.resolve(root, at.path)) },
			...(context && { context }),
		};
	});
}

/** With forward slashes; absolute if the file is not below the folder. */
function pathFrom(folder: string, file: string): string {
	const relative = path.relative(folder, file);
	const isBelow = !relative.startsWith("..") && !path.isAbsolute(relative);
	return (isBelow ? relative : file).replaceAll("\\", "/");
}

function contextOf(text: string | undefined, line: number): LineContext | undefined {
	const lines = text?.split(/\r\n|\r|\n/);
	const found = lines?.[line - 1];
	if (!lines || found === undefined) return undefined;
	const start = Math.max(1, line - 1);
	const isLastEmpty = lines.at(-1) === "";
	const end = Math.min(line + 1, isLastEmpty ? lines.length - 1 : lines.length);
	return {
		start,
		lines: lines.slice(start - 1, Math.max(end, line)),
		line: found,
	};
}
