/** Servers on this machine that stand for other sites. */
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from "node:http";
import { createServer as createSecureServer } from "node:https";
import type { AddressInfo } from "node:net";
import type { Certificate } from "./self-signed-certificate.ts";

/** A status, a text, or what answers by itself. */
export type TestAnswer = number | string | ((request: IncomingMessage, response: ServerResponse) => void);

export interface ExternalServer {
	readonly origin: string;
	/** What was asked, in order: `HEAD /page`. Without robots.txt. */
	readonly requests: readonly string[];
	/** When, on the clock of `performance.now()`. */
	readonly times: readonly number[];
}

/** Gives a server that answers by path; all other paths are missing. */
export async function withServer<Result>(
	answers: Readonly<Record<string, TestAnswer>>,
	use: (server: ExternalServer) => Promise<Result>,
	certificate?: Certificate,
): Promise<Result> {
	const requests: string[] = [];
	const times: number[] = [];
	const listener: RequestListener = (request, response) => {
		const path = request.url ?? "/";
		if (path !== "/robots.txt") {
			requests.push(`${request.method} ${path}`);
			times.push(performance.now());
		}
		const answer = answers[path] ?? 404;
		if (typeof answer === "function") answer(request, response);
		else if (typeof answer === "number") response.writeHead(answer).end();
		else response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(answer);
	};
	const server = certificate ? createSecureServer(certificate, listener) : createServer(listener);
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", () => resolve()));
	const { port } = server.address() as AddressInfo;
	try {
		return await use({ origin: `${certificate ? "https" : "http"}://127.0.0.1:${port}`, requests, times });
	} finally {
		server.closeAllConnections();
		await new Promise((resolve) => server.close(resolve));
	}
}

export const redirectTo =
	(status: number, location: string): TestAnswer =>
	(_, response) => {
		response.writeHead(status, { location }).end();
	};
