import type { ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ServeResponse } from "./request-response.ts";

/**
 * Sends a response. A client that disconnects or stops reading, or a file that fails midway, ends only this
 * connection. Event streams have no length and no timeout.
 */
export async function sendResponse(
	{ status, headers, body }: ServeResponse,
	response: ServerResponse,
	stalledMs: number,
): Promise<void> {
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
