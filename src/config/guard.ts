/** Runs code of a configuration, which may exit the process or wait for something that never happens. */
import { syncBuiltinESMExports } from "node:module";

/** The code ended without a result. The message continues a sentence: "the configuration called process.exit()". */
export class InterruptedError extends Error {}

/**
 * Returns the result of `run`.
 *
 * @throws InterruptedError when `run` calls `process.exit`, or when the event loop becomes empty before it settles: then
 * nothing is left that could settle it
 */
export async function guarded<Result>(run: () => Promise<Result>): Promise<Result> {
	const exited = new InterruptedError("called process.exit()");
	const stuck = new InterruptedError("waits for a promise that never settles");
	const { exit } = process;
	let onIdle = () => {};
	let onUncaught = (_: unknown) => {}; // an error thrown in a timer rejects no promise
	const interrupted = new Promise<never>((_, reject) => {
		setExit(() => {
			reject(exited);
			throw exited;
		});
		onIdle = () => reject(stuck);
		onUncaught = reject;
	});
	process.on("uncaughtException", onUncaught);
	process.on("beforeExit", onIdle);
	try {
		return await Promise.race([interrupted, run()]);
	} finally {
		setExit(exit);
		process.off("uncaughtException", onUncaught);
		process.off("beforeExit", onIdle);
	}
}

/** Replaces it also in modules that import `exit` from `node:process`. */
function setExit(exit: typeof process.exit): void {
	process.exit = exit;
	syncBuiltinESMExports();
}
