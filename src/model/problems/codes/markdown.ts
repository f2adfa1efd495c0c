import type { ProblemSubject } from "./description.ts";

export const MARKDOWN_PROBLEMS: ProblemSubject = {
	name: "markdown",
	title: "Markdown",
	problems: [
		{
			code: "bad-diagram",
			severity: "warning",
			summary: "A diagram has a mistake.",
			cause: "Mermaid cannot read the source of the diagram. Readers see the source in its place.",
			cure: "Correct the line that is reported. The editor at https://mermaid.live shows the result while you write.",
		},
		{
			code: "bad-example",
			severity: "warning",
			summary: "An example of code does not compile.",
			cause:
				"A fence with `twoslash` is checked by the compiler of TypeScript. The example is shown without its types.",
			cure: "Correct the example. If it is to show an error, announce it in the code: `// @errors: 2322`.",
		},
		{
			code: "bad-math",
			severity: "warning",
			summary: "A formula cannot be read.",
			cause:
				"The source is not LaTeX that KaTeX knows, or it exceeds a limit: 50,000 characters, macros that expand to 50,000 tokens. Readers see the source.",
			cure: "Correct the formula. If no formula is meant, escape the dollar sign: `\\$`. `markdown.math: false` turns formulas off.",
		},
		{
			code: "diagram-in-browser",
			severity: "info",
			summary: "Some diagrams are drawn in the browser.",
			cause:
				"The build draws flowcharts, sequence diagrams, state diagrams and entity relationship diagrams. Other kinds, and those with settings of their own, load Mermaid in the reader's browser.",
			cure: "Nothing has to be done. Pages load faster if you use one of the kinds above, without settings.",
		},
		{
			code: "duplicate-heading-id",
			severity: "warning",
			summary: "Two headings of a page have the same id.",
			cause:
				"An id was given with `{#id}` twice, or something else in a translation has the id that the heading has in the original. The second heading gets another id, so links to it lead to the first one.",
			cure: "Give one of them another id: `## Install {#install-linux}`.",
		},
		{
			code: "duplicate-id",
			severity: "warning",
			summary: "An element has an id that another element has.",
			cause: "The id is removed, and links lead to the other element.",
			cure: "Choose another id, or remove it.",
		},
		{
			code: "heading-structure",
			severity: "warning",
			summary: "The headings of a translation differ from those of the original.",
			cause:
				'With `i18n.anchors: "shared"`, the headings of a translation have the ids of the original, one by one. This works only if both have the same number of headings, at the same levels. Here, they keep ids of their own, and links from other languages may not find them.',
			cure: "Use the same headings as the original, or set ids with `{#id}`.",
		},
		{
			code: "html-attribute",
			severity: "warning",
			summary: "An attribute of raw HTML is not allowed and is removed.",
			cause:
				'With `markdown.html: "safe"`, elements keep only attributes that cannot run code or change the layout of the page.',
			cure: "Remove the attribute. For styles, use a class: `{.name}`. If you trust all authors, set `markdown.html` to `trusted`.",
		},
		{
			code: "html-comment",
			severity: "warning",
			summary: "A comment is not closed.",
			cause: "The rest of the text is hidden.",
			cure: "Close the comment with `-->`.",
		},
		{
			code: "html-tag",
			severity: "warning",
			summary: "A tag of raw HTML is not allowed, or is in the wrong place.",
			cause:
				'With `markdown.html: "safe"`, some elements are shown as text. A tag is also reported if it closes nothing, is not closed, or cannot be where it is, such as a block inside a paragraph or a cell outside of a table.',
			cure: "Remove the tag, or put it where HTML allows it. To show a tag as text, write it in backticks.",
		},
		{
			code: "include-cycle",
			severity: "error",
			summary: "A file includes itself.",
			cause: "It includes a file that, directly or through others, includes it.",
			cure: "Remove one of the includes.",
		},
		{
			code: "mermaid-missing",
			severity: "error",
			summary: "A diagram needs the package mermaid, which is not installed.",
			cause:
				"The build draws most diagrams itself. Others are drawn in the browser with Mermaid, which is part of the site only if it is installed.",
			cure: "Run `npm install mermaid` in the folder of the site.",
		},
		{
			code: "missing-include",
			severity: "error",
			summary: "An included file does not exist.",
			cause: "The path of an include leads nowhere.",
			cure: "Write a path relative to the file, or `@site/` and a path relative to the folder of the site.",
		},
		{
			code: "missing-region",
			severity: "error",
			summary: "A region of an included file does not exist.",
			cause:
				"The include names a region (`file.ts#name`), but the file has no comments `#region name` and `#endregion name`.",
			cure: "Correct the name, or mark the region in the file.",
		},
		{
			code: "nested-too-deep",
			severity: "warning",
			summary: "Text is nested too deeply and is not shown.",
			cause: "Lists, quotes or tags are inside each other beyond the limit, which is 100.",
			cure: "Reduce the nesting, or increase `markdown.maxNesting`.",
		},
		{
			code: "refused-include",
			severity: "error",
			summary: "A page includes a file that content may not include.",
			cause:
				"The file is neither in the content nor in what `markdown.includeFrom` names, or its path has a name that begins with a dot or is `node_modules`. Symbolic links count as what they lead to. Otherwise a page could publish passwords and other files of the machine.",
			cure: "Move the file into the content, or add its folder to `markdown.includeFrom`.",
		},
		{
			code: "reserved-name",
			severity: "warning",
			summary: "An element has an id or a class of the theme.",
			cause:
				"Scripts and styles of the theme find the parts of a page, such as the menu, by these names. An element of the content with the same name would take their place, so the name is removed.",
			cure: "Choose another name. Classes of the content, such as `button` and `card`, can be used.",
		},
		{
			code: "tabs-without-panel",
			severity: "warning",
			summary: "A group of tabs has no panels.",
			cause: "A `:::tabs` block has no line that begins with `==`, or a `<Tabs>` has no `<TabItem>`.",
			cure: 'Start each panel with a line such as `== Windows`, or put `<TabItem value="…" label="…">` around it.',
		},
		{
			code: "too-many-includes",
			severity: "error",
			summary: "A page includes too much.",
			cause: "It includes more than 1,000 files, more than 20 levels deep, or more than 20 million characters.",
			cure: "Split the page, or include less.",
		},
		{
			code: "too-much-markup",
			severity: "error",
			summary: "A paragraph has too much markup.",
			cause: "It has more than 500,000 pieces of text and markup. It is shown as plain text.",
			cure: "Split it into several paragraphs.",
		},
		{
			code: "too-much-math",
			severity: "warning",
			summary: "The formulas of a page have more than 10 million characters of MathML.",
			cause: "MathML is much longer than LaTeX. Readers see the source of the formulas from this one on.",
			cure: "Split the page into several.",
		},
		{
			code: "unclosed-directive",
			severity: "warning",
			summary: "A block that begins with colons is not closed.",
			cause:
				"A block such as `:::note` ends with a line of at least as many colons. Without it, the block reaches to the end of the text around it.",
			cure: "Close it with a line of colons. A block that contains others needs more colons than they have.",
		},
		{
			code: "unknown-directive",
			severity: "info",
			summary: "A block that begins with colons has a name that does not exist.",
			cause: "The name is misspelt, or belongs to a plugin. The line is shown as text.",
			cure: "Correct the name, or add the plugin with `markdown.use`.",
		},
		{
			code: "unknown-language",
			severity: "info",
			summary: "There is no highlighting for the language of a code block.",
			cause: "The word after the fence is not a language that highlight.js has. The code is shown in one color.",
			cure: "Correct the name, or write `text` if the code has no language.",
		},
		{
			code: "unsupported-mark",
			severity: "info",
			summary: "A regular expression marks nothing in a code block.",
			cause: "A pattern such as `/x+/` in the line of the fence is searched as it is written, not run.",
			cure: "Write the text that is to be marked, in quotes.",
		},
	],
};
