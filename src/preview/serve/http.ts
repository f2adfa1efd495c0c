/** Node's HTTP server with limits on what clients can consume. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { memoizeByObject } from "../../model/text/lazily.ts";
import type { ServerLimits } from "./limits.ts";
import { type ServeRequest, type ServeResponse, textResponse } from "./request-response.ts";

export interface RequestHandling {
	readonly handler: (request: ServeRequest) => Promise<ServeResponse>;
	readonly report: (error: unknown) => void;
	readonly limits: ServerLimits;
}

/** Creates a server that disconnects clients that exceed `limits`. It does not listen yet. */
export function createHttpServer(handling: RequestHandling): Server {
	const { limits } = handling;
	const inTurn = createRequestQueue(limits.pipelinedRequests);
	const handle = (request: IncomingMessage, response: ServerResponse) => {
		// Bodies are never read. On a kept-alive connection, a body could be mistaken for the next request (request
		// smuggling).
		if (hasBody(request)) response.shouldKeepAlive = false;
		inTurn(request.socket, () => answer(handling, request, response));
	};
	const server = createServer(
		{
			maxHeaderSize: limits.headerBytes,
			headersTimeout: limits.requestMs,
			requestTimeout: limits.requestMs,
			connectionsCheckingInterval: limits.checkMs,
		},
		handle,
	);
	server.maxHeadersCount = limits.headerCount + 1; // Node drops the headers beyond this number; one more reveals the excess
	server.maxConnections = limits.connections;
	server.on("checkContinue", handle); // rejected without asking for the body first
	server.on("connect", (_, socket) => refuseConnect(socket as Socket));
	return server;
}

/** Never rejects: an error ends only one request. */
async function answer(
	{ handler, report, limits }: RequestHandling,
	request: IncomingMessage,
	response: ServerResponse,
): Promise<void> {
	const { method = "", url: target = "", headers, rawHeaders } = request;
	const { localAddress } = request.socket;
	const sendReply = (made: ServeResponse) => sendResponse(made, response, limits.stalledMs);
	try {
		await sendReply(
			refusedHeaders(rawHeaders, limits.headerCount) ?? (await handler({ method, target, headers, localAddress })),
		);
	} catch (error) {
		report(error);
		if (response.headersSent) response.destroy();
		else await sendReply(textResponse(500, "The file could not be read.")).catch(() => response.destroy());
	}
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
	headers["transfer-encoding"] !== undefined ||
	Number(headers["content-length"] ?? 0) > 0 ||
	headers.expect !== undefined;

/** For `CONNECT`, Node hands over the socket, which must be closed here. */
function refuseConnect(socket: Socket): void {
	socket.on("error", () => {});
	socket.write("HTTP/1.1 405 Method Not Allowed\r\nAllow: GET, HEAD\r\nConnection: close\r\nContent-Length: 0\r\n\r\n");
	socket.destroySoon();
}

/**
 * Handles the requests of a connection one at a time. Clients can pipeline requests, and Node would start all of them
 * at once, each holding a file open. A connection with more than `maxLength` requests is closed.
 */
function createRequestQueue(maxLength: number): (socket: Socket, respond: () => Promise<void>) => void {
	const queueOf = memoizeByObject((_socket: Socket) => ({ length: 0, last: Promise.resolve() }));
	return (socket, respond) => {
		const queue = queueOf(socket);
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

/** Detects what Node silently drops: a second `Host`, and headers beyond the maximum count. */
function refusedHeaders(rawHeaders: readonly string[], maxCount: number): ServeResponse | undefined {
	const names = rawHeaders.filter((_, index) => index % 2 === 0);
	if (names.length > maxCount) return textResponse(431, "Too many request headers.", CLOSE);
	// A request with more than one Host must be rejected: https://www.rfc-editor.org/rfc/rfc9112#section-3.2
	const hosts = names.filter((name) => name.toLowerCase() === "host");
	if (hosts.length > 1) return textResponse(400, "More than one Host header.", CLOSE);
	return undefined;
}

const CLOSE = { Connection: "close" };

/**
 * Sends a response. A client that disconnects or stops reading, or a file that fails midway, ends only this
 * connection. Event streams have no length and no timeout.
 */
async function sendResponse({ status, headers, body }: ServeResponse, response: ServerResponse, stalledMs: number) {
	try {
		response.writeHead(status, headers);
		if ("Content-Length" in headers) response.setTimeout(stalledMs, () => response.destroy());
		if (response.req.method === "HEAD") response.end();
		else if (body instanceof Readable) await sendStream(body, response, Number(headers["Content-Length"]));
		else response.end(body);
	} finally {
		if (body instanceof Readable) body.destroy();
	}
}

async function sendStream(stream: Readable, response: ServerResponse, length: number): Promise<void> {
	let sent = 0;
	stream.on("data", (chunk: Uint8Array) => {
		sent += chunk.length;
	});
	try {
		await pipeline(stream, response, { end: false });
	} catch {
		response.destroy();
		return;
	}
	// The file was truncated while it was read: the client must not take the next response for the rest of it.
	if (sent < length) response.destroy();
	else response.end();
}
