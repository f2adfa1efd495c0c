import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { SourcePath } from "../../../src/model/content/source.ts";
import { parseTagsFile } from "../../../src/pipeline/parse/data-files/tags-file.ts";
import { codes } from "./document.ts";
import { testFixtures } from "./markdown/fixtures.ts";

const tags = suite("tags file");

const PATH = "content/en/news/tags.yml";

const parsed = (text: string) =>
	parseTagsFile({ path: PATH as SourcePath, locale: "en", area: "news", version: "current", name: "tags.yml", text });

const told = (text: string) => codes(parsed(text).problems).map((code) => code.replace(`${PATH}:`, ""));

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

testFixtures(tags, new URL("./examples/tags-file-problems.txt", import.meta.url), (text) => told(text).join("\n"));

tags.run();
