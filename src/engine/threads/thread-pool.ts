/**
 * Runs tasks on this thread and on worker threads. All take from one queue, so no thread waits while there is work,
 * however long a task takes. The value shared by all inputs of a task is sent to each thread once.
 *
 * Words, search indexes and the check of diagrams are not needed until the pages are done. Therefore the other threads
 * prefer them, and this thread takes them last.
 */
import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import { runTask, type TaskName } from "./tasks.ts";
import type { Workers } from "./workers.ts";

/** A message to a thread. */
export interface ThreadRequest {
	readonly id: number;
	readonly name: TaskName;
	readonly input: unknown;
	/** Sent if the thread has not received this value for this task. */
	readonly shared?: { readonly value: unknown };
}

export type ThreadResponse = { readonly id: number } & ({ readonly result: unknown } | { readonly error: unknown });

interface QueuedTask {
	readonly name: TaskName;
	readonly input: unknown;
	readonly shared: unknown;
	readonly resolve: (result: unknown) => void;
	readonly reject: (error: unknown) => void;
}

/** Default number of worker threads. More than three would wait for the main thread, which writes their results. */
export const defaultThreadCount = (): number => Math.min(availableParallelism() - 1, 3);

/** Their results are needed only when all pages are written. */
const BACKGROUND_TASKS: ReadonlySet<TaskName> = new Set(["diagrams", "words", "search", "searchUpdate"]);

/** Fewer tasks are not worth a thread, which takes as long to start as a few tasks. */
const MIN_TASKS_FOR_THREADS = 4;

/** Of a thread, so that it need not wait for the main thread, which is busy with a task of its own. */
const MAX_QUEUED_TASKS = 4;

/** They take a second or more. */
const LONG_TASKS: ReadonlySet<TaskName> = new Set(["diagrams", "search", "searchUpdate"]);

/** Of a thread. If one has two, another may be left without any. */
const MAX_QUEUED_LONG_TASKS = 2;

export interface ThreadPoolOptions {
	/**
	 * The number of waiting tasks that are enough work to start threads; 0 starts them at once.
	 *
	 * @default 4
	 */
	readonly minTasks?: number;
}

/** Creates a pool of at most `maxThreads` threads. Idle threads do not keep the process alive. */
export function createThreadPool(
	maxThreads: number,
	{ minTasks = MIN_TASKS_FOR_THREADS }: ThreadPoolOptions = {},
): Workers {
	/** Tasks the build is waiting for; then tasks it is not waiting for yet. */
	const urgentTasks: QueuedTask[] = [];
	const backgroundTasks: QueuedTask[] = [];
	const workerPool: PoolThread[] = [];
	let isRunning = false;
	const startThreads = () => {
		while (workerPool.length < maxThreads) workerPool.push(startThread());
	};
	if (minTasks === 0) startThreads();

	/** Hands out tasks to threads, then runs one task on this thread. */
	async function runTurn(): Promise<void> {
		if (urgentTasks.length + backgroundTasks.length >= minTasks) startThreads();
		const ownTask = urgentTasks.shift();
		for (const thread of workerPool)
			for (let task = nextTaskFor(thread); task; task = nextTaskFor(thread)) thread.assign(task);
		await runOnMainThread(ownTask ?? backgroundTasks.shift());
		isRunning = urgentTasks.length + backgroundTasks.length > 0;
		if (isRunning) setImmediate(runTurn);
	}

	/** While a thread has a long task, the build would wait for short ones behind it. */
	const nextTaskFor = (thread: PoolThread): QueuedTask | undefined => {
		const queue = backgroundTasks.length > 0 ? backgroundTasks : urgentTasks;
		const [next] = queue;
		if (!next) return;
		const isLong = LONG_TASKS.has(next.name);
		if (!isLong && thread.hasLongTask()) return;
		// The last ones are left to whichever thread is free first.
		const share = Math.ceil(queue.length / (workerPool.length + 1));
		const most = isLong ? MAX_QUEUED_LONG_TASKS : MAX_QUEUED_TASKS;
		return thread.taskCount() < Math.min(most, share) ? queue.shift() : undefined;
	};

	const enqueue = (task: QueuedTask) => {
		(BACKGROUND_TASKS.has(task.name) ? backgroundTasks : urgentTasks).push(task);
		if (isRunning) return;
		isRunning = true;
		setImmediate(runTurn);
	};

	return {
		run(name, inputs, shared) {
			const results = inputs.map(
				(input) =>
					new Promise<never>((resolve, reject) => {
						const task = { name, input, shared, reject };
						enqueue({ ...task, resolve: resolve as (result: unknown) => void });
					}),
			);
			for (const result of results) result.catch(() => {}); // reported where it is awaited
			return yieldInOrder(results);
		},
	};
}

async function* yieldInOrder<Result>(results: Promise<Result>[]): AsyncGenerator<Result> {
	while (results.length > 0) yield await (results.shift() as Promise<Result>);
}

async function runOnMainThread(task: QueuedTask | undefined): Promise<void> {
	if (!task) return;
	const { name, input, shared, resolve, reject } = task;
	await runTask(name, input as never, shared as never).then(resolve, reject);
}

interface PoolThread {
	assign(task: QueuedTask): void;
	/** Number of assigned tasks; `Infinity` once the thread has ended. */
	taskCount(): number;
	hasLongTask(): boolean;
}

let lastRequestId = 0;

function startThread(): PoolThread {
	const worker = createWorker();
	const tasks = new Map<number, QueuedTask>();
	/** The last shared value sent, by task. */
	const sentInputs = new Map<TaskName, unknown>();
	const assign = (task: QueuedTask) => {
		const { name, input, shared } = task;
		const isKnown = sentInputs.has(name) && sentInputs.get(name) === shared;
		const id = ++lastRequestId;
		const request: ThreadRequest = { id, name, input, ...(!isKnown && { shared: { value: shared } }) };
		try {
			worker.postMessage(request);
		} catch (error) {
			task.reject(error); // not structured-cloneable
			return;
		}
		sentInputs.set(name, shared);
		tasks.set(id, task);
		worker.ref(); // until its tasks are done
	};
	worker.on("message", (response: ThreadResponse) => {
		const task = tasks.get(response.id);
		tasks.delete(response.id);
		if (tasks.size === 0) worker.unref();
		if ("error" in response) task?.reject(response.error);
		else task?.resolve(response.result);
	});
	let hasEnded = false;
	const failAll = (error: unknown) => {
		hasEnded = true;
		for (const task of tasks.values()) task.reject(error);
		tasks.clear();
	};
	worker.on("error", failAll);
	worker.on("exit", (code) => failAll(new Error(`worker thread exited with code ${code}`)));
	worker.unref();
	return {
		assign,
		taskCount: () => (hasEnded ? Number.POSITIVE_INFINITY : tasks.size),
		hasLongTask: () => [...tasks.values()].some(({ name }) => LONG_TASKS.has(name)),
	};
}

/** In the repository, threads run the TypeScript source. */
function createWorker(): Worker {
	if (!import.meta.url.endsWith(".ts")) return new Worker(new URL("./thread.js", import.meta.url));
	const source = new URL("./thread.ts", import.meta.url).href;
	const bootstrapCode = `import { register } from ${JSON.stringify(import.meta.resolve("tsx/esm/api"))};
register();
await import(${JSON.stringify(source)});`;
	return new Worker(new URL(`data:text/javascript,${encodeURIComponent(bootstrapCode)}`));
}
