/** Severities, options, overrides by path and comments: the same for all rules. */
import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { Config } from "../../../src/config/define.ts";
import { formatProblem, type Problem } from "../../../src/model/problems/problem.ts";
import { createPreviewBuilder } from "../../../src/pipeline/build.ts";
import { hostIn } from "../../host.ts";
import { inlineWorkers } from "../../inline-workers.ts";
import { codesIn } from "../../messages.ts";
import { buildSite, type Files, inFolder, writeFiles } from "../../site.ts";

const settings = suite("settings of content rules");

const findings = (files: Files, check: Config["check"] = {}): Promise<readonly Problem[]> =>
	inFolder(async (folder) => {
		writeFiles(folder, files);
		const { settled, host } = hostIn(folder, { check });
		const builder = createPreviewBuilder(settled, host, inlineWorkers);
		await builder.build();
		return builder.lint();
	});

/** The first line of each finding of two rules. */
const lint = async (files: Files, check: Config["check"] = {}): Promise<string[]> =>
	(await findings(files, check))
		.filter(({ code }) => ["link-text", "unused-include"].includes(code))
		.map((problem) => formatProblem(problem).split("\n")[0] as string);

const HERE = "content/en/help/index.md";
const VAGUE = "# Joplin\n\nSee [here](https://example.org/a) or [there](https://example.org/b).\n";
const VAGUE_SITE: Files = {
	[HERE]: VAGUE,
	"content/en/help/old/index.md": VAGUE,
	"content/en/help/old/_part.md": "Text.\n",
};

const finding = (severity: string, text: string, file = HERE, column = 6) =>
	`${file}:3:${column} ${severity} link-text: link text "${text}" does not say where the link leads`;

const OLD = "content/en/help/old/index.md";
const UNUSED = "content/en/help/old/_part.md info unused-include: no page includes content/en/help/old/_part.md";

settings("a rule has its own severity unless the configuration says otherwise", async () => {
	assert.equal(await lint(VAGUE_SITE), [finding("warning", "here"), finding("warning", "here", OLD), UNUSED]);
	assert.equal(await lint(VAGUE_SITE, { rules: { "link-text": "throw", "unused-include": "ignore" } }), [
		finding("error", "here"),
		finding("error", "here", OLD),
	]);
});

settings("options are added to the severity of the rule", async () => {
	const vague = { en: ["There"] };
	assert.equal(await lint({ [HERE]: VAGUE }, { rules: { "link-text": { vague } } }), [
		finding("warning", "here"),
		finding("warning", "there", HERE, 39),
	]);
	assert.equal(await lint({ [HERE]: VAGUE }, { rules: { "link-text": { severity: "log", vague } } }), [
		finding("info", "here"),
		finding("info", "there", HERE, 39),
	]);
});

settings("overrides change rules for files, the last one wins", async () => {
	assert.equal(
		await lint(VAGUE_SITE, {
			rules: { "link-text": { vague: { en: ["there"] } } },
			overrides: [
				{ files: ["content/*/help/old/**"], rules: { "link-text": "throw", "unused-include": "warn" } },
				{ files: ["**/old/index.md"], rules: { "link-text": "log" } },
			],
		}),
		[
			finding("warning", "here"),
			finding("warning", "there", HERE, 39),
			finding("info", "here", OLD),
			finding("info", "there", OLD, 39),
			UNUSED.replace("info", "warning"),
		],
	);
	assert.equal(
		await lint(VAGUE_SITE, {
			rules: { "link-text": "ignore", "unused-include": "ignore" },
			overrides: [{ files: [HERE], rules: { "link-text": "warn" } }],
		}),
		[finding("warning", "here")],
	);
	assert.equal(
		await lint(VAGUE_SITE, {
			overrides: [{ files: ["**/old/**"], rules: { "link-text": "ignore", "unused-include": "ignore" } }],
		}),
		[finding("warning", "here")],
	);
});

const comments: [name: string, text: string, lines: number[]][] = [
	[
		"the next line",
		"<!-- check-disable-next-line link-text: a button of that name -->\n[here](https://a.b/)\n[here](https://a.b/)",
		[3],
	],
	[
		"several lines",
		"<!-- check-disable link-text -->\n\n[here](https://a.b/)\n\n<!-- check-enable link-text -->\n\n[here](https://a.b/)",
		[7],
	],
	["what follows", "[here](https://a.b/)\n\n<!-- check-disable link-text image-alt -->\n\n[here](https://a.b/)", [1]],
	["all rules", "<!-- check-disable -->\n\n[here](https://a.b/)", []],
	["another rule", "<!-- check-disable image-alt -->\n\n[here](https://a.b/)", [3]],
	["nothing, in code", "```md\n<!-- check-disable link-text -->\n```\n\n[here](https://a.b/)", [5]],
	["by a comment of MDX", "{/* check-disable link-text */}\n\n[here](https://a.b/)", []],
];

for (const [name, text, lines] of comments)
	settings(`a comment switches off: ${name}`, async () => {
		const file = name.endsWith("MDX") ? `${HERE}x` : HERE;
		const found = await lint({ [file]: text });
		assert.equal(
			found.map((line) => Number(/:(\d+):/.exec(line)?.[1])),
			lines,
		);
	});

const metadata: [name: string, text: string, codes: string[]][] = [
	["nothing", "---\ntitle: T\n---\n\nText\n\n", ["title-length", "page-description"]],
	["in front matter", "---\ntitle: T\n---\n\nText\n\n<!-- check-disable title-length page-description -->\n", []],
	["of a title in the text", "# T\n\n<!-- check-disable title-length -->\n\nText\n", ["page-description"]],
	["of the whole page", "# T\n\nText\n\n<!-- check-disable page-description -->\n", ["title-length"]],
	["but not a line", "# T\n\n<!-- check-disable-next-line title-length -->\n", ["title-length", "page-description"]],
	["but not without a name", "# T\n\n<!-- check-disable -->\n", ["title-length", "page-description"]],
];

for (const [name, text, codes] of metadata)
	settings(`a comment switches off rules about metadata: ${name}`, async () => {
		const rules = { "title-length": { min: 40 }, "page-description": { allowExcerpt: false } } as const;
		assert.equal((await findings({ [HERE]: text }, { rules })).map(({ code }) => code).sort(), codes.sort());
	});

settings("a comment that names no rule is a warning", async () => {
	const text =
		"# Title\n\nA <!-- check-disable-next-line link-text lnk-text as the child wrote it -->\n[a](/help)\n\n<!-- check-disable broken-link -->\n";
	assert.equal(codesIn("quality")((await findings({ [HERE]: text })).filter(({ code }) => code === "unknown-rule")), [
		`${HERE}:3:42 warning unknown-rule`,
		`${HERE}:6:20 warning unknown-rule`,
	]);
});

settings("a build runs no rule", async () => {
	const { problems } = await buildSite({ [HERE]: VAGUE });
	assert.equal(problems, []);
});

settings.run();
