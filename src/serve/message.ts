/** A request and its reply as values, so that what is answered can be decided apart from the network. */
import type { IncomingHttpHeaders } from "node:http";
import type { Readable } from "node:stream";

export interface Asked {
	readonly method: string;
	/** As it stands in the request's first line. */
	readonly target: string;
	readonly headers: IncomingHttpHeaders;
	/** The address of this machine that the connection came in by. */
	readonly localAddress?: string | undefined;
}

export interface Reply {
	readonly status: number;
	readonly headers: Headers;
	/** Opened only when it is sent. */
	readonly body?: () => Readable | Uint8Array;
}

type Headers = Readonly<Record<string, string | number>>;

/** What every reply says: take our word for the type, and ask again before using a copy. */
export const ALWAYS: Headers = {
	"X-Content-Type-Options": "nosniff",
	"Cache-Control": "no-cache",
};

/** A reply that is one line of text. */
export function said(
	status: number,
	text: string,
	headers: Headers = {},
): Reply {
	const bytes = Buffer.from(`${text}\n`);
	return {
		status,
		headers: {
			...ALWAYS,
			"Content-Type": "text/plain; charset=utf-8",
			"Content-Length": bytes.length,
			...headers,
		},
		body: () => bytes,
	};
}
