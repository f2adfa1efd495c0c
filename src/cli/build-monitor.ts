/** Observes a build: how long each stage took, how much work was done, and which stage is running. */
import { existsSync, readFileSync } from "node:fs";
import { Cache } from "../engine/cache/cache.ts";
import type { Host } from "../engine/host.ts";
import type { TaskName } from "../engine/threads/tasks.ts";
import type { Workers } from "../engine/threads/workers.ts";
import type { Sources } from "../model/content/source.ts";

export interface StageTiming {
	/** The name of the stage: `parse`. */
	readonly stage: string;
	/** Milliseconds of this stage alone; stages may run at the same time. */
	readonly ms: number;
}

/** How much was computed; the rest came from the cache. */
export interface WorkCounts {
	/** Texts that were read. */
	readonly files: number;
	/** Texts that were parsed. */
	readonly parsed: number;
	/** Pages that were rendered. */
	readonly rendered: number;
	/** New or changed files. */
	readonly written: number;
}

/**
 * Wraps a host and workers to observe a build.
 *
 * @param manifest path of the output folder's manifest
 * @param onStage called with a stage's name each time it starts
 */
export function monitorBuild(host: Host, workers: Workers, manifest: string, onStage: (stage: string) => void) {
	const durations = new Map<string, number>();
	let sources: Sources | undefined;
	let work: WorkCounts = { files: 0, parsed: 0, rendered: 0, written: 0 };
	const time =
		<Args extends unknown[], Result>(
			stage: string,
			run: (...args: Args) => Promise<Result>,
			onResult: (result: Result) => void = () => {},
		) =>
		async (...args: Args): Promise<Result> => {
			onStage(stage);
			const start = performance.now();
			durations.set(stage, durations.get(stage) ?? 0);
			const result = await run(...args);
			durations.set(stage, (durations.get(stage) ?? 0) + performance.now() - start);
			onResult(result);
			return result;
		};
	async function* trackTasks<Result>(name: TaskName, inputs: readonly unknown[], results: AsyncIterable<Result>) {
		const iterator = results[Symbol.asyncIterator]();
		const readNext = () => iterator.next();
		const stage = STAGE_BY_TASK[name];
		const next = stage ? time(stage, readNext) : readNext;
		for (const input of inputs) {
			const { value } = await next();
			work = addWork(work, name, input);
			yield value;
		}
	}
	const observedWorkers: Workers = {
		run(name, inputs, shared) {
			const results = workers.run(name, inputs, shared); // starts the tasks
			return trackTasks(name, inputs, results);
		},
	};
	const disk = host.cache?.options.disk;
	return {
		/** In the order in which the stages first started. */
		timings: (): readonly StageTiming[] => [...durations].map(([stage, ms]) => ({ stage, ms })),
		work: () => work,
		/** The sources; `undefined` before they are read. */
		sources: () => sources,
		host: {
			...host,
			read: time("read", host.read, (read) => {
				sources = read;
				work = { ...work, files: read.files.length };
			}),
			bundle: time("bundle", host.bundle),
			open: async () => {
				const writing = await host.open();
				const previousLines = new Set(readLines(manifest));
				return {
					...writing,
					add: time("write", writing.add),
					publish: time("write", writing.publish, () => {
						const all = readLines(manifest);
						const written = all.filter((line) => !previousLines.has(line));
						work = { ...work, written: written.length };
					}),
				};
			},
			cache: new Cache({
				...host.cache?.options,
				disk: disk && {
					read: time("cache", disk.read),
					write: time("cache", disk.write),
					append: time("cache", disk.append),
				},
			}),
		},
		workers: observedWorkers,
	};
}

/** Stages that the build waits for, by task. */
const STAGE_BY_TASK: Partial<Record<TaskName, string>> = {
	parse: "parse",
	diagrams: "diagrams",
	pages: "render",
	search: "search",
	searchUpdate: "search",
};

function addWork(work: WorkCounts, name: TaskName, input: unknown): WorkCounts {
	const count = Array.isArray(input) ? input.length : 0;
	if (name === "parse") return { ...work, parsed: work.parsed + count };
	if (name === "pages") return { ...work, rendered: work.rendered + count };
	return work;
}

const readLines = (file: string): string[] => (existsSync(file) ? readFileSync(file, "utf8").split("\n") : []);
