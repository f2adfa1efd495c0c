// Test run: integration
import { connect, createServer } from "node:net";
import { Readable } from "node:stream";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { type SiteServer, serveContent, serveFolder } from "../../../src/preview/serve/index.ts";
import { ask } from "./client.ts";
import { createMemorySource, folderOf } from "./folder.ts";

const LONG = `<p>${"All notes are yours. ".repeat(100)}</p>`;
const files = new Map<string, string | Uint8Array>([
	["index.html", "home"],
	["404.html", "nothing here"],
	["help/index.html", "help"],
	["help/search/index.html", "search"],
	["help/sync.html", "sync"],
	["help/both", "file"],
	["help/both.html", "page"],
	["help/both/index.html", "folder"],
	["help/Über uns/index.html", "über"],
	["fr/index.html", "accueil"],
	["fr/404.html", "rien ici"],
	["long.html", LONG],
	["long.png", LONG],
	["digits.txt", "0123456789"],
	["empty.txt", ""],
	["assets/start-ABCD2345.js", "start()"],
	["assets/start.js", "start()"],
	["_redirects", "# moved\n/old /help/ 302\n/old/%C3%BC /help/sync\n/away https://example.org/a?b#c\n/loop /loop\n"],
]);
const serving = suite("serving a site");

let site: SiteServer;
serving.before(async () => {
	site = await serveContent(createMemorySource(files), { port: 0 });
});
serving.after(() => site.close());

// ---- which file

serving("an address that ends in .html leads to the page", async () => {
	const moved = await ask(site.port, "/help/search.html?q=1");
	assert.is(moved.status, 301);
	assert.is(moved.headers.location, "/help/search?q=1");
	for (const path of ["/help/nowhere.html", "/.html", "/help/.html"])
		assert.is((await ask(site.port, path)).status, 404, path);
});

const pages: readonly [path: string, text: string][] = [
	["/", "home"],
	["/?q=1", "home"],
	["/index.html", "home"],
	["/help/", "help"],
	["/help", "help"],
	["/help/index.html", "help"],
	["/help/search", "search"],
	["/help/search/", "search"],
	["/help/sync", "sync"],
	["/help/sync/", "sync"],
	["/help/sync.html", "sync"],
	["/help/both", "file"],
	["/help/both/", "folder"],
	["/help/%C3%9Cber%20uns", "über"],
	["/help/U%CC%88ber%20uns", "über"],
	["/fr", "accueil"],
];
for (const [path, text] of pages) {
	serving(`${path} is answered with ${text}`, async () => {
		const answer = await ask(site.port, path);
		assert.is(answer.status, 200);
		assert.is(answer.text, text);
	});
}

const missing: readonly [path: string, text: string][] = [
	["/nowhere", "nothing here"],
	["/help/nowhere/at/all", "nothing here"],
	["/Help/", "nothing here"],
	["/_redirects", "nothing here"],
	["/fr/nowhere", "rien ici"],
	["/fr/a/b/c/d/e/f/g/h/i/j/k", "rien ici"],
	["/frère", "nothing here"],
];
for (const [path, text] of missing) {
	serving(`${path} is missing, and the page says: ${text}`, async () => {
		const answer = await ask(site.port, encodeURI(path), { "if-none-match": "*", range: "bytes=0-1" });
		assert.is(answer.status, 404);
		assert.is(answer.text, text);
		assert.is(answer.headers.etag, undefined);
	});
}

serving("a site without a page for missing pages says so in text", async () => {
	const bare = await serveContent(createMemorySource(new Map()), { port: 0 });
	const answer = await ask(bare.port, "/x");
	await bare.close();
	assert.is(answer.status, 404);
	assert.is(answer.text, "Not found.\n");
});

serving("a page changed between two requests is the new one", async () => {
	const changing = new Map([["index.html", "one"]]);
	const changed = await serveContent(createMemorySource(changing), { port: 0 });
	const before = await ask(changed.port, "/");
	changing.set("index.html", "two");
	const after = await ask(changed.port, "/", { "if-none-match": String(before.headers.etag) });
	await changed.close();
	assert.is(after.status, 200);
	assert.is(after.text, "two");
});

// ---- redirects and the base URL

const moved: readonly [path: string, status: number, to: string][] = [
	["/old", 302, "/help/"],
	["/old?q=1&p", 302, "/help/?q=1&p"],
	["/old/%C3%BC", 301, "/help/sync"],
	["/away", 301, "https://example.org/a?b#c"],
	["/away?d", 301, "https://example.org/a?b&d#c"],
];
for (const [path, status, to] of moved) {
	serving(`${path} has moved to ${to}`, async () => {
		const answer = await ask(site.port, path);
		assert.is(answer.status, status);
		assert.is(answer.headers.location, to);
	});
}

serving("a redirect to itself is no redirect", async () => assert.is((await ask(site.port, "/loop")).status, 404));

serving("a site below a base URL is found there and only there", async () => {
	const below = await serveContent(createMemorySource(files), { port: 0, baseUrl: "/docs/" });
	const answers = await Promise.all(
		["/docs/help", "/docs/fr/x", "/docs?q", "/help", "/docsx"].map((path) => ask(below.port, path)),
	);
	await below.close();
	assert.equal(
		answers.map(({ status, text, headers }) => [status, headers.location ?? text]),
		[
			[200, "help"],
			[404, "rien ici"],
			[307, "/docs/?q"],
			[404, "The site is served at /docs/\n"],
			[404, "The site is served at /docs/\n"],
		],
	);
	assert.is(below.url, `http://127.0.0.1:${below.port}/docs/`);
});

// ---- headers

serving("pages and missing pages have the headers of the site", async () => {
	const own = await serveContent(
		createMemorySource(new Map([...files, ["_headers", "/docs/*\n  Content-Security-Policy: default-src 'self'\n"]])),
		{ port: 0, baseUrl: "/docs/" },
	);
	for (const path of ["/docs/", "/docs/missing"]) {
		const { headers } = await ask(own.port, path);
		assert.is(headers["content-security-policy"], "default-src 'self'", path);
	}
	await own.close();
});

const types: readonly [path: string, type: string, caching: string][] = [
	["/help", "text/html; charset=utf-8", "no-cache"],
	["/digits.txt", "text/plain; charset=utf-8", "no-cache"],
	["/long.png", "image/png", "no-cache"],
	["/assets/start.js", "text/javascript; charset=utf-8", "no-cache"],
	["/assets/start-ABCD2345.js", "text/javascript; charset=utf-8", "public, max-age=31536000, immutable"],
	["/help/both", "application/octet-stream", "no-cache"],
	["/nowhere", "text/html; charset=utf-8", "no-cache"],
	["/old", "text/plain; charset=utf-8", "no-cache"],
];
for (const [path, type, caching] of types) {
	serving(`${path} is ${type}, kept: ${caching}`, async () => {
		const { headers } = await ask(site.port, path);
		assert.is(headers["content-type"], type);
		assert.is(headers["cache-control"], caching);
		assert.is(headers["x-content-type-options"], "nosniff");
	});
}

serving("a text is compressed as the browser likes it", async () => {
	const plain = await ask(site.port, "/long.html");
	const zipped = await ask(site.port, "/long.html", { "accept-encoding": "gzip, deflate" });
	const brotli = await ask(site.port, "/long.html", { "accept-encoding": "gzip, deflate, br, zstd" });
	assert.is(plain.text, LONG);
	assert.is(plain.headers["content-encoding"], undefined);
	assert.is(zipped.headers["content-encoding"], "gzip");
	assert.is(gunzipSync(zipped.body).toString(), LONG);
	assert.is(zipped.headers["content-length"], String(zipped.body.length));
	assert.is(brotli.headers["content-encoding"], "br");
	assert.is(brotliDecompressSync(brotli.body).toString(), LONG);
	for (const { headers } of [plain, zipped, brotli]) assert.is(headers.vary, "Accept-Encoding");
	const tags = [plain, zipped, brotli].map(({ headers }) => headers.etag);
	assert.is(new Set(tags).size, 3);
});

for (const path of ["/long.png", "/digits.txt", "/empty.txt"]) {
	serving(`${path} is not compressed`, async () => {
		const { headers } = await ask(site.port, path, { "accept-encoding": "br" });
		assert.is(headers["content-encoding"], undefined);
	});
}

for (const encoding of ["identity", "gzip", "br"]) {
	serving(`a page known in ${encoding} is not sent again`, async () => {
		const accepts = { "accept-encoding": encoding };
		const first = await ask(site.port, "/long.html", accepts);
		const etag = String(first.headers.etag);
		for (const tag of [etag, `W/${etag}`, `"x", ${etag}`, "*"]) {
			const again = await ask(site.port, "/long.html", { ...accepts, "if-none-match": tag });
			assert.is(again.status, 304);
			assert.is(again.text, "");
			assert.is(again.headers.etag, etag);
		}
		const other = await ask(site.port, "/long.html", { ...accepts, "if-none-match": '"x"' });
		assert.is(other.status, 200);
	});
}

serving("a part of a compressible file is a part of the file", async () => {
	const answer = await ask(site.port, "/long.html", { range: "bytes=0-2", "accept-encoding": "br" });
	assert.is(answer.text, "<p>");
	assert.is(answer.headers["content-encoding"], undefined);
});

// ---- a folder on disk

serving("a folder is served with its parts and its editions", async () => {
	const folder = folderOf({ "a/index.html": LONG, "film.mp4": "0123456789" });
	const served = await serveFolder(folder.path, { port: 0 });
	const page = await ask(served.port, "/a", { "accept-encoding": "gzip" });
	const part = await ask(served.port, "/film.mp4", { range: "bytes=4-6" });
	const known = await ask(served.port, "/a", { "accept-encoding": "gzip", "if-none-match": String(page.headers.etag) });
	await served.close();
	folder.remove();
	assert.is(gunzipSync(page.body).toString(), LONG);
	assert.is(part.text, "456");
	assert.is(part.headers["content-type"], "video/mp4");
	assert.is(known.status, 304);
});

serving("a folder that does not exist is Node's error", async () => {
	try {
		await serveFolder("/no/such/folder", { port: 0 });
		assert.unreachable();
	} catch (error) {
		assert.is((error as NodeJS.ErrnoException).code, "ENOENT");
	}
});

const broken: readonly [how: string, read: () => Readable][] = [
	["is cut short while it is read", () => Readable.from([Buffer.from("half")])],
	[
		"cannot be read",
		() =>
			new Readable({
				read() {
					this.destroy(new Error("the disk is gone"));
				},
			}),
	],
];
for (const [how, read] of broken) {
	serving(`a file that ${how} ends its connection only`, async () => {
		const find = async (name: string) => (name === "film.mp4" ? { version: "1", size: 10, read } : undefined);
		const served = await serveContent({ find }, { port: 0 });
		const answer = await ask(served.port, "/film.mp4").catch(() => "broken off");
		const other = await ask(served.port, "/other");
		await served.close();
		assert.is(answer, "broken off");
		assert.is(other.status, 404);
	});
}

serving("a disk that fails is the server's error, not a missing page", async () => {
	const find = () => Promise.reject(new Error("too many open files"));
	const served = await serveContent({ find }, { port: 0 });
	const answer = await ask(served.port, "/");
	await served.close();
	assert.is(answer.status, 500);
	assert.is(answer.text, "The file could not be read.\n");
});

serving("a reader who leaves half way disturbs nobody", async () => {
	const film = new Map([["film.mp4", new Uint8Array(8_000_000)]]);
	const served = await serveContent(createMemorySource(film), { port: 0 });
	const socket = connect(served.port, "127.0.0.1");
	socket.write("GET /film.mp4 HTTP/1.1\r\nHost: localhost\r\n\r\n");
	await new Promise((done) => socket.once("data", done));
	socket.destroy();
	const answer = await ask(served.port, "/film.mp4");
	await served.close();
	assert.is(answer.body.length, 8_000_000);
});

serving("a reader who leaves before the answer disturbs nobody", async () => {
	let leave = () => {};
	const left = new Promise<void>((done) => {
		leave = done;
	});
	const find = async (name: string) => {
		if (name === "slow") await left;
		return undefined;
	};
	const served = await serveContent({ find }, { port: 0 });
	const socket = connect(served.port, "127.0.0.1");
	socket.write("GET /slow HTTP/1.1\r\nHost: localhost\r\n\r\n");
	await new Promise((done) => setTimeout(done, 50));
	socket.resetAndDestroy();
	await new Promise((done) => setTimeout(done, 50));
	leave();
	await new Promise((done) => setTimeout(done, 50));
	const answer = await ask(served.port, "/other");
	await served.close();
	assert.is(answer.status, 404);
});

// ---- ports and the end

/** A port that another program holds. */
async function takenPort() {
	const other = createServer();
	await new Promise<void>((done) => other.listen(0, "127.0.0.1", done));
	const { port } = other.address() as { port: number };
	return { port, free: () => other.close() };
}

serving("the next free port is taken when one is in use", async () => {
	const taken = await takenPort();
	const next = await serveContent(createMemorySource(files), { port: taken.port });
	const answer = await ask(next.port, "/");
	await next.close();
	taken.free();
	assert.ok(next.port > taken.port);
	assert.is(next.url, `http://127.0.0.1:${next.port}/`);
	assert.is(answer.text, "home");
});

serving("a strict port in use is Node's error", async () => {
	const taken = await takenPort();
	const options = { port: taken.port, strictPort: true };
	try {
		await serveContent(createMemorySource(files), options);
		assert.unreachable();
	} catch (error) {
		assert.is((error as NodeJS.ErrnoException).code, "EADDRINUSE");
	} finally {
		taken.free();
	}
});

serving("closing does not wait for open connections", async () => {
	const closing = await serveContent(createMemorySource(files), { port: 0 });
	const idle = connect(closing.port, "127.0.0.1");
	const halfway = connect(closing.port, "127.0.0.1");
	const ended = [idle, halfway].map(
		(socket) =>
			new Promise<void>((done) => {
				socket.on("error", () => {});
				socket.on("close", () => done());
			}),
	);
	await new Promise<void>((done) => halfway.write("GET / HT", () => done()));
	await closing.close();
	await Promise.all(ended);
	await closing.close();
});

serving.run();
