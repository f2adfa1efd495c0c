/** A plain static server that compresses with gzip and notes what it sends, so that every tool's site is served alike. */
import { once } from "node:events";
import { existsSync, readFileSync, statSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { lookup } from "mrmime";
import type { ServedSite } from "../test/browser/site.ts";

export interface StaticServer extends ServedSite {
	/** The sizes of all bodies so far, as they went over the wire. */
	readonly sent: readonly number[];
}

const COMPRESSIBLE = /^text\/|javascript|json|xml|wasm/;

export async function serveStatic(folder: string): Promise<StaticServer> {
	const sent: number[] = [];
	const server = createServer((request, response) => {
		const { pathname } = new URL(request.url ?? "/", "http://localhost");
		const file = fileOf(folder, decodeURIComponent(pathname));
		if (!file) return void response.writeHead(404).end();
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
		sent.push(body.length);
	});
	server.listen(0, "127.0.0.1");
	await once(server, "listening");
	const { port } = server.address() as AddressInfo;
	const close = async () => {
		server.close();
		server.closeAllConnections();
		await once(server, "close");
	};
	return { folder, url: `http://127.0.0.1:${port}`, port, sent, close };
}

/** As static hosts find it: the file itself, `…/index.html` or `….html`. */
export function fileOf(folder: string, pathname: string): string | undefined {
	const name = path.join(folder, path.posix.join("/", pathname));
	const names = [name, path.join(name, "index.html"), `${name}.html`];
	return names.find((file) => existsSync(file) && statSync(file).isFile());
}
