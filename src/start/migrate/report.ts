/** What a migration reports: on the terminal, and in `MIGRATION.md`. */

import { formatTable } from "../../cli/terminal/table.ts";
import { groupBy } from "../../model/collections.ts";
import type { Problem } from "../../model/problems/problem.ts";
import { printable } from "../../model/text/control-characters.ts";
import type { SiteCheck } from "./check-site.ts";
import type { MigrationNote } from "./migration-notes.ts";

export interface MigrationReport {
	/** The name of the generator. */
	readonly generator: string;
	/** The number of files that were copied. */
	readonly fileCount: number;
	/** What the project has that was not carried over as it is. */
	readonly notes: readonly MigrationNote[];
	readonly check: SiteCheck;
}

const MAX_LISTED_PLACES = 20;

/** Problems of the content with the same code. */
interface ProblemGroup {
	readonly code: string;
	readonly problems: readonly Problem[];
	/** The files they are in. */
	readonly files: readonly string[];
}

/** The most frequent first. */
function groupProblems(problems: readonly Problem[]): ProblemGroup[] {
	return [...groupBy(problems, ({ code }) => code)]
		.map(([code, problems]) => ({ code, problems, files: [...new Set(problems.flatMap(({ at }) => at?.path ?? []))] }))
		.sort((a, b) => b.problems.length - a.problems.length);
}

export function formatSummary(report: MigrationReport): string {
	const { generator, fileCount, notes, check } = report;
	const rows = [
		...[...groupBy(notes, ({ construct }) => construct)].map(
			([construct, same]) => [construct, same.reduce((sum, { places }) => sum + places.length, 0)] as const,
		),
		...groupProblems(check.problems).map(({ code, problems }) => [`content: ${code}`, problems.length]),
	];
	return [
		`migrated from ${generator}: ${fileCount} files copied, ${check.pageCount} pages`,
		...(rows.length > 0 ? ["", "Needs attention:", ...formatTable(rows).map((row) => `  ${row}`)] : []),
		"",
		"MIGRATION.md lists the places, and what to do.",
	].join("\n");
}

export function migrationFile(report: MigrationReport): string {
	const { generator, fileCount, notes, check } = report;
	const groups = groupProblems(check.problems);
	return `${[
		`# Migration from ${generator}`,
		`${fileCount} files were copied unchanged. The site has ${check.pageCount} pages. Delete this file when you are done.`,
		"## Configuration and code",
		...(notes.length > 0
			? [...groupBy(notes, ({ construct }) => construct)].map(noteSection)
			: ["Everything was carried over."]),
		"## Content",
		...(groups.length > 0 ? [CONTENT_TEXT, ...groups.map(problemSection)] : ["`ssg build` has no problems to report."]),
	].join("\n\n")}\n`;
}

const CONTENT_TEXT =
	"The most frequent causes are first. `npx ssg check --format json` writes each problem with its file, line and column: a script can then change all that have the same cause, such as a target that has moved or an attribute to remove.";

const noteSection = ([construct, notes]: readonly [string, readonly MigrationNote[]]): string =>
	[
		`### ${construct} (${notes.reduce((sum, { places }) => sum + places.length, 0)})`,
		...notes.flatMap(({ advice, places }) => [sentence(advice), listOf(places.map(codeSpan))]),
	].join("\n\n");

function problemSection({ code, problems, files }: ProblemGroup): string {
	const inFiles = files.length > 0 ? `, in ${files.length} ${files.length === 1 ? "file" : "files"}` : "";
	const hints = new Set(problems.map(({ hint }) => hint));
	const hint = problems[0]?.hint;
	const causes = [...groupBy(problems, causeOf)]
		.sort(([, a], [, b]) => b.length - a.length)
		.map(([message, same]) => {
			const at = same[0]?.at;
			return `${same.length} × ${printable(message)}${at ? `, such as in ${codeSpan(`${at.path}:${at.line ?? 1}`)}` : ""}`;
		});
	return [
		`### ${code} (${problems.length}${inFiles})`,
		...(hints.size === 1 && hint ? [sentence(printable(hint))] : []),
		listOf(causes),
	].join("\n\n");
}

/** URLs of a scheme that a plugin of the project reads have one cause. */
const causeOf = ({ code, message }: Problem): string =>
	code === "unsafe-url" ? message.replace(/^(unsafe URL [\w.+-]+:).*/s, "$1") : message;

/** A name of the project, which may hold backticks. */
function codeSpan(text: string): string {
	const shown = printable(text);
	const fence = "`".repeat(Math.max(0, ...(shown.match(/`+/g) ?? []).map(({ length }) => length)) + 1);
	return fence.length === 1 ? `${fence}${shown}${fence}` : `${fence} ${shown} ${fence}`;
}

const sentence = (text: string): string =>
	`${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.?!]$/.test(text) ? "" : "."}`;

/** All of them; those after the first ones are folded. */
function listOf(items: readonly string[]): string {
	const list = (some: readonly string[]) => some.map((item) => `- ${item}`).join("\n");
	const rest = items.slice(MAX_LISTED_PLACES);
	if (rest.length === 0) return list(items);
	return `${list(items.slice(0, MAX_LISTED_PLACES))}\n\n<details>\n<summary>${rest.length} more</summary>\n\n${list(rest)}\n\n</details>`;
}
