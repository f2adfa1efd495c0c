/**
 * `ssg check --since`: leaves out the problems that the site had at a commit. The files of the commit are checked in the
 * same way. Problems are the same if their code, message, file and the text of their line are, so that lines may move and
 * files may be renamed.
 */
import { cpSync, existsSync, mkdirSync, readdirSync, statSync, symlinkSync } from "node:fs";
import path from "node:path";
import { cacheDirOf } from "../../config/find.ts";
import { ConfigError, loadConfig } from "../../config/load.ts";
import { Cache } from "../../engine/cache/cache.ts";
import { createDiskStore } from "../../engine/cache/disk-store.ts";
import { engineHash } from "../../engine/cache/engine-hash.ts";
import { type CommitPlace, findCommonCommit, withCommitTree } from "../../engine/git/commit-tree.ts";
import { readRenamesSince } from "../../engine/git/renames.ts";
import { definedFields } from "../../model/collections.ts";
import type { Problem } from "../../model/problems/problem.ts";
import { withCodeFrames } from "../../pipeline/load/code-frames.ts";
import type { CheckCommandOptions, CheckedSite } from "../command-options.ts";
import { runSiteCheck } from "./fresh-check.ts";

/** Problems of a site, without their lines. */
type KnownProblem = readonly [code: string, message: string, file: string, line: string];

/** @throws UnknownCommitError */
export async function findNewProblems(
	problems: readonly Problem[],
	site: CheckedSite,
	ref: string,
	options: CheckCommandOptions,
	cache: Cache,
) {
	const place = await findCommonCommit(site.root, ref);
	if (problems.length === 0) return { problems, failure: undefined };
	const { known, failure } = await readEarlier(place, site, options, cache);
	const renames = await readRenamesSince(site.root, place.commit);
	const counts = new Map<string, number>();
	for (const [code, message, file, line] of known) {
		const key = keyOf([code, message, renames.get(file) ?? file, line]);
		counts.set(key, (counts.get(key) ?? 0) + 1);
	}
	const keys = knownProblemsOf(problems, site.root).map(keyOf);
	return {
		problems: problems.filter((_, i) => {
			const key = keys[i] as string;
			const count = counts.get(key) ?? 0;
			counts.set(key, count - 1);
			return count <= 0;
		}),
		/** Why all problems count as new. */
		failure,
	};
}

const keyOf = (problem: KnownProblem): string => JSON.stringify(problem);

const knownProblemsOf = (problems: readonly Problem[], root: string): readonly KnownProblem[] =>
	withCodeFrames(problems, root).map(({ code, message, at, codeFrame = "" }) => [
		...([code, message, at?.path ?? ""] as const),
		codeFrame.split("\n", 1)[0]?.replace(/^ *\d+ \| */, "") ?? "",
	]);

/** Kept by commit, because the files of a commit do not change. Answers of other sites do. */
async function readEarlier(place: CommitPlace, site: CheckedSite, options: CheckCommandOptions, cache: Cache) {
	const { base, drafts, external, previous = [] } = options;
	const definition = { name: "check-since", request: JSON.stringify({ ...place, ...site, base, drafts }) };
	const check = () => checkCommit(place, site, options);
	if (external || previous.length > 0) return check();
	return cache.record("disk", { ...definition, isCurrent: () => true }, async () => {
		return { result: await check(), inputs: true };
	});
}

/** The problems that the site had at the commit, or why it could not be checked. */
const checkCommit = (
	place: CommitPlace,
	{ root, configFile }: CheckedSite,
	{ base, drafts, strict, external, previous = [] }: CheckCommandOptions,
) =>
	withCommitTree(place, async (tree) => {
		const folder = path.join(tree, place.prefix);
		const file = path.join(folder, path.relative(root, configFile));
		if (!existsSync(file)) {
			const name = path.relative(root, configFile);
			return { known: [], failure: `the site had no ${name}` };
		}
		const modules = foldersBetween(place).filter((name) => existsSync(path.join(place.top, name, "node_modules")));
		for (const name of modules) linkPackages(path.join(place.top, name), path.join(tree, name));
		const cacheDir = linkCache(cacheDirOf(root), cacheDirOf(folder));
		const cache = new Cache({ disk: createDiskStore(cacheDir, engineHash()) });
		try {
			const config = await loadConfig(folder, definedFields({ file, baseUrl: base, drafts }), cache);
			const checked = { ...definedFields({ strict, external }), previous: previous.map(absoluteList) };
			const context = { cache, startedAt: Date.now(), answersDir: cacheDirOf(root) };
			const { problems } = await runSiteCheck(config, checked, context);
			return {
				known: knownProblemsOf(
					problems.map((problem) => movedProblem(problem, folder, root)),
					folder,
				),
			};
		} catch (error) {
			if (!(error instanceof ConfigError)) throw error;
			return { known: [], failure: "its configuration was not valid" };
		}
	});

/** Lists of earlier URLs are outside the commit. Their problems are known by the same path. */
function movedProblem(problem: Problem, folder: string, root: string): Problem {
	const { at } = problem;
	if (!at?.path.startsWith("..")) return problem;
	const file = path.relative(root, path.resolve(folder, at.path));
	return { ...problem, at: { ...at, path: file.replaceAll("\\", "/") || "." } };
}

const absoluteList = (list: string): string => (/^https?:/.test(list) ? list : path.resolve(list));

/** From the top of the repository to the site's folder. */
function foldersBetween({ prefix }: CommitPlace): readonly string[] {
	const names = prefix === "" ? [] : prefix.split("/");
	return ["", ...names.map((_, i) => names.slice(0, i + 1).join("/"))];
}

/** The commit uses the packages that are installed now, but not their cache. */
function linkPackages(from: string, to: string): void {
	const target = path.join(to, "node_modules");
	if (existsSync(target) || !existsSync(to)) return;
	mkdirSync(target);
	for (const name of readdirSync(path.join(from, "node_modules")))
		if (name !== ".cache") link(path.join(from, "node_modules", name), path.join(target, name));
}

/** A cache of its own, because each would drop what the other needs. It starts with that of the site. */
function linkCache(cacheDir: string, target: string): string {
	const own = path.join(cacheDir, "since");
	if (!existsSync(own)) {
		mkdirSync(own, { recursive: true });
		for (const entry of readdirSync(cacheDir, { withFileTypes: true }))
			if (entry.isFile()) cpSync(path.join(cacheDir, entry.name), path.join(own, entry.name));
	}
	if (!existsSync(target)) {
		mkdirSync(path.dirname(target), { recursive: true });
		link(own, target);
	}
	return target;
}

/** Junctions need no special rights on Windows. */
const link = (target: string, file: string): void =>
	symlinkSync(target, file, statSync(target).isDirectory() ? "junction" : "file");
