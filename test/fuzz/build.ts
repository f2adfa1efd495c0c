/** Builds arbitrary sites, and says what does not hold of them. */
import { mkdirSync, mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { checkConfig } from "../../src/config/check.ts";
import type { Config } from "../../src/config/define.ts";
import { resolveConfig } from "../../src/config/resolve-config.ts";
import type { Host } from "../../src/engine/host.ts";
import type { SiteConfig } from "../../src/model/config.ts";
import { hasErrors, type Problem } from "../../src/model/problems/problem.ts";
import type { Output } from "../../src/model/site/site.ts";
import { createBuilder } from "../../src/pipeline/build.ts";
import { createMemoryOutput } from "../../src/pipeline/emit/memory-output.ts";
import { loadSources } from "../../src/pipeline/load/index.ts";
import { noUpdates, theme } from "../host.ts";
import { inlineWorkers } from "../inline-workers.ts";
import { writeFiles } from "../site.ts";
import { contentFaults, pathFaults, problemFaults } from "./properties.ts";
import type { FuzzSite } from "./site.ts";

const CONFIG_FILE = "site.config.ts";

/** What does not hold; nothing when all is well. A throw is the worst of it. */
export async function faultsOf({ files, config }: FuzzSite): Promise<string[]> {
	const root = mkdtempSync(path.join(realpathSync(tmpdir()), "ssg-fuzz-"));
	try {
		const all = { ...files, [CONFIG_FILE]: textOf(config) };
		const problems = checkConfig(config, { path: CONFIG_FILE, text: all[CONFIG_FILE] });
		const faults = problems.flatMap((problem) => problemFaults(problem, all));
		if (hasErrors(problems)) return faults;
		mkdirSync(path.join(root, "content"));
		writeFiles(root, all);
		const settled = resolveConfig(config as Config, path.join(root, CONFIG_FILE));
		return [...faults, ...(await buildFaults(settled, all))];
	} catch (error) {
		return [`throws ${(error as Error).stack ?? String(error)}`.replaceAll(root, "")];
	} finally {
		rmSync(root, { recursive: true, force: true });
	}
}

/** As an author would write it; its places are where the keys are. */
const textOf = (config: unknown): string =>
	`export default ${JSON.stringify(config, (_, value) => (typeof value === "bigint" ? String(value) : value), "\t")};\n`;

interface Build {
	readonly outputs: readonly Output[];
	readonly problems: readonly Problem[];
}

async function buildFaults(config: SiteConfig, files: FuzzSite["files"]): Promise<string[]> {
	const first = await build(config);
	const second = await build(config);
	const options = { isTrusted: config.markdown.html === "trusted" };
	return [
		...first.problems.flatMap((problem) => problemFaults(problem, files)),
		...first.outputs.flatMap((output) => [...pathFaults(output), ...contentFaults(output, options)]),
		...differences(first, second),
	];
}

/** Files with what they hold, and problems. */
const resultsOf = ({ outputs, problems }: Build): ReadonlyMap<string, string> =>
	new Map([
		...outputs.map((output): [string, string] => [
			output.path,
			"contents" in output ? output.contents.toString() : `copy of ${output.copyOf}`,
		]),
		...problems.map((problem): [string, string] => [JSON.stringify(problem), ""]),
	]);

/** The same every time. */
function differences(first: Build, second: Build): string[] {
	const [some, others] = [resultsOf(first), resultsOf(second)];
	const names = new Set([...some.keys(), ...others.keys()]);
	return [...names]
		.filter((name) => some.get(name) !== others.get(name))
		.map((name) => `not the same the second time: ${name}`);
}

async function build(config: SiteConfig): Promise<Build> {
	const outputs: Output[] = [];
	const host: Host = {
		read: () => loadSources(config, noUpdates),
		bundle: async () => theme,
		open: () => {
			const memory = createMemoryOutput({ publish: () => {} })();
			return {
				...memory,
				add: (some) => {
					outputs.push(...some);
					return memory.add(some);
				},
			};
		},
	};
	const { problems } = await createBuilder(config, host, inlineWorkers)();
	return { outputs, problems };
}
