/** The reference of the reports that programs read. */
import type { Node } from "typescript/unstable/ast";
import { isInterfaceDeclaration } from "typescript/unstable/ast/is";
import type { Field, Sources } from "./declarations.ts";
import { code, fence, type GeneratedPage, heading, pageText, paragraphs, table } from "./page.ts";

/** Interfaces and the files that declare them, in the order of the page. */
const INTERFACES = [
	["src/cli/terminal/report.ts", "JsonReport", "The report of a build"],
	["src/model/site/site.ts", "LocaleCounts", "Locales"],
	["src/cli/terminal/report.ts", "LlmsSizes", "Files for language models"],
	["src/cli/terminal/report.ts", "JsonTimings", "Timings"],
	["src/cli/build-monitor.ts", "StageTiming", "Stages"],
	["src/cli/terminal/report.ts", "PartSummary", "Parts"],
	["src/model/problems/manual.ts", "ReportedProblem", "Problems"],
	["src/model/problems/problem.ts", "SourceLocation", "Locations"],
	["src/model/problems/problem.ts", "TextFix", "Fixes"],
] as const;

const EXAMPLE = `{
  "severity": "error",
  "code": "broken-link",
  "message": "broken link to /help/writng",
  "at": { "path": "content/en/help/index.md", "line": 20, "column": 17 },
  "hint": "did you mean \\"/help/writing\\"?",
  "helpUrl": "https://ssg.example.org/docs/reference/problems/broken-link"
}`;

export interface ReportShape {
	readonly name: string;
	readonly title: string;
	readonly fields: readonly Field[];
}

export const readReportShapes = (sources: Sources): ReportShape[] =>
	INTERFACES.map(([file, name, title]) => ({
		name,
		title,
		fields: sources.fieldsOf(interfaceIn(sources, file, name)),
	}));

function interfaceIn(sources: Sources, file: string, name: string): Node {
	const node = sources.fileOf(file).statements.find((one) => isInterfaceDeclaration(one) && one.name.text === name);
	if (!node) throw new Error(`${file} has no interface ${name}`);
	return node;
}

export const createJsonReportPage = (sources: Sources): GeneratedPage => ({
	path: "json-report.md",
	text: pageText(
		{
			title: "JSON reports",
			description:
				"The fields of the reports that ssg build --json, ssg merge --json and ssg check --json print for scripts, with their types.",
			position: 10,
		},
		[
			"`ssg build`, `ssg merge` and `ssg check` print a report for scripts if you add `--json`. It is the only text on the standard output; problems are printed to the standard error output as well.",
			fence("sh", "ssg build --json > report.json\njq '.problems[] | select(.severity == \"error\").code' report.json"),
			"The report of `ssg check` has the fields `ok` and `problems`. So has the report of any command whose configuration is invalid. Use `code` to tell problems apart: codes stay the same when messages are reworded.",
			fence("json", EXAMPLE),
			...readReportShapes(sources).flatMap(({ title, fields }) => [
				heading(2, title),
				table(
					["Field", "Type", "Meaning"],
					fields.map(({ name, isOptional, type, text }) => [
						code(isOptional ? `${name}?` : name),
						code(type.replaceAll("readonly ", "").replace(/\s+/g, " ")),
						paragraphs(text),
					]),
				),
			]),
		],
	),
});
