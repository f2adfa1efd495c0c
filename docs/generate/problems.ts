/** A page for each code of a problem. Rules for content are shown with what they find in their test sites. */
import path from "node:path";
import {
	type ProblemDescription,
	type ProblemSubject,
	readProblemSubjects,
} from "../../src/cli/problem-descriptions.ts";
import type { LintRule } from "../../src/quality/content/rule.ts";
import { LINT_RULES } from "../../src/quality/rules/index.ts";
import { readFixture } from "../../test/quality/rules/fixtures.ts";
import type { EmittedCode } from "./emitted-codes.ts";
import { code, fence, type GeneratedPage, heading, pageText, paragraphs, table } from "./page.ts";
import { describeRuleOptions, type RuleDocumentation } from "./rule-options.ts";

const MAX_DESCRIPTION_LENGTH = 160;

export const createProblemPages = (
	rules: ReadonlyMap<string, RuleDocumentation>,
	emitted: readonly EmittedCode[],
): GeneratedPage[] => {
	const subjects = readProblemSubjects();
	return [
		indexPage(subjects),
		...subjects.flatMap(({ name, title, problems }, index) => [
			categoryFile(name, title, index + 1),
			...problems.map((problem) => ({
				path: `problems/${name}/${problem.code}.md`,
				text: problemPage(problem, messagesOf(problem.code, emitted)),
			})),
		]),
		categoryFile("rules", "Rules of ssg check", subjects.length + 1),
		...LINT_RULES.map((rule) => ({ path: `problems/rules/${rule.id}.md`, text: rulePage(rule, rules.get(rule.id)) })),
	];
};

const categoryFile = (name: string, title: string, position: number): GeneratedPage => ({
	path: `problems/${name}/_category_.yml`,
	text: `label: ${title}\nposition: ${position}\n`,
});

const indexPage = (subjects: readonly ProblemSubject[]): GeneratedPage => ({
	path: "problems/index.md",
	text: pageText(
		{
			title: "Problem codes",
			description:
				"All codes of problems that ssg reports in content, configuration and themes, with a page on the cause and the fix of each.",
			position: 9,
			slug: "/reference/problems",
		},
		[
			"Each problem that `ssg` reports has a code. In a terminal that supports links, the code leads to its page here. `ssg explain broken-link` prints the same text, and `ssg explain` lists all codes.",
			"An **error** keeps the site from being written. A **warning** fails a build with `--strict`. An **info** is printed and counts for nothing.",
			...subjects.flatMap(({ name, title, problems }) => [
				heading(2, title),
				table(
					["Code", "Severity", "Problem"],
					problems.map(({ code: id, severity, summary }) => [`[${code(id)}](${name}/${id}.md)`, severity, summary]),
				),
			]),
			heading(2, "Rules of ssg check"),
			"These are reported by `ssg check` only, and [`check.rules`](../configuration/check.md#check.rules) sets how serious they are.",
			table(
				["Rule", "Default", "Problem"],
				LINT_RULES.map(({ id, severity, summary }) => [`[${code(id)}](rules/${id}.md)`, code(severity), `${summary}.`]),
			),
		],
	),
});

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

const problemPage = (
	{ code: id, severity, severityKey, summary, cause, fix, example }: ProblemDescription,
	messages: readonly string[],
): string =>
	pageText({ title: id, description: descriptionOf(summary, cause), slug: `/reference/problems/${id}` }, [
		summary,
		severityKey
			? `**Severity:** ${severity}, unless [${code(severityKey)}](../../configuration/${severityKey.startsWith("news.") ? "news" : "redirects"}.md#${severityKey}) in the configuration says otherwise.`
			: `**Severity:** ${severity}`,
		heading(2, "Cause"),
		cause,
		heading(2, "Fix"),
		fix,
		...(example ? [heading(2, "Example"), fence("md", example.trimEnd())] : []),
		...(messages.length > 0
			? [heading(2, messages.length === 1 ? "Message" : "Messages"), fence("text", messages.join("\n"))]
			: []),
	]);

function rulePage({ id, severity, summary, isAboutFiles }: LintRule, documentation: RuleDocumentation | undefined) {
	const { files, expected } = readFixture(id);
	const config = files.get("bad/config.json");
	return pageText(
		{
			title: id,
			description: descriptionOf(`${summary}.`, documentation?.text ?? ""),
			slug: `/reference/problems/${id}`,
		},
		[
			`${summary}.`,
			...(documentation ? [paragraphs(documentation.text)] : []),
			`**Default:** ${code(severity)}. Set it in the configuration:`,
			fence("ts", `check: {\n\trules: { "${id}": "throw" },\n},`),
			...describeRuleOptions(id, documentation),
			heading(2, "What it finds"),
			...examplesIn("bad", files),
			...(config ? ["With this configuration:", fence("json", config.trim())] : []),
			"`ssg check` reports:",
			fence("text", expected.trim()),
			heading(2, "What is fine"),
			...examplesIn("good", files),
			...(isAboutFiles ? [] : describeComments(id, findsTexts(files, expected))),
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

function describeComments(id: string, isInTexts: boolean): string[] {
	return [
		heading(2, "Switch it off in a page"),
		...(isInTexts
			? [
					"For one line:",
					fence("md", `<!-- check-disable-next-line ${id} -->`),
					"For the text below the comment, the front matter and the page as a whole:",
				]
			: ["Anywhere in the text of the page:"]),
		fence("md", `<!-- check-disable ${id} -->`),
	];
}

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
