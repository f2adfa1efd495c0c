/** `ssg verify`: checks that builds are reproducible, and that the output folder is up to date. */

import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";
import type { Command } from "commander";
import { MANIFEST } from "../../pipeline/emit/index.ts";
import { readManifest } from "../../pipeline/emit/manifest.ts";
import { WORK_INSIDE } from "../../pipeline/emit/place.ts";
import { treeBelow } from "../../pipeline/emit/tree.ts";
import { displayPath } from "../../pipeline/emit/write-error.ts";
import { addSiteOptions, type SiteCommandOptions } from "../command-options.ts";
import { loadConfigOrReport } from "../load-config.ts";

export default (program: Command): Command =>
	addSiteOptions(program.command("verify"))
		.description("check that builds are reproducible, byte for byte")
		.option("-l, --locale <name...>", "build only these locales")
		.option("--drafts", "include drafts")
		.addHelpText("after", HELP)
		.action(runVerify);

const HELP = `
Builds the site twice into temporary folders without a cache, with different time zones, languages, working folders
and thread counts. Compares the two builds with each other and with the output folder, if it exists.

Examples:
  ssg verify                check the site in the current folder and its dist
  ssg verify docs -o /site  check the site in docs and its output in /site

Exit codes: 0 identical, 1 different or build failed, 2 invalid usage or configuration.`;

export interface VerifyOptions extends SiteCommandOptions {
	readonly locale?: readonly string[];
	readonly drafts?: boolean;
}

/** Conditions that must not affect the result. Both builds run without a cache. */
interface BuildEnvironment {
	readonly cwd: string;
	readonly threads: string;
	readonly env: Readonly<Record<string, string>>;
}

const EXIT_DIFFERENT = 1;
const MAX_LISTED_FILES = 20;

async function runVerify(root: string, options: VerifyOptions) {
	const config = await loadConfigOrReport(root, options);
	if (!config) return;
	const folder = mkdtempSync(path.join(tmpdir(), "ssg-verify-"));
	const remove = () => rmSync(folder, { recursive: true, force: true });
	process.once("exit", remove);
	try {
		const [first, second] = ["first", "second"].map((name) => path.join(folder, name)) as [string, string];
		const request = argumentsOf(config.root, options);
		const isBuilt =
			(await runBuild([...request, "-o", first], {
				cwd: config.root,
				threads: "0",
				env: { TZ: "Pacific/Kiritimati", LANG: "C", LC_ALL: "C" },
			})) &&
			(await runBuild([...request, "-o", second], {
				cwd: folder,
				threads: "2",
				env: { TZ: "America/Adak", LANG: "de_DE.UTF-8", LC_ALL: "de_DE.UTF-8" },
			}));
		if (!isBuilt) return;
		printComparison(compareFolders(first, second), "the second build", "the first");
		if (existsSync(path.join(config.outDir, MANIFEST)))
			printComparison(compareFolders(first, config.outDir), displayPath(config.outDir), "a fresh build");
		else console.log(`no site in ${displayPath(config.outDir)} to compare`);
	} finally {
		remove();
	}
}

/** Arguments of `ssg build` for the same site without a cache. */
const argumentsOf = (root: string, { config, base, locale, drafts }: VerifyOptions): string[] => [
	...["build", root, "--no-cache"],
	...(config ? ["--config", path.resolve(config)] : []),
	...(base ? ["--base", base] : []),
	...(locale ? ["--locale", ...locale] : []),
	...(drafts ? ["--drafts"] : []),
];

/** Runs `ssg build` in a separate process. Returns `false` after printing its errors if it failed. */
async function runBuild(request: readonly string[], { cwd, threads, env }: BuildEnvironment): Promise<boolean> {
	const program = process.argv[1] as string;
	const child = spawn(process.execPath, [program, ...request, "--threads", threads], {
		cwd,
		env: { ...process.env, ...env },
		stdio: ["ignore", "ignore", "pipe"],
	});
	const [stderr, [code]] = await Promise.all([text(child.stderr), once(child, "close")]);
	if (code === 0) return true;
	process.stderr.write(stderr);
	process.exitCode = code ?? EXIT_DIFFERENT;
	return false;
}

function printComparison(
	{ files, differences, others }: ReturnType<typeof compareFolders>,
	name: string,
	otherName: string,
) {
	if (differences.length === 0) console.log(`${name} is identical to ${otherName}: ${files} files`);
	else {
		process.exitCode = EXIT_DIFFERENT;
		console.error(`error: ${name} differs from ${otherName} in ${differences.length} of ${files} files`);
		for (const { file, what } of differences.slice(0, MAX_LISTED_FILES)) console.error(`    ${file} ${what}`);
		if (differences.length > MAX_LISTED_FILES) console.error(`    and ${differences.length - MAX_LISTED_FILES} more`);
	}
	for (const file of others) console.log(`    ${file} was not written by ssg`);
}

// Compares two built sites byte by byte.

/** Lists how `folder` differs from `wanted`, sorted by file name: `differs from byte 120 on`. Names are relative to both. */
export function compareFolders(wanted: string, folder: string) {
	const expected = new Set(filesIn(wanted));
	const present = filesIn(folder);
	const known = readManifest(folder) ?? new Map();
	const isStale = (file: string) => !expected.has(file) && known.has(file);
	const presentNames = new Set(present);
	const missing = [...expected].filter((file) => !presentNames.has(file));
	const differences = [
		...missing.map((file) => ({ file, what: "is missing" })),
		...present.filter(isStale).map((file) => ({ file, what: "is not part of the site" })),
		...present.filter((file) => expected.has(file)).flatMap((file) => differenceOf(file, wanted, folder)),
	];
	return {
		/** Number of files of the expected site. */
		files: expected.size,
		differences: differences.sort((a, b) => (a.file < b.file ? -1 : 1)),
		/** Files in the second folder that no build wrote. */
		others: present.filter((file) => !expected.has(file) && !known.has(file)),
	};
}

const filesIn = (folder: string): readonly string[] =>
	treeBelow(folder).files.filter((name) => !name.startsWith(`${WORK_INSIDE}/`));

function differenceOf(
	file: string,
	wanted: string,
	folder: string,
): { readonly file: string; readonly what: string }[] {
	const wantedBytes = readFileSync(path.join(wanted, file));
	const presentBytes = readFileSync(path.join(folder, file));
	if (wantedBytes.equals(presentBytes)) return [];
	const at = wantedBytes.findIndex((byte, i) => byte !== presentBytes[i]);
	const byte = at < 0 ? wantedBytes.length : at;
	return [{ file, what: `differs from byte ${byte} on` }];
}
