import type { Socket } from "node:net";

interface Queue {
	length: number;
	last: Promise<void>;
}

/**
 * Handles the requests of a connection one at a time. Clients can pipeline requests, and Node would start all of them
 * at once, each holding a file open. A connection with more than `maxLength` requests is closed.
 */
export function createRequestQueue(maxLength: number): (socket: Socket, respond: () => Promise<void>) => void {
	const queues = new WeakMap<Socket, Queue>();
	return (socket, respond) => {
		const queue = queues.get(socket) ?? { length: 0, last: Promise.resolve() };
		queues.set(socket, queue);
		if (queue.length >= maxLength) {
			socket.destroy();
			return;
		}
		queue.length++;
		queue.last = queue.last
			.then(() => (socket.destroyed ? undefined : respond()))
			.catch(() => void socket.destroy())
			.finally(() => queue.length--);
	};
}
