import { readFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { Ajv, type ValidateFunction } from "ajv";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { formatGitHubAnnotation } from "../../../src/cli/formats/github.ts";
import type { DocumentFormat } from "../../../src/cli/formats/problem-document.ts";
import { formatDocument } from "../../../src/cli/formats/problem-document.ts";
import { formatCheckSummary } from "../../../src/cli/formats/summary.ts";
import type { Problem } from "../../../src/model/problems/problem.ts";
import { inFolder, writeFiles } from "../../site.ts";

const formats = suite("formats of reports");

const at = (line: number, column = 1, name = "a b.md") => ({ path: `content/${name}`, line, column });

const PROBLEMS: readonly Problem[] = [
	{ severity: "error", code: "broken-link", message: 'broken link to "/x"', at: at(2, 5), hint: 'did you mean "/y"?' },
	{
		severity: "warning",
		code: "image-alt",
		message: "image without alt attribute: a.png",
		at: at(3, 1),
		fix: { at: at(3, 3), from: "a.png", to: "b.png" },
	},
	{ severity: "info", code: "stale", message: "stale", at: { ...at(1), isWholeFile: true } },
	{ severity: "warning", code: "no-home", message: "no home page" },
];

const TEXT = "# A\nSee [x](/x).\n![](a.png)\n";

/** The report on problems of a site with one page, in a repository of its own. */
const reportOf = (format: DocumentFormat, problems: readonly Problem[] = PROBLEMS, text = TEXT) =>
	inFolder(async (folder) => {
		writeFiles(folder, { "site/content/a b.md": text });
		const { CI_PROJECT_DIR } = process.env;
		process.env.CI_PROJECT_DIR = folder;
		try {
			const root = path.join(folder, "site");
			return {
				folder,
				text: await formatDocument(format, { problems, root, configFile: path.join(root, "site.config.mts") }),
			};
		} finally {
			if (CI_PROJECT_DIR === undefined) delete process.env.CI_PROJECT_DIR;
			else process.env.CI_PROJECT_DIR = CI_PROJECT_DIR;
		}
	});

const parsedReportOf = async (...args: Parameters<typeof reportOf>) => JSON.parse((await reportOf(...args)).text);

/** Draft 4 differs from what Ajv knows only in the name of `$id`, for the keywords that the schema has. */
const { id, $schema, ...schema } = JSON.parse(readFileSync(new URL("sarif-2.1.0-rtm.5.json", import.meta.url), "utf8"));
const ajv = new Ajv({ strict: false, unicodeRegExp: false });
ajv.addFormat("uri", URL.canParse);
ajv.addFormat(
	"uri-reference",
	(text: string) => URL.canParse(text, "https://example.org") && !/[\s<>"{}|\\^`]/.test(text),
);
ajv.addFormat("date-time", /^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
const validate: ValidateFunction = ajv.compile(schema);
const isSarif = (report: object): boolean => validate(report);

formats("SARIF is valid", async () => {
	const report = await parsedReportOf("sarif");
	assert.ok(isSarif(report), JSON.stringify(validate.errors, null, 2));
	assert.ok(isSarif(await parsedReportOf("sarif", [])));
	delete report.runs[0].tool.driver.name; // the schema finds mistakes
	assert.not.ok(isSarif(report));
});

formats("SARIF has rules, levels, places and fingerprints", async () => {
	const { runs } = await parsedReportOf("sarif");
	const [{ tool, results, columnKind }] = runs;
	assert.is(columnKind, "utf16CodeUnits");
	assert.equal(
		tool.driver.rules.map((rule: { id: string }) => rule.id),
		["broken-link", "image-alt", "no-home", "stale"],
	);
	assert.equal(
		results.map((result: { level: string }) => result.level),
		["error", "warning", "note", "warning"],
	);
	assert.match(tool.driver.rules[1].shortDescription.text, "An image has no alternative text");
	assert.match(tool.driver.rules[1].helpUri, /^https:.*\/image-alt$/);
	const [link, , stale, home] = results;
	assert.is(link.ruleId, "broken-link");
	assert.match(link.partialFingerprints["ssgProblem/v1"], /^[\da-f]{32}$/);
	assert.is(link.message.text, 'broken link to "/x"\nhelp: did you mean "/y"?');
	const artifactLocation = { uri: "site/content/a%20b.md", uriBaseId: "%SRCROOT%" };
	assert.equal(link.locations, [{ physicalLocation: { artifactLocation, region: { startLine: 2, startColumn: 5 } } }]);
	assert.equal(stale.locations, [{ physicalLocation: { artifactLocation } }]);
	assert.is(home.locations[0].physicalLocation.artifactLocation.uri, "site/site.config.mts");
});

formats("a file outside the repository has an absolute URI", async () => {
	const { text, folder } = await reportOf("sarif", [
		{ severity: "error", code: "x", message: "x", at: { path: "../../outside.md", line: 1, column: 1 } },
	]);
	const [result] = JSON.parse(text).runs[0].results;
	assert.equal(result.locations[0].physicalLocation.artifactLocation, {
		uri: pathToFileURL(path.join(folder, "../outside.md")).href,
	});
});

formats("GitLab's report has the fields that it needs", async () => {
	const [link, , stale, home] = await parsedReportOf("gitlab");
	const { fingerprint, ...rest } = link;
	assert.match(fingerprint, /^[\da-f]{32}$/);
	assert.equal(rest, {
		description: 'broken link to "/x" (did you mean "/y"?)',
		check_name: "broken-link",
		severity: "major",
		location: { path: "site/content/a b.md", lines: { begin: 2 } },
	});
	assert.is(stale.severity, "info");
	assert.equal(home.location, { path: "site/site.config.mts", lines: { begin: 1 } });
	assert.equal(await parsedReportOf("gitlab", []), []);
});

formats("fingerprints stay when lines move, and differ otherwise", async () => {
	const fingerprints = async (problems: readonly Problem[], text?: string): Promise<string[]> =>
		(await parsedReportOf("gitlab", problems, text)).map(({ fingerprint }: { fingerprint: string }) => fingerprint);
	const [link] = PROBLEMS as [Problem];
	const before = await fingerprints([link]);
	const moved = { ...link, at: at(4, 7) };
	assert.equal(await fingerprints([moved], `# B\n\n${TEXT.replace("See", "  See")}`), before);
	for (const other of [
		{ ...link, message: "broken link to /z" },
		{ ...link, code: "broken-anchor" },
		{ ...link, at: at(3) },
		{ ...link, at: at(2, 5, "b.md") },
	])
		assert.not.equal(await fingerprints([other]), before);
	const twice = await fingerprints([link, link]);
	assert.is(twice[0], before[0]);
	assert.is.not(twice[1], before[0]);
});

formats("annotations of GitHub are escaped", async () => {
	assert.is(
		formatGitHubAnnotation({
			severity: "error",
			code: "a:b,c",
			message: "100 %\r\n::error::x",
			at: { path: "a,b:c%.md", line: 3, column: 4 },
			hint: "do it",
		}),
		"::error file=a%2Cb%3Ac%25.md,line=3,col=4,title=a%3Ab%2Cc::100 %25\\r\\n::error::x%0Ahelp: do it",
	);
	assert.equal((await reportOf("github")).text.split("\n").slice(2), [
		"::notice file=site/content/a b.md,title=stale::stale",
		"::warning file=site/site.config.mts,title=no-home::no home page",
	]);
});

formats("the summary counts by kind and severity, most first", () => {
	assert.is(formatCheckSummary([]), "no problems");
	assert.is(formatCheckSummary([PROBLEMS[0] as Problem]), "problem      errors\nbroken-link       1");
	const many = Array<Problem>(12).fill({ severity: "warning", code: "unknown-tag", message: "" });
	assert.is(
		formatCheckSummary([...PROBLEMS, ...PROBLEMS.slice(0, 1), ...many]),
		`problem      errors  warnings  infos
unknown-tag                12
broken-link       2
image-alt                   1
no-home                     1
stale                              1
total             2        14      1`,
	);
});

formats("the summary fits on a screen", () => {
	const problems = Array.from(
		{ length: 30 },
		(_, i): Problem => ({ ...{ severity: "error", code: `code-${i + 10}`, message: "" } }),
	);
	const lines = formatCheckSummary(problems).split("\n");
	assert.is(lines.length, 21);
	assert.equal(lines.slice(-2), ["12 others      12", "total          30"]);
});

formats.run();
