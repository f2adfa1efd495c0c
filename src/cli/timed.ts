/** Watches a build from outside: how long each effect and each stage took, how much there was to do, and what runs. */
import { existsSync, readFileSync } from "node:fs";
import type { Host } from "../host.ts";
import type { Sources } from "../model/source.ts";
import type { Workers } from "../work/inline.ts";
import type { TaskName } from "../work/tasks.ts";

export interface Timing {
	readonly stage: string;
	readonly ms: number;
}

/** How much was done; what is missing to the whole was known from earlier builds. */
export interface Work {
	readonly files: number;
	readonly parsed: number;
	readonly rendered: number;
	/** New or different. */
	readonly written: number;
}

export interface Timed {
	readonly host: Host;
	readonly workers: Workers;
	/** Of the stages in the order in which they first began. */
	timings(): readonly Timing[];
	work(): Work;
	/** What was read; nothing before that. */
	sources(): Sources | undefined;
}

/** `started` is told of each stage when it begins; `manifest` is the list of what was written. */
export function timed(
	host: Host,
	workers: Workers,
	manifest: string,
	started: (stage: string) => void,
): Timed {
	const taken = new Map<string, number>();
	let sources: Sources | undefined;
	let work: Work = { files: 0, parsed: 0, rendered: 0, written: 0 };
	const time =
		<Args extends unknown[], Result>(
			stage: string,
			run: (...args: Args) => Promise<Result>,
			done: (result: Result) => void = () => {},
		) =>
		async (...args: Args): Promise<Result> => {
			started(stage);
			const start = performance.now();
			taken.set(stage, taken.get(stage) ?? 0);
			const result = await run(...args);
			taken.set(stage, (taken.get(stage) ?? 0) + performance.now() - start);
			done(result);
			return result;
		};
	async function* seen<Result>(
		name: TaskName,
		inputs: readonly unknown[],
		results: AsyncIterable<Result>,
	): AsyncGenerator<Result> {
		const iterator = results[Symbol.asyncIterator]();
		const next = time(STAGES[name], () => iterator.next());
		for (const input of inputs) {
			const { value } = await next();
			work = workWith(work, name, input);
			yield value;
		}
	}
	const { cache } = host;
	return {
		timings: () => [...taken].map(([stage, ms]) => ({ stage, ms })),
		work: () => work,
		sources: () => sources,
		host: {
			read: time("read", host.read, (read) => {
				sources = read;
				work = { ...work, files: read.files.length };
			}),
			bundle: time("bundle", host.bundle),
			open: () => {
				const before = new Set(linesIn(manifest));
				const writing = host.open();
				return {
					...writing,
					add: time("write", writing.add),
					publish: time("write", writing.publish, () => {
						const all = linesIn(manifest);
						const written = all.filter((line) => !before.has(line));
						work = { ...work, written: written.length };
					}),
				};
			},
			...(cache && {
				cache: {
					read: time("cache", cache.read),
					write: time("cache", cache.write),
				},
			}),
		},
		workers: {
			run(name, inputs, shared) {
				const results = workers.run(name, inputs, shared); // begins
				return seen(name, inputs, results);
			},
		},
	};
}

/** What a task is called among the stages. */
const STAGES = { parse: "parse", pages: "render", search: "search" } as const;

function workWith(work: Work, name: TaskName, input: unknown): Work {
	const count = Array.isArray(input) ? input.length : 0;
	if (name === "parse") return { ...work, parsed: work.parsed + count };
	if (name === "pages") return { ...work, rendered: work.rendered + count };
	return work;
}

const linesIn = (file: string): string[] =>
	existsSync(file) ? readFileSync(file, "utf8").split("\n") : [];
