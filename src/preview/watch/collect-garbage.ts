import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

let collect: (() => void) | undefined;

/**
 * Collects all garbage now. V8 would let that of a build stay until as much again is allocated, which a process that
 * waits for edits does not do for a long time.
 */
export function collectGarbage(): void {
	if (!collect) {
		setFlagsFromString("--expose-gc");
		collect = runInNewContext("gc") as () => void;
	}
	collect();
}
