/** Examples whose types the package twoslash has checked. */
import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { Twoslasher, TwoslashNode } from "../../../src/model/content/twoslash.ts";
import { parseDocument } from "../../../src/pipeline/parse/index.ts";
import { codes, markdownConfig, shown, sourceFile } from "./document.ts";

const examples = suite("examples with types");

const parsed = (markdown: string, twoslasher: Twoslasher) =>
	parseDocument(sourceFile(markdown), { markdown: markdownConfig, twoslasher });

/** Says the same of every code, of which only the first line is shown. */
const saying =
	(...nodes: readonly TwoslashNode[]): Twoslasher =>
	(code) => ({ code: code.split("\n", 1)[0] ?? "", nodes });

const codeOf = (markdown: string, twoslasher: Twoslasher): string =>
	/<code[^>]*>(.*)<\/code>/s.exec(shown(parsed(markdown, twoslasher).body))?.[1] ?? "";

const first = { line: 0, character: 0, length: 1 };

const cases: [name: string, nodes: readonly TwoslashNode[], markup: string][] = [
	[
		"a type is the title of its name",
		[{ type: "hover", text: 'a: "<b>"', docs: "c", ...first }],
		'<span class="line"><span class="type-hint" title="a: &quot;&lt;b&gt;&quot;\n\nc">a</span> b</span>\n',
	],
	[
		"a query is a text below its line",
		[{ type: "query", text: "a: <b>", ...first }],
		'<span class="line">a b</span>\n<span class="type-note type-note-query">a: &lt;b&gt;\n</span>',
	],
	[
		"an error is a text below its line",
		[{ type: "error", text: "c", ...first }],
		'<span class="line line-error">a b</span>\n<span class="type-note type-note-error">c\n</span>',
	],
	[
		"completions are a text below their line",
		[{ type: "completion", completions: [{ name: "b" }, { name: "c" }], ...first }],
		'<span class="line">a b</span>\n<span class="type-note type-note-completion">b, c\n</span>',
	],
	[
		"what overlaps is shown once",
		[
			{ type: "hover", text: "c", line: 0, character: 0, length: 2 },
			{ type: "hover", text: "d", line: 0, character: 1, length: 2 },
			{ type: "highlight", ...first },
		],
		'<span class="line"><span class="type-hint" title="c">a </span>b</span>\n',
	],
];
for (const [name, nodes, markup] of cases)
	examples(name, () => assert.is(codeOf("```ts twoslash\na b\n// ^?\n```", saying(...nodes)), markup));

examples("other marks of the line stay", () =>
	assert.is(
		codeOf('```ts twoslash "a" {1}\na b // [!code ++]\n```', saying({ type: "hover", text: "c", ...first })),
		'<span class="line line-added line-highlight"><span class="type-hint" title="c"><mark>a</mark></span> b</span>\n',
	),
);

examples("notes are in lines that move because of comments", () =>
	assert.is(
		codeOf("```ts twoslash\n// highlight-next-line\na b\n```", (code) => ({
			code,
			nodes: [{ type: "query", text: "c", line: 1, character: 0, length: 1 }],
		})),
		'<span class="line line-highlight">a b</span>\n<span class="type-note type-note-query">c\n</span>',
	),
);

examples("the language has the name that twoslash knows", () => {
	const asked: string[] = [];
	const twoslasher: Twoslasher = (code, language) => {
		asked.push(language);
		return { code, nodes: [] };
	};
	parsed(
		"```typescript twoslash\na\n```\n\n```tsx twoslash\na\n```\n\n```sh twoslash\na\n```\n\n```ts\na\n```",
		twoslasher,
	);
	assert.equal(asked, ["ts", "tsx"]);
});

examples("code that cannot be checked is shown without types", () => {
	const { body, problems } = parsed("```ts twoslash\na b\n// ^?\n```", () => {
		throw new Error(
			"\n## Errors were thrown in the sample\n\nCompiler Errors:\n\nindex.ts\n  [2304] 0 - Cannot find name 'a'.",
		);
	});
	assert.match(shown(body), '<span class="line">a b</span>\n</code>');
	assert.equal(codes(problems), ["page.md:1:7 warning bad-example"]);
});

examples("search and the words of a page have only the code", () => {
	const { sectionTexts } = parsed("```ts twoslash\na b\n```", saying({ type: "error", text: "fault", ...first }));
	assert.equal(
		sectionTexts.all.map(({ code }) => code.trim()),
		["a b"],
	);
});

examples.run();
