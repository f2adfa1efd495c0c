/** Recognises a problem in a later report, also if its line has moved. */
import { hash } from "node:crypto";
import type { LocatedProblem } from "./located-problem.ts";

/** Hashes of what is wrong, the file, and the text of the line. Equal ones are numbered. */
export function computeFingerprints(problems: readonly LocatedProblem[]): readonly string[] {
	const counts = new Map<string, number>();
	return problems.map(({ code, message, at, context }) => {
		const identity = [code, message, at.path, context?.line.trim() ?? ""];
		const text = JSON.stringify(identity);
		const number = counts.get(text) ?? 0;
		counts.set(text, number + 1);
		return hash("sha256", `${text} ${number}`).slice(0, 32);
	});
}
