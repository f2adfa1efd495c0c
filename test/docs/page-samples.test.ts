import { suite } from "uvu";
import * as assert from "uvu/assert";
import { samplesOf, sitesOf } from "./page-samples.ts";

const samples = suite("samples of a page");

const PAGE = `---
title: A page
---

Text, with \`code\`.

\`\`\`ts title="site.config.ts" {2}
one
\`\`\`

\`\`\`ts
no file
\`\`\`

<Tabs>
  <TabItem value="a">

  \`\`\`\`md title="content/en/a.md"
  \`\`\`ts title="inner.ts"
  \`\`\`
  \`\`\`\`

  </TabItem>
</Tabs>

- In a list:

  \`\`\`css twoslash title="brand.css"
  a {
    b: c
  }
  \`\`\`

<!-- not tested: an excerpt -->

\`\`\`ts title="excerpt.ts"
\`\`\`

\`\`\`ts title="site.config.ts"
two
\`\`\`
`;

samples("are the blocks that name a file and have no reason not to be", () => {
	assert.equal(samplesOf(PAGE), [
		{ file: "site.config.ts", text: "one\n", line: 7, section: 0 },
		{ file: "content/en/a.md", text: '```ts title="inner.ts"\n```\n', line: 18, section: 0 },
		{ file: "brand.css", text: "a {\n  b: c\n}\n", line: 28, section: 0 },
		{ file: "site.config.ts", text: "two\n", line: 39, section: 0 },
	]);
});

samples("are the files of one site, or of several if they replace each other", () => {
	const textsOf = (page: string) => sitesOf(samplesOf(page)).map((site) => site.map(({ text }) => text.trim()));
	assert.equal(
		textsOf(PAGE).map((site) => [site[0], site.length]),
		[
			["one", 3],
			["two", 3],
		],
	);
	const block = (file: string, text: string) => `\`\`\`txt title="${file}"\n${text}\n\`\`\`\n`;
	assert.equal(textsOf(block("a", "a1") + block("a", "a2") + block("b", "b1") + block("a", "a3")), [
		["a1", "b1"],
		["a2", "b1"],
		["a3", "b1"],
	]);
	assert.equal(textsOf(`${block("a", "a1")}${block("b", "b1")}\n## Next\n\n${block("a", "a2")}${block("b", "b2")}`), [
		["a1", "b1"],
		["a2", "b2"],
	]);
	assert.equal(textsOf("Text.\n"), []);
});

samples.run();
