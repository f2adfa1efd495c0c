/**
 * Each rule has two sites in `fixtures/`: `bad/expected.txt` lists what it finds in the first one, and it finds nothing
 * in the second one. What its fixes are is tested by applying them. `UPDATE=1` writes the lists. A `config.json` has the keys of the site's configuration.
 */
import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { ruleSettings } from "../../src/config/keys/check/check-rules.ts";
import { formatProblem, type Problem, type TextFix } from "../../src/model/problems/problem.ts";
import { createPreviewBuilder } from "../../src/pipeline/build.ts";
import { LINT_RULES } from "../../src/quality/rules/index.ts";
import { inlineWorkers } from "../inline-workers.ts";
import { hostIn, inFolder } from "../site.ts";

const rules = suite("content rules");

const FIXTURES = fileURLToPath(new URL("fixtures", import.meta.url));

/** What a rule finds in a site. It is on, whatever its default is. */
const findingsIn = (id: string, site: string): Promise<Problem[]> =>
	findingsInFolder(id, path.join(FIXTURES, id, site));

async function findingsInFolder(id: string, folder: string): Promise<Problem[]> {
	const file = path.join(folder, "config.json");
	const config = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
	const { check = { rules: { [id]: "warn" } } } = config;
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

for (const { id } of LINT_RULES) {
	rules(`${id} finds what is wrong`, async () => {
		const found = await findingsIn(id, "bad");
		const text = `${found.map(formatProblem).join("\n")}\n`;
		const file = path.join(FIXTURES, id, "bad/expected.txt");
		if (process.env.UPDATE) writeFileSync(file, text);
		assert.ok(found.length > 0);
		assert.fixture(text, readFileSync(file, "utf8"));
		for (const { at, message } of found) assert.ok(at, `"${message}" has a place`);
	});

	rules(`${id} no longer finds what it has fixed`, async () => {
		const found = await findingsIn(id, "bad");
		const fixes = found.flatMap(({ fix }) => (fix ? [fix] : []));
		await inFolder(async (folder) => {
			cpSync(path.join(FIXTURES, id, "bad"), folder, { recursive: true });
			applyFixes(folder, fixes);
			const left = await findingsInFolder(id, folder);
			const expected = found.filter(({ fix }) => !fix);
			assert.equal(
				left.map(({ message }) => message),
				expected.map(({ message }) => message),
			);
		});
	});

	rules(`${id} finds nothing where all is well`, async () => {
		const found = await findingsIn(id, "good");
		assert.equal(found.map(formatProblem), []);
	});
}

rules("each rule has a key of the configuration and fixtures", () => {
	const ids = LINT_RULES.map(({ id }) => id);
	assert.equal(ids, ids.toSorted());
	assert.equal(Object.keys(ruleSettings.entries).toSorted(), ids);
	assert.equal(readdirSync(FIXTURES).toSorted(), ids);
});

rules.run();
