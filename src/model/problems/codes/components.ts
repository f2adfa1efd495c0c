import type { ProblemSubject } from "./description.ts";

export const COMPONENT_PROBLEMS: ProblemSubject = {
	name: "components",
	title: "Components",
	problems: [
		{
			code: "bad-island",
			severity: "warning",
			summary: "An island is written in a form that cannot be read.",
			cause: "The line has no name, its props are not valid, or an island has content between its tags.",
			cure: 'Write `::Name{number=1 text="words"}`, or a tag that closes itself: `<Name number={1} />`. Give it texts as props.',
		},
		{
			code: "bad-prop",
			severity: "warning",
			summary: "A prop of a component has a value that it cannot have.",
			cause:
				"The value is an expression, which is not run, or not one of the values that the component knows. It is left out.",
			cure: "Write a string, a number, `true`, `false`, `null`, or a list or an object of these. The message lists the values that are known.",
		},
		{
			code: "component-failed",
			severity: "error",
			summary: "A component threw an exception.",
			cause: "A React component of the site failed while the page was rendered, mostly because a prop is missing.",
			cure: "Check that the tag gives the component the props that it needs.",
		},
		{
			code: "island-failed",
			severity: "error",
			summary: "An island threw an exception.",
			cause:
				"An island is rendered once when the site is built. It failed, because a prop is missing or because it uses `window` or `document` outside of an effect.",
			cure: 'Check its props, and use the browser only in `useEffect`. An island that cannot run in Node is registered as `{ browserOnly: () => import("…") }`.',
		},
		{
			code: "jsx-attribute",
			severity: "warning",
			summary: "An attribute in the syntax of JSX is left out.",
			cause:
				"The value in braces is not plain, or the attribute is `style`, which the content security policy forbids.",
			cure: "Write a string, a number, `true` or `false`. In place of `style`, use a class and a rule in a style sheet.",
		},
		{
			code: "misplaced-component",
			severity: "warning",
			summary: "A component is in a place where it does not work.",
			cause:
				"A component that is a block stands inside a paragraph, or one that belongs into another, such as `<Step>` or `<TabItem>`, is outside of it.",
			cure: "Put the tag on lines of its own, or inside the component that the message names.",
		},
		{
			code: "unknown-component",
			severity: "warning",
			summary: "A page uses a component that does not exist.",
			cause: "The name is misspelt, or the component is not exported. The tag is shown as text.",
			cure: "Correct the name, or export the component from the module that `components` names. To show a tag as text, write it in backticks.",
		},
		{
			code: "unknown-island",
			severity: "warning",
			summary: "A page uses an island that does not exist.",
			cause: "The name is misspelt, or the island is not exported.",
			cure: "Correct the name, or export the island from the module that `components` names.",
		},
		{
			code: "unmatched-component",
			severity: "warning",
			summary: "A tag of a component is not closed, or closes nothing.",
			cause: "Both tags must be in the same block: a component that is opened in a list item is closed there.",
			cure: "Add or remove the tag. A component without content closes itself: `<Name />`.",
		},
		{
			code: "unsupported-block",
			severity: "warning",
			summary: "A `<script>` or `<style>` block of a Vue page is left out.",
			cause: "Nothing in content is run, and pages have no style sheets of their own.",
			cure: "Register components in the module that `components` names, and put rules into a style sheet of `css`.",
		},
		{
			code: "unsupported-export",
			severity: "warning",
			summary: "An `export` in a Markdown file is not run.",
			cause: "Only constants with a plain value can be used on the page.",
			cure: 'Write `export const name = "value"`, or remove the line.',
		},
		{
			code: "unsupported-expression",
			severity: "warning",
			summary: "An expression in braces is not run and is shown as text.",
			cause:
				"Text in braces, as in MDX or Vue, is replaced only if it names a constant of the page or a value of its front matter.",
			cure: "Write the text itself. To show braces, put them in backticks.",
		},
		{
			code: "unsupported-head",
			severity: "warning",
			summary: "An element in the head of a page is left out.",
			cause:
				"A page can have a title, a description, a canonical URL, and other `<meta>` and `<link>` elements that load nothing. Scripts and styles are the same on all pages.",
			cure: "Add scripts and styles to all pages with the keys `scripts`, `stylesheets` and `head`.",
		},
		{
			code: "unsupported-import",
			severity: "warning",
			summary: "An `import` in a Markdown file is not run.",
			cause: "Imports of Markdown are includes, and components are found by their names. Other modules are not loaded.",
			cure: "Export the component from the module that `components` names, or remove the line.",
		},
		{
			code: "unsupported-vue",
			severity: "warning",
			summary: "Syntax of Vue is left out.",
			cause: "Directives such as `v-if` and bindings such as `:class` are not run. The text in the element is shown.",
			cure: "Write what readers should see.",
		},
	],
};
