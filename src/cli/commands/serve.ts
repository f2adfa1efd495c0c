/** `ssg serve`. */

import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { createServer } from "node:net";
import { networkInterfaces } from "node:os";
import type { Command } from "commander";
import type { SiteConfig } from "../../model/config.ts";
import { formatHint, type Problem } from "../../model/problems/problem.ts";
import { recoverFolder } from "../../pipeline/emit/index.ts";
import { type SiteServer, serveFolder } from "../../preview/serve/index.ts";
import type { RebuildEvent } from "../../preview/watch/index.ts";
import { builtBaseUrlOf } from "../built-base-url.ts";
import { addSiteOptions, parseInteger, type SiteCommandOptions } from "../command-options.ts";
import { loadConfigOrReport } from "../load-config.ts";
import { printProblems } from "../terminal/print-problems.ts";
import { listenForKeys, readSingleKeys, type TerminalKey } from "../terminal/terminal-keys.ts";

export default (program: Command): Command =>
	addSiteOptions(program.command("serve"))
		.description("serve the built site, or with --watch a live preview")
		.option("-p, --port <number>", "port to listen on", parseInteger("port", 0, 65535), 3000)
		.option("-H, --host [address]", "address to listen on; without a value, all of this machine", "127.0.0.1")
		.option("--strict-port", "fail if the port is in use, instead of trying the next one")
		.option("--open", "open the site in a browser")
		.option("-w, --watch", "build in memory and rebuild after each change")
		.option("--drafts", "with --watch: include drafts")
		.option("--verbose", "print all problems of a kind, and the stack traces of exceptions")
		.addHelpText("after", HELP)
		.action(runServe);

const HELP = `
Serves the built site as a static host does, with the headers, redirects and the 404 page that the build has written. With
--watch, open pages show a change as soon as you save it.

Examples:
  ssg serve                 serve the built site on http://localhost:3000
  ssg serve --watch         live preview, no build needed
  ssg serve -p 8080         use another port
  ssg serve -w --open       live preview in a browser
  ssg serve --host          accept connections from the network

On a terminal, type a key and Enter: o opens the site in a browser, r builds everything again, q quits, h shows help.

By default, only this machine can connect. The Host header of a request must be localhost, 127.0.0.1, [::1] or the
address given with --host. With 0.0.0.0 or :: (all addresses), any IP address is accepted, but no other host name:
a website could point its own name at this machine (DNS rebinding). To allow a host name, pass it with --host.`;

export interface ServeCommandOptions extends SiteCommandOptions {
	readonly port: number;
	/** `true`: all addresses. */
	readonly host: string | true;
	/** Open a browser. */
	readonly open?: boolean;
	readonly strictPort?: boolean;
	readonly watch?: boolean;
	readonly drafts?: boolean;
}

async function runServe(root: string, options: ServeCommandOptions) {
	const config = await loadConfigOrReport(root, options);
	if (!config) return;
	// Before the first build, which would only delay the error.
	if (options.strictPort) await checkPortIsFree(options.port, hostOf(options));
	if (options.watch) return runWatch(config, options);
	await recoverFolder(config.outDir).catch((error) => {
		console.error(`warning: ${error.message}`); // the existing site can still be served
	});
	if (!existsSync(config.outDir))
		throw new Error(
			`the folder ${config.outDir} does not exist\n${formatHint("run ssg build first, or ssg serve --watch")}`,
		);
	const server = await serveFolder(config.outDir, {
		...serverOptionsOf(options),
		baseUrl: builtBaseUrlOf(config, options),
	});
	welcome(config.outDir, server, options);
}

async function runWatch(config: SiteConfig, options: ServeCommandOptions) {
	const { watchAndServe } = await import("../../preview/watch/index.ts"); // imports the whole engine
	/** The problems of the last build, by what stays the same when lines are added above them. */
	let known: ReadonlyMap<string, Problem> | undefined;
	const server = await watchAndServe(config, {
		...serverOptionsOf(options),
		onRebuild: (result) => {
			const current = new Map(result.problems.map((one) => [`${one.at?.path} ${one.code} ${one.message}`, one]));
			const appeared = [...current].flatMap(([key, problem]) => (known?.has(key) ? [] : [problem]));
			const solved = [...(known ?? [])].flatMap(([key, problem]) => (current.has(key) ? [] : [problem]));
			const hasNews = !known || appeared.length + solved.length + result.pages.length > 0;
			known = current;
			if (!hasNews) return; // an unrelated file changed, such as a log
			printProblems(appeared, config.root, options);
			console.log([...solvedLines(solved), rebuildLine(result, new Date())].join("\n"));
		},
	});
	welcome(config.root, server, options, [
		{ key: "r", help: "build everything again", run: () => void server.rebuild().catch(reportError) },
	]);
}

/** Prints the addresses, and listens for keys on a terminal. */
function welcome(
	folder: string,
	{ url, port, close }: SiteServer,
	options: ServeCommandOptions,
	moreKeys: readonly TerminalKey[] = [],
): void {
	console.log(`serving ${folder} on ${displayUrl(url)}`);
	if (ALL_ADDRESSES.includes(hostOf(options)))
		for (const address of networkAddresses())
			console.log(`on your network: http://${address}:${port}${new URL(url).pathname}`);
	const open = () => openBrowser(displayUrl(url), console.error);
	if (options.open) open();
	if (!process.stdin.isTTY) return;
	console.log("press h for help");
	readSingleKeys(process.stdin);
	const quit = () => void close().finally(() => process.exit(0));
	listenForKeys(
		[
			{ key: "o", help: "open the site in a browser", run: open },
			...moreKeys,
			{ key: "q", help: "quit", run: quit },
			{ key: "h", help: "show this help", run: () => {} },
		],
		process.stdin,
		console.log,
	);
}

const ALL_ADDRESSES = ["0.0.0.0", "::"];

const hostOf = ({ host }: ServeCommandOptions): string => (host === true ? "0.0.0.0" : host);

const reportError = ({ message }: Error) => console.error(`error: ${message}`);

const serverOptionsOf = (options: ServeCommandOptions) => ({
	port: options.port,
	host: hostOf(options),
	onError: reportError,
	...(options.strictPort && { strictPort: true }),
});

const displayUrl = (url: string): string => url.replace("//127.0.0.1:", "//localhost:");

const MAX_SOLVED_LINES = 10;

function solvedLines(problems: readonly Problem[]): readonly string[] {
	const lines = problems.slice(0, MAX_SOLVED_LINES).map((problem) => `solved: ${placeOf(problem)}${problem.message}`);
	const more = problems.length - lines.length;
	return more > 0 ? [...lines, `solved: ${more} more problem${more === 1 ? "" : "s"}`] : lines;
}

const placeOf = ({ at }: Problem): string => (at ? `${at.path} ` : "");

/** @example `14:03:22 rebuilt 3 pages in 41 ms` */
function rebuildLine({ ok, isStale, pages, ms }: RebuildEvent, now: Date): string {
	const built = `rebuilt ${pages.length} page${pages.length === 1 ? "" : "s"}${ok ? "" : ", with errors,"}`;
	const outcome = isStale ? "kept the last good pages" : built;
	return `${now.toTimeString().slice(0, 8)} ${outcome} in ${Math.round(ms)} ms`;
}

/** The addresses under which other devices reach this machine. */
export const networkAddresses = (): string[] =>
	Object.values(networkInterfaces())
		.flatMap((addresses = []) => addresses)
		.filter(({ family, internal }) => family === "IPv4" && !internal)
		.map(({ address }) => address);

// Checks that a port is free.

/**
 * Listens for a moment, because only that tells whether a server can.
 *
 * @throws Error if another program listens on the port; Node's error if it cannot be used for another reason
 */
async function checkPortIsFree(port: number, host: string): Promise<void> {
	const server = createServer();
	try {
		server.listen(port, host);
		await once(server, "listening");
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code !== "EADDRINUSE") throw error;
		throw new Error(
			`port ${port} is in use\n  help: choose another with --port, or leave out --strict-port to use the next free one`,
		);
	} finally {
		server.close();
	}
}

// Opens a URL in the browser of the user.

/** The program that opens URLs, by platform; on others `xdg-open`. */
const OPENERS: Readonly<Record<string, readonly string[]>> = {
	darwin: ["open"],
	win32: ["rundll32", "url.dll,FileProtocolHandler"],
};

/** `BROWSER` names another program. A failure is reported, and nothing else: the server goes on. */
function openBrowser(url: string, failed: (message: string) => void): void {
	const [program = "xdg-open", ...args] = process.env.BROWSER
		? [process.env.BROWSER]
		: (OPENERS[process.platform] ?? []);
	const child = spawn(program, [...args, url], { stdio: "ignore", detached: true });
	child.once("error", () => failed(`cannot open a browser; open ${url} yourself`));
	child.unref();
}
