/** Node's HTTP server with limits on what clients can consume. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { refusedHeaders } from "./headers.ts";
import type { ServerLimits } from "./limits.ts";
import { createRequestQueue } from "./request-queue.ts";
import { type ServeRequest, type ServeResponse, textResponse } from "./request-response.ts";
import { sendResponse } from "./send.ts";

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
