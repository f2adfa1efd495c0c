/** Builds small sites from files written in a test: the real pipeline on a real, temporary folder. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Config } from "../src/config/define.ts";
import { type ConfigOverrides, resolveConfig } from "../src/config/resolve-config.ts";
import { createNodeHost, type Host } from "../src/engine/host.ts";
import type { SiteConfig } from "../src/model/config.ts";
import { formatProblem } from "../src/model/problems/problem.ts";
import type { BuildResult, Bundle, Output } from "../src/model/site/site.ts";
import { createBuilder } from "../src/pipeline/build.ts";
import { createMemoryOutput } from "../src/pipeline/emit/memory-output.ts";
import { inlineWorkers } from "./inline-workers.ts";

/** Text by path: `content/en/help/index.md`. */
export type Files = Readonly<Record<string, string | Uint8Array>>;

/** The theme as it stands, not compiled: what a test of content needs. */
export const theme: Bundle = {
	assets: {
		buildId: "test",
		scripts: ["/assets/start.js"],
		styles: ["/assets/start.css"],
		islands: {},
	},
	files: [],
	templates: new URL("../templates/index.tsx", import.meta.url).href,
	components: [],
	isRepeatable: true,
	problems: [],
};

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

/** Every locale of a site has a folder, even if a test has nothing to put into it. */
export const makeLocaleFolders = ({ contentDir, locales }: SiteConfig): void => {
	for (const { name } of locales) mkdirSync(path.join(contentDir, name), { recursive: true });
};

const base: Config = { title: "Test", url: "https://example.org" };

/** Reads a folder, has the theme ready, and writes nothing; `outputs` gives the files of the last build, whether it went well or not. */
export function hostIn(
	folder: string,
	config: Partial<Config> = {},
	overrides: ConfigOverrides = {},
	bundle: Bundle = theme,
) {
	const settled = resolveConfig({ ...base, ...config }, path.join(folder, "site.config.ts"), overrides);
	makeLocaleFolders(settled);
	let outputs: readonly Output[] = [];
	const open = createMemoryOutput({
		publish: (files) => {
			outputs = [...files].sort((a, b) => (a.path < b.path ? -1 : 1));
		},
	});
	const host: Host = {
		...createNodeHost(settled),
		bundle: async () => bundle,
		open: () => {
			const writer = open();
			return {
				...writer,
				publish: async () => {},
				discard: async () => {
					await writer.publish();
					await writer.discard();
				},
			};
		},
	};
	return { settled, host, outputs: () => outputs };
}

/** The site's files in memory; nothing is written to an output folder. */
export const buildSite = (
	files: Files,
	config: Partial<Config> = {},
	overrides: ConfigOverrides = {},
	bundle: Bundle = theme,
): Promise<Built> =>
	inFolder(async (folder) => {
		writeFiles(folder, { "site.config.ts": "", ...files });
		const { settled, host, outputs } = hostIn(folder, config, overrides, bundle);
		const result = await createBuilder(settled, host, inlineWorkers)();
		return {
			result,
			problems: result.problems.map((problem) => formatProblem(problem).split("\n")[0] as string),
			outputs: new Map(
				outputs().map((output) => [
					output.path,
					"contents" in output ? output.contents.toString() : `copy of ${output.copyOf}`,
				]),
			),
		};
	});
