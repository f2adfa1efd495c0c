import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { SourcePath } from "../../../src/model/content/source.ts";
import { formatProblem } from "../../../src/model/problems/problem.ts";
import { parseTagsFile } from "../../../src/pipeline/parse/data-files/tags-file.ts";

const tags = suite("tags file");

const PATH = "content/en/news/tags.yml";

const parsed = (text: string) =>
	parseTagsFile({ path: PATH as SourcePath, locale: "en", area: "news", version: "current", name: "tags.yml", text });

const told = (text: string) => parsed(text).problems.map(formatProblem);

tags("says what tags are called, where they are, and what about", () => {
	const text = `release:
  label: Releases
  permalink: /rel
  description: What came out
sync:
  label: Synchronisation
beta:
2024:
  label: 2024
`;
	assert.equal(parsed(text), {
		tags: {
			"2024": { label: "2024", at: { path: PATH, line: 8, column: 1 } },
			release: {
				label: "Releases",
				permalink: "/rel",
				description: "What came out",
				at: { path: PATH, line: 3, column: 3 },
			},
			sync: { label: "Synchronisation", at: { path: PATH, line: 5, column: 1 } },
			beta: { at: { path: PATH, line: 7, column: 1 } },
		},
		problems: [],
	});
});

tags("may have the line breaks of any system, and one that stands alone", () => {
	for (const end of ["\n", "\r\n", "\r"]) {
		const [first] = parsed(["a:", "  label: A", "b:", "  label: *nosuch", ""].join(end)).problems;
		assert.equal([first?.code, first?.at?.line, first?.at?.column], ["bad-tags-file", 4, 10], JSON.stringify(end));
	}
});

tags("may be JSON", () => {
	assert.equal(parsed('{\n\t"beta": null,\n\t"sync": { "permalink": "/s" }\n}\n'), {
		tags: {
			beta: { at: { path: PATH, line: 2, column: 2 } },
			sync: { permalink: "/s", at: { path: PATH, line: 3, column: 12 } },
		},
		problems: [],
	});
});

tags("may name nothing", () => {
	assert.equal(parsed(""), { tags: {}, problems: [] });
	assert.equal(parsed("# none yet\n"), { tags: {}, problems: [] });
});

tags("leaves out a field without a value", () => {
	assert.equal(parsed("a:\n  label:\n  description: ''\n"), {
		tags: { a: { at: { path: PATH, line: 1, column: 1 } } },
		problems: [],
	});
});

const faults: [text: string, ...expected: string[]][] = [
	[
		"a:\n  lable: A\n",
		'2:3 warning unknown-tag-field: unknown field "lable" of tag "a"\n  help: did you mean "label"?',
	],
	[
		"b:\n  label: B\na: { colour: red }\n",
		'3:6 warning unknown-tag-field: unknown field "colour" of tag "a"\n  help: the fields are label, description, permalink',
	],
	["b:\n  label: B\na:\n  label: [A]\n", '4:3 error bad-tag: field "label" of tag "a" is not text'],
	[
		"b:\na: Release\n",
		'2:1 error bad-tag: tag "a" has no fields\n  help: write "label: …" below it, indented, or nothing',
	],
	[
		"- a\n- b\n",
		'1:1 error bad-tags-file: the tags file is not a mapping of keys to tags\n  help: start each tag with a key at the beginning of a line, such as "release:", and write "label: Releases" below it, indented',
	],
	[
		"a:\n  permalink: ../../x\n",
		'2:3 error bad-tag: permalink of tag "a": "../../x" has a ".." segment\n  help: write the path without ".."',
	],
	["a: 1\na: 2\n", '2:1 error bad-tags-file: duplicate key "a"\n  help: keep one of them'],
];
for (const [text, ...expected] of faults)
	tags(`${JSON.stringify(text)} is reported at its place`, () =>
		assert.equal(
			told(text),
			expected.map((line) => `${PATH}:${line}`),
		),
	);

tags.run();
