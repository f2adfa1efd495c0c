/**
 * The live preview: builds a site in memory, rebuilds after each change and updates open pages.
 *
 * 1. The server listens at once. A request waits until the first build knows the pages of the site. A page is rendered
 *    when it is requested.
 * 2. Each build replaces the previous one, whatever problems it has. If the templates or the configuration are broken, the
 *    last site stays. All pages are rendered once to check them, first those that readers look at.
 * 3. Open pages receive the list of changed pages, and the problems. Then they ask what the rules of `ssg check` find on
 *    them.
 */
import path from "node:path";
import { setImmediate, setTimeout } from "node:timers/promises";
import {
	CHANGES_PATH,
	PROBLEMS_PARAMETER,
	PROBLEMS_PATH,
	type WatchMessage,
	type WatchProblem,
} from "../../browser/watch/message.ts";
import type { ChangedStyle } from "../../engine/bundle/styles.ts";
import type { SiteConfig } from "../../model/config.ts";
import { formatProblem, type Problem } from "../../model/problems/problem.ts";
import { escapeHtml } from "../../model/text/escape-html.ts";
import { HEADERS_FILE } from "../../model/urls/headers-file.ts";
import { isHtmlFile, notFoundFileOf, type Route } from "../../model/urls/route.ts";
import { withCodeFrames } from "../../pipeline/load/code-frames.ts";
import type { InternalHandler } from "../serve/handler.ts";
import { type ServeOptions, serveContent } from "../serve/index.ts";
import { isSameOrigin } from "../serve/origin.ts";
import { queryOfTarget } from "../serve/path.ts";
import { madeResponse, textResponse } from "../serve/request-response.ts";
import { createAwaitedPages } from "./awaited-pages.ts";
import { createOutputStore } from "./output-store.ts";
import { createPageConnections, type PageConnections } from "./page-connections.ts";
import { previewHeadersFile } from "./preview-headers.ts";
import type { PreviewFile } from "./preview-output.ts";
import { createRebuildQueue, type Rebuild } from "./rebuild-queue.ts";
import { watchFiles } from "./watch-files.ts";
import { buildWatchScript, injectWatchScript, WATCH_SCRIPT_PATH } from "./watch-script.ts";

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

const MAX_NAMED_PAGES = 200;
const MAX_LISTED_PROBLEMS = 100;

/** Time for readers to fetch changed pages before the rest of the build, which takes turns with the server. */
const CLIENT_FETCH_MS = 50;

/**
 * Serves a site and rebuilds it until it is closed. Never touches the output folder. A change of the base URL or root
 * requires a restart. Rejects with Node's error if it cannot listen or watch.
 */
export async function watchAndServe(config: SiteConfig, { onRebuild = () => {}, ...options }: WatchOptions) {
	const { onError = () => {} } = options;
	const outputStore = createOutputStore({
		root: config.root,
		transformText: toPreviewText,
		failedPage: (failures) => pageWith("This page cannot be rendered", formattedProblems(failures, config.root)),
	});
	const connections = createPageConnections();
	/** Formatted at once: later, the lines that they quote may have changed. */
	let problems: Pick<WatchMessage, "problems" | "moreProblems" | "staleSince"> = { problems: [], moreProblems: 0 };
	/** When the pages that are shown were built. */
	let builtAt = "";
	/** Pages that changed since the end of the previous build: those already announced to open pages, and the others. */
	let announcedPages: readonly Route[] = [];
	let pendingPages: readonly Route[] = [];

	const awaited = createAwaitedPages(config.baseUrl, outputStore.has);
	/** Shows pages before the site is checked and the search index is built. */
	const add = async (files: readonly PreviewFile[]) => {
		const isFirst = outputStore.count() === 0;
		const changed = outputStore.add(files);
		announcedPages = [...announcedPages, ...changed];
		awaited.announce();
		if (!isFirst && changed.length === 0) return;
		if (!isFirst) connections.broadcast(messageFor(changed));
		await setTimeout(CLIENT_FETCH_MS);
		await outputStore.rendered();
		await setImmediate(); // their responses are sent
	};
	const replaceAll = (files: readonly PreviewFile[]) => {
		pendingPages = outputStore.replaceAll(files);
	};
	let builds = 0;
	let isRestyled = false;
	const restyle = (styles: readonly ChangedStyle[]) => {
		outputStore.restyle(styles);
		isRestyled = styles.length > 0;
	};
	const messageFor = (changed: WatchMessage["pages"]): WatchMessage => ({
		...problems,
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
		{ add, replaceAll, restyle, recordContents: outputStore.recordContents, isAwaited: awaited.has },
		(result) => {
			builds++;
			const { isStale } = result;
			if (!isStale) builtAt = new Date().toTimeString().slice(0, 8);
			problems = { ...watchProblemsOf(result, config), ...(isStale && builtAt && { staleSince: builtAt }) };
			if (outputStore.count() === 0)
				replaceAll([notBuiltPage(config, formattedProblems(failingProblemsOf(result.problems), config.root))]);
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
	const firstShown = Promise.race([awaited.firstAnnounced, firstBuild]);
	const script = buildWatchScript();
	for (const pending of [firstBuild, script]) pending.catch(() => {}); // reported where they are awaited
	const handleInternal = watchEndpoints({
		script,
		state: () => firstShown.then(() => messageFor("all")),
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
	/** Builds again with a new builder, as if the configuration had changed. */
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

/** The first of them, the errors before the others. */
function watchProblemsOf({ ok, problems, isStale, pagesOf }: Rebuild, { root }: SiteConfig) {
	const failing = new Set(ok ? [] : failingProblemsOf(problems));
	const shown = problems.filter(({ severity }) => severity !== "info");
	const sorted = [...shown.filter((one) => failing.has(one)), ...shown.filter((one) => !failing.has(one))];
	const listed = withCodeFrames(sorted.slice(0, MAX_LISTED_PROBLEMS), root);
	return {
		problems: listed.map((problem, i): WatchProblem => {
			const isError = failing.has(sorted[i] as Problem);
			return { text: formatProblem(problem), isError, pages: isStale && isError ? "all" : pagesOf(problem) };
		}),
		moreProblems: sorted.length - listed.length,
	};
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

/** While a site cannot be built at all, every URL shows this page, which reloads when it can. */
const notBuiltPage = ({ defaultLocale }: SiteConfig, problems: readonly string[]): PreviewFile => ({
	path: notFoundFileOf(defaultLocale, defaultLocale),
	version: "",
	contents: pageWith("The site cannot be built", problems),
});

const pageWith = (title: string, problems: readonly string[]): string =>
	`<!doctype html><html lang=en><head><title>${title}</title></head><body><main><h1>${title}</h1>${problems
		.map((problem) => `<pre>${escapeHtml(problem)}</pre>`)
		.join("")}<p>This page reloads as soon as it can be shown.</main></body></html>`;

// Endpoints that only the preview server has: the script in its pages, and the event stream it listens to.

export interface WatchEndpoints {
	readonly script: Promise<string>;
	/** The first message to a page. Resolves after the first build. */
	readonly state: () => Promise<WatchMessage>;
	readonly listeners: PageConnections;
	/** What the rules find on a page, formatted. */
	readonly problems: (route: string) => Promise<readonly string[]>;
}

const PATHS: ReadonlySet<string> = new Set([WATCH_SCRIPT_PATH, CHANGES_PATH, PROBLEMS_PATH]);

/** Pages of other sites are rejected: problems quote unpublished files, and each stream takes up a connection. */
export function watchEndpoints({ script, state, listeners, problems }: WatchEndpoints): InternalHandler {
	return async (path, { headers, target }) => {
		if (!PATHS.has(path)) return undefined;
		if (!isSameOrigin(headers)) return textResponse(403, "Cross-origin request refused.");
		if (path === WATCH_SCRIPT_PATH) return madeResponse(await script, "text/javascript; charset=utf-8");
		if (path === CHANGES_PATH) return listeners.subscribe(await state());
		const query = new URLSearchParams(queryOfTarget(target));
		const found = await problems(query.get(PROBLEMS_PARAMETER) ?? "");
		return madeResponse(JSON.stringify(found), "application/json", { "Cache-Control": "no-store" });
	};
}
