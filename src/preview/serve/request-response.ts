/** Requests and responses as plain values, so that handlers do not depend on the network. */
import type { IncomingHttpHeaders } from "node:http";
import type { Body } from "./content-source.ts";

export interface ServeRequest {
	readonly method: string;
	/** As in the request line. */
	readonly target: string;
	readonly headers: IncomingHttpHeaders;
	/** The local address the connection was made to. */
	readonly localAddress?: string | undefined;
}

export interface ServeResponse {
	readonly status: number;
	readonly headers: ResponseHeaders;
	/** A stream is open: the receiver must send or destroy it. */
	readonly body?: Body;
}

type ResponseHeaders = Readonly<Record<string, string | number>>;

/**
 * Headers of every response: no content type sniffing, revalidate before using a cached copy, and no use as a script,
 * style or image by other sites. CORS is never enabled.
 */
export const COMMON_HEADERS: ResponseHeaders = {
	"X-Content-Type-Options": "nosniff",
	"Cross-Origin-Resource-Policy": "same-origin",
	"Cache-Control": "no-cache",
};

/** A response with a text that the server has made. */
export function madeResponse(text: string, contentType: string, headers: ResponseHeaders = {}): ServeResponse {
	const bytes = Buffer.from(text);
	return {
		status: 200,
		headers: { ...COMMON_HEADERS, "Content-Type": contentType, "Content-Length": bytes.length, ...headers },
		body: bytes,
	};
}

/** A response with one line of plain text. */
export const textResponse = (status: number, text: string, headers: ResponseHeaders = {}): ServeResponse => ({
	...madeResponse(`${text}\n`, "text/plain; charset=utf-8", headers),
	status,
});
