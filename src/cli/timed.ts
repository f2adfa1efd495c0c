/** Watches a build from outside: how long each effect and each stage took, and which one runs. */
import type { Host } from "../host.ts";
import type { Workers } from "../work/inline.ts";

export interface Timing {
	readonly stage: string;
	readonly ms: number;
}

/** `started` is told of each stage when it begins. */
export function timed(
	host: Host,
	workers: Workers,
	started: (stage: string) => void,
): { host: Host; workers: Workers; timings: Timing[] } {
	const timings: Timing[] = [];
	const time =
		<Args extends unknown[], Result>(
			stage: string,
			run: (...args: Args) => Promise<Result>,
		) =>
		async (...args: Args): Promise<Result> => {
			started(stage);
			const start = performance.now();
			const result = await run(...args);
			timings.push({ stage, ms: performance.now() - start });
			return result;
		};
	return {
		timings,
		host: {
			read: time("read", host.read),
			bundle: time("bundle", host.bundle),
			write: time("write", host.write),
		},
		workers: {
			parse: time("parse", workers.parse),
			render: time("render", workers.render),
		},
	};
}
