/** Problems with files themselves, before they are read. */
import { MAX_TEXT_BYTES } from "../../model/limits.ts";
import { type Problem, type SourceLocation, wholeFile } from "../../model/problems/problem.ts";
import { characterProblem, portableNameProblem, quoted } from "../../model/urls/safe-path.ts";
import { PUBLISHED_DOT_NAMES } from "./dot-names.ts";

/** Escapes the name, which may contain anything, for one line of output. */
const placeOf = (file: string): SourceLocation => wholeFile(quoted(file).slice(1, -1));

export const refusedLink = (link: string): Problem => ({
	severity: "warning",
	code: "link-refused",
	message: `symbolic link ${link} does not lead to a file of the site and is left out`,
	at: placeOf(link),
	hint: "replace the link with a copy of the file",
});

export const hiddenFile = (file: string): Problem => ({
	severity: "warning",
	code: "dot-file",
	message: `${file} is not published: its name begins with a dot`,
	at: placeOf(file),
	hint: `rename it or move it out of the public folder; the only such names published are ${PUBLISHED_DOT_NAMES.join(", ")}`,
});

export const hiddenLink = (link: string): Problem => ({
	...refusedLink(link),
	message: `symbolic link ${link} leads to a file whose name begins with a dot and is left out`,
});

export const refusedContentLink = (link: string): Problem => ({
	...refusedLink(link),
	message: `symbolic link ${link} leads to a file that is not in the content and is left out`,
	hint: 'replace the link with a copy of the file, or name the file or its folder in "markdown.includeFrom"',
});

/** `isLegible` tells whether the file can be opened under the listed name. */
export function nameProblem(file: string, isLegible: () => boolean): Problem | undefined {
	const isDamaged = file.includes("\uFFFD") && !isLegible();
	const reason =
		characterProblem(file)?.message ??
		(isDamaged ? `${quoted(file)} is not valid UTF-8; "\uFFFD" marks the invalid bytes` : undefined);
	return reason === undefined
		? undefined
		: {
				severity: "error",
				code: "file-name",
				message: `the name ${reason}`,
				at: placeOf(file),
				hint: "rename the file",
			};
}

/** For a file or folder that cannot be checked out on Windows. */
export function unportableName(file: string): Problem | undefined {
	const problem = portableNameProblem(file.slice(file.lastIndexOf("/") + 1));
	return (
		problem && {
			severity: "warning",
			code: "unportable-name",
			message: `the name ${problem.message}: the site cannot be checked out on Windows`,
			at: placeOf(file),
			hint: "rename it; a slug in the front matter keeps the URL of a page",
		}
	);
}

/** `bytes` is the size of the file. */
export const oversizedFile = (file: string, bytes: number): Problem => ({
	severity: "error",
	code: "file-too-large",
	message: `file has ${megabytes(bytes)}, more than the limit of ${megabytes(MAX_TEXT_BYTES)} for texts and data`,
	at: placeOf(file),
	hint: "split it into several files, or move it to the public folder and link to it",
});

const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;

/** Problem for a file or folder that cannot be read; none if it was deleted after it was listed. */
export function unreadableFileProblems(file: string, error: unknown): Problem[] {
	const { code, message } = error as NodeJS.ErrnoException;
	if (code === undefined) throw error;
	if (code === "ENOENT") return [];
	return [
		{
			severity: "error",
			code: "unreadable",
			message: `${quoted(file)} cannot be read: ${reasonIn(message)}`,
			at: placeOf(file),
			hint: "change its permissions, or move it out of the folder",
		},
	];
}

/** @example `EACCES: permission denied, open '/site/a.md'` becomes `permission denied` */
const reasonIn = (message: string): string => /^[A-Z]+: ([^,]+)/.exec(message)?.[1] ?? message;
