/** Runs a command again and again, with a failure at one of its disk operations each time. */
import { hash } from "node:crypto";
import { cpSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import * as assert from "uvu/assert";
import { filesIn } from "../../files-in.ts";
import { inFolder } from "../../site.ts";
import { repository, runCommand } from "./command.ts";

export interface FailingCommand {
	readonly args: readonly string[];
	/** Makes what the command works on, in an empty folder. */
	prepare(folder: string): Promise<void>;
	/** A folder that is always as before or as after the command. Elsewhere, that is true for each file by itself. */
	readonly whole?: string;
	/** Whether it does the same after a success. @default true */
	readonly isRepeatable?: boolean;
}

/** Hashes of files, by name. */
type Tree = Readonly<Record<string, string>>;

const CODES = ["ENOSPC", "EIO", "EACCES"];
const REASON = /: (?:no space left on the disk|disk error|permission denied)/;

/** What may be lost at any time. */
const CACHE = /^\.(?:ssg|tmp)\//;

const treeIn = (folder: string): Tree =>
	Object.fromEntries(
		filesIn(folder)
			.filter((name) => !CACHE.test(name))
			.map((name) => [name, hash("sha256", readFileSync(path.join(folder, name)))]),
	);

/** What the next command removes. */
const LEFTOVER = /(?:^|\/)\.(?:ssg-\d+-\d+\.new$|\w+\.ssg\/)/;

const withoutLeftovers = (tree: Tree): Tree =>
	Object.fromEntries(Object.entries(tree).filter(([name]) => !LEFTOVER.test(name)));

const isSame = (one: Tree, other: Tree): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * After each failure, nothing is lost or half written, and a message has the path and the reason. The same command then
 * ends as if nothing had happened.
 *
 * @param isChosen which operations fail, by name and path. @default all
 * @returns how many operations have failed
 */
export const surviveFailures = (
	{ args, prepare, whole, isRepeatable = true }: FailingCommand,
	isChosen: (operation: string) => boolean = () => true,
): Promise<number> =>
	inFolder(async (parent) => {
		const at = (name: string) => path.join(parent, name);
		mkdirSync(at("template"));
		await prepare(at("template"));
		const start = () => {
			rmSync(at("site"), { recursive: true, force: true });
			cpSync(at("template"), at("site"), { recursive: true, preserveTimestamps: true });
			mkdirSync(at("site/.tmp"));
			return treeIn(at("site"));
		};
		const run = async (failAt = Infinity, code = "") => {
			rmSync(at("log"), { force: true });
			const result = await runCommand(args, {
				cwd: at("site"),
				env: {
					NODE_OPTIONS: `--import ${path.join(repository, "test/pipeline/emit/fail-at.mjs")}`,
					TMPDIR: at("site/.tmp"),
					FAIL_BELOW: `${at("site")}${path.sep}`,
					FAIL_AT: String(failAt),
					...{ FAIL_CODE: code, FAIL_LOG: at("log") },
				},
			});
			return { ...result, tree: treeIn(at("site")) };
		};
		const before = start();
		const { tree: after, ...success } = await run();
		assert.equal([success.code, success.stderr], [0, ""]);
		assert.not.ok(isSame(before, after));
		const operations = readFileSync(at("log"), "utf8").trim().split("\n");
		let failures = 0;
		for (const [i, operation] of operations.entries()) {
			if (!isChosen(operation)) continue;
			failures++;
			const code = CODES[i % CODES.length] as string;
			const where = `${code} at ${i + 1} of ${operations.length}: ${operation}`;
			console.log(where); // a suite that is silent for long is killed
			start();
			const failed = await run(i + 1, code);
			assertExplained(failed, where);
			assertNothingLost(failed.tree, { before, after, whole, where });
			if (failed.code === 0) {
				assert.equal(withoutLeftovers(failed.tree), after, where);
				if (!isRepeatable) continue;
			}
			const { tree, ...next } = await run();
			assert.is(next.code, 0, `${where}\n${next.stderr}`);
			assert.equal(tree, after, where);
		}
		return failures;
	});

function assertExplained({ code, stderr }: { readonly code: number | null; readonly stderr: string }, where: string) {
	assert.not.match(stderr, /^ {4}at /m, where); // no stack
	assert.not.match(stderr, "injected", `${where}\n${stderr}`);
	if (code === 0) return;
	assert.is(code, 1, where);
	assert.match(stderr, /^error: cannot [a-z]+ \S+/m, where);
	assert.match(stderr, REASON, `${where}\n${stderr}`);
}

interface Expected {
	readonly before: Tree;
	readonly after: Tree;
	readonly whole: string | undefined;
	readonly where: string;
}

function assertNothingLost(tree: Tree, { before, after, whole, where }: Expected): void {
	const isPart = (name: string) => whole !== undefined && name.startsWith(`${whole}/`);
	const [now, old, fresh] = [tree, before, after].map((one) =>
		Object.fromEntries(Object.entries(one).filter(([name]) => isPart(name))),
	) as [Tree, Tree, Tree];
	assert.ok(isSame(now, old) || isSame(now, fresh), `${where}: a mixture`);
	for (const name of new Set([tree, before].flatMap(Object.keys)))
		if (!isPart(name) && !LEFTOVER.test(name))
			assert.ok([before[name], after[name]].includes(tree[name]), `${where}: ${name}`);
}
