/** Where a repository stands. */
import { execFile } from "node:child_process";
import { hash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";

/** Changes whenever the dates and authors that git tells of a folder's files may change. */
export function commitOf(root: string): Promise<string> {
	const questions = ["--show-toplevel", "--is-shallow-repository", "HEAD"];
	const { GIT_DIR, GIT_WORK_TREE, GIT_INDEX_FILE, GIT_COMMON_DIR, ...env } =
		process.env; // what a hook sets would lead elsewhere
	return new Promise((resolve) => {
		execFile(
			"git",
			["-C", root, "rev-parse", ...questions],
			{ env: { ...env, LC_ALL: "C" } },
			(_, answer, complaint) => {
				const [top = ""] = answer.split("\n");
				const state = [root, answer, complaint, namesIn(top)].join("\n");
				resolve(hash("sha256", state).slice(0, 24));
			},
		);
	});
}

/** Who is called what. */
function namesIn(top: string): string {
	try {
		return readFileSync(path.join(top, ".mailmap"), "utf8");
	} catch {
		return "";
	}
}
