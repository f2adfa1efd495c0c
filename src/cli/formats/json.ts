/** For scripts: the problems as they are, with their places. */

import { withHelpUrl } from "../../model/problems/manual.ts";
import type { Problem } from "../../model/problems/problem.ts";
import { withCodeFrames } from "../../pipeline/load/code-frames.ts";

export const formatJson = (ok: boolean, problems: readonly Problem[], root: string): string =>
	JSON.stringify({ ok, problems: toPlainProblems(problems, root) }, null, 2);

/** With the places that only the text of a file shows. */
const toPlainProblems = (problems: readonly Problem[], root: string): readonly Problem[] =>
	withCodeFrames(problems, root).map(({ codeFrame, writtenAs, ...problem }) => withHelpUrl(problem));
