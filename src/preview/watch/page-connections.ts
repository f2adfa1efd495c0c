/** The open pages, as streams of server-sent events. */
import { PassThrough } from "node:stream";
import type { WatchMessage } from "../../browser/watch/message.ts";
import { COMMON_HEADERS, type ServeResponse, textResponse } from "../serve/request-response.ts";

export type PageConnections = ReturnType<typeof createPageConnections>;

const RECONNECT_DELAY_MS = 500;
/** A browser allows six connections per server, and an open page takes one of them. */
const MAX_STREAMS = 100;
/** Maximum data buffered for a page that does not read. It reconnects later and then receives the current state. */
const MAX_UNREAD_BYTES = 1024 * 1024;

export function createPageConnections(maxStreams = MAX_STREAMS) {
	const streams = new Set<PassThrough>();
	return {
		/**
		 * Returns a response that stays open: first the current state, then every broadcast. Refuses if too many are open.
		 */
		subscribe(state: WatchMessage): ServeResponse {
			if (streams.size >= maxStreams) return textResponse(503, "Too many open pages.", { "Retry-After": 5 });
			const stream = new PassThrough();
			streams.add(stream);
			stream.once("close", () => streams.delete(stream));
			stream.write(`retry: ${RECONNECT_DELAY_MS}\n${serverSentEventOf(state)}`);
			return {
				status: 200,
				headers: { ...COMMON_HEADERS, "Cache-Control": "no-store", "Content-Type": "text/event-stream; charset=utf-8" },
				body: stream,
			};
		},
		broadcast(message: WatchMessage) {
			const event = serverSentEventOf(message);
			for (const stream of streams)
				if (unreadBytes(stream) > MAX_UNREAD_BYTES) stream.destroy();
				else stream.write(event);
		},
		/** Number of open pages. */
		count: () => streams.size,
	};
}

const unreadBytes = (stream: PassThrough): number => stream.readableLength + stream.writableLength;

const serverSentEventOf = (message: WatchMessage): string => `data: ${JSON.stringify(message)}\n\n`;
