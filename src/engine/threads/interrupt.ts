/** Makes long synchronous work interruptible with Ctrl-C. */
import { type Context, createContext, runInContext } from "node:vm";
import { isMainThread } from "node:worker_threads";

let context: Context | undefined;

/**
 * Runs `work` and returns its result. Signal listeners normally run only when the main thread is idle, which may take
 * minutes. Here SIGINT stops the work at once and its listeners are called. Other threads need no such help: they end
 * with the process.
 *
 * @throws the interruption error if no listener ended the process
 */
export function interruptible<Result>(work: () => Result): Result {
	// Without a listener, SIGINT ends the process anyway.
	if (!isMainThread || process.listenerCount("SIGINT") === 0) return work();
	context ??= createContext({});
	const outer = context.work;
	context.work = work;
	try {
		return runInContext("work()", context, { breakOnSigint: true });
	} catch (error) {
		if (isInterruption(error)) process.emit("SIGINT");
		throw error;
	} finally {
		context.work = outer;
	}
}

const isInterruption = (error: unknown): boolean =>
	(error as NodeJS.ErrnoException).code === "ERR_SCRIPT_EXECUTION_INTERRUPTED";
