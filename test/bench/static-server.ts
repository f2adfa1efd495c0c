/** A plain static server that compresses with gzip and notes what it sends, so that every tool's site is served alike. */
import { once } from "node:events";
import { existsSync, readFileSync, statSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { lookup } from "mrmime";

/** The body of a response, as it went over the wire. */
export interface SentBody {
	readonly path: string;
	readonly bytes: number;
}

export interface StaticServer {
	readonly url: string;
	/** Everything sent so far. */
	readonly sent: readonly SentBody[];
	close(): Promise<void>;
}

const COMPRESSIBLE = /^text\/|javascript|json|xml|wasm/;

export async function serveStatic(folder: string): Promise<StaticServer> {
	const sent: SentBody[] = [];
	const server = createServer((request, response) => {
		const { pathname } = new URL(request.url ?? "/", "http://localhost");
		const file = fileOf(folder, decodeURIComponent(pathname));
		if (!file) {
			response.writeHead(404).end();
			return;
		}
		const type = lookup(file) ?? "application/octet-stream";
		const isCompressed = COMPRESSIBLE.test(type);
		const bytes = readFileSync(file);
		const body = isCompressed ? gzipSync(bytes, { level: 9 }) : bytes;
		response.writeHead(200, {
			"content-type": type.startsWith("text/") ? `${type}; charset=utf-8` : type,
			"content-length": body.length,
			"cache-control": "max-age=3600",
			...(isCompressed && { "content-encoding": "gzip" }),
		});
		response.end(request.method === "HEAD" ? undefined : body);
		sent.push({ path: pathname, bytes: body.length });
	});
	server.listen(0, "127.0.0.1");
	await once(server, "listening");
	return {
		url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
		sent,
		close: () =>
			new Promise((resolve) => {
				server.close(() => resolve());
				server.closeAllConnections();
			}),
	};
}

/** As static hosts find it: the file itself, `…/index.html` or `….html`. */
export function fileOf(folder: string, pathname: string): string | undefined {
	const name = path.join(folder, path.posix.join("/", pathname));
	const names = [name, path.join(name, "index.html"), `${name}.html`];
	return names.find((file) => existsSync(file) && statSync(file).isFile());
}
