import type { Reaction } from "../model/config.ts";
import type { Problem } from "../model/problem.ts";

/** A finding as the configuration wants it to count. */
export const problemOf = (
	reaction: Reaction,
	problem: Omit<Problem, "severity">,
): Problem[] =>
	reaction === "ignore"
		? []
		: [{ severity: reaction === "throw" ? "error" : "warning", ...problem }];
