// Test run: alone, slow
/** Many readers at once, while somebody writes. */

import { mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { loadConfig } from "../../../src/config/load.ts";
import { serveFolder } from "../../../src/preview/serve/index.ts";
import { watchAndServe } from "../../../src/preview/watch/index.ts";
import { inFolder, writeFiles } from "../../site.ts";
import { ask } from "./client.ts";
import { folderOf } from "./folder.ts";

const load = suite("many requests at once");

const REQUESTS = 10_000;
const CONNECTIONS = 100;

/** Asks for paths in turn over connections that are kept; `flawOf` judges what came with status 200 and in full length. */
async function requestAll(port: number, paths: readonly string[], flawOf: (text: string) => string | undefined) {
	const flaws = new Set<string>();
	const times: number[] = [];
	let next = 0;
	const start = performance.now();
	const client = async () => {
		const connection = openConnection(port);
		while (next < REQUESTS) {
			const path = paths[next++ % paths.length] as string;
			const begin = performance.now();
			const flaw = await connection.request(path).then(flawOf, String);
			times.push(performance.now() - begin);
			if (flaw) flaws.add(`${path}: ${flaw}`);
			if (flaws.size > 10) break;
		}
		connection.close();
	};
	await Promise.all(Array.from({ length: CONNECTIONS }, client));
	const seconds = (performance.now() - start) / 1000;
	times.sort((a, b) => a - b);
	return {
		flaws: [...flaws],
		figures: `${Math.round(times.length / seconds)} requests/s, p99 ${Math.round(times[Math.floor(times.length * 0.99)] ?? 0)} ms`,
	};
}

/** A connection for one request after the other. Node's own client costs more than the server that is tested. */
function openConnection(port: number) {
	const socket = connect(port, "127.0.0.1");
	let received = Buffer.alloc(0);
	let settle = (_: string | Error) => {};
	socket.on("data", (chunk) => {
		received = Buffer.concat([received, chunk]);
		const end = received.indexOf("\r\n\r\n");
		if (end < 0) return;
		const head = received.toString("latin1", 0, end);
		const length = Number(/^content-length: (\d+)$/im.exec(head)?.[1]);
		const rest = received.length - end - 4;
		if (rest < length) return;
		const body = received.toString("utf8", end + 4);
		received = Buffer.alloc(0);
		if (!head.startsWith("HTTP/1.1 200 ")) settle(new Error(head.slice(0, 30)));
		else if (rest === length) settle(body);
		else settle(new Error(`${rest} bytes instead of ${length}`));
	});
	socket.on("error", (error) => settle(error));
	socket.on("close", () => settle(new Error("the server hung up")));
	return {
		request: (path: string): Promise<string> =>
			new Promise((done, failed) => {
				settle = (answer) => (typeof answer === "string" ? done(answer) : failed(answer));
				socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
			}),
		close: () => socket.destroy(),
	};
}

/** Repeats an action until it is stopped. */
function repeatedly(act: (round: number) => void, pauseMs: number) {
	let isOver = false;
	const ended = (async () => {
		for (let round = 1; !isOver; round++) {
			act(round);
			await setTimeout(pauseMs);
		}
	})();
	return async () => {
		isOver = true;
		await ended;
	};
}

load("every page is whole while its folder is replaced", async () => {
	const folder = folderOf({});
	const names = ["index", "a", "b", "c"];
	/** A page of one build says its number only, from its first byte to its last. */
	const pageOf = (build: number, name: string) =>
		`<html>${`build ${build} `.repeat(name === "c" ? 2000 : 200 + build)}</html>`;
	const writeSite = (at: string, build: number) => {
		mkdirSync(at);
		for (const name of names) writeFileSync(join(at, `${name}.html`), pageOf(build, name));
	};
	const [dist, next, old] = ["dist", "next", "old"].map((name) => join(folder.path, name)) as [string, string, string];
	writeSite(dist, 0);
	const server = await serveFolder(dist, { port: 0 });
	const stop = repeatedly((build) => {
		writeSite(next, build);
		renameSync(dist, old);
		renameSync(next, dist);
		rmSync(old, { recursive: true });
		// And one page alone, in place and by a rename.
		writeFileSync(join(dist, "a.html"), pageOf(build, "a"));
		writeFileSync(join(dist, "b.html.new"), pageOf(build, "b"));
		renameSync(join(dist, "b.html.new"), join(dist, "b.html"));
	}, 200);
	const { flaws, figures } = await requestAll(server.port, ["/", "/a", "/b/", "/c.html"], (text) => {
		const builds = new Set(text.match(/build \d+/g));
		const isWhole = /^<html>.*<\/html>$/.test(text) && builds.size === 1;
		return isWhole ? undefined : `half a page: ${text.slice(-40)}`;
	});
	await stop();
	await server.close();
	folder.remove();
	if (process.env.DEBUG) console.log(`folder: ${figures}`);
	assert.equal(flaws, []);
});

load("every page is whole while its text is saved", () =>
	inFolder(async (root) => {
		const textOf = (edit: number) =>
			`# A\n\nfirst of edit ${edit}.\n\n${"words\n\n".repeat(50)}last of edit ${edit}.\n`;
		writeFiles(root, {
			"site.config.ts": 'export default { title: "Notebook", url: "https://example.org" };\n',
			"content/en/help/index.md": "# Help\n",
			"content/en/help/a.md": textOf(0),
			"public/robots.txt": "User-agent: *\n",
		});
		let builds = 0;
		const { port, close } = await watchAndServe(await loadConfig(root), {
			port: 0,
			onRebuild: ({ ok }) => {
				if (ok) builds++;
			},
		});
		while (builds === 0) await setTimeout(20);
		let edits = 0;
		const stop = repeatedly((edit) => {
			edits = edit;
			writeFileSync(join(root, "content/en/help/a.md"), textOf(edit));
		}, 100);
		const { flaws, figures } = await requestAll(port, ["/help/a", "/help/", "/robots.txt", "/help/a/"], (text) => {
			if (text === "User-agent: *\n") return undefined;
			const numbers = new Set([...text.matchAll(/(?:first|last) of edit (\d+)/g)].map(([, n]) => n));
			return text.trimEnd().endsWith("</html>") && numbers.size <= 1 ? undefined : `half a page: ${text.slice(-40)}`;
		});
		await stop();
		const end = performance.now() + 30_000;
		// Edits are shown as they come; a build begins when they pause, which may be now.
		const isShown = async () => builds > 1 && (await ask(port, "/help/a")).text.includes(`last of edit ${edits}.`);
		while (!(await isShown()) && performance.now() < end) await setTimeout(20);
		const isLast = await isShown();
		await close();
		if (process.env.DEBUG) console.log(`watch: ${figures}, ${edits} saves, ${builds} builds`);
		assert.equal(flaws, []);
		assert.ok(isLast, `the last edit is not shown after ${builds} builds`);
	}),
);

load.run();
