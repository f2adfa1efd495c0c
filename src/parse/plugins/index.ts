/** The Markdown syntax extensions, in the order in which they are added. */
import type { MarkdownIt } from "markdown-it";
import type { MarkdownConfig } from "../../model/config.ts";
import { componentsPlugin } from "../components/components-plugin.ts";
import { headBlockPlugin } from "../components/head-block.ts";
import { modulePlugin } from "../components/module-plugin.ts";
import { alertsPlugin } from "./alerts.ts";
import { attributesPlugin } from "./attributes.ts";
import { codePlugin } from "./code.ts";
import { diagramsPlugin } from "./diagrams.ts";
import { directivesPlugin } from "./directives.ts";
import { emojiPlugin } from "./emoji.ts";
import { endpointsPlugin } from "./endpoints.ts";
import { fenceTabsPlugin } from "./fence-tabs.ts";
import { footnotesPlugin } from "./footnotes.ts";
import { homePlugin } from "./home.ts";
import { includesPlugin } from "./include-plugin.ts";
import { interpolationPlugin } from "./interpolation.ts";
import { islandsPlugin } from "./islands.ts";
import { labelsPlugin } from "./labels.ts";
import { mathPlugin } from "./math.ts";
import { mdxCodeBlockPlugin } from "./mdx-code-block.ts";
import { strikethroughPlugin } from "./strikethrough.ts";
import { tabsPlugin } from "./tabs.ts";
import { tasksPlugin } from "./tasks.ts";
import { tocPlugin } from "./toc.ts";

/** Each adds itself to a parser, unless the options disable it. */
export const syntaxPlugins: readonly ((
	md: MarkdownIt,
	options: MarkdownConfig,
) => void)[] = [
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
