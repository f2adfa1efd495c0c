/** Identifies the state of a git repository. */
import { execFile } from "node:child_process";
import { hash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { IGNORE_REVS_FILE } from "../../model/ignore-revs-file.ts";

/** Changes whenever the dates and authors that git reports for a folder's files may change. */
export async function repositoryFingerprint(root: string): Promise<string> {
	const state = await revParse(root, ["--show-toplevel", "--is-shallow-repository", "HEAD"]);
	const [top = ""] = state.split("\n");
	// A mailmap changes the names of authors.
	const files = [".mailmap", IGNORE_REVS_FILE].map((name) => {
		try {
			return readFileSync(path.join(top, name), "utf8");
		} catch {
			return "";
		}
	});
	return hash("sha256", [root, state, ...files].join("\n\0")).slice(0, 24);
}

/** The file that names the commits which do not count as changes; at `root` if that is in no repository. */
export async function findIgnoreRevsFile(root: string): Promise<string> {
	const [top] = (await revParse(root, ["--show-toplevel"])).split("\n");
	return path.join(top || root, IGNORE_REVS_FILE);
}

/** What git prints, with its errors after it. */
function revParse(root: string, args: readonly string[]): Promise<string> {
	const { GIT_DIR, GIT_WORK_TREE, GIT_INDEX_FILE, GIT_COMMON_DIR, ...env } = process.env; // git hooks set these, which would point elsewhere
	return new Promise((resolve) => {
		execFile("git", ["-C", root, "rev-parse", ...args], { env: { ...env, LC_ALL: "C" } }, (_, stdout, stderr) =>
			resolve(`${stdout}\n${stderr}`),
		);
	});
}
