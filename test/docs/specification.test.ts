/** The table of what the specification of the site says: docs/decisions/specification.md. */
import { existsSync, readFileSync } from "node:fs";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { assertNone } from "../assert-none.ts";

const table = suite("table of the specification");

/** Stands for each value in a name that is made of a template. */
const VALUE = "…";
const rows = [...readFileSync("docs/decisions/specification.md", "utf8").matchAll(/^\| (\d.*) \|$/gm)].map(
	([, row = ""]) => {
		const [number, claim = "", section = "", place = "", last = "", ...rest] = row.split(" | ");
		return { number: Number(number), claim, section, place, last, rest };
	},
);

/** The names of a suite's tests as its source has them. */
function namesIn(source: string): Set<string> {
	const suites = [...source.matchAll(/^const (\w+) = suite\(/gm)].map(([, name]) => name);
	const aliases = [...source.matchAll(/^const (\w+) = \w+ \? (\w+) : \w+/gm)]
		.filter(([, , of]) => suites.includes(of))
		.map(([, name]) => name);
	const calls = new RegExp(
		`(?:^|\\s)(?:rarely\\()?(?:${[...suites, ...aliases].join("|")})\\)?\\(\\s*("(?:[^"\\\\]|\\\\.)*"|\`[^\`]*\`)`,
		"gm",
	);
	return new Set(
		[...source.matchAll(calls)].map(([, name = ""]) =>
			name.startsWith('"') ? JSON.parse(name) : name.slice(1, -1).replace(/\$\{(?:[^{}]|\{[^{}]*\})*\}/g, VALUE),
		),
	);
}

/** The tests that a cell names: `suite` "name", `suite` "name". */
const testsIn = (cell: string) =>
	[...cell.matchAll(/`(test\/[^`]*\.test\.tsx?)` "([^"]*)"/g)].map(([, file = "", name = ""]) => ({ file, name }));

table("has rows with consecutive numbers, each with all its cells", () => {
	assert.ok(rows.length > 200);
	assert.equal(
		rows.map(({ number }) => number),
		rows.map((_, index) => index + 1),
	);
	assertNone(rows.filter(({ claim, section, rest }) => !claim || !section || rest.length > 0));
});

table("claims each thing once", () => {
	const claims = rows.map(({ claim, section }) => `${section}: ${claim}`);
	assert.is(new Set(claims).size, claims.length);
});

table("names places that exist", () => {
	const lost = rows.filter(({ place }) => !/^`[^`]+`$/.test(place) || !existsSync(place.slice(1, -1)));
	assert.equal(lost, []);
});

table("has a test or a deviation in every row, and every deviation a reason", () => {
	const isComplete = ({ last }: (typeof rows)[number]) => {
		const [, reason] = /^Deviation: (.{20,})$/.exec(last) ?? [];
		const tests = testsIn(last);
		const words = last.match(/`test\/[^`]*`/g) ?? [];
		return words.length === tests.length && (reason || tests.length > 0);
	};
	assertNone(rows.filter((row) => !isComplete(row)));
});

table("names tests that exist", () => {
	const names = new Map<string, Set<string>>();
	const lost = rows.flatMap(({ number, last }) =>
		testsIn(last)
			.filter(({ file, name }) => {
				if (!existsSync(file)) return true;
				const known = names.get(file) ?? namesIn(readFileSync(file, "utf8"));
				names.set(file, known);
				return !known.has(name);
			})
			.map(({ file, name }) => `${number}: ${file} "${name}"`),
	);
	assert.equal(lost, []);
});

table.run();
