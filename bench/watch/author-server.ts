/** A tool's server for authors, started as its command line starts it and ended with all its processes. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, openSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { setTimeout } from "node:timers/promises";
import { isKnown, usageOf } from "../process-tree.ts";
import type { DevServer, Tool } from "../tool.ts";

export interface AuthorServer {
	/** Asks until the page contains the mark; resolves with the time at which the answer was complete, or rejects. */
	readonly waitFor: (page: string, mark: string) => Promise<number>;
	/** Bytes of it and its descendants; nothing where the system does not say. */
	memory(): number | undefined;
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
	const waitFor = async (page: string, mark: string) => {
		const end = performance.now() + limit * 1000;
		while (performance.now() < end && isRunning(child)) {
			const text = await textAt(port, server.request(page));
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
		if (!child.pid || !isRunning(child)) return;
		process.kill(-child.pid, "SIGKILL");
		await once(child, "exit");
	};
	return { waitFor, memory: () => (isKnown ? usageOf(child.pid ?? 0).memory : undefined), close };
}

const isRunning = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode === null && signalCode === null;

/** Nothing while nobody listens, or there is no such page. */
async function textAt(port: number, path: string): Promise<string | undefined> {
	try {
		const response = await fetch(`http://127.0.0.1:${port}${path}`);
		return response.ok ? await response.text() : undefined;
	} catch {
		return undefined;
	}
}

async function freePort(): Promise<number> {
	const server = createServer().listen(0, "127.0.0.1");
	await once(server, "listening");
	const { port } = server.address() as AddressInfo;
	server.close();
	await once(server, "close");
	return port;
}
