/** Identifies the state of a git repository. */
import { execFile } from "node:child_process";
import { hash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";

/** Changes whenever the dates and authors that git reports for a folder's files may change. */
export function repositoryFingerprint(root: string): Promise<string> {
	const revParseArgs = ["--show-toplevel", "--is-shallow-repository", "HEAD"];
	const { GIT_DIR, GIT_WORK_TREE, GIT_INDEX_FILE, GIT_COMMON_DIR, ...env } =
		process.env; // git hooks set these, which would point elsewhere
	return new Promise((resolve) => {
		execFile(
			"git",
			["-C", root, "rev-parse", ...revParseArgs],
			{ env: { ...env, LC_ALL: "C" } },
			(_, stdout, stderr) => {
				const [top = ""] = stdout.split("\n");
				const state = [root, stdout, stderr, readMailmap(top)].join("\n");
				resolve(hash("sha256", state).slice(0, 24));
			},
		);
	});
}

/** The mailmap, which changes authors' names. */
function readMailmap(top: string): string {
	try {
		return readFileSync(path.join(top, ".mailmap"), "utf8");
	} catch {
		return "";
	}
}
