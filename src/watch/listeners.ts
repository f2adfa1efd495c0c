/** The open pages, as streams of server-sent events. */
import { PassThrough } from "node:stream";
import type { Message } from "../client/watch/message.ts";
import { ALWAYS, type Reply } from "../serve/message.ts";

export interface Listeners {
	/** A reply that stays open: first the state of things, then whatever `tell` says. */
	reply(state: Message): Reply;
	tell(message: Message): void;
	/** How many pages are open. */
	count(): number;
}

const RETRY_MS = 500;

export function createListeners(): Listeners {
	const open = new Set<PassThrough>();
	return {
		reply: (state) => ({
			status: 200,
			headers: {
				...ALWAYS,
				"Cache-Control": "no-store",
				"Content-Type": "text/event-stream; charset=utf-8",
			},
			body: () => {
				const stream = new PassThrough();
				open.add(stream);
				stream.once("close", () => open.delete(stream));
				stream.write(`retry: ${RETRY_MS}\n${eventOf(state)}`);
				return stream;
			},
		}),
		tell(message) {
			for (const stream of open) stream.write(eventOf(message));
		},
		count: () => open.size,
	};
}

const eventOf = (message: Message): string =>
	`data: ${JSON.stringify(message)}\n\n`;
