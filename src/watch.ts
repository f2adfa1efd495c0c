/**
 * A site served while it is written: built into memory, built again after each change, and shown anew in open pages.
 *
 * 1. The port is open at once; requests wait for the first build, those for pages until it has them.
 * 2. A build without errors takes the place of the one before; after any other, the last good pages stay. Its pages are
 *    shown before its search.
 * 3. Open pages are told which of them are others now, or what is wrong.
 */
import { setTimeout } from "node:timers/promises";
import { CHANGES, type Message } from "./client/watch/message.ts";
import type { SiteConfig } from "./model/config.ts";
import { format, type Problem } from "./model/problem.ts";
import { notFoundFileOf, type Route } from "./model/route.ts";
import type { Output } from "./model/site.ts";
import {
	type OwnReply,
	type ServeOptions,
	type Serving,
	serveAnswers,
} from "./serve.ts";
import { watchFiles } from "./watch/changes.ts";
import { createListeners } from "./watch/listeners.ts";
import { outputsIn } from "./watch/outputs.ts";
import {
	pageScript,
	SCRIPT,
	scriptReply,
	withScript,
} from "./watch/page-script.ts";
import { createRounds, type Round } from "./watch/rounds.ts";

/** A build, and the pages whose HTML is another since then. */
export interface Rebuilt extends Round {
	readonly pages: readonly Route[];
}

export interface WatchOptions extends Omit<ServeOptions, "baseUrl" | "own"> {
	/** Called after each build, the first one included. */
	readonly rebuilt?: (result: Rebuilt) => void;
}

const MOST_NAMED = 200;

/** All pages are there when any is; a request for one asks for several names. */
const MAY_BE_PAGE = /(?:^|\/)[^.]*(?:\.html)?$/;

/** What open pages need to fetch themselves before the server has no ear for them: the search is made in one go. */
const FETCH_MS = 50;

/**
 * Serves a site and its changes until it is closed; never touches the output folder. A changed base URL or root needs
 * another server. Rejects with Node's error when it cannot listen or watch.
 */
export async function serveChanges(
	config: SiteConfig,
	{ rebuilt = () => {}, ...options }: WatchOptions,
): Promise<Serving> {
	const outputs = outputsIn(config.root, withScript);
	const listeners = createListeners();
	let wrong: readonly Problem[] = [];
	/** Pages that are others than at the end of the build before: those that open pages know of, and those not told yet. */
	let shown: readonly Route[] = [];
	let untold: readonly Route[] = [];

	const keep = (made: readonly Output[]) => {
		untold = outputs.keep(made);
	};
	let begin = () => {};
	/** The first pages can be seen. */
	const begun = new Promise<void>((resolve) => {
		begin = resolve;
	});
	/** Pages come before the search: whoever writes waits for them only. */
	const show = async (made: readonly Output[]) => {
		const isFirst = outputs.count() === 0;
		shown = outputs.add(made);
		begin();
		if (isFirst) await setTimeout(FETCH_MS);
		if (isFirst || shown.length === 0) return;
		listeners.tell(message(shown));
		await setTimeout(listeners.count() > 0 ? FETCH_MS : 0);
	};
	const message = (changed: Message["pages"]): Message => ({
		problems: wrong.map(format),
		pages: changed.length > MOST_NAMED ? "all" : changed,
		...outputs.versions(),
	});
	const round = createRounds(config, { show, keep }, (result) => {
		wrong = result.ok ? [] : seriousOf(result.problems);
		if (outputs.count() === 0) keep([standIn(config)]);
		listeners.tell(message(untold));
		rebuilt({ ...result, pages: [...new Set([...shown, ...untold])] });
		shown = [];
		untold = [];
	});

	// Watching comes first, so that no change falls between it and the build.
	const watching = watchFiles(config, round);
	const first = watching.then(() => round([]));
	const script = pageScript();
	for (const late of [first, script]) late.catch(() => {}); // whoever waits for it is told
	const own: OwnReply = async (path) => {
		if (path === SCRIPT) return scriptReply(await script);
		if (path !== CHANGES) return undefined;
		await first;
		return listeners.reply(message("all"));
	};
	const find = async (name: string) => {
		await Promise.race([begun, first]);
		const found = await outputs.answers.find(name);
		if (found || MAY_BE_PAGE.test(name)) return found;
		await first; // which has more than pages
		return outputs.answers.find(name);
	};
	const [serving, watched] = await Promise.allSettled([
		serveAnswers({ find }, { ...options, baseUrl: config.baseUrl, own }),
		watching,
	]);
	const close = async () => {
		if (watched.status === "fulfilled") await watched.value();
		if (serving.status === "fulfilled") await serving.value.close();
	};
	if (serving.status === "fulfilled" && watched.status === "fulfilled")
		return { ...serving.value, close };
	await close();
	throw serving.status === "rejected"
		? serving.reason
		: (watched as PromiseRejectedResult).reason;
}

/** What made a build fail: its errors, or in a strict one its warnings. */
function seriousOf(problems: readonly Problem[]): readonly Problem[] {
	const errors = problems.filter(({ severity }) => severity === "error");
	return errors.length > 0
		? errors
		: problems.filter(({ severity }) => severity === "warning");
}

/** While there has been no good build, every address shows that, and waits for one. */
const standIn = ({ defaultLocale }: SiteConfig): Output => ({
	path: notFoundFileOf(defaultLocale, defaultLocale),
	contents:
		"<!doctype html><html lang=en><head><title>Not built yet</title></head><body><main><h1>Not built yet</h1><p>The site comes as soon as it can be built.</main></body></html>",
});
