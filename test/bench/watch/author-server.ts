/** A tool's server for authors, started as its command line starts it and ended with all its processes. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, openSync } from "node:fs";
import { Agent, get } from "node:http";
import { createServer } from "node:net";
import { setTimeout } from "node:timers/promises";
import type { DevServer, Tool } from "../tool.ts";

export interface AuthorServer {
	/** Asks until the page contains the mark; resolves with the time at which the answer was complete, or rejects. */
	readonly waitFor: (page: string, mark: string) => Promise<number>;
	close(): Promise<void>;
}

interface StartOptions {
	readonly home: string;
	readonly folder: string;
	/** What it says goes to this file. */
	readonly log: string;
	/** Seconds to wait for anything. */
	readonly limit: number;
}

/** Between an answer and the next question: close to none, and yet the server is idle for most of the time. */
const POLL_MS = 2;

export async function startServer(
	tool: Tool,
	server: DevServer,
	{ home, folder, log, limit }: StartOptions,
): Promise<AuthorServer> {
	const port = await freePort();
	const [program = "", ...given] = server.command(home, port);
	const file = openSync(log, "w");
	const child = spawn(program, given, {
		cwd: folder,
		env: { ...process.env, NODE_ENV: "development", ...tool.environment },
		stdio: ["ignore", file, file],
		detached: true, // so that it can be ended together with its children
	});
	closeSync(file);
	const agent = new Agent({ keepAlive: true });
	const waitFor = async (page: string, mark: string) => {
		const end = performance.now() + limit * 1000;
		while (performance.now() < end && isRunning(child)) {
			const text = await textAt(port, server.request(page), agent);
			if (text?.includes(mark)) return performance.now();
			await setTimeout(POLL_MS);
		}
		throw new Error(
			isRunning(child)
				? `${page} was not served within ${limit} s`
				: `the server ended with ${child.exitCode ?? child.signalCode}`,
		);
	};
	const close = async () => {
		agent.destroy();
		if (!child.pid || !isRunning(child)) return;
		process.kill(-child.pid, "SIGKILL");
		await once(child, "exit");
	};
	return { waitFor, close };
}

const isRunning = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode === null && signalCode === null;

/** Nothing while nobody listens, or there is no such page. */
const textAt = (port: number, path: string, agent: Agent): Promise<string | undefined> =>
	new Promise((resolve) => {
		const options = { host: "127.0.0.1", port, path, agent };
		get(options, (response) => {
			let text = "";
			response.setEncoding("utf8");
			response.on("data", (chunk: string) => {
				text += chunk;
			});
			response.on("error", () => resolve(undefined));
			response.on("end", () => resolve(response.statusCode === 200 ? text : undefined));
		}).on("error", () => resolve(undefined));
	});

async function freePort(): Promise<number> {
	const server = createServer().listen(0, "127.0.0.1");
	await once(server, "listening");
	const address = server.address();
	server.close();
	await once(server, "close");
	if (address === null || typeof address === "string") throw new Error("no free port");
	return address.port;
}
