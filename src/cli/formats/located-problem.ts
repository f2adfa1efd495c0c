/** Problems as other programs need them: each with a place, and recognisable in a later report. */
import { hash } from "node:crypto";
import path from "node:path";
import { type Problem, type SourceLocation, wholeFile } from "../../model/problems/problem.ts";
import { isBelow } from "../../pipeline/emit/relative-path.ts";
import { createSourceReader, withCodeFrames } from "../../pipeline/load/code-frames.ts";

export interface LocatedProblem extends Problem {
	/** Its path is relative to the repository. A problem without a place is one of the configuration file. */
	readonly at: SourceLocation;
	/**
	 * The same in a later report, also if the line has moved: a hash of what is wrong, the file, and the text of the line.
	 * Equal ones are numbered.
	 */
	readonly fingerprint: string;
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
	const counts = new Map<string, number>();
	return withCodeFrames(problems, root).map((problem) => {
		const place = problem.at ?? wholeFile(configPath);
		const at = { ...place, path: pathFrom(folder, path.resolve(root, place.path)) };
		const line = place.isWholeFile ? undefined : readSource(place.path)?.lines[place.line - 1];
		const identity = JSON.stringify([problem.code, problem.message, at.path, line?.trim() ?? ""]);
		const number = counts.get(identity) ?? 0;
		counts.set(identity, number + 1);
		return { ...problem, at, fingerprint: hash("sha256", `${identity} ${number}`).slice(0, 32) };
	});
}

/** With forward slashes; absolute if the file is not below the folder. */
const pathFrom = (folder: string, file: string): string =>
	(isBelow(folder, file) ? path.relative(folder, file) : file).replaceAll("\\", "/");
