/** Decides when a request may start, so that no host gets too many at once. */
import { setTimeout as sleep } from "node:timers/promises";
import { memoizeByText } from "../../model/text/lazily.ts";

export interface HostQueueOptions {
	/** Requests at the same time. */
	readonly concurrency: number;
	/** Requests at the same time to one host. */
	readonly concurrencyPerHost: number;
	/** Milliseconds between the starts of two requests to one host. */
	readonly delayMs: number;
}

export interface HostQueue {
	/** Runs a request to a host when its turn has come. */
	run<Result>(host: string, request: () => Promise<Result>): Promise<Result>;
	/** Starts no request to a host for a while. */
	pause(host: string, milliseconds: number): void;
	/** Lets all requests to a host start at once, because they are not going to be sent. */
	open(host: string): void;
	/** Sets the delay of a host, if it is longer than that of all. */
	setDelay(host: string, milliseconds: number): void;
}

export function createHostQueue({ concurrency, concurrencyPerHost, delayMs }: HostQueueOptions): HostQueue {
	const all = createSemaphore(concurrency);
	const stateOf = memoizeByText(() => ({
		slots: createSemaphore(concurrencyPerHost),
		/** Held while a request waits for the delay. */
		start: createSemaphore(1),
		delayMs,
		/** On the clock of `performance.now()`. */
		nextStart: 0,
	}));
	return {
		async run(host, request) {
			const state = stateOf(host);
			const freeSlot = await state.slots();
			const freeStart = await state.start();
			while (performance.now() < state.nextStart) await sleep(state.nextStart - performance.now());
			const freeAll = await all();
			state.nextStart = Math.max(state.nextStart, performance.now() + state.delayMs);
			freeStart();
			try {
				return await request();
			} finally {
				freeAll();
				freeSlot();
			}
		},
		pause(host, milliseconds) {
			const state = stateOf(host);
			state.nextStart = Math.max(state.nextStart, performance.now() + milliseconds);
		},
		open(host) {
			const state = stateOf(host);
			state.delayMs = 0;
			state.nextStart = 0;
		},
		setDelay(host, milliseconds) {
			const state = stateOf(host);
			state.delayMs = Math.max(state.delayMs, milliseconds);
		},
	};
}

/** Waits for one of a number of places, and returns the function that gives it back. */
type Semaphore = () => Promise<() => void>;

function createSemaphore(places: number): Semaphore {
	let free = places;
	const waiting: (() => void)[] = [];
	const release = () => {
		const next = waiting.shift();
		if (next) next();
		else free++;
	};
	return async () => {
		if (free > 0) free--;
		else await new Promise<void>((resolve) => waiting.push(resolve));
		return release;
	};
}
