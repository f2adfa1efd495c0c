/** Asks git about files that links name and that are not there. */
import path from "node:path/posix";
import type { Host } from "../../engine/host.ts";
import type { MissingFile, Problem } from "../../model/problems/problem.ts";

/** Says of each missing file that git knows under another name what that is, and how the link is written now. */
export async function withRenames(
	problems: readonly Problem[],
	{ findRenamed }: Pick<Host, "findRenamed"> = {},
): Promise<readonly Problem[]> {
	const places = problems.flatMap(({ missing }) => missing?.places ?? []);
	const renamed = places.length > 0 && findRenamed ? await findRenamed(places) : new Map<string, string>();
	return problems.map(({ missing, ...problem }) => {
		const before = missing?.places.find((place) => renamed.has(place));
		return missing && before !== undefined
			? withRename(problem, missing.written, before, renamed.get(before) as string)
			: problem;
	});
}

function withRename(problem: Problem, written: MissingFile["written"], before: string, after: string): Problem {
	const to = addressAfterRename(written, before, after);
	return {
		...problem,
		hint: `${before} was renamed to ${after}: write "${to}"`,
		...(problem.at && !problem.at.isWholeFile && { fix: { at: problem.at, from: written, to } }),
	};
}

/** @example `../a/sync.md` becomes `../b/sync.md` if the file is in that folder now */
function addressAfterRename(written: string, before: string, after: string): string {
	const moved = path.join(path.dirname(written), encodeURI(path.relative(path.dirname(before), after)));
	return written.startsWith("./") && !moved.startsWith(".") ? `./${moved}` : moved;
}
