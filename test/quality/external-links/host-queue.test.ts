import { setImmediate as nextTurn } from "node:timers/promises";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { createHostQueue, type HostQueue } from "../../../src/quality/external-links/host-queue.ts";

const queues = suite("queue of requests");

const LIMITS = { concurrency: 3, concurrencyPerHost: 2, delayMs: 0 };

/** Sends requests that the test ends. */
function openRequests(queue: HostQueue, hosts: readonly string[]) {
	const open = new Map<number, () => void>();
	const all = hosts.map((host, i) => queue.run(host, () => new Promise<void>((end) => open.set(i, end))));
	return {
		all: Promise.all(all),
		/** The numbers of those that are under way. */
		async started() {
			for (let turns = 0; turns < 10; turns++) await nextTurn();
			return [...open.keys()];
		},
		end(number: number) {
			open.get(number)?.();
			open.delete(number);
		},
	};
}

queues("no host and not all together have more requests than allowed", async () => {
	const queue = createHostQueue(LIMITS);
	const hosts = ["a", "a", "a", "b", "b", "c"];
	const requests = openRequests(queue, hosts);
	assert.equal((await requests.started()).sort(), [0, 3, 5]);
	requests.end(0);
	assert.is((await requests.started()).length, 3);
	requests.end(1);
	requests.end(3);
	assert.is((await requests.started()).length, 3);
	for (const _ of hosts) for (const number of await requests.started()) requests.end(number);
	await requests.all;
});

queues("requests to a host keep their distance", async () => {
	const queue = createHostQueue({ ...LIMITS, delayMs: 20 });
	queue.setDelay("slow", 40);
	queue.setDelay("fast", 5);
	const lastStart = async (host: string) => {
		const before = performance.now();
		const starts = await Promise.all(
			Array.from({ length: 3 }, () => queue.run(host, async () => performance.now() - before)),
		);
		return Math.max(...starts);
	};
	assert.ok((await lastStart("any")) >= 40);
	assert.ok((await lastStart("slow")) >= 80);
	assert.ok((await lastStart("fast")) >= 40);
});

queues("a pause holds for the requests that wait", async () => {
	const queue = createHostQueue(LIMITS);
	const before = performance.now();
	const starts: number[] = [];
	await Promise.all(
		["a", "a", "a"].map((host) =>
			queue.run(host, async () => {
				if (starts.push(performance.now() - before) === 1) queue.pause("a", 50);
				await nextTurn();
			}),
		),
	);
	assert.ok((starts[2] ?? 0) >= 50);
});

queues("a failed request gives its place back", async () => {
	const queue = createHostQueue({ ...LIMITS, concurrency: 1 });
	for (let i = 0; i < 3; i++)
		await queue.run("a", () => Promise.reject(new Error("no"))).then(assert.unreachable, () => {});
	assert.is(await queue.run("a", async () => "yes"), "yes");
});

queues.run();
