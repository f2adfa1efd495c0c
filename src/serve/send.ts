import type { ServerResponse } from "node:http";
import { pipeline } from "node:stream/promises";
import type { Reply } from "./message.ts";

/** Writes a reply. A reader who leaves, or a file that fails half way, ends this connection and nothing else. */
export async function send(
	{ status, headers, body }: Reply,
	response: ServerResponse,
): Promise<void> {
	response.writeHead(status, headers);
	if (!body || response.req.method === "HEAD") {
		response.end();
		return;
	}
	const bytes = body();
	if (bytes instanceof Uint8Array) {
		response.end(bytes);
		return;
	}
	let sent = 0;
	bytes.on("data", (chunk: Uint8Array) => {
		sent += chunk.length;
	});
	try {
		await pipeline(bytes, response, { end: false });
	} catch {
		response.destroy();
		return;
	}
	// A file cut short while it was read: the reader must not take the next answer for the rest of it.
	if (sent < Number(headers["Content-Length"])) response.destroy();
	else response.end();
}
