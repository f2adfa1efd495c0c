/** Makes sites from a seed until one has a fault, and then the smallest site that has it. */
import { type ChildProcess, fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import fc, { type Arbitrary } from "fast-check";
import { configSite } from "./config.ts";
import { type FuzzSite, site } from "./site.ts";
import { weighted } from "./weighted.ts";

/** What a build of a few dozen small files never takes, on any machine. */
const MAX_BUILD_MS = 30_000;
const MAX_HEAP_MB = 500;
/** Files that one build tries together. */
const MAX_FILES = 40;
/** Of two equally many, so many configurations for one site: a build of them is smaller. */
const CONFIGS_PER_SITE = 4;
/** A counter-example that is not quite the smallest is good enough. */
const MAX_SHRINK_MS = 60_000;

export interface FuzzReport {
	/** Files and configurations that were tried, before the first fault. */
	readonly cases: number;
	/** What to read: the fault, the input, and how to try it again. */
	readonly failure?: string;
}

/** Tries so many cases, or some more. */
export async function fuzz(seed: number, cases: number): Promise<FuzzReport> {
	const builder = new Builder();
	let tried = 0;
	const sites = weighted([1, site(MAX_FILES)], [CONFIGS_PER_SITE, configSite]);
	try {
		for (let round = 0; tried < cases; round++) {
			const failure = await firstFailure(sites, seed + round, builder, (one) => {
				tried += casesIn(one);
				return tried >= cases;
			});
			if (failure) return { cases: tried, failure };
		}
		return { cases: tried };
	} finally {
		builder.end();
	}
}

const casesIn = ({ files }: FuzzSite): number => Math.max(1, Object.keys(files).length - 7);

async function firstFailure(
	sites: Arbitrary<FuzzSite>,
	seed: number,
	builder: Builder,
	isLast: (site: FuzzSite) => boolean,
): Promise<string | undefined> {
	let isOver = false;
	let failedAt: number | undefined;
	const property = fc.asyncProperty(sites, async (one) => {
		if (isOver || (failedAt && performance.now() > failedAt + MAX_SHRINK_MS)) return;
		const [fault] = await builder.faultsOf(one);
		if (fault !== undefined) {
			failedAt ??= performance.now();
			throw new Error(fault);
		}
		if (failedAt === undefined) isOver = isLast(one);
	});
	const { failed, counterexample, errorInstance } = await fc.check(property, { seed, numRuns: 1000 });
	if (!failed) return undefined;
	return [
		(errorInstance as Error).message,
		fc.stringify(counterexample?.[0]),
		`try it again: FUZZ_SEED=${seed} node --import tsx test/fuzz/fuzz.test.ts`,
	].join("\n");
}

/** A process that builds, or the next one when it hung or ended. */
class Builder {
	#child: ChildProcess | undefined;

	faultsOf(site: FuzzSite): Promise<readonly string[]> {
		this.#child ??= fork(fileURLToPath(new URL("./worker.ts", import.meta.url)), {
			execArgv: ["--import", "tsx", `--max-old-space-size=${MAX_HEAP_MB}`],
			serialization: "advanced",
			env: { ...process.env, NODE_ENV: "production", TZ: "UTC" },
		});
		const child = this.#child;
		return new Promise((resolve) => {
			const answer = (faults: readonly string[]) => {
				clearTimeout(timer);
				child.removeAllListeners();
				resolve(faults);
			};
			const lose = (fault: string) => {
				this.end();
				answer([fault]);
			};
			const timer = setTimeout(() => lose("hangs"), MAX_BUILD_MS);
			child.once("message", answer as (faults: unknown) => void);
			child.once("exit", () => lose("ends the process"));
			child.send(site);
		});
	}

	end(): void {
		this.#child?.removeAllListeners();
		this.#child?.kill("SIGKILL");
		this.#child = undefined;
	}
}
