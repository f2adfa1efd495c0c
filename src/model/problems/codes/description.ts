/** What `ssg explain` and the manual say about a code. Texts are Markdown. */
import type { Severity } from "../problem.ts";

export interface ProblemDescription {
	readonly code: string;
	/** The one that it has unless the configuration sets another; the highest if it depends on the case. */
	readonly severity: Severity;
	/** The key of the configuration that sets the severity. */
	readonly severityKey?: "onBrokenAnchors" | "onBrokenLinks" | "onBrokenMarkdownLinks" | "onDuplicateRoutes";
	/** A sentence that says what is wrong. */
	readonly summary: string;
	/** When it is reported, and what the site does then. */
	readonly cause: string;
	readonly cure: string;
}

/** Codes that belong together. */
export interface ProblemSubject {
	/** Lower case with hyphens. */
	readonly name: string;
	readonly title: string;
	readonly problems: readonly ProblemDescription[];
}
