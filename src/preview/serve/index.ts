import { once } from "node:events";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { type ContentSource, openFolderSource } from "./content-source.ts";
import { createHandler, type InternalHandler } from "./handler.ts";
import { bracketIpv6 } from "./host.ts";
import { createHttpServer } from "./http.ts";
import { SERVER_LIMITS, type ServerLimits } from "./limits.ts";

export type { InternalHandler } from "./handler.ts";

export interface ServeOptions {
	/** 0 picks any free port. */
	readonly port: number;
	/**
	 * The address to listen on. `0.0.0.0` and `::` mean all addresses of this machine.
	 *
	 * @default "127.0.0.1", reachable only from this machine
	 */
	readonly host?: string;
	/**
	 * Starts and ends with `/`.
	 *
	 * @default "/"
	 */
	readonly baseUrl?: string;
	/** Fail if the port is in use, instead of trying the next one. */
	readonly strictPort?: boolean;
	/** Handles paths of the server itself, before the site. */
	readonly own?: InternalHandler;
	/** Called once for each kind of internal error that makes a request fail. */
	readonly onError?: (error: Error) => void;
	/** @internal */
	readonly limits?: Partial<ServerLimits>;
}

/** A server that runs. */
export interface SiteServer {
	/** The site's URL, including the base URL. */
	readonly url: string;
	/** The port that it listens on. */
	readonly port: number;
	/** Stops the server at once and closes all open connections. */
	close(): Promise<void>;
}

const MAX_PORTS_TRIED = 100;

/** Serves a built site like a static host. Rejects with Node's error if it cannot listen. */
export const serveFolder = async (folder: string, options: ServeOptions): Promise<SiteServer> =>
	serveContent(await openFolderSource(folder), options);

/** Serves the files of a source by the same rules as a folder. */
export async function serveContent(
	source: ContentSource,
	{
		port,
		host: givenHost,
		baseUrl = "/",
		strictPort = false,
		own,
		onError = () => {},
		limits: givenLimits,
	}: ServeOptions,
): Promise<SiteServer> {
	const host = givenHost || "127.0.0.1"; // Node would listen on all addresses for an empty name
	const limits = { ...SERVER_LIMITS, ...givenLimits };
	const server = createHttpServer({
		handler: createHandler(source, { host, baseUrl, ...(own && { own }) }),
		report: createErrorReporter(onError),
		limits,
	});
	await listenOnFreePort(server, host, port, strictPort ? port : port + MAX_PORTS_TRIED);
	server.on("error", () => {}); // a connection that cannot be accepted must not end the server
	const boundPort = (server.address() as AddressInfo).port;
	return {
		url: `http://${reachableHost(host)}:${boundPort}${baseUrl}`,
		port: boundPort,
		close: () => closeServer(server),
	};
}

async function listenOnFreePort(server: Server, host: string, port: number, lastPort: number): Promise<void> {
	try {
		server.listen(port, host);
		await once(server, "listening");
	} catch (error) {
		const isTaken = (error as NodeJS.ErrnoException).code === "EADDRINUSE";
		if (!isTaken || port >= Math.min(lastPort, 65_535)) throw error;
		await listenOnFreePort(server, host, port + 1, lastPort);
	}
}

/** Uses the exact address rather than `localhost`, where another program may listen on the same port. */
const reachableHost = (host: string): string => (host === "0.0.0.0" || host === "::" ? "localhost" : bracketIpv6(host));

const closeServer = (server: Server): Promise<void> =>
	new Promise((resolve) => {
		server.close(() => resolve());
		server.closeAllConnections();
	});

const MAX_ERROR_KINDS = 100;

/** Reports each kind of error only once: too many open files, for example, affects every request. */
function createErrorReporter(onError: (error: Error) => void): (error: unknown) => void {
	const reported = new Set<string>();
	return (thrown) => {
		const error = thrown instanceof Error ? thrown : new Error(String(thrown));
		const kind = (error as NodeJS.ErrnoException).code ?? error.message;
		if (reported.has(kind) || reported.size >= MAX_ERROR_KINDS) return;
		reported.add(kind);
		onError(error);
	};
}
