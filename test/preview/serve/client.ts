/** A client that sends what it is told: fetch and browsers mend a path before it leaves them. */
import { request } from "node:http";
import { connect } from "node:net";
import { buffer } from "node:stream/consumers";
import { setTimeout } from "node:timers/promises";

export interface Answer {
	readonly status: number;
	readonly headers: NodeJS.Dict<string | string[]>;
	readonly body: Buffer;
	readonly text: string;
}

/** What any answer takes, however busy the machine is. */
export const PATIENCE_MS = 30_000;

/** Waits until something is so. */
export async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
	for (const end = performance.now() + PATIENCE_MS; !(await isSo()); await setTimeout(10))
		if (performance.now() > end) throw new Error(`it is not so after ${PATIENCE_MS} ms: ${isSo}`);
}

/** Asks for a path as it is written. */
export const ask = (
	port: number,
	path: string,
	headers: Record<string, string> = {},
	method = "GET",
): Promise<Answer> =>
	new Promise((done, failed) => {
		const asked = request({ host: "127.0.0.1", port, path, headers, method, agent: false }, (response) => {
			const { statusCode: status = 0, headers } = response;
			buffer(response).then((body) => done({ status, headers, body, text: body.toString() }), failed);
		});
		asked.setTimeout(PATIENCE_MS, () => asked.destroy(new Error("no answer")));
		asked.on("error", failed).end();
	});

export interface Exchange {
	readonly host?: string;
	/** How long the other side may be silent, in milliseconds. Shorter where it need not hang up. */
	readonly patience?: number;
	/** Whether that is all that is expected of an answer without an end. */
	readonly isEnough?: (answer: string) => boolean;
}

/** Sends bytes, and gives what comes back until the other side hangs up, or is silent for too long. */
export const exchange = (
	port: number,
	bytes: string | Uint8Array,
	{ host = "127.0.0.1", patience = PATIENCE_MS, isEnough = () => false }: Exchange = {},
): Promise<string> =>
	new Promise((done) => {
		let answer = "";
		// Not ended after the bytes: Node's server takes a hung-up writer for a reader who left.
		const socket = connect(port, host, () => socket.write(bytes));
		socket.setTimeout(patience, () => socket.destroy());
		socket.on("data", (chunk) => {
			answer += chunk.toString("latin1");
			if (isEnough(answer)) socket.destroy();
		});
		socket.on("error", () => {}); // to hang up is an answer too
		socket.on("close", () => done(answer));
	});

/** A request for a target that no client would send, over a bare socket. */
export const askRaw = (port: number, target: string): Promise<string> =>
	exchange(port, Buffer.from(`GET ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`, "latin1"));
