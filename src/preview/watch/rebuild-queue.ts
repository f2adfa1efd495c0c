/**
 * Runs builds one at a time; changes during a build are handled by the next one. A change of code, configuration or
 * ignored commits creates a new builder; after any other change, the same builder runs again.
 */
import path from "node:path";
import { ConfigError, loadConfig } from "../../config/load.ts";
import type { ChangedStyle } from "../../engine/bundle/styles.ts";
import { Cache } from "../../engine/cache/cache.ts";
import { createDiskStore } from "../../engine/cache/disk-store.ts";
import { engineHash } from "../../engine/cache/engine-hash.ts";
import { createNodeHost, type Host } from "../../engine/host.ts";
import { createThreadPool } from "../../engine/threads/thread-pool.ts";
import type { SiteConfig } from "../../model/config.ts";
import { IGNORE_REVS_FILE } from "../../model/ignore-revs-file.ts";
import { failureProblem, type Problem } from "../../model/problems/problem.ts";
import type { Bundle } from "../../model/site/site.ts";
import { type Route, withoutTrailingSlash } from "../../model/urls/route.ts";
import { type BuiltSite, createPreviewBuilder } from "../../pipeline/build.ts";
import { OutdatedBuild } from "../../pipeline/emit/writer.ts";
import { contentKeyOf } from "../../pipeline/stages/pages-on-request.ts";
import { collectGarbage } from "./collect-garbage.ts";
import { createPreviewOutput, type PreviewFile, type PreviewSink, previewFilesOf } from "./preview-output.ts";

/** The result of one build. */
export interface Rebuild {
	/** Whether the build succeeded. */
	readonly ok: boolean;
	/** All problems of the site. */
	readonly problems: readonly Problem[];
	/** Whether there is no site, so that the one before is still shown. */
	readonly isStale: boolean;
	/** The pages that are made from the file of a problem, without a trailing slash. */
	readonly pagesOf: (problem: Problem) => readonly Route[];
	/** How long it took, in milliseconds. */
	readonly ms: number;
}

/** Receives the files of builds, and style sheets that change between builds. */
export interface RebuildSink extends Omit<PreviewSink, "isOutdated"> {
	/** Receives the content keys of all pages after an edit, by route, so that a page that is renamed later is recognised. */
	recordContents(contentKeys: ReadonlyMap<Route, string>): void;
	/** Without any, style sheets are those of the next build from now on. */
	restyle(styles: readonly ChangedStyle[]): void;
}

/** Extensions that code can import, and those that only code imports. */
const IMPORTABLE_FILE = /\.(?:[cm]?[jt]sx?|json|css|txt|avif|gif|jpe?g|png|svg|webp|otf|ttf|woff2?)$/;
const CODE_FILE = /\.(?:[cm]?[jt]sx?|json|css)$/;

/**
 * `onRebuild` receives the result of each build that was not outdated before its end. Nothing is written to the output
 * folder.
 */
export function createRebuildQueue(
	initialConfig: SiteConfig,
	sink: RebuildSink,
	onRebuild: (rebuild: Rebuild) => void,
) {
	let config = initialConfig;
	const pendingFiles = new Set<string>();
	/** By path, the pages of documents that were edited since the build started, which would show their older texts. */
	const editedPages = new Map<string, PreviewFile>();
	/** The files whose last edit is shown, and has changed nothing but texts. */
	const textEdits = new Set<string>();
	const withEdits = (files: readonly PreviewFile[]) => files.map((file) => editedPages.get(file.path) ?? file);
	const open = createPreviewOutput({
		add: (files) => sink.add(withEdits(files)),
		replaceAll: (files) => sink.replaceAll(withEdits(files)),
		isAwaited: sink.isAwaited,
		isOutdated: () => pendingFiles.size > 0,
	});
	// A new builder goes on with what the one before has computed.
	const disk = createDiskStore(config.cacheDir, engineHash());
	const cache = new Cache({ memory: true, disk });
	let builder: ReturnType<typeof createMemoryBuilder> | undefined = createMemoryBuilder(initialConfig, cache, open);
	let last: Pick<Rebuild, "ok" | "problems"> = { ok: false, problems: [] };
	let running: Promise<void> | undefined;
	/** Edits are shown one after another, and a build begins after those that it contains. */
	let shownEdits = Promise.resolve();

	/** Returns `undefined` if the build is outdated. */
	async function rebuild(files: readonly string[]): Promise<Rebuild | undefined> {
		const start = performance.now();
		const rebuildResult = (ok: boolean, problems: readonly Problem[], built?: BuiltSite): Rebuild => ({
			ok,
			problems,
			isStale: built === undefined,
			pagesOf: ({ at }) =>
				(built?.site.pages ?? [])
					.filter(({ source }) => source !== undefined && source === at?.path)
					.map(({ route }) => withoutTrailingSlash(route) as Route),
			ms: performance.now() - start,
		});
		try {
			if (last.ok && builder && isStyleChange(files, config)) {
				const styles = await builder.restyle().catch(() => undefined); // the build below reports the problem
				if (styles?.length) {
					sink.restyle(styles);
					return rebuildResult(true, last.problems, builder.site());
				}
			}
			const isTextEdit = files.length > 0 && files.every((file) => textEdits.has(file));
			const edits = isTextEdit ? await builder?.buildEdits() : undefined;
			textEdits.clear();
			if (edits && builder) {
				await sink.add(previewFilesOf(edits.files, edits.onRequest));
				const built = builder.site();
				if (built) sink.recordContents(contentKeysOf(built));
				return rebuildResult(last.ok, last.problems, built);
			}
			if (files.some((file) => needsNewBuilder(file, config))) builder = undefined;
			if (!builder) {
				config = await reloadConfig(config);
				sink.restyle([]);
				builder = createMemoryBuilder(config, cache, open);
			}
			const { ok, problems } = await builder.build();
			last = { ok, problems };
			collectGarbage();
			return rebuildResult(ok, problems, builder.site());
		} catch (error) {
			if (error instanceof OutdatedBuild) return undefined;
			last = { ok: false, problems: [] };
			return rebuildResult(false, problemsOfError(error));
		}
	}

	async function showEdits(edited: readonly string[]): Promise<void> {
		for (const file of edited) textEdits.delete(file);
		const [name, ...others] = edited;
		if (name === undefined || others.length > 0) return;
		try {
			const edit = await builder?.renderEdit(name);
			if (!edit) return;
			if (edit.isTextEdit) textEdits.add(name);
			const files = previewFilesOf(edit.files);
			for (const file of files) editedPages.set(file.path, file);
			await sink.add(files);
		} catch {
			// the build reports it
		}
	}

	async function runQueue(): Promise<void> {
		try {
			do {
				// An edit that comes while another is shown is part of this build, and must not replace its pages later.
				let shown: Promise<void> | undefined;
				while (shown !== shownEdits) {
					shown = shownEdits;
					await shown;
				}
				const files = [...pendingFiles];
				pendingFiles.clear();
				editedPages.clear();
				const result = await rebuild(files);
				if (result) onRebuild(result);
			} while (pendingFiles.size > 0);
		} finally {
			running = undefined; // a listener that throws must not prevent later builds
		}
	}

	return {
		/** Queues a rebuild for changed files; resolves after it. */
		rebuild(files: readonly string[]): Promise<void> {
			for (const file of files) pendingFiles.add(file);
			shownEdits = shownEdits.then(() => showEdits(files));
			running ??= runQueue();
			return running;
		},
		/** What the rules of `ssg check` find on a page of the last build, by its route without trailing slash. */
		lintPage: async (route: string) => builder?.lintPage(route) ?? [],
	};
}

const contentKeysOf = ({ site }: BuiltSite): ReadonlyMap<Route, string> =>
	new Map(
		site.pages.flatMap((page) =>
			page.writtenIn === "markdown" ? [[withoutTrailingSlash(page.route) as Route, contentKeyOf(page)]] : [],
		),
	);

/** One thread builds search indexes, so that the server can answer meanwhile. */
const workers = createThreadPool(1, { minTasks: 1 });

/** A builder that keeps its output in memory. It bundles only once: a change of code needs a new builder. */
function createMemoryBuilder(config: SiteConfig, cache: Cache, open: Host["open"]) {
	const nodeHost = createNodeHost(config, { cache });
	let bundled: Promise<Bundle> | undefined;
	const host = {
		...nodeHost,
		bundle: () => {
			bundled ??= nodeHost.bundle();
			return bundled;
		},
		open,
	};
	return {
		...createPreviewBuilder(config, host, workers),
		/** Compiles a changed style sheet; `undefined` if there is none, or no bundle yet. */
		restyle: async () => bundled && host.restyle?.(await bundled),
	};
}

/** Whether only style sheets have changed that the browser half may contain. */
const isStyleChange = (files: readonly string[], { publicDir }: SiteConfig): boolean =>
	files.length > 0 && files.every((file) => file.endsWith(".css") && !file.startsWith(publicDir + path.sep));

/** Whether the bundle, the configuration or the dates from git may depend on a file. */
function needsNewBuilder(file: string, { contentDir, publicDir }: SiteConfig): boolean {
	if (path.basename(file) === IGNORE_REVS_FILE) return true;
	if (file.startsWith(publicDir + path.sep)) return false;
	return (file.startsWith(contentDir + path.sep) ? CODE_FILE : IMPORTABLE_FILE).test(file);
}

/** Loads the configuration again with the same options. The base URL does not change while the server runs. */
function reloadConfig(config: SiteConfig): Promise<SiteConfig> {
	const { root, configPath, outDir, baseUrl, drafts, strict } = config;
	const isPartialBuild = config.builtLocales.length < config.locales.length;
	return loadConfig(root, {
		file: path.join(root, configPath),
		outDir,
		baseUrl,
		drafts,
		strict,
		...(isPartialBuild && { locales: config.builtLocales }),
	});
}

/**
 * The server keeps running after an error, because the next change may fix it: for example, a file that vanished
 * while it was read.
 */
const problemsOfError = (error: unknown): readonly Problem[] =>
	error instanceof ConfigError ? error.problems : [failureProblem(error)];
