/** What authors may write, each as the text of a file in which it stands a number of times. */

/** A text that is repeated, or made for a number. */
export type Construct = string | ((times: number) => string);

const nested =
	(open: string, close = "") =>
	(times: number): string =>
		open.repeat(times) + close.repeat(times);

const numbered =
	(item: (index: number) => string) =>
	(times: number): string =>
		Array.from({ length: times }, (_, index) => item(index)).join("");

const matter =
	(item: (index: number) => string) =>
	(times: number): string =>
		`---\n${numbered(item)(times)}---\n\ntext\n`;

const TAGS = [
	..."script div table details a p span td svg textarea".split(" "),
];

const RAW_HTML: Record<string, Construct> = Object.fromEntries(
	TAGS.flatMap((tag): [string, Construct][] => [
		[`<${tag}> in lines`, `<${tag}>\n`],
		[`<${tag}> in blocks`, `<${tag}>\n\n`],
		[`<${tag}> in a paragraph`, (times) => `text ${`<${tag}>`.repeat(times)}`],
		[`<${tag}></${tag}> in blocks`, `<${tag}>x</${tag}>\n\n`],
		[`</${tag}> in lines`, `</${tag}>\n`],
	]),
);

export const MARKDOWN: Readonly<Record<string, Construct>> = {
	"a paragraph": "word word\n\n",
	"a long line": "word ",
	"lines of a paragraph": "word\n",
	spaces: " ",
	"spaces before a word": (times) => `${" ".repeat(times)}x`,
	"spaces between words": (times) => `x${" ".repeat(times)}x`,
	tabs: "\t",
	"empty lines": "\n",
	"empty lines before a word": (times) => `x${"\n".repeat(times)}x`,
	"hard breaks": "word\\\n",
	headings: "## a\n\n",
	"underlined headings": "a\n===\n\n",
	"headings with an id": numbered((index) => `## a {#id-${index}}\n\n`),
	"braces in a heading": (times) => `# ${"{#".repeat(times)}`,
	"hashes in a heading": (times) => `# a ${"#".repeat(times)} b`,
	rules: "***\n\n",
	emphasis: "*a* ",
	strong: "**a** ",
	"emphasis that is not closed": "*a ",
	"emphasis that is not opened": "a* ",
	asterisks: "*",
	"asterisks and underscores": "*a_ ",
	"nested emphasis": nested("*a **", "b** c*"),
	"struck text": "~~a~~ ",
	"struck text that is not closed": "~a ~~b ",
	links: "[a](b) ",
	"links in paragraphs": "[a](b.md)\n\n",
	"links in lines": "[a](b.md)\n",
	"links that are not closed": "[a](b ",
	"link titles that are not closed": '[a](b "',
	"links in pointed brackets": "[a](<b ",
	brackets: "[",
	"closing brackets": "]",
	"nested brackets": nested("[", "]"),
	"nested brackets with an address": nested("[a", "](b)"),
	"empty links": "[](",
	pictures: "![a](b.png) ",
	"nested pictures": nested("![", "](b)"),
	"pictures that are not closed": "![a",
	autolinks: "<https://example.org/> ",
	"autolinks that are not closed": "<https://a",
	"bare addresses": "https://example.org/a ",
	"bare addresses without spaces": "https://",
	"parentheses in an address": (times) => `https://a.org/${"(".repeat(times)}`,
	"www addresses": "www.example.org ",
	"www. alone": "www.",
	"mail addresses": "joe@example.org ",
	"at signs": "a@",
	"dots in a mail address": (times) => `${"a.".repeat(times)}@`,
	colons: ":",
	slashes: "://",
	"code in a line": "`a` ",
	backquotes: "`",
	"backquotes of many lengths": (times) =>
		Array.from({ length: Math.sqrt(times * 2) }, (_, n) =>
			"`".repeat(n + 1),
		).join(" "),
	backslashes: "\\",
	"escaped marks": "\\*",
	entities: "&amp; ",
	ampersands: "&",
	"numeric entities": "&#35; ",
	"less-than signs": "<",
	"less-than signs with a letter": "<a ",
	"closing tags that are not closed": "</a",
	"attributes in a tag": (times) => `<a ${"b=c ".repeat(times)}>`,
	"attributes in a tag that is not closed": (times) =>
		`<a ${"b=c ".repeat(times)}`,
	"attributes in a block tag": (times) => `<div ${"b=c ".repeat(times)}>`,
	"attributes in a block tag that is not closed": (times) =>
		`<div ${"b=c ".repeat(times)}`,
	"spaces in a tag": (times) => `<div${" ".repeat(times)}`,
	"quotes in a tag": (times) => `<div ${'a="'.repeat(times)}`,
	comments: "<!-- a -->\n\n",
	"comments in a paragraph": "a <!-- b -->",
	"comments that are not closed": "<!-- a\n\n",
	"comments that are not closed in a paragraph": "a <!-- ",
	"comments that mark the end of a preview": "<!-- truncate -->\n\n",
	"spaces in a comment": (times) => `<!--${" ".repeat(times)}truncate`,
	declarations: "<!A ",
	"processing instructions": "a <? ",
	"CDATA sections": "a <![CDATA[ ",
	"declarations in a block": "<div>\n<!A <? <![CDATA[ \n",
	...RAW_HTML,
	"nested <div>": nested("<div>\n", "</div>\n"),
	"nested <span>": (times) => `a ${nested("<span>", "</span>")(times)}`,
	"nested <details>": nested("<details>\n\n", "</details>\n\n"),
	"links in raw HTML": '<a href="b.md">a</a> ',
	"links in a block of raw HTML": '<div><a href="b.md">a</a></div>\n',
	"pictures in raw HTML": '<img src="b.png">\n',
	"a srcset": (times) => `<img srcset="${"a.png 1x, ".repeat(times)}">`,
	"spaces in a srcset": (times) => `<img srcset="a${" ".repeat(times)}b">`,
	"entities in raw HTML": "<b>&amp;</b>",
	quotes: ">",
	"lines of quotes": "> a\n",
	"quotes apart": "> a\n\nb\n\n",
	"nested quotes": "> ",
	"quotes with fewer marks": (times) =>
		`${"> ".repeat(90)}a\n${"b\n".repeat(times)}`,
	alerts: "> [!NOTE]\n> a\n\nb\n\n",
	"alert marks": "> [!NOTE]\n",
	"spaces after an alert mark": (times) => `> [!NOTE]${" ".repeat(times)}a`,
	lists: "- a\n",
	"numbered lists": "1. a\n",
	"loose lists": "- a\n\n",
	"list marks": "-",
	"nested list marks": "- ",
	"nested numbered list marks": "1. ",
	"nested lists": (times) =>
		numbered((index) => `${"  ".repeat(index % 90)}- a\n`)(times),
	"lists with two marks": "- a\n* a\n",
	tasks: "- [ ] a\n",
	tables: "| a | b |\n|---|---|\n| c | d |\n\n",
	"rows of a table": (times) =>
		`| a | b |\n|---|---|\n${"| c | d |\n".repeat(times)}`,
	"cells of a row": (times) =>
		`${"|a".repeat(times)}|\n${"|-".repeat(times)}|\n${"|b".repeat(times)}|\n`,
	"rows without cells": (times) =>
		`|${"a|".repeat(100)}\n|${"-|".repeat(100)}\n${"|\n".repeat(times)}`,
	"links in a table": (times) =>
		`| a |\n|---|\n${"| [a](b.md) |\n".repeat(times)}`,
	"links in a cell": (times) =>
		`| a |\n|---|\n| ${"[a](b.md) ".repeat(times)} |\n`,
	pipes: "|",
	"lines of dashes": "a|b\n-|",
	"escaped pipes": (times) => `| a |\n|---|\n| ${"\\|`a` ".repeat(times)} |\n`,
	"code blocks": "```\na\n```\n\n",
	"code blocks in a language": "```js\nlet a;\n```\n\n",
	"lines of code": (times) =>
		`\`\`\`js\n${"let a = 1;\n".repeat(times)}\`\`\`\n`,
	"marked lines of code": (times) =>
		`\`\`\`js\n${"let a; // [!code ++]\n".repeat(times)}\`\`\`\n`,
	"marks in a line of code": (times) =>
		`\`\`\`js\na ${"// [!code ++] ".repeat(times)}\n\`\`\`\n`,
	"highlight comments": (times) =>
		`\`\`\`js\n${"// highlight-next-line\na\n".repeat(times)}\`\`\`\n`,
	"spaces in a highlight comment": (times) =>
		`\`\`\`js\n${" ".repeat(times)}highlight-next-line${" ".repeat(times)}\n\`\`\`\n`,
	"words in a highlight comment": (times) =>
		`\`\`\`js\n${"highlight-start ".repeat(times)}\n\`\`\`\n`,
	"ranges of code": (times) => `\`\`\`js {${"1,".repeat(times)}1}\na\n\`\`\`\n`,
	"ranges of code in many lines": (times) =>
		`\`\`\`js {${"1,".repeat(400)}1}\n${"a\n".repeat(times)}\`\`\`\n`,
	"brackets after a fence": (times) =>
		`\`\`\` ${"[".repeat(times)}\na\n\`\`\`\n`,
	"nested templates in code": (times) =>
		["```js", ...Array(times).fill("`${"), "```", ""].join("\n"),
	"titles of code": '```js title="a"\na\n```\n\n',
	// Each becomes four blocks of code.
	"commands for package managers": (times) =>
		"```sh npm2yarn\nnpm i a\n```\n\n".repeat(times / 4),
	"lines for package managers": (times) =>
		`\`\`\`sh npm2yarn\n${"npm i a && npm ci # a\n".repeat(times)}\`\`\`\n`,
	"words of a command": (times) =>
		`\`\`\`sh npm2yarn\nnpm i ${"-D a ".repeat(times)}\n\`\`\`\n`,
	"separators in a command": (times) =>
		`\`\`\`sh npm2yarn\nnpm i ${" ".repeat(times)}a${" && ;".repeat(times)}\n\`\`\`\n`,
	"fences marked as tabs": '```js tab="a"\na\n```\n',
	"texts marked in code": (times) =>
		`\`\`\`js ${'"a" '.repeat(50)}\n${"a = b;\n".repeat(times)}\`\`\`\n`,
	"texts marked in a line of code": (times) =>
		`\`\`\`js "a" "<" ins="b" \n${"a<b ".repeat(times)}\n\`\`\`\n`,
	"colours of terminals": (times) =>
		`\`\`\`ansi\n${"\\x1b[1;38;5;9ma\\x1b[0m ".repeat(times)}\n\`\`\`\n`,
	"escapes that are not closed": (times) =>
		`\`\`\`ansi\n${"\\x1b[1;".repeat(times)}${"\u241b]a".repeat(times)}\n\`\`\`\n`,
	"parameters of an escape": (times) =>
		`\`\`\`ansi\n\\x1b[${"1;".repeat(times)}ma\n\`\`\`\n`,
	"escape characters": (times) =>
		`\`\`\`ansi\n${"\u001b[31ma\n".repeat(times)}\`\`\`\n`,
	"notes of twoslash": (times) =>
		`\`\`\`ts twoslash\n${"// ---cut---\na\n// ^?\n// @a: b\n".repeat(times)}\`\`\`\n`,
	"unknown languages": numbered((index) => `\`\`\`lang${index}\na\n\`\`\`\n\n`),
	"indented code": "    a\n",
	"fences that are not closed": "```\n",
	"fences in a line": "``` a ``` ",
	"fences with tildes": "~~~\n",
	"fences of many lengths": (times) =>
		Array.from({ length: Math.sqrt(times) }, (_, n) => "`".repeat(n + 3)).join(
			"\n",
		),
	"wrapped fences": "```mdx-code-block\na\n```\n\n",
	"wrapped fences that are not closed": "````mdx-code-block\n",
	admonitions: ":::note\na\n:::\n\n",
	"admonitions with a title": ":::note[Title]{.a}\na\n:::\n\n",
	"admonitions that are not closed": ":::note\n",
	"admonitions that are not closed, with text": ":::note\n\na\n\n",
	"nested admonitions": (times) =>
		numbered((index) => `${":".repeat(times / 50 + 3 - index)}note\n`)(
			times / 50,
		),
	"closing colons": ":::\n",
	"directives with more colons than end": (times) =>
		`${"::::note\n".repeat(times / 2)}${":::\n".repeat(times / 2)}`,
	"brackets in the title of an admonition": (times) =>
		`:::note ${"[".repeat(times)}\n:::\n`,
	"braces after an admonition": (times) =>
		`:::note ${"{a=b} ".repeat(times)}\n:::\n`,
	"unknown directives": ":::nothing\na\n:::\n\n",
	details: ":::details a\nb\n:::\n\n",
	"details that are not closed": ":::details a\n",
	"sets of tabs": ":::tabs\n== a\n:::\n\n",
	"panels of tabs": (times) => `:::tabs\n${"== a\nb\n".repeat(times)}:::\n`,
	"tabs that are not closed": ":::tabs\n== a\n",
	"groups of code": ":::code-group\n```js [a]\nb\n```\n:::\n\n",
	"code in a group": (times) =>
		`:::code-group\n${"```js [a]\nb\n```\n".repeat(times)}:::\n`,
	"groups of code that are not closed": ":::code-group\n",
	components: '<Card title="a">\nb\n</Card>\n\n',
	"components in a line": 'a <Badge text="b" /> ',
	"components on one line": "<Card>a</Card>",
	"components that are not closed": "<Card>\n",
	"components that are not closed in a line": "a <Badge>",
	"components that are not opened": "</Card>\n",
	"components that are not opened, after others": (times) =>
		`${"<Card>\n".repeat(times)}${"</Steps>\n".repeat(times)}`,
	"nested components": nested("<Card>\n", "</Card>\n"),
	"nested components in a line": nested("a <Badge>", "</Badge>"),
	"components in quotes": "> <Card>\n> a\n> </Card>\n\n",
	"tags of components without an end": "<Card a",
	"tags of components without an end of a prop": '<Card a="',
	"tags of components without an end of braces": "<Card a={",
	"props of a component": (times) => `<Card ${'a="b" '.repeat(times)}/>\n`,
	"contents in the text": (times) => `${"## a\n\n".repeat(times)}[[toc]]\n`,
	"deep contents in the text": (times) =>
		`[[toc]]\n\n${"## a\n\n### b\n\n".repeat(times / 2)}`,
	steps: (times) => `<Steps>\n${"<Step>a</Step>\n".repeat(times)}</Steps>\n`,
	"steps outside of steps": "<Step>a</Step>\n",
	videos: '<Video youtube="abcdefgh" poster="a.png" />\n\n',
	heads: '<head>\n<meta name="a" content="b">\n</head>\n\n',
	"heads that are not closed": "<head>\n\n",
	"elements of a head": (times) =>
		`<head>\n${'<meta name="a" content="b">\n'.repeat(times)}</head>\n`,
	"elements that a head may not have": (times) =>
		`<head>\n${numbered((index) => `<meta http-equiv="a${index}">\n`)(times)}</head>\n`,
	interpolations: "{{ 1 }} ",
	"interpolations of front matter": "{{ $frontmatter.a.b }} ",
	"interpolations that are not closed": "{{ 'a ",
	"text without interpolation": "<span v-pre>{{ 1 }}</span> ",
	"elements without interpolation": "<div v-pre>\n\n{{ 1 }}\n\n</div>\n\n",
	"features of a home page": (times) =>
		`---\nlayout: home\nfeatures:\n${"  - { title: a, details: b }\n".repeat(times / 4)}---\n`,
	"components in a block of raw HTML": (times) =>
		`<div>\n${"<Card>a</Card> b\n".repeat(times / 2)}</div>\n`,
	"components in blocks of raw HTML": "<div><Badge>a</Badge></div>\n\n",
	"components after blocks of raw HTML": "<div>\n<Card>\n\n</Card>\n</div>\n\n",
	"relative URLs in props": (times) =>
		`<Card a={[${'{ href: "./b.md" },'.repeat(times / 4)}]} />\n`,
	"constants in the text": (times) =>
		`export const a = "b";\n\n${"{a} ".repeat(times)}\n`,
	"items in a prop": (times) => `<Card a={[${"1,".repeat(times)}]} />\n`,
	"nested lists in a prop": (times) =>
		`<Card a={${"[".repeat(times)}${"]".repeat(times)}} />\n`,
	"braces in a prop": (times) =>
		`<Card a={${"{".repeat(times)}${"}".repeat(times)}} />\n`,
	"quotes in a prop": (times) => `<Card a={${"'".repeat(times)}} />\n`,
	"comments in a prop": (times) => `<Card a={${"/*".repeat(times)}} />\n`,
	"spaces in a prop": (times) => `<Card a={${" ".repeat(times)}x} />\n`,
	"a string in a prop": (times) => `<Card a={"${"\\x".repeat(times)}"} />\n`,
	"panels of tabs as components":
		'<Tabs>\n  <TabItem value="a">\n    b\n  </TabItem>\n</Tabs>\n\n',
	imports: 'import A from "./a";\n',
	"imports of Markdown": 'import A from "./a.md"\n\n<A />\n\n',
	"imports that are not closed": "import { a,\n",
	exports: "export const a = 1;\n",
	"exports that are not closed": "export const a = {\n",
	"spaces in an import": (times) => `import${" ".repeat(times)}x\n`,
	"expressions in braces": '{"a"} ',
	"expressions in braces that are not closed": '{"a',
	"nested braces in a line": nested("{", "}"),
	"comments in braces": "{/* a */}\n\n",
	"comments in braces that are not closed": "{/* a\n\n",
	"comments in braces in a line that are not closed": "a {/* ",
	"attributes of JSX": "<b className={'a'}>c</b> ",
	"attributes of JSX that are not closed": "<b className={a ",
	"blocks of Vue": "<script setup>\na\n</script>\n\n",
	"blocks of Vue that are not closed": "<script setup>\n\n",
	"templates of Vue": "<template #a>b</template> ",
	"templates of Vue that are not closed": "<template #a> ",
	"attributes of Vue": "<b v-if='a' :c=\"1\" @d>e</b> ",
	"attributes of Vue that are not closed": "<b v-if='a ",
	islands: '::Name{a=1 b="c"}\n\n',
	"islands in blocks": ':::island Name\n{"a": 1}\n:::\n\n',
	"islands that are not closed": ":::island Name\n",
	"props of an island": (times) => `::Name{${"a=1 ".repeat(times)}}\n`,
	"nested props of an island": (times) =>
		`::Name{"a":${"[".repeat(times)}${"]".repeat(times)}}\n`,
	"spaces after an island": (times) => `::Name${" ".repeat(times)}x`,
	"attributes after a picture": "![a](b){.c} ",
	"attributes after emphasis": "*a*{.b} ",
	"attributes after nested emphasis": nested("*a **b", "**{.c}*{.c}"),
	"attributes of paragraphs": "a {.b}\n\n",
	"attributes of items": "- a {.b}\n",
	"attributes of a list": "- a\n\n{.b}\n\n",
	braces: "{",
	"closed braces": "{a} ",
	"spaces before a brace": (times) => `a${" ".repeat(times)}{b}`,
	"entries in braces": (times) => `*a*{${".b ".repeat(times)}}`,
	"spaces in braces": (times) => `*a*{.b${" ".repeat(times)}`,
	includes: "<!--@include: ./a.md-->\n",
	"spaces in an include": (times) =>
		`<!--@include: a{${" ".repeat(times)},x-->`,
	"spaces before an include's end": (times) =>
		`<!--@include:${" ".repeat(times)}a${" ".repeat(times)}x`,
	"hashes in an include": (times) => `<!--@include: ${"#a".repeat(times)}{x-->`,
	snippets: "<<< ./a.ts\n",
	"spaces in a snippet": (times) =>
		`<<< a${" ".repeat(times)}x{${" ".repeat(times)}`,
	"hashes in a snippet": (times) => `<<< ${"#a".repeat(times)}{x`,
	"braces in a snippet": (times) => `<<< ${"a{1}".repeat(times)}[`,
	"brackets in a snippet": (times) => `<<< a${"[b]".repeat(times)} x`,
	footnotes: numbered((index) => `a[^${index}]\n\n[^${index}]: b\n\n`),
	"footnotes of one name": "a[^1]\n\n[^1]: b\n\n",
	"references to a footnote": (times) =>
		`${"a[^1] ".repeat(times)}\n\n[^1]: b\n`,
	"footnotes in a line": "a^[b] ",
	"nested footnotes in a line": nested("^[a", "]"),
	"footnotes that are not closed": "^[",
	"footnotes that are not defined": "[^a] ",
	"definitions in definitions": "[^a]: ",
	definitions: numbered((index) => `[a${index}]: b\n`),
	"links by reference": (times) =>
		`${numbered((index) => `[a${index}] `)(times)}\n\n[a0]: b\n`,
	"definitions that are not closed": "[a]: <b\n",
	"definitions with a title that is not closed": '[a]: b "c\n',
	math: "$a$ ",
	"math in lines of its own": "$$a$$\n\n",
	dollars: "$",
	"dollars with letters": "$a",
	"dollars and spaces": "$ ",
	"double dollars": "$$ ",
	"lines of double dollars": "$$\n",
	"math blocks that are not closed": "$$a\n",
	"braces in math": (times) => `$${"{".repeat(times)}${"}".repeat(times)}$`,
	"digits in math": (times) => `$${"1".repeat(times)}$`,
	"math that cannot be read": "$\\a$ ",
	emoji: ":smile: ",
	"emoji without spaces": ":smile",
	"plus signs": ":+",
	diagrams: "```mermaid\na\n```\n\n",
	"carriage returns": "a\r",
	"NUL characters": "\0",
	surrogates: "\ud800",
	"combining characters": "a\u0301",
	Chinese: "汉字",
	"right single quotes": "a’",
};

export const FRONT_MATTER: Readonly<Record<string, Construct>> = {
	"unknown keys": matter((index) => `key${index}: a\n`),
	"keys in a mapping": (times) =>
		`---\nsidebar_custom_props:\n${numbered((index) => `  key${index}: a\n`)(times)}---\n`,
	"items of a list": (times) => `---\ntags:\n${"  - a\n".repeat(times)}---\n`,
	"items in brackets": (times) => `---\ntags: [${"a, ".repeat(times)}]\n---\n`,
	"spaces in front matter": (times) => `---\na:${" ".repeat(times)}b\n---\n`,
	"spaces before a key": (times) => `---\n${" ".repeat(times)}x\n---\n`,
	"tabs before a key": (times) => `---\na: b\n${"\t".repeat(times)}x\n---\n`,
	"comments in front matter": (times) =>
		`---\n${"# a\n".repeat(times)}a: b\n---\n`,
	"comments before a text": (times) => `---\n${"# a\n".repeat(times)}text\n`,
	"blank lines in front matter": (times) => `---\n${"\n".repeat(times)}text\n`,
	"lines of front matter": (times) =>
		`---\ntitle: >\n${"  a\n".repeat(times)}---\n`,
	"a long value": (times) => `---\ntitle: ${"a".repeat(times)}\n---\n`,
	"colons in a value": (times) => `---\ntitle: ${"a: ".repeat(times)}\n---\n`,
	"a quote that is not closed": (times) =>
		`---\ntitle: "${"a\n  ".repeat(times)}\n---\n`,
	"quotes that are not closed": (times) =>
		`---\n${numbered((index) => `key${index}: "a\n`)(times)}---\n`,
	hyphens: (times) => "-".repeat(times),
	"hyphens and spaces": (times) => `---${" ".repeat(times)}x`,
	"fences of front matter": "---\n",
	"lines that look like a fence": (times) =>
		`---\na: b\n${"---x\n".repeat(times)}---\n`,
	"front matter without an end": (times) => `---\n${"a: b\n".repeat(times)}`,
	"anchors in front matter": matter((index) => `key${index}: &a b\n`),
};

const ALL: Readonly<Record<string, Construct>> = {
	...MARKDOWN,
	...FRONT_MATTER,
};

export const constructs = Object.keys(ALL);

/** The text of a file in which a construct stands a number of times. */
export function textOf(name: string, times: number): string {
	const construct = ALL[name] as Construct;
	return typeof construct === "string"
		? construct.repeat(times)
		: construct(times);
}
