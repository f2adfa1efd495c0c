/** Files of small sites, written in a test, and builds of them: the real pipeline on a real, temporary folder. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Config } from "../src/config/define.ts";
import type { ConfigOverrides } from "../src/config/resolve-config.ts";
import type { BuildResult, Bundle } from "../src/model/site/site.ts";

/** Text by path: `content/en/help/index.md`. */
export type Files = Readonly<Record<string, string | Uint8Array>>;

export interface Built {
	/** Text by output path. */
	readonly outputs: ReadonlyMap<string, string>;
	/** One line each, without hints. */
	readonly problems: readonly string[];
	readonly result: BuildResult;
}

export const writeFiles = (folder: string, files: Files): void => {
	for (const [name, text] of Object.entries(files)) {
		mkdirSync(path.join(folder, path.dirname(name)), { recursive: true });
		writeFileSync(path.join(folder, name), text);
	}
};

/** Gives a folder that is removed afterwards. */
export async function inFolder<T>(use: (folder: string) => Promise<T>): Promise<T> {
	const folder = mkdtempSync(path.join(tmpdir(), "ssg-"));
	try {
		return await use(folder);
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
}

/**
 * The site's files in memory; nothing is written to an output folder. The engine is loaded by the first build: suites
 * that only start commands begin sooner without it.
 */
export const buildSite = (
	files: Files,
	config?: Partial<Config>,
	overrides?: ConfigOverrides,
	bundle?: Bundle,
): Promise<Built> =>
	inFolder(async (folder) => {
		const { buildIn } = await import("./host.ts");
		writeFiles(folder, { "site.config.ts": "", ...files });
		return buildIn(folder, config, overrides, bundle);
	});
