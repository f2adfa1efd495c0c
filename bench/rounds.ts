/**
 * Builds a corpus with every tool in turn, so that whatever else the machine does meets all of them:
 *
 * 1. Each tool gets its project, a folder of its own.
 * 2. In each round and at each step the tools build one after the other.
 * 3. Before each build the disk settles.
 * 4. At the end the output is counted and a page weighed.
 */
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Corpus } from "./corpus.ts";
import { emptyOutputFolder, settleDisk } from "./disk.ts";
import { type Measured, measured } from "./measure.ts";
import { type OutputSize, outputSize, writtenSince } from "./output.ts";
import { type PageWeight, pageWeight } from "./page-weight.ts";
import { homeOf, writeProject } from "./project.ts";
import type { Tool } from "./tool.ts";
import { measureTransfer, type Transfer } from "./transfer.ts";

/** `ram`: cold, with the output on a RAM disk. */
export const STEPS = ["cold", "unchanged", "body", "title", "ram"] as const;
export type Step = (typeof STEPS)[number];

export interface Build extends Measured {
	readonly step: Step;
	/** Files of the output; older records do not have all of them. */
	readonly written?: number;
}

export interface Result {
	readonly tool: string;
	readonly builds: readonly Build[];
	/** Why there are no further builds. */
	readonly failure?: string;
	readonly output?: OutputSize;
	readonly page?: PageWeight;
	readonly transfer?: Transfer;
}

export interface RoundOptions {
	/** Below it every tool has its folder. */
	readonly bench: string;
	readonly runs: number;
	/** Seconds. */
	readonly limit: number;
	/** Seconds of rest before each build. */
	readonly pause: number;
	/** Where the step `ram` writes; without it, that step is left out. */
	readonly ramFolder?: string | undefined;
	/** @default all */
	readonly steps?: readonly Step[];
	/** Whether a page of each site is opened in a browser. */
	readonly opensPage?: boolean;
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

/** A generator that takes longer for a build does each build once. */
const LONG_BUILD_SECONDS = 30;

export async function resultsOf(
	corpus: Corpus,
	tools: readonly Tool[],
	options: RoundOptions,
): Promise<readonly Result[]> {
	const { bench, runs, steps = STEPS, ramFolder, say } = options;
	const projects = tools.map((tool) => createProject(tool, corpus, bench));
	for (let round = 1; round <= runs; round++)
		for (const step of steps)
			for (const project of projects) {
				if (isOver(project, round)) continue;
				if (step === "ram" && !(ramFolder && project.tool.outputTo)) continue;
				const build = await measureBuild(project, step, round, options);
				project.builds.push(build);
				const outcome = build.failure ?? `${build.wall.toFixed(2)} s`;
				say(`${corpus.name}: ${step} ${round}/${runs} ${project.tool.name} ${outcome}`);
			}
	const results: Result[] = [];
	for (const project of projects) results.push(await resultOf(project, corpus, options));
	return results;
}

/** A build that fails only with its output on a RAM disk says nothing against the others. */
const failureOf = ({ builds }: Project): string | undefined =>
	builds.find(({ failure, step }) => failure && step !== "ram")?.failure;

const isOver = (project: Project, round: number): boolean =>
	failureOf(project) !== undefined || (round > 1 && project.builds.some(({ wall }) => wall > LONG_BUILD_SECONDS));

function createProject(tool: Tool, corpus: Corpus, bench: string): Project {
	const home = homeOf(tool, bench);
	const folder = writeProject(tool, corpus, home);
	const [locale = ""] = corpus.locales;
	const source = path.join(folder, tool.source(corpus.edited, locale, corpus));
	return { tool, home, folder, source, text: readFileSync(source, "utf8"), builds: [] };
}

async function measureBuild(project: Project, step: Step, round: number, { limit, pause, ramFolder }: RoundOptions) {
	const { tool, home, folder } = project;
	prepare(project, step, round);
	const output = step === "ram" && ramFolder ? emptyOutputFolder(ramFolder) : undefined;
	const outputArguments = output ? (tool.outputTo?.(output) ?? []) : [];
	await settleDisk(pause);
	const before = Date.now();
	const outcome = await measured({
		words: [...tool.command(home), ...outputArguments],
		folder,
		environment: tool.environment ?? {},
		log: `${folder}.log`,
		limit,
	});
	return { step, ...outcome, written: writtenSince(output ?? path.join(folder, tool.output), before) };
}

/** Each edit says something else than the one of the round before. */
function prepare(project: Project, step: Step, round: number) {
	const { tool, folder, source, text } = project;
	const longer = `${text.trimEnd()}\n\nA sentence of round ${round}.\n`;
	if (step === "cold" || step === "ram") {
		const kept = step === "cold" ? [tool.output] : [];
		for (const name of [...kept, ...tool.caches]) rmSync(path.join(folder, name), { recursive: true, force: true });
		writeFileSync(source, text);
	}
	if (step === "body") writeFileSync(source, longer);
	if (step === "title") writeFileSync(source, longer.replace(/^title: .*$/m, `title: Another title, ${round}`));
}

async function resultOf(project: Project, corpus: Corpus, options: RoundOptions): Promise<Result> {
	const { tool, folder, builds } = project;
	const output = path.join(folder, tool.output);
	const failure = failureOf(project);
	if (failure) return { tool: tool.name, builds, failure };
	const page = pageWeight(output, corpus.edited);
	const transfer = page && options.opensPage ? await measureTransfer(output, corpus.edited) : undefined;
	return { tool: tool.name, builds, output: outputSize(output), ...(page && { page }), ...(transfer && { transfer }) };
}
