/**
 * Builds a corpus with every tool in turn, so that whatever else the machine does meets all of them:
 *
 * 1. Each tool gets its project, a folder of its own.
 * 2. In each round and at each step the tools build one after the other.
 * 3. At the end the output is counted and a page weighed.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { writeFiles } from "../site.ts";
import type { Corpus } from "./corpus.ts";
import { type Measured, measured } from "./measure.ts";
import { type OutputSize, outputSize, writtenSince } from "./output.ts";
import { type PageWeight, pageWeight } from "./page-weight.ts";
import type { Tool } from "./tool.ts";

export const steps = ["cold", "unchanged", "body", "title"] as const;
export type Step = (typeof steps)[number];

export interface Build extends Measured {
	readonly step: Step;
	/** Files of the output. */
	readonly written: number;
}

export interface Result {
	readonly tool: string;
	readonly builds: readonly Build[];
	/** Why there are no further builds. */
	readonly failure?: string;
	readonly output?: OutputSize;
	readonly page?: PageWeight;
}

export interface Setting {
	/** Below it every tool has its folder. */
	readonly bench: string;
	readonly runs: number;
	/** Seconds. */
	readonly limit: number;
	readonly say: (line: string) => void;
}

interface Project {
	readonly tool: Tool;
	readonly home: string;
	readonly folder: string;
	/** The page that is edited, and what it said at first. */
	readonly source: string;
	readonly text: string;
	readonly builds: Build[];
}

/** One round is enough of a build that takes longer. */
const SLOW_SECONDS = 60;

export async function resultsOf(
	corpus: Corpus,
	tools: readonly Tool[],
	setting: Setting,
): Promise<readonly Result[]> {
	const projects = tools.map((tool) => projectOf(tool, corpus, setting.bench));
	for (let round = 1; round <= setting.runs; round++)
		for (const step of steps)
			for (const project of projects) {
				if (isOver(project, round)) continue;
				const build = await built(project, step, round, setting);
				project.builds.push(build);
				const outcome = build.failure ?? `${build.wall.toFixed(2)} s`;
				setting.say(
					`${corpus.name}: ${step} ${round}/${setting.runs} ${project.tool.name} ${outcome}`,
				);
			}
	return projects.map((project) => resultOf(project, corpus));
}

const failureOf = ({ builds }: Project): string | undefined =>
	builds.find(({ failure }) => failure)?.failure;

const isOver = (project: Project, round: number): boolean =>
	failureOf(project) !== undefined ||
	(round > 1 && project.builds.some(({ wall }) => wall > SLOW_SECONDS));

function projectOf(tool: Tool, corpus: Corpus, bench: string): Project {
	const home = path.join(bench, tool.name);
	const folder = path.join(home, corpus.name.replace(/\W+/g, "-"));
	rmSync(folder, { recursive: true, force: true });
	mkdirSync(folder, { recursive: true });
	writeFiles(folder, tool.site(corpus));
	const source = path.join(folder, tool.source(corpus.edited));
	return {
		tool,
		home,
		folder,
		source,
		text: readFileSync(source, "utf8"),
		builds: [],
	};
}

async function built(
	project: Project,
	step: Step,
	round: number,
	{ limit }: Setting,
): Promise<Build> {
	const { tool, home, folder } = project;
	prepare(project, step, round);
	const before = Date.now();
	const outcome = await measured({
		words: tool.command(home),
		folder,
		environment: tool.environment ?? {},
		log: `${folder}.log`,
		limit,
	});
	return {
		step,
		...outcome,
		written: writtenSince(path.join(folder, tool.output), before),
	};
}

/** Each edit says something else than the one of the round before. */
function prepare(project: Project, step: Step, round: number) {
	const { tool, folder, source, text } = project;
	const longer = `${text.trimEnd()}\n\nA sentence of round ${round}.\n`;
	if (step === "cold") {
		for (const kept of [tool.output, ...tool.caches])
			rmSync(path.join(folder, kept), { recursive: true, force: true });
		writeFileSync(source, text);
	}
	if (step === "body") writeFileSync(source, longer);
	if (step === "title")
		writeFileSync(
			source,
			longer.replace(/^title: .*$/m, `title: Another title, ${round}`),
		);
}

function resultOf(project: Project, corpus: Corpus): Result {
	const { tool, folder, builds } = project;
	const output = path.join(folder, tool.output);
	const failure = failureOf(project);
	const page = failure ? undefined : pageWeight(output, corpus.edited);
	return {
		tool: tool.name,
		builds,
		...(failure ? { failure } : { output: outputSize(output) }),
		...(page && { page }),
	};
}
