/**
 * Builds, one after the other: what changes while one runs is for the next. A change of code or of the configuration
 * begins a new builder; after any other change the builder at hand makes what is new.
 */
import path from "node:path";
import { createBuilder } from "../build.ts";
import { diskStore } from "../cache/disk.ts";
import { engineHash } from "../cache/engine.ts";
import { ConfigError, loadConfig } from "../config/load.ts";
import { inMemory, nodeHost } from "../host.ts";
import type { SiteConfig } from "../model/config.ts";
import type { Problem } from "../model/problem.ts";
import type { BuildResult, Bundle, Output } from "../model/site.ts";
import { inline } from "../work/inline.ts";

/** One build, and how it ended. */
export interface Round {
	readonly ok: boolean;
	readonly problems: readonly Problem[];
	readonly ms: number;
}

/** Where the files go. */
export interface Receiver {
	/** Gets the pages of a build before the search is there, unless it has found an error. */
	readonly show: (pages: readonly Output[]) => Promise<void>;
	/** Gets all files of a build without errors. */
	readonly keep: (outputs: readonly Output[]) => void;
}

/** What code may import, wherever it lies, and what only code imports. */
const IMPORTED = /\.(?:[cm]?[jt]sx?|json|css|txt|svg|png|woff2)$/;
const CODE = /\.(?:[cm]?[jt]sx?|json|css)$/;

/**
 * A function that builds after a change of these files, or after the build that runs, and tells how each build ended.
 * Nothing is written to disk.
 */
export function createRounds(
	first: SiteConfig,
	to: Receiver,
	told: (round: Round) => void,
): (files: readonly string[]) => Promise<void> {
	let config = first;
	let build: (() => Promise<BuildResult>) | undefined = builderOf(first, to);
	const waiting = new Set<string>();
	let running: Promise<void> | undefined;

	async function round(files: readonly string[]): Promise<Round> {
		const start = performance.now();
		const end = (ok: boolean, problems: readonly Problem[]): Round => ({
			ok,
			problems,
			ms: performance.now() - start,
		});
		try {
			if (files.some((file) => isCode(file, config))) build = undefined;
			if (!build) {
				config = await again(config);
				build = builderOf(config, to);
			}
			const { ok, problems } = await build();
			return end(ok, problems);
		} catch (error) {
			return end(false, problemsOf(error));
		}
	}

	async function run(): Promise<void> {
		do {
			const files = [...waiting];
			waiting.clear();
			told(await round(files));
		} while (waiting.size > 0);
		running = undefined;
	}

	return (files) => {
		for (const file of files) waiting.add(file);
		running ??= run();
		return running;
	};
}

/** A builder into memory. It compiles once: whoever changes code gets another one. */
function builderOf(
	config: SiteConfig,
	{ show, keep }: Receiver,
): () => Promise<BuildResult> {
	const cache = diskStore(config.cacheDir, engineHash());
	const { read, bundle } = nodeHost(config, { cache, repeats: true });
	let bundled: Promise<Bundle> | undefined;
	const host = {
		read,
		bundle: () => {
			bundled ??= bundle();
			return bundled;
		},
		show,
		open: () => inMemory(keep),
		cache,
		repeats: true,
	};
	return createBuilder(config, host, inline);
}

/** Whether the bundle or the configuration may depend on a file. */
function isCode(file: string, { contentDir, publicDir }: SiteConfig): boolean {
	if (file.startsWith(publicDir + path.sep)) return false;
	return (file.startsWith(contentDir + path.sep) ? CODE : IMPORTED).test(file);
}

/** The configuration as it is written now, under the choices that this one was loaded with; the server's base URL stays. */
function again(config: SiteConfig): Promise<SiteConfig> {
	const { root, file, outDir, baseUrl, drafts, strict } = config;
	const isPart = config.builtLocales.length < config.locales.length;
	return loadConfig(root, {
		file: path.join(root, file),
		outDir,
		baseUrl,
		drafts,
		strict,
		...(isPart && { locales: config.builtLocales }),
	});
}

/** The server outlives what went wrong, and the next change may mend it: a file that vanished while it was read, say. */
const problemsOf = (error: unknown): readonly Problem[] =>
	error instanceof ConfigError
		? error.problems
		: [
				{
					severity: "error",
					code: "failed",
					message: error instanceof Error ? error.message : String(error),
				},
			];
