/** Builds a site again in which only a few documents have been edited. Loaded only if that may be so. */
import { hash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import type { Cache } from "../engine/cache/cache.ts";
import type { LastReport } from "../engine/cache/last-build.ts";
import { createNodeHost } from "../engine/host.ts";
import { createThreadPool } from "../engine/threads/thread-pool.ts";
import type { OutputPath } from "../model/urls/route.ts";
import { MANIFEST, openOutputFolder } from "../pipeline/emit/index.ts";
import { contentsHash, type Manifest, manifestIn } from "../pipeline/emit/manifest.ts";
import { renderEditedSite } from "../pipeline/stages/edited-site.ts";
import { monitorBuild } from "./build-monitor.ts";
import { type BuildCommandOptions, type BuildRecord, waitingMessage } from "./command-options.ts";
import { loadConfigOrReport } from "./load-config.ts";
import { type BuildReport, isLargestPageKnown, updateBuildSummary } from "./terminal/report.ts";
import { showStatusLine } from "./terminal/status-line.ts";

/** Returns `undefined` if the whole site has to be built. */
export async function buildEdited(
	root: string,
	options: BuildCommandOptions,
	cache: Cache,
	{ report, edited, output, replace }: LastReport<BuildRecord>,
): Promise<(BuildRecord & Pick<BuildReport, "timings" | "work">) | undefined> {
	if (!report.edits || !output) return undefined;
	const startedAt = Date.now();
	const start = performance.now();
	const config = await loadConfigOrReport(root, options, cache);
	if (!config) return undefined;
	const configTiming = { stage: "config", ms: performance.now() - start };
	const { outDir } = config;
	const before = output.files;
	const { host, workers, ...seen } = monitorBuild(
		createNodeHost(config, { cache }),
		createThreadPool(0),
		path.join(outDir, MANIFEST),
		showStatusLine,
	);
	const readOutput = (name: OutputPath) => readUnchanged(outDir, name, before);
	const site = await renderEditedSite(edited, report.edits, config, { ...host, readOutput }, workers);
	if (!site?.outputs.every(({ path: name }) => before.has(name))) return undefined;
	const writeStart = performance.now();
	const waiting = (pid: number) => console.error(waitingMessage(outDir, pid));
	const writer = await openOutputFolder(outDir, config.root, { waiting });
	try {
		// Another build may have written to the folder in the meantime.
		if (hash("sha256", manifestIn(outDir) ?? "") !== output.manifestHash) return undefined;
		const files = await writer.add(site.outputs);
		if (!isLargestPageKnown(report.summary, files)) return undefined;
		writer.retain([...before].map(([name, { hash, size = 0 }]) => ({ path: name as OutputPath, hash, bytes: size })));
		await writer.publish();
		showStatusLine("");
		const written = files.filter(({ path: name, hash }) => before.get(name)?.hash !== hash).length;
		const writeTiming = { stage: "write", ms: performance.now() - writeStart };
		const counts = report.summary.counts.map((count) => ({
			...count,
			stale: count.stale + (site.stalePages[count.locale] ?? 0),
		}));
		const summary = updateBuildSummary({ ...report.summary, counts }, files, before, outDir);
		const record: BuildRecord = { ...report, summary, edits: site.edits };
		await replace(record, startedAt);
		const timings = [configTiming, ...seen.timings(), writeTiming];
		return { ...record, timings, work: { ...seen.work(), files: edited.length, written } };
	} finally {
		await writer.discard();
	}
}

/** A file as a build has written it; `undefined` if somebody has changed it. */
function readUnchanged(outDir: string, name: OutputPath, manifest: Manifest): Buffer | undefined {
	const bytes = readFileSync(path.join(outDir, name));
	return contentsHash(bytes) === manifest.get(name)?.hash ? bytes : undefined;
}
