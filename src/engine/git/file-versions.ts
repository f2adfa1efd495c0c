/** The earlier versions of a file in the history of `HEAD`. */
import { runGitForText } from "./run-git.ts";

export interface FileVersion {
	/** `<commit>:<path>`, as git names the contents. */
	readonly name: string;
	readonly text: string;
}

/** Versions from the newest to the oldest, also from before the file was renamed. None outside of a repository. */
export async function* readFileVersions(root: string, file: string): AsyncGenerator<FileVersion> {
	const { text: log } = await runGitForText(root, [
		...["log", "--follow", "--name-only", "--format=%x00%H", "--relative"],
		...["--", file],
	]);
	for (const entry of log.split("\0").slice(1)) {
		const [commit = "", path = ""] = entry.split("\n").filter(Boolean);
		const name = `${commit}:./${path}`;
		const { isOk, text } = await runGitForText(root, ["show", name]);
		if (isOk) yield { name, text };
	}
}

/** Whether the history lacks its older commits, as in most checkouts of CI. */
export async function isShallowRepository(root: string): Promise<boolean> {
	return (await runGitForText(root, ["rev-parse", "--is-shallow-repository"])).text.trim() === "true";
}

/** Those of the files whose contents are not in the last commit. None outside of a repository. */
export async function uncommittedFiles(root: string, files: readonly string[]): Promise<readonly string[]> {
	if (files.length === 0) return [];
	const untracked = await runGitForText(root, ["ls-files", "--others", "-z", "--", ...files]);
	if (!untracked.isOk) return [];
	const changed = await runGitForText(root, ["diff", "--name-only", "--relative", "-z", "HEAD", "--", ...files]);
	const uncommitted = `${untracked.text}${changed.text}`.split("\0");
	return files.filter((file) => !changed.isOk || uncommitted.includes(file));
}

/** The difference between a version and the file as it is now, as git shows it. */
export async function diffWithVersion(root: string, { name }: FileVersion, file: string, isColoured: boolean) {
	const { text } = await runGitForText(root, [
		...["diff", `--color=${isColoured ? "always" : "never"}`, "--no-ext-diff"],
		...[name, file],
	]);
	return text;
}
