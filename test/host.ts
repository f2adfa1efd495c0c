/** Builds in a process of a test: the real pipeline, which reads a real folder and writes into memory. */
import { existsSync, mkdirSync } from "node:fs";
import path from "node:path";
import type { Config } from "../src/config/define.ts";
import type { ConfigOverrides } from "../src/config/resolve-config.ts";
import type { LastUpdates } from "../src/engine/git/index.ts";
import { createNodeHost, type Host } from "../src/engine/host.ts";
import type { SiteConfig } from "../src/model/config.ts";
import { formatProblem } from "../src/model/problems/problem.ts";
import type { Bundle, Output } from "../src/model/site/site.ts";
import { createBuilder } from "../src/pipeline/build.ts";
import { createMemoryOutput } from "../src/pipeline/emit/memory-output.ts";
import { loadSources } from "../src/pipeline/load/index.ts";
import { inlineWorkers } from "./inline-workers.ts";
import type { Built } from "./site.ts";
import { testConfig } from "./test-config.ts";

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

/** Every locale of a site has a folder, even if a test has nothing to put into it. */
export const makeLocaleFolders = ({ contentDir, locales }: SiteConfig): void => {
	for (const { name } of locales) mkdirSync(path.join(contentDir, name), { recursive: true });
};

/** What git says without a repository. Starting it twice takes longer than most builds of a test. */
export const noUpdates = async (): Promise<LastUpdates> => ({ updates: new Map(), problems: [] });

/** Reads a folder, has the theme ready, and writes nothing; `outputs` gives the files of the last build, whether it went well or not. */
export function hostIn(
	folder: string,
	config: Partial<Config> = {},
	overrides: ConfigOverrides = {},
	bundle: Bundle = theme,
) {
	const settled = testConfig(config, folder, overrides);
	makeLocaleFolders(settled);
	let outputs: readonly Output[] = [];
	const open = createMemoryOutput({
		publish: (files) => {
			outputs = [...files].sort((a, b) => (a.path < b.path ? -1 : 1));
		},
	});
	const nodeHost = createNodeHost(settled);
	const host: Host = {
		...nodeHost,
		read: existsSync(path.join(folder, ".git")) ? nodeHost.read : () => loadSources(settled, noUpdates),
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

/** Builds the site in a folder. */
export async function buildIn(
	folder: string,
	config?: Partial<Config>,
	overrides?: ConfigOverrides,
	bundle?: Bundle,
): Promise<Built> {
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
}
