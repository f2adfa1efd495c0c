import { once } from "node:events";
import {
	createServer,
	type IncomingMessage,
	type Server,
	type ServerResponse,
} from "node:http";
import type { AddressInfo } from "node:net";
import { type Answers, folderAnswers } from "./serve/answers.ts";
import { bracketed } from "./serve/host.ts";
import { type Asked, type Reply, said } from "./serve/message.ts";
import { type OwnReply, replies } from "./serve/reply.ts";
import { send } from "./serve/send.ts";

export type { OwnReply } from "./serve/reply.ts";

export interface ServeOptions {
	/** 0 is any free one. */
	readonly port: number;
	/** `127.0.0.1` unless given: this machine only. */
	readonly host?: string;
	/** Begins and ends in `/`, which is also what it is unless given. */
	readonly baseUrl?: string;
	/** Fail when the port is taken, instead of taking the next free one. */
	readonly strictPort?: boolean;
	/** What the server itself answers, before the site is asked. */
	readonly own?: OwnReply;
}

export interface Serving {
	/** Where the site is, the base URL included. */
	readonly url: string;
	readonly port: number;
	/** Ends the server at once, with the connections that are still open. */
	close(): Promise<void>;
}

const PORTS_TRIED = 100;
const HEADER_BYTES = 16 * 1024;
const HEADERS_WITHIN_MS = 10_000;

/** Serves a built site the way static hosts do, until it is closed. Rejects with Node's error when it cannot listen. */
export const serveFolder = async (
	folder: string,
	options: ServeOptions,
): Promise<Serving> => serveAnswers(await folderAnswers(folder), options);

/** Serves whatever `answers` finds, by the same rules as a folder. */
export async function serveAnswers(
	answers: Answers,
	{
		port,
		host = "127.0.0.1",
		baseUrl = "/",
		strictPort = false,
		own,
	}: ServeOptions,
): Promise<Serving> {
	const reply = replies(answers, { host, baseUrl, ...(own && { own }) });
	const server = createServer(
		{ maxHeaderSize: HEADER_BYTES, headersTimeout: HEADERS_WITHIN_MS },
		(request, response) => void answer(reply, request, response),
	);
	await listen(server, host, port, strictPort ? port : port + PORTS_TRIED);
	server.on("error", () => {}); // one connection that cannot be accepted must not end the others
	const bound = (server.address() as AddressInfo).port;
	return {
		url: `http://${reachable(host)}:${bound}${baseUrl}`,
		port: bound,
		close: () => closed(server),
	};
}

async function answer(
	reply: (asked: Asked) => Promise<Reply>,
	request: IncomingMessage,
	response: ServerResponse,
): Promise<void> {
	const { method = "", url: target = "", headers, socket } = request;
	const { localAddress } = socket;
	try {
		await send(
			await reply({ method, target, headers, localAddress }),
			response,
		);
	} catch {
		if (response.headersSent) response.destroy();
		else await send(said(500, "The site could not be read."), response);
	}
}

async function listen(
	server: Server,
	host: string,
	port: number,
	last: number,
): Promise<void> {
	try {
		server.listen(port, host);
		await once(server, "listening");
	} catch (error) {
		const taken = (error as NodeJS.ErrnoException).code === "EADDRINUSE";
		if (!taken || port >= Math.min(last, 65_535)) throw error;
		await listen(server, host, port + 1, last);
	}
}

/** The exact address rather than `localhost`, a name under which another program may listen on the same port. */
const reachable = (host: string): string =>
	host === "0.0.0.0" || host === "::" ? "localhost" : bracketed(host);

const closed = (server: Server): Promise<void> =>
	new Promise((done) => {
		server.close(() => done());
		server.closeAllConnections();
	});
