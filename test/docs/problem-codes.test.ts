// Test run: integration, kinds
/** Every code that the sources report is explained, and every explanation has a source. */
import { fileURLToPath } from "node:url";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { withSources } from "../../docs/generate/declarations.ts";
import { findEmittedCodes } from "../../docs/generate/emitted-codes.ts";
import { readProblemSubjects } from "../../src/cli/problem-descriptions.ts";
import { LINT_RULES } from "../../src/quality/rules/index.ts";
import { assertNone } from "../assert-none.ts";
import { buildSite } from "../site.ts";
import { some } from "../slow-run.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const { codes, unknown } = withSources(root, (sources) => findEmittedCodes(sources, root));
const descriptions = readProblemSubjects().flatMap(({ problems }) => problems);
const rules = LINT_RULES.map(({ id }): string => id);

const problemCodes = suite("codes of problems");

problemCodes("can be read in the sources", () => {
	assert.ok(codes.length > 100);
	assert.equal(unknown, [], "write the codes, or the type of the variable that holds them, as literals");
});

problemCodes("are explained, each once, in the order of the alphabet", () => {
	const known = descriptions.map(({ code }) => code);
	const missing = codes.filter(({ code }) => !known.includes(code));
	assert.equal(
		missing.map(({ code, place }) => `${code} (${place})`),
		[],
		"add them to src/model/problems/codes/",
	);
	assertNone(known.filter((code, index) => known.indexOf(code) !== index));
	assert.equal(
		known.filter((code) => rules.includes(code)),
		[],
		"rules are described by their own",
	);
	for (const { problems } of readProblemSubjects()) {
		const written = problems.map(({ code }) => code);
		assert.equal(written, written.toSorted());
	}
});

problemCodes("that nothing reports are not explained", () => {
	const reported = new Set(codes.map(({ code }) => code));
	assertNone(descriptions.map(({ code }) => code).filter((code) => !reported.has(code)));
});

problemCodes("have the severity that the sources give them", () => {
	for (const { code, severity, severityKey } of descriptions) {
		const found = codes.filter((one) => one.code === code);
		const severities = found.flatMap((one) => one.severity ?? []);
		const keys = found.flatMap((one) => one.severityKey ?? []);
		assert.ok(
			severities.length < found.length || severities.includes(severity),
			`${code} is ${severities.join(" or ")}, not ${severity}`,
		);
		assert.equal([...new Set(keys)], severityKey ? [severityKey] : [], `key of ${code}`);
	}
});

problemCodes("are explained in sentences", () => {
	for (const { code, summary, cause, fix } of descriptions)
		for (const text of [summary, cause, fix]) assert.match(text, /^[A-Z`"][\s\S]*[.!`?]$/, code);
});

const examples = descriptions.filter(({ example }) => example !== undefined);

problemCodes("have examples, each with its correction", () => {
	assert.ok(examples.length > 50);
	assertNone(examples.filter(({ corrected }) => corrected === undefined).map(({ code }) => code));
});

for (const { code, example = "", corrected = "" } of some(examples, 5))
	problemCodes(`${code} is what its example has, and no longer has when corrected`, async () => {
		const placesIn = async (text: string) => {
			const { result } = await buildSite({ "content/en/help/index.md": text });
			return result.problems.filter((problem) => problem.code === code).map(({ at }) => at?.path);
		};
		assert.equal(await placesIn(example), ["content/en/help/index.md"]);
		assert.equal(await placesIn(corrected), []);
	});

problemCodes.run();
