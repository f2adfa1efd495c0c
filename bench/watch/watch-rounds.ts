/**
 * Measures how soon a saved file is served, with the servers that authors use while they write. One server runs at a
 * time: started without caches, then again with them, and then edited.
 */
import { execFileSync } from "node:child_process";
import { existsSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { type Corpus, routeOf } from "../corpus.ts";
import { settleDisk } from "../disk.ts";
import { homeOf, writeProject } from "../project.ts";
import type { DevServer, Tool } from "../tool.ts";
import { type AuthorServer, startServer } from "./author-server.ts";
import { EDIT_KINDS, type Edit, type EditKind, editOf } from "./edits.ts";

export interface WatchResult {
	readonly tool: string;
	readonly serves: DevServer["serves"];
	/** Milliseconds from the start to the first page, without and with caches. */
	readonly start: { readonly cold?: number; readonly kept?: number };
	/** Milliseconds of each save, in their order. */
	readonly saves: Readonly<Partial<Record<EditKind, readonly number[]>>>;
	/** Bytes after all saves. */
	readonly memory?: number;
	/** Why there is no more. */
	readonly failure?: string;
}

export interface WatchOptions {
	readonly bench: string;
	/** Of each kind of edit. */
	readonly saves: number;
	/** Seconds. */
	readonly limit: number;
	/** Seconds of rest before a start. */
	readonly pause: number;
	readonly say: (line: string) => void;
}

/** Servers finish after a page is served what it does not need, such as the search index. */
const REST_MS = 1000;
/** Of the time that a new page took: a server that starts again for it does so, too, when the page is removed. */
const REST_AFTER_REMOVAL = 2;
/** Saves before those that count: the code that handles them is compiled by then. */
const WARM_UP_SAVES = 2;

export async function watchResultsOf(
	corpus: Corpus,
	tools: readonly Tool[],
	options: WatchOptions,
): Promise<readonly WatchResult[]> {
	const results: WatchResult[] = [];
	for (const tool of tools) if (tool.server) results.push(await watchResultOf(corpus, tool, tool.server, options));
	return results;
}

async function watchResultOf(corpus: Corpus, tool: Tool, server: DevServer, options: WatchOptions) {
	const home = homeOf(tool, options.bench);
	const folder = writeProject(tool, { ...corpus, name: `${corpus.name}, watched` }, home);
	commitProject(folder);
	const { limit, say } = options;
	const log = `${folder}.log`;
	const page = `/${routeOf(corpus.edited)}`;
	const start: { cold?: number; kept?: number } = {};
	const saves: Partial<Record<EditKind, readonly number[]>> = {};
	const result = { tool: tool.name, serves: server.serves, start, saves };
	let running: AuthorServer | undefined;
	const timeStart = async () => {
		await running?.close();
		await settleDisk(options.pause);
		const begin = performance.now();
		running = await startServer(tool, server, { home, folder, log, limit });
		const ms = (await running.waitFor(page, "")) - begin;
		await setTimeout(REST_MS);
		return ms;
	};
	try {
		start.cold = await timeStart();
		start.kept = await timeStart();
		say(`${tool.name}: first page ${start.cold.toFixed(0)}, ${start.kept.toFixed(0)} ms`);
		for (const kind of EDIT_KINDS) {
			const times: number[] = [];
			for (let n = 1; n <= WARM_UP_SAVES + options.saves; n++) {
				const edit = editOf(corpus, tool, kind, n);
				if (!edit || !running) break;
				const ms = await timeSave(edit, folder, running);
				if (n > WARM_UP_SAVES) times.push(ms);
			}
			if (times.length === 0) continue;
			saves[kind] = times;
			say(`${tool.name}: ${kind} ${times.map(Math.round).join(" ")}`);
		}
		const memory = running?.memory();
		return memory === undefined ? result : { ...result, memory };
	} catch (error) {
		const failure = (error as Error).message;
		say(`${tool.name}: ${failure}`);
		return { ...result, failure };
	} finally {
		await running?.close();
	}
}

/** Milliseconds from writing a file to having its page. */
async function timeSave({ source, page, text, mark }: Edit, folder: string, server: AuthorServer): Promise<number> {
	const file = path.join(folder, source);
	const isNew = !existsSync(file);
	const begin = performance.now();
	writeFileSync(file, text);
	const ms = (await server.waitFor(page, mark)) - begin;
	await setTimeout(REST_MS);
	if (isNew) {
		rmSync(file);
		await setTimeout(Math.max(REST_MS, REST_AFTER_REMOVAL * ms));
	}
	return ms;
}

const IDENTITY = ["-c", "user.name=Bench", "-c", "user.email=bench@localhost"];

/** Makes a project a repository of its own with one commit, as authors have it. */
function commitProject(folder: string): void {
	const git = (...words: string[]) =>
		execFileSync("git", [...IDENTITY, ...words], { cwd: folder, stdio: ["ignore", "ignore", "inherit"] });
	git("init", "--quiet");
	git("add", "--all");
	git("commit", "--quiet", "--no-gpg-sign", "--message=Site");
}
