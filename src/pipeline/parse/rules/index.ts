/** The Markdown syntax extensions, in the order in which they are added. */
import type { MarkdownIt } from "markdown-it";
import type { MarkdownConfig } from "../../../model/config.ts";
import { componentsPlugin } from "../components/components-plugin.ts";
import { headBlockPlugin } from "../components/head-block.ts";
import { modulePlugin } from "../components/syntax/module-plugin.ts";
import { codePlugin } from "./code/code.ts";
import { fenceTabsPlugin } from "./code/fence-tabs.ts";
import { mdxCodeBlockPlugin } from "./code/mdx-code-block.ts";
import { alertsPlugin } from "./containers/alerts.ts";
import { directivesPlugin } from "./containers/directives.ts";
import { homePlugin } from "./containers/home.ts";
import { islandsPlugin } from "./containers/islands.ts";
import { tabsPlugin } from "./containers/tabs.ts";
import { diagramsPlugin } from "./diagrams.ts";
import { endpointsPlugin } from "./endpoints.ts";
import { footnotesPlugin } from "./footnotes.ts";
import { includesPlugin } from "./includes/include-plugin.ts";
import { attributesPlugin } from "./inline/attributes.ts";
import { emojiPlugin } from "./inline/emoji.ts";
import { interpolationPlugin } from "./inline/interpolation.ts";
import { mathPlugin } from "./inline/math.ts";
import { strikethroughPlugin } from "./inline/strikethrough.ts";
import { labelsPlugin } from "./labels.ts";
import { tasksPlugin } from "./tasks.ts";
import { tocPlugin } from "./toc.ts";

/** Each adds itself to a parser, unless the options disable it. */
export const syntaxPlugins: readonly ((md: MarkdownIt, options: MarkdownConfig) => void)[] = [
	labelsPlugin,
	includesPlugin,
	mdxCodeBlockPlugin,
	directivesPlugin,
	islandsPlugin,
	componentsPlugin,
	modulePlugin,
	headBlockPlugin,
	tocPlugin,
	alertsPlugin,
	attributesPlugin,
	diagramsPlugin,
	mathPlugin,
	interpolationPlugin,
	homePlugin,
	fenceTabsPlugin,
	codePlugin,
	footnotesPlugin,
	tabsPlugin,
	tasksPlugin,
	strikethroughPlugin,
	emojiPlugin,
	endpointsPlugin,
];
