/** Every code that the sources report is explained, and every explanation has a source. */
import { fileURLToPath } from "node:url";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { withSources } from "../../docs/generate/declarations.ts";
import { findEmittedCodes } from "../../docs/generate/emitted-codes.ts";
import { PROBLEM_SUBJECTS } from "../../src/model/problems/codes/index.ts";
import { LINT_RULES } from "../../src/quality/rules/index.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const { codes, unknown } = withSources(root, (sources) => findEmittedCodes(sources, root));
const descriptions = PROBLEM_SUBJECTS.flatMap(({ problems }) => problems);
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
	assert.equal(
		known.filter((code, index) => known.indexOf(code) !== index),
		[],
	);
	assert.equal(
		known.filter((code) => rules.includes(code)),
		[],
		"rules are described by their own",
	);
	for (const { problems } of PROBLEM_SUBJECTS) {
		const written = problems.map(({ code }) => code);
		assert.equal(written, written.toSorted());
	}
});

problemCodes("that nothing reports are not explained", () => {
	const reported = new Set(codes.map(({ code }) => code));
	assert.equal(
		descriptions.map(({ code }) => code).filter((code) => !reported.has(code)),
		[],
	);
});

problemCodes("have the severity that the sources give them", () => {
	for (const { code, severity, severityKey } of descriptions) {
		const found = codes.filter((one) => one.code === code);
		const severities = found.flatMap((one) => one.severity ?? []);
		const keys = found.flatMap((one) => one.severityKey ?? []);
		assert.ok(
			severities.length === 0 || severities.includes(severity),
			`${code} is ${severities.join(" or ")}, not ${severity}`,
		);
		assert.equal([...new Set(keys)], severityKey ? [severityKey] : [], `key of ${code}`);
	}
});

problemCodes("are explained in sentences", () => {
	for (const { code, summary, cause, cure } of descriptions)
		for (const text of [summary, cause, cure]) assert.match(text, /^[A-Z`"][\s\S]*[.!`?]$/, code);
});

problemCodes.run();
