import { execFileSync } from "node:child_process";

const IDENTITY = ["-c", "user.name=Bench", "-c", "user.email=bench@localhost"];

/** Makes a project a repository of its own with one commit, as authors have it. */
export function commitProject(folder: string): void {
	const git = (...words: string[]) =>
		execFileSync("git", [...IDENTITY, ...words], {
			cwd: folder,
			stdio: ["ignore", "ignore", "inherit"],
		});
	git("init", "--quiet");
	git("add", "--all");
	git("commit", "--quiet", "--no-gpg-sign", "--message=Site");
}
