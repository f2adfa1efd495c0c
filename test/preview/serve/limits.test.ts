// Test run: integration, kinds
/** What the clients of a server may take: time, connections, memory. */
import { connect, type Socket } from "node:net";
import { setTimeout } from "node:timers/promises";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { createHttpServer } from "../../../src/preview/serve/http.ts";
import { type ServeOptions, type SiteServer, serveContent } from "../../../src/preview/serve/index.ts";
import { SERVER_LIMITS } from "../../../src/preview/serve/limits.ts";
import { textResponse } from "../../../src/preview/serve/request-response.ts";
import { createPageConnections } from "../../../src/preview/watch/page-connections.ts";
import { rarely } from "../../slow-run.ts";
import { ask, exchange, until } from "./client.ts";
import { createMemorySource } from "./folder.ts";

const limits = suite("limits of the server");

/** What open pages hear of a build. */
const state = { problems: [], moreProblems: 0, moved: {}, pages: [], files: "", search: "", builds: 1 };

const FILM_BYTES = 32 * 1024 * 1024;
const files = createMemorySource(
	new Map<string, string | Uint8Array>([
		["index.html", "home"],
		["film.mp4", new Uint8Array(FILM_BYTES)],
	]),
);

const serving = async (options: Partial<ServeOptions>, use: (server: SiteServer) => Promise<void>): Promise<void> => {
	const server = await serveContent(files, { port: 0, ...options });
	try {
		await use(server);
	} finally {
		await server.close();
	}
};

/** A connection, what has come over it, and whether the server has ended it. */
function open(port: number, bytes = "") {
	const state = { text: "", isEnded: false };
	const socket: Socket = connect(port, "127.0.0.1");
	if (bytes) socket.write(bytes);
	socket.on("error", () => {});
	socket.on("data", (chunk) => {
		state.text += chunk.toString("latin1");
	});
	const ended = new Promise<void>((done) => {
		socket.on("close", () => {
			state.isEnded = true;
			done();
		});
	});
	return { socket, state, ended };
}

const SHORT = { requestMs: 150, checkMs: 30 };

/** Node looks at connections every 30 s unless told otherwise: that must not be what ends one here. */
async function cutOff(ended: Promise<unknown>): Promise<void> {
	const isLate = setTimeout(25_000, true, { ref: false });
	const late = await Promise.race([ended.then(() => false), isLate]);
	assert.not(late, "the connection is still open after 25 s");
}

const unfinished: readonly [what: string, bytes: string][] = [
	["no byte at all", ""],
	["half a line", "GET / HT"],
	["headers without an end", "GET / HTTP/1.1\r\nHost: localhost\r\n"],
	["half a body", "POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\nhalf"],
];
for (const [what, bytes] of unfinished) {
	limits(`a client that sends ${what} is cut off`, () =>
		serving({ limits: SHORT }, async ({ port }) => {
			await cutOff(open(port, bytes).ended);
		}),
	);
}

limits("a client that sends a byte now and then is cut off", () =>
	serving({ limits: SHORT }, async ({ port }) => {
		const slow = open(port, "GET / HTTP/1.1\r\nHost: localhost\r\n");
		const timer = setInterval(() => slow.socket.write("X: y\r\n"), 20);
		try {
			await cutOff(slow.ended);
		} finally {
			clearInterval(timer);
		}
		assert.match(slow.state.text, /^HTTP\/1\.1 408 /);
	}),
);

limits("a hundred slow clients keep nobody waiting", () =>
	serving({ limits: SHORT }, async ({ port }) => {
		const slow = Array.from({ length: 100 }, () => open(port, "GET / HT"));
		assert.is((await ask(port, "/")).status, 200);
		await cutOff(Promise.all(slow.map(({ ended }) => ended)));
		assert.is((await ask(port, "/")).status, 200);
	}),
);

limits("a connection that rests between requests is kept", () =>
	serving({ limits: SHORT }, async ({ port }) => {
		const request = "GET / HTTP/1.1\r\nHost: localhost\r\n\r\n";
		const resting = open(port, request);
		await setTimeout(500);
		resting.socket.write(request);
		await until(() => resting.state.isEnded || resting.state.text.split("HTTP/1.1 200 OK").length === 3);
		assert.not(resting.state.isEnded);
		resting.socket.destroy();
	}),
);

limits("an answer that takes its time is waited for", async () => {
	const own = async (path: string) => {
		if (path !== "/slow") return undefined;
		await setTimeout(500);
		return textResponse(200, "at last");
	};
	await serving({ limits: { ...SHORT, stalledMs: 100 }, own }, async (server) =>
		assert.is((await ask(server.port, "/slow")).text, "at last\n"),
	);
});

limits("an event stream may be silent for as long as it likes", async () => {
	const listeners = createPageConnections();
	const own = async () => listeners.subscribe(state);
	const short = { ...SHORT, stalledMs: 100 };
	await serving({ limits: short, own }, async ({ port }) => {
		const stream = open(port, "GET / HTTP/1.1\r\nHost: localhost\r\n\r\n");
		await setTimeout(600);
		listeners.broadcast({ ...state, files: "2" });
		await until(() => stream.state.isEnded || stream.state.text.includes('"files":"2"'));
		assert.not(stream.state.isEnded);
		assert.is(listeners.count(), 1);
		stream.socket.destroy();
		await until(() => listeners.count() === 0);
	});
});

rarely(limits)("a client that stops reading is cut off", () =>
	serving({ limits: { stalledMs: 200 } }, async ({ port }) => {
		/** What fits into the buffers of the system comes all the same. */
		const bytesAfter = async (restMs: number): Promise<number> => {
			const socket = connect(port, "127.0.0.1");
			socket.write("GET /film.mp4 HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
			socket.on("error", () => {});
			await setTimeout(restMs);
			let bytes = 0;
			socket.on("data", (chunk) => {
				bytes += chunk.length;
			});
			await new Promise((done) => socket.on("close", done));
			return bytes;
		};
		// A busy server notices later that nobody reads.
		for (const restMs of [1000, 5000, 25_000]) if ((await bytesAfter(restMs)) < FILM_BYTES) return;
		assert.unreachable("all bytes came");
	}),
);

limits("an unfinished request is cut off after ten seconds", () => {
	const server = createHttpServer({
		handler: async () => textResponse(200, ""),
		report: () => {},
		limits: SERVER_LIMITS,
	});
	assert.is(server.headersTimeout, 10_000);
	assert.is(server.requestTimeout, 10_000);
	assert.is(SERVER_LIMITS.checkMs, 500);
	assert.is(server.maxConnections, 512);
	assert.is(server.maxHeadersCount, 101);
	assert.is(server.timeout, 0, "event streams are not ended for their silence");
});

limits("connections beyond their number are not accepted", () =>
	serving({ limits: { connections: 5 } }, async ({ port }) => {
		const held = Array.from({ length: 5 }, () => open(port, "GET / HT"));
		await Promise.all(held.map(({ socket }) => new Promise<void>((done) => socket.write("T", () => done()))));
		await until(async () => (await exchange(port, "GET / HTTP/1.1\r\n\r\n")) === "");
		held[0]?.socket.destroy();
		await until(() =>
			ask(port, "/").then(
				({ status }) => status === 200,
				() => false,
			),
		);
	}),
);

limits("open pages beyond the limit get an answer that says so", () => {
	const listeners = createPageConnections(2);
	const statuses = [1, 2, 3].map(() => listeners.subscribe(state).status);
	assert.equal(statuses, [200, 200, 503]);
	assert.is(listeners.count(), 2);
});

limits("a page that does not read its events is disconnected", async () => {
	const listeners = createPageConnections();
	listeners.subscribe(state);
	const long = { ...state, problems: [{ text: "x".repeat(100_000), isError: true, pages: [] }] };
	for (let count = 0; count < 20; count++) listeners.broadcast(long);
	await until(() => listeners.count() === 0);
});

limits("HEAD of an event stream does not listen", async () => {
	const listeners = createPageConnections();
	const own = async () => listeners.subscribe(state);
	await serving({ own }, async ({ port }) => {
		const answer = await ask(port, "/", {}, "HEAD");
		assert.is(answer.status, 200);
		await until(() => listeners.count() === 0);
	});
});

limits("a tunnel that was refused does not keep the server from closing", () =>
	serving({}, async ({ port }) => {
		const held = open(port, "CONNECT x:1 HTTP/1.1\r\nHost: localhost\r\n\r\n");
		await held.ended;
		assert.match(held.state.text, /^HTTP\/1\.1 405 .*Allow: GET, HEAD/s);
	}),
);

limits("an empty host is this machine only", () =>
	serving({ host: "" }, async ({ url }) => {
		assert.match(url, /^http:\/\/127\.0\.0\.1:/);
	}),
);

limits.run();
