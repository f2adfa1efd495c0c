/** What `ssg explain`, reports for programs and the manual say about the codes of problems. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { PACKAGE_ROOT } from "../engine/package-root.ts";
import type { Severity } from "../model/problems/problem.ts";

/** Texts are Markdown. */
export interface ProblemDescription {
	readonly code: string;
	/** The one that it has unless the configuration sets another; the highest if it depends on the case. */
	readonly severity: Severity;
	/** Where it has another: `a warning in Markdown`. */
	readonly otherSeverity: string | undefined;
	/** The key of the configuration that sets the severity. */
	readonly severityKey: string | undefined;
	/** A sentence that says what is wrong. */
	readonly summary: string;
	/** When it is reported, and what the site does then. */
	readonly cause: string;
	readonly fix: string;
	/** A document that has the problem. */
	readonly example: string | undefined;
	/** The same document without it. */
	readonly corrected: string | undefined;
}

/** Codes that belong together. */
export interface ProblemSubject {
	/** Lower case with hyphens. */
	readonly name: string;
	readonly title: string;
	readonly problems: readonly ProblemDescription[];
}

/** The files of `src/model/problems/codes/`, in the order of the manual. */
const SUBJECTS =
	"configuration files front-matter data-files markdown components links external-links pages navigation redirects search";

/** The codes of rules for content are described by the rules. */
export const readProblemSubjects = (): ProblemSubject[] =>
	SUBJECTS.split(" ").map((name) => {
		const file = path.join(PACKAGE_ROOT, "src/model/problems/codes", `${name}.md`);
		const text = readFileSync(file, "utf8").replaceAll("\r\n", "\n");
		const [title = "", ...sections] = text.split(/^## (?=\S+\n\nSeverity: )/m); // examples may have headings
		return { name, title: title.slice("# ".length).trim(), problems: sections.map(readDescription) };
	});

/** The heading is the code, and each paragraph has its place. */
function readDescription(section: string): ProblemDescription {
	const [text = "", examples = ""] = section.split("\n\nExample:\n\n");
	const [example, corrected] = [...examples.matchAll(/^(```+)md\n([\s\S]*?)^\1$/gm)].map(([, , text]) => text);
	const [code = "", given = "", summary = "", cause = "", fix = ""] = text
		.trimEnd()
		.split("\n\n")
		.map((paragraph) => paragraph.replaceAll("\n", " ").replace(/^(?:Severity|Cause|Fix): /, ""));
	const [, severity = "", severityKey, otherSeverity] =
		/^(\w+)(?:, unless (\S+) says otherwise)?(?:, but (.+))?$/.exec(given) ?? [];
	return {
		code,
		severity: severity as Severity,
		severityKey,
		otherSeverity,
		summary,
		cause,
		fix,
		example,
		corrected,
	};
}
