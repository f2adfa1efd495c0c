/**
 * Runs tasks on this thread and on others. All take from one list, so that none waits while there is work, whatever a
 * task takes. What all inputs of a task share is sent to a thread once.
 *
 * A site's search takes long and nobody waits for it until the pages are there: the first thread is for searches alone,
 * the others take them first, and this one last. Node keeps more than one core busy without any thread: garbage is
 * collected and code compiled on others, so that a thread that shares the rest is worth a third core.
 */
import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import type { Workers } from "./inline.ts";
import { type Input, runTask, type TaskName } from "./tasks.ts";

/** What a thread is told to do. */
export interface Order {
	readonly id: number;
	readonly name: TaskName;
	readonly input: unknown;
	/** When it is another than the thread knows for the task. */
	readonly shared?: { readonly value: unknown };
}

export type Answer = { readonly id: number } & (
	| { readonly result: unknown }
	| { readonly error: unknown }
);

interface Task {
	readonly name: TaskName;
	readonly input: unknown;
	readonly shared: unknown;
	readonly done: (result: unknown) => void;
	readonly failed: (error: unknown) => void;
}

/** Threads beside this one that a machine has room for. More than some would wait for this one, which writes what they make. */
export const roomForThreads = (): number =>
	Math.min(availableParallelism() - 1, 3);

/** So many tasks are worth a thread: it takes as long to start as some of them. */
const WORTH_A_THREAD = 4;

/** A search of more pages is made here: a thread would have all their texts in memory once more. */
const MOST_PAGES = 2000;

/** At most `most` threads, started when there is enough to do. They end with the process, and keep none alive that is done. */
export function threads(most: number): Workers {
	/** What the build waits for, and what it does not wait for yet. */
	const first: Task[] = [];
	const beside: Task[] = [];
	/** What it does not wait for, and is too large to be sent. */
	const large: Task[] = [];
	const crew: Thread[] = [];
	let isRunning = false;

	/** One turn: what threads can take is handed out, then one task is done here. */
	async function turn(): Promise<void> {
		const isMuch = first.length + beside.length >= WORTH_A_THREAD;
		while (isMuch && crew.length < most) crew.push(startThread());
		const own = first.shift();
		for (const thread of crew)
			for (let task = nextFor(thread); task; task = nextFor(thread))
				thread.take(task);
		await runHere(own ?? beside.shift() ?? large.shift());
		isRunning = first.length + beside.length + large.length > 0;
		if (isRunning) setImmediate(turn);
	}

	/** A second one waits in the thread, so that it need not wait for this one; a search would keep it waiting. */
	const nextFor = (thread: Thread): Task | undefined => {
		const load = thread.load();
		if (load === 0 && beside.length > 0) return beside.shift();
		const mayShare = thread !== crew[0];
		return mayShare && load < 2 && beside.length === 0
			? first.shift()
			: undefined;
	};

	const put = (task: Task) => {
		if (task.name !== "search") first.push(task);
		else if (isLarge(task.input as Input<"search">)) large.push(task);
		else beside.push(task);
		if (isRunning) return;
		isRunning = true;
		setImmediate(turn);
	};

	return {
		run(name, inputs, shared) {
			const results = inputs.map(
				(input) =>
					new Promise<never>((done, failed) => {
						const task = { name, input, shared, failed };
						put({ ...task, done: done as (result: unknown) => void });
					}),
			);
			for (const result of results) result.catch(() => {}); // told to whoever asks for it
			return inOrder(results);
		},
	};
}

const isLarge = ({ search }: Input<"search">): boolean =>
	search.pages.length > MOST_PAGES;

async function* inOrder<Result>(
	results: Promise<Result>[],
): AsyncGenerator<Result> {
	while (results.length > 0) yield await (results.shift() as Promise<Result>);
}

async function runHere(task: Task | undefined): Promise<void> {
	if (!task) return;
	const { name, input, shared, done, failed } = task;
	await runTask(name, input as never, shared as never).then(done, failed);
}

interface Thread {
	take(task: Task): void;
	/** How many tasks it has; one that is over has no room for any. */
	load(): number;
}

let lastId = 0;

function startThread(): Thread {
	const worker = startWorker();
	const tasks = new Map<number, Task>();
	/** By task, what was sent last. */
	const sent = new Map<TaskName, unknown>();
	const take = (task: Task) => {
		const { name, input, shared } = task;
		const isKnown = sent.has(name) && sent.get(name) === shared;
		const id = ++lastId;
		const order: Order = {
			...{ id, name, input },
			...(!isKnown && { shared: { value: shared } }),
		};
		try {
			worker.postMessage(order);
		} catch (error) {
			task.failed(error); // what is no plain value cannot be sent
			return;
		}
		sent.set(name, shared);
		tasks.set(id, task);
		worker.ref(); // until it is done
	};
	worker.on("message", (answer: Answer) => {
		const task = tasks.get(answer.id);
		tasks.delete(answer.id);
		if (tasks.size === 0) worker.unref();
		if ("error" in answer) task?.failed(answer.error);
		else task?.done(answer.result);
	});
	let isOver = false;
	const end = (error: unknown) => {
		isOver = true;
		for (const task of tasks.values()) task.failed(error);
		tasks.clear();
	};
	worker.on("error", end);
	worker.on("exit", (code) => end(new Error(`a thread ended with ${code}`)));
	worker.unref();
	return { take, load: () => (isOver ? Number.POSITIVE_INFINITY : tasks.size) };
}

/** In the repository a thread runs the source, too. */
function startWorker(): Worker {
	if (!import.meta.url.endsWith(".ts"))
		return new Worker(new URL("./thread.js", import.meta.url));
	const source = new URL("./thread.ts", import.meta.url).href;
	const begin = `import { register } from ${JSON.stringify(import.meta.resolve("tsx/esm/api"))};
register();
await import(${JSON.stringify(source)});`;
	return new Worker(
		new URL(`data:text/javascript,${encodeURIComponent(begin)}`),
	);
}
