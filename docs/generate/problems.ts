/**
 * A page for each code of a problem that has an example, with what a build reports of it, and one page for the other codes of
 * a subject. Rules for content are shown with what they find in their test sites.
 */
import path from "node:path";
import {
	type ProblemDescription,
	type ProblemSubject,
	readProblemSubjects,
} from "../../src/cli/problem-descriptions.ts";
import { formatProblem } from "../../src/model/problems/problem.ts";
import { withCodeFrames } from "../../src/pipeline/load/code-frames.ts";
import type { LintRule } from "../../src/quality/content/rule.ts";
import { LINT_RULES } from "../../src/quality/rules/index.ts";
import { buildIn } from "../../test/host.ts";
import { readFixture } from "../../test/quality/rules/fixtures.ts";
import { inFolder, writeFiles } from "../../test/site.ts";
import type { EmittedCode } from "./emitted-codes.ts";
import { guideLinks } from "./guides.ts";
import {
	code,
	fence,
	firstSentence,
	type GeneratedPage,
	heading,
	list,
	pageText,
	paragraphs,
	stackedTable,
} from "./page.ts";
import { describeRuleOptions, type RuleDocumentation } from "./rule-options.ts";

const MAX_DESCRIPTION_LENGTH = 160;

const EXAMPLE_FILE = "content/en/help/index.md";

/** What a build reports of each example, by code. */
export type ExampleReports = ReadonlyMap<string, string>;

export async function reportExamples(): Promise<ExampleReports> {
	const reports = new Map<string, string>();
	for (const { code: id, example } of readProblemSubjects().flatMap(({ problems }) => problems))
		if (example !== undefined)
			await inFolder(async (folder) => {
				writeFiles(folder, { "site.config.ts": "", [EXAMPLE_FILE]: example });
				const { result } = await buildIn(folder);
				const problems = result.problems.filter((problem) => problem.code === id);
				reports.set(id, withCodeFrames(problems, folder).map(formatProblem).join("\n"));
			});
	return reports;
}

export const createProblemPages = (
	rules: ReadonlyMap<string, RuleDocumentation>,
	emitted: readonly EmittedCode[],
	reports: ExampleReports,
): GeneratedPage[] => {
	const subjects = readProblemSubjects();
	return [
		indexPage(subjects),
		redirects(subjects),
		...subjects.flatMap((subject) => [
			subjectPage(subject, emitted),
			...subject.problems.flatMap((problem) => {
				const report = reports.get(problem.code);
				return report
					? [{ path: `problems/${placeOf(subject, problem)}`, text: problemPage(subject, problem, report) }]
					: [];
			}),
		]),
		...LINT_RULES.map((rule) => ({ path: `problems/rules/${rule.id}.md`, text: rulePage(rule, rules.get(rule.id)) })),
	];
};

/** Without an example, a page would say too little. */
const hasPage = ({ example }: ProblemDescription): boolean => example !== undefined;

/** Below the folder of the problems. */
export const placeOf = ({ name }: ProblemSubject, problem: ProblemDescription): string =>
	hasPage(problem) ? `${name}/${problem.code}.md` : `${name}/index.md#${problem.code}`;

/** Commands link to `/reference/problems/CODE`. */
const redirects = (subjects: readonly ProblemSubject[]): GeneratedPage => ({
	path: "problems/_redirects.json",
	text: `${JSON.stringify(
		subjects.flatMap(({ name, problems }) =>
			problems
				.filter((problem) => !hasPage(problem))
				.map(({ code: id }) => ({
					from: `/docs/reference/problems/${id}`,
					to: `/docs/reference/problems/${name}#${id}`,
				})),
		),
		null,
		"\t",
	)}\n`,
});

const indexPage = (subjects: readonly ProblemSubject[]): GeneratedPage => ({
	path: "problems/index.md",
	text: pageText(
		{
			title: "Problem codes",
			description:
				"All codes of problems that ssg reports in content, configuration and themes, with the cause and the fix of each.",
			position: 9,
			slug: "/reference/problems",
		},
		[
			"Each problem that `ssg` reports has a code. In a terminal that supports links, the code leads to its page here. `ssg explain broken-link` prints the same text, and `ssg explain` lists all codes.",
			"An **error** keeps the site from being written. A **warning** fails a build with `--strict`. An **info** is printed and counts for nothing.",
			...subjects.flatMap((subject) => [
				heading(2, subject.title),
				stackedTable(
					["Code", "Severity", "Problem"],
					subject.problems.map((problem) => [
						`[${code(problem.code)}](${placeOf(subject, problem)})`,
						problem.severity,
						problem.summary,
					]),
				),
			]),
			heading(2, "Rules of ssg check"),
			"These are reported by `ssg check` only, and [`check.rules`](../configuration/check.md#check.rules) sets how serious they are.",
			stackedTable(
				["Rule", "Default", "Problem"],
				LINT_RULES.map(({ id, severity, summary }) => [`[${code(id)}](rules/${id}.md)`, code(severity), `${summary}.`]),
			),
		],
	),
});

/** The codes of a subject that have no page of their own, and links to the others. */
const subjectPage = ({ name, title, problems }: ProblemSubject, emitted: readonly EmittedCode[]): GeneratedPage => {
	const here = problems.filter((problem) => !hasPage(problem));
	const elsewhere = problems.filter(hasPage);
	return {
		path: `problems/${name}/index.md`,
		text: pageText(
			{
				title: `Problems: ${title.toLowerCase()}`,
				description: `What ssg reports about ${title.toLowerCase()}, with the cause and the fix of each problem.`,
				slug: `/reference/problems/${name}`,
				sidebar: "reference",
			},
			[
				...here.flatMap((problem) => [
					heading(2, code(problem.code), problem.code),
					problem.summary,
					`**What it means:** ${problem.cause}`,
					severityText(problem),
					...messages(messagesOf(problem.code, emitted)),
					`**How to fix it:** ${problem.fix}`,
					...switchOff(problem),
				]),
				...(elsewhere.length > 0
					? [
							heading(2, "Codes with a page of their own"),
							list(elsewhere.map(({ code: id, summary }) => `[${code(id)}](${id}.md): ${summary}`)),
						]
					: []),
				...seeAlso(name, "[All problem codes](../index.md)"),
			],
		),
	};
};

/** The way on from a page about problems: to the guides of their subject, and back to lists. */
const seeAlso = (subject: string, ...lists: readonly string[]): string[] => [
	heading(2, "See also"),
	list([guideLinks(`problems/${subject}`, 3), ...lists]),
];

const MIN_MESSAGE_LENGTH = 12;

/** Those that say something without the parts that depend on the case. */
const messagesOf = (id: string, emitted: readonly EmittedCode[]): readonly string[] => [
	...new Set(
		emitted
			.filter((one) => one.code === id)
			.flatMap(({ messages }) => messages)
			.filter((text) => text.replace(/…/g, "").length >= MIN_MESSAGE_LENGTH),
	),
];

const messages = (texts: readonly string[]): string[] =>
	texts.length > 0 ? [texts.length === 1 ? "Message:" : "Messages:", fence("text", texts.join("\n"))] : [];

const CONSEQUENCES = {
	error: "No site is published while it is there.",
	warning: "It fails a build with `--strict`.",
	info: "It is printed, and fails no build.",
};

const severityText = ({ severity, severityKey, otherSeverity }: ProblemDescription): string =>
	[
		`**Severity:** ${severity}${otherSeverity ? `, but ${otherSeverity}` : ""}.`,
		CONSEQUENCES[severity],
		...(severityKey ? [] : ["It cannot be switched off."]),
	].join(" ");

function switchOff({ severity, severityKey }: ProblemDescription): string[] {
	if (!severityKey) return [];
	const [key = "", inner] = severityKey.split(".");
	const page = { news: "news", budgets: "check" }[key] ?? "redirects";
	const value = severity === "error" ? "warn" : "ignore";
	return [
		`The key [${code(severityKey)}](../../configuration/${page}.md#${severityKey}) of the configuration makes it less serious:`,
		fence("ts", inner ? `${key}: { ${inner}: "${value}" },` : `${key}: "${value}",`),
	];
}

/** A sentence in larger type that says what is wrong. */
const lead = (text: string): string => `${text}\n{.lead}`;

const problemPage = (subject: ProblemSubject, problem: ProblemDescription, report: string): string => {
	const switchedOff = switchOff(problem);
	return pageText(
		{
			title: problem.code,
			description: descriptionOf(problem.summary, problem.cause),
			slug: `/reference/problems/${problem.code}`,
			sidebar: "reference",
		},
		[
			lead(problem.summary),
			heading(2, "What it means"),
			problem.cause,
			severityText(problem),
			heading(2, "Example"),
			fence("md", problem.example?.trimEnd() ?? "", EXAMPLE_FILE),
			fence("text", report, "ssg build"),
			heading(2, "How to fix it"),
			problem.fix,
			...(problem.corrected ? [fence("md", problem.corrected.trimEnd(), EXAMPLE_FILE)] : []),
			...(switchedOff.length > 0 ? [heading(2, "Switch it off"), ...switchedOff] : []),
			...seeAlso(
				subject.name,
				`[Problems: ${subject.title.toLowerCase()}](index.md)`,
				"[All problem codes](../index.md)",
			),
		],
	);
};

/** What the configuration calls the severities of rules. */
const RULE_SEVERITIES = { throw: "error", warn: "warning", log: "info", ignore: "ignored" };

function rulePage({ id, severity, summary, isAboutFiles }: LintRule, documentation: RuleDocumentation | undefined) {
	const { files, expected } = readFixture(id);
	const config = files.get("bad/config.json");
	const text = paragraphs(documentation?.text ?? "");
	const found = firstSentence(text);
	const more = text.slice(found.length).trim();
	return pageText(
		{
			title: id,
			description: descriptionOf(`${summary}.`, more),
			slug: `/reference/problems/${id}`,
			sidebar: "reference",
		},
		[
			lead(found),
			heading(2, "What it means"),
			more,
			`**Severity:** ${RULE_SEVERITIES[severity]}, unless the configuration says otherwise.`,
			heading(2, "Example"),
			...examplesIn("bad", files),
			...(config ? ["With this configuration:", fence("json", config.trim())] : []),
			fence("text", expected.trim(), "ssg check"),
			heading(2, "How to fix it"),
			"Nothing is reported here:",
			...examplesIn("good", files),
			...describeRuleOptions(id, documentation),
			heading(2, "Switch it off"),
			"The configuration sets how serious it is, and whether it is reported at all:",
			fence("ts", `check: {\n\trules: { "${id}": "ignore" },\n},`),
			...(isAboutFiles ? [] : describeComments(id, findsTexts(files, expected))),
			...seeAlso("rules", "[Rules of `ssg check`](../index.md#rules-of-ssg-check)", "[All problem codes](../index.md)"),
		],
	);
}

const TEXT_FILE = /\.(?:mdx?|tsx?|ya?ml|json|txt)$/;
const MAX_EXAMPLE_FILES = 4;

/** The files of a test site, with their names. */
const examplesIn = (site: string, files: ReadonlyMap<string, string>): string[] =>
	[...files]
		.filter(([name]) => name.startsWith(`${site}/`) && TEXT_FILE.test(name) && !name.endsWith("/config.json"))
		.slice(0, MAX_EXAMPLE_FILES)
		.flatMap(([name, text]) => [
			`${code(name.slice(site.length + 1))}:`,
			fence(path.extname(name).slice(1), text.trim()),
		]);

const describeComments = (id: string, isInTexts: boolean): string[] => [
	...(isInTexts
		? [
				"A comment switches it off for one line of a page:",
				fence("md", `<!-- check-disable-next-line ${id} -->`),
				"Or for the text below the comment, the front matter and the page as a whole:",
			]
		: ["A comment anywhere in the text of a page switches it off there:"]),
	fence("md", `<!-- check-disable ${id} -->`),
];

/** Whether a rule finds something below front matter, where a comment can switch it off. */
const findsTexts = (files: ReadonlyMap<string, string>, expected: string): boolean =>
	[...expected.matchAll(/^(\S+\.md):(\d+):/gm)].some(([, name, line]) => {
		const [frontMatter = ""] = /^---\n.*?\n---\n/s.exec(files.get(`bad/${name}`) ?? "") ?? [];
		return Number(line) > frontMatter.split("\n").length - 1;
	});

/** The summary, and as many sentences of the cause as there is room for. */
function descriptionOf(summary: string, cause: string): string {
	const sentences = paragraphs(cause)
		.replaceAll("`", "")
		.split(/(?<=[.!?])\s+(?=[A-Z])/);
	let description = summary.replaceAll("`", "");
	for (const sentence of sentences) {
		const longer = `${description} ${sentence}`;
		if (longer.length > MAX_DESCRIPTION_LENGTH) break;
		description = longer;
	}
	return description.length >= 50 ? description : `${description} What causes this problem, and how to fix it.`;
}
