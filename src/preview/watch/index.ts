/**
 * The live preview: builds a site in memory, rebuilds after each change and updates open pages.
 *
 * 1. The server listens at once. A request waits until the first build has made the file; a page that is requested is
 *    rendered before the others.
 * 2. A build without errors replaces the previous one; otherwise the last good pages stay. Pages are served before
 *    the search index is built.
 * 3. Open pages receive the list of changed pages, or the problems. Then they ask what the rules of `ssg check` find on
 *    them.
 */
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import type { WatchMessage } from "../../browser/watch/message.ts";
import type { ChangedStyle } from "../../engine/bundle/styles.ts";
import type { SiteConfig } from "../../model/config.ts";
import { formatProblem, type Problem } from "../../model/problems/problem.ts";
import type { Output } from "../../model/site/site.ts";
import { HEADERS_FILE } from "../../model/urls/headers-file.ts";
import { isHtmlFile, notFoundFileOf, type Route } from "../../model/urls/route.ts";
import { withCodeFrames } from "../../pipeline/load/code-frames.ts";
import { type ServeOptions, type SiteServer, serveContent } from "../serve/index.ts";
import { createAwaitedPages } from "./awaited-pages.ts";
import { watchEndpoints } from "./endpoints.ts";
import { createOutputStore } from "./output-store.ts";
import { createPageConnections } from "./page-connections.ts";
import { previewHeadersFile } from "./preview-headers.ts";
import { createRebuildQueue, type Rebuild } from "./rebuild-queue.ts";
import { watchFiles } from "./watch-files.ts";
import { buildWatchScript, injectWatchScript } from "./watch-script.ts";

/** A build, with the pages whose HTML it changed. */
export interface RebuildEvent extends Rebuild {
	/** The paths of the pages that changed. */
	readonly pages: readonly Route[];
}

/** Where the live preview is served, and a callback for each build. */
export interface WatchOptions extends Omit<ServeOptions, "baseUrl" | "own"> {
	/** Called after each build, including the first. */
	readonly onRebuild?: (result: RebuildEvent) => void;
}

export interface WatchServer extends SiteServer {
	/** Builds again with a new builder, as if the configuration had changed. */
	rebuild(): Promise<void>;
}

const MAX_NAMED_PAGES = 200;

/** Time for readers to fetch changed pages before the rest of the build, which takes turns with the server. */
const CLIENT_FETCH_MS = 50;

/**
 * Serves a site and rebuilds it until it is closed. Never touches the output folder. A change of the base URL or root
 * requires a restart. Rejects with Node's error if it cannot listen or watch.
 */
export async function watchAndServe(
	config: SiteConfig,
	{ onRebuild = () => {}, ...options }: WatchOptions,
): Promise<WatchServer> {
	const { onError = () => {} } = options;
	const outputStore = createOutputStore(config.root, toPreviewText);
	const connections = createPageConnections();
	// Formatted at once: later, the lines that they quote may have changed.
	let currentErrors: readonly string[] = [];
	let currentWarnings: readonly string[] = [];
	/** Pages that changed since the end of the previous build: those already announced to open pages, and the others. */
	let announcedPages: readonly Route[] = [];
	let pendingPages: readonly Route[] = [];

	const publish = (newOutputs: readonly Output[]) => {
		pendingPages = outputStore.replaceAll(newOutputs);
	};
	const awaited = createAwaitedPages(config.baseUrl, outputStore.has);
	/** Shows pages before the search index is built, and awaited pages before the others. */
	const preview = async (made: readonly Output[]) => {
		const isFirst = outputStore.count() === 0;
		const changed = outputStore.add(made);
		announcedPages = [...announcedPages, ...changed];
		awaited.announce();
		if (!isFirst && changed.length === 0) return;
		if (!isFirst) connections.broadcast(messageFor(changed));
		await setTimeout(CLIENT_FETCH_MS);
	};
	let builds = 0;
	let isRestyled = false;
	const restyle = (styles: readonly ChangedStyle[]) => {
		outputStore.restyle(styles);
		isRestyled = styles.length > 0;
	};
	const messageFor = (changed: WatchMessage["pages"]): WatchMessage => ({
		problems: currentErrors,
		warnings: currentWarnings,
		moved: outputStore.moved(),
		pages: changed.length > MAX_NAMED_PAGES ? "all" : changed,
		...outputStore.versions(),
		builds,
	});
	/** After the page was served, so that an edit is shown no later; without those that are only logged. */
	const problemsOn = async (route: string): Promise<readonly string[]> => {
		const found = await queue.lintPage(route);
		return formattedProblems(
			found.filter(({ severity }) => severity !== "info"),
			config.root,
		);
	};
	const queue = createRebuildQueue(
		config,
		{ preview, showEdit: preview, publish, restyle, isAwaited: awaited.has },
		(result) => {
			builds++;
			if (!result.ok) pendingPages = outputStore.undo();
			currentErrors = result.ok ? [] : formattedProblems(failingProblemsOf(result.problems), config.root);
			currentWarnings = result.ok ? formattedProblems(warningsIn(result.problems), config.root) : [];
			if (outputStore.count() === 0) publish([placeholderPage(config)]);
			connections.broadcast(messageFor(isRestyled ? "all" : pendingPages));
			isRestyled = false;
			try {
				onRebuild({ ...result, pages: [...new Set([...announcedPages, ...pendingPages])] });
			} catch (error) {
				onError(error as Error); // a listener's error must not fail the first build, which requests wait for
			}
			announcedPages = [];
			pendingPages = [];
		},
	);

	// Watches before the first build, so that no change is missed.
	const watching = watchFiles(config, {
		changed: (files) => void queue.rebuild(files).catch(onError),
		failed: onError,
	});
	const firstBuild = watching.then(() => queue.rebuild([]));
	const script = buildWatchScript();
	for (const pending of [firstBuild, script]) pending.catch(() => {}); // reported where they are awaited
	const handleInternal = watchEndpoints({
		script,
		state: () => firstBuild.then(() => messageFor("all")),
		listeners: connections,
		problems: problemsOn,
	});
	const [serving, watched] = await Promise.allSettled([
		serveContent(outputStore.source, {
			...options,
			baseUrl: config.baseUrl,
			own: async (path, request) => {
				const response = await handleInternal(path, request);
				if (!response) await awaited.waitForFile(path, firstBuild);
				return response;
			},
		}),
		watching,
	]);
	const rebuild = () => queue.rebuild([path.join(config.root, config.configPath)]);
	const close = async () => {
		if (watched.status === "fulfilled") await watched.value();
		if (serving.status === "fulfilled") await serving.value.close();
	};
	if (serving.status === "fulfilled" && watched.status === "fulfilled") return { ...serving.value, close, rebuild };
	await close();
	throw serving.status === "rejected" ? serving.reason : (watched as PromiseRejectedResult).reason;
}

/** What the preview serves in place of a text of the site. */
function toPreviewText(text: string, name: string): string {
	if (isHtmlFile(name)) return injectWatchScript(text);
	return name === HEADERS_FILE ? previewHeadersFile(text) : text;
}

/** The problems that made a build fail: its errors, or in strict mode its warnings. */
function failingProblemsOf(problems: readonly Problem[]): readonly Problem[] {
	const errors = problems.filter(({ severity }) => severity === "error");
	return errors.length > 0 ? errors : warningsIn(problems);
}

const warningsIn = (problems: readonly Problem[]): readonly Problem[] =>
	problems.filter(({ severity }) => severity === "warning");

const formattedProblems = (problems: readonly Problem[], root: string): readonly string[] =>
	withCodeFrames(problems, root).map(formatProblem);

/** Until a build succeeds, every URL shows this page, which reloads when one does. */
const placeholderPage = ({ defaultLocale }: SiteConfig): Output => ({
	path: notFoundFileOf(defaultLocale, defaultLocale),
	contents:
		"<!doctype html><html lang=en><head><title>Not built yet</title></head><body><main><h1>Not built yet</h1><p>This page reloads as soon as the site can be built.</main></body></html>",
});
