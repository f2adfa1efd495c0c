/**
 * Each rule has two sites in `fixtures/`: it finds in the bad one what `expected.txt` lists, and nothing in the good one. What
 * its fixes are is tested by applying them. `UPDATE=1` writes the lists. A `config.json` has the keys of the site's
 * configuration.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { ruleSettings } from "../../../src/config/keys/check-rules.ts";
import type { ReportingSeverity } from "../../../src/model/config.ts";
import { formatProblem, type Problem, type TextFix } from "../../../src/model/problems/problem.ts";
import { createPreviewBuilder } from "../../../src/pipeline/build.ts";
import { LINT_RULES } from "../../../src/quality/rules/index.ts";
import { hostIn } from "../../host.ts";
import { inlineWorkers } from "../../inline-workers.ts";
import { inFolder } from "../../site.ts";
import { FIXTURES, readFixture, updateFixture, writeFixture } from "./fixtures.ts";

const rules = suite("content rules");

interface TestedRule {
	readonly id: string;
	readonly severity: ReportingSeverity;
}

/** What a rule finds in a site, as serious as it is by default. */
const findingsIn = (rule: TestedRule, site: "bad" | "good"): Promise<Problem[]> =>
	inFolder((folder) => {
		writeFixture(rule.id, site, folder);
		return findingsInFolder(rule, folder);
	});

async function findingsInFolder({ id, severity }: TestedRule, folder: string): Promise<Problem[]> {
	const file = path.join(folder, "config.json");
	const config = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
	const { check = { rules: { [id]: severity } } } = config;
	const { settled, host } = hostIn(folder, { ...config, check });
	const builder = createPreviewBuilder(settled, host, inlineWorkers);
	await builder.build();
	return (await builder.lint()).filter(({ code }) => code === id);
}

/** From the end of each file, so that the places of the others stay as they are. */
function applyFixes(folder: string, fixes: readonly TextFix[]): void {
	const backwards = fixes.toSorted((a, b) => b.at.line - a.at.line || b.at.column - a.at.column);
	for (const { at, from, to } of backwards) {
		const file = path.join(folder, at.path);
		const lines = readFileSync(file, "utf8").split("\n");
		const line = lines[at.line - 1] ?? "";
		const start = at.column - 1;
		assert.is(line.slice(start, start + from.length), from);
		lines[at.line - 1] = line.slice(0, start) + to + line.slice(start + from.length);
		writeFileSync(file, lines.join("\n"));
	}
}

const SEVERITIES = { ignore: undefined, log: "info", warn: "warning", throw: "error" } as const;

for (const rule of LINT_RULES) {
	const { id } = rule;
	rules(`${id} finds what is wrong`, async () => {
		const found = await findingsIn(rule, "bad");
		const text = `${found.map(formatProblem).join("\n")}\n`;
		if (process.env.UPDATE) updateFixture(id, text);
		assert.ok(found.length > 0);
		assert.fixture(text, readFixture(id).expected);
		for (const { at, message } of found) assert.ok(at, `"${message}" has a place`);
		// The manual shows what readers get who change no severity.
		assert.ok(found.every(({ severity }) => severity === SEVERITIES[rule.severity]));
	});

	rules(`${id} no longer finds what it has fixed`, () =>
		inFolder(async (folder) => {
			writeFixture(id, "bad", folder);
			const found = await findingsInFolder(rule, folder);
			applyFixes(
				folder,
				found.flatMap(({ fix }) => (fix ? [fix] : [])),
			);
			const left = await findingsInFolder(rule, folder);
			const expected = found.filter(({ fix }) => !fix);
			assert.equal(
				left.map(({ message }) => message),
				expected.map(({ message }) => message),
			);
		}),
	);

	rules(`${id} finds nothing where all is well`, async () => {
		const found = await findingsIn(rule, "good");
		assert.equal(found.map(formatProblem), []);
	});
}

rules("each rule has a key of the configuration and fixtures", () => {
	const ids = LINT_RULES.map(({ id }) => id);
	assert.equal(ids, ids.toSorted());
	assert.equal(Object.keys(ruleSettings.entries).toSorted(), ids);
	const fixtures = readdirSync(FIXTURES).filter((name) => name.endsWith(".txt"));
	assert.equal(fixtures.map((name) => path.basename(name, ".txt")).toSorted(), ids);
});

rules.run();
