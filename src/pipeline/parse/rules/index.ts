/** The rules of the Markdown parser. */
import type { MarkdownIt } from "markdown-it";
import type { MarkdownConfig } from "../../../model/config.ts";
import { codePlugin } from "./code/code.ts";
import { fenceTabsPlugin } from "./code/fence-tabs.ts";
import { componentsPlugin } from "./components.ts";
import { alertsPlugin } from "./containers/alerts.ts";
import { directivesPlugin } from "./containers/directives.ts";
import { homePlugin } from "./containers/home.ts";
import { islandsPlugin } from "./containers/islands.ts";
import { tabsPlugin } from "./containers/tabs.ts";
import { diagramsPlugin } from "./diagrams.ts";
import { endpointsPlugin } from "./endpoints.ts";
import { footnotesPlugin } from "./footnotes.ts";
import { headBlockPlugin } from "./head-block.ts";
import { htmlPlugin } from "./html.ts";
import { includesPlugin } from "./includes/include-plugin.ts";
import { attributesPlugin } from "./inline/attributes.ts";
import { emojiPlugin } from "./inline/emoji.ts";
import { interpolationPlugin } from "./inline/interpolation.ts";
import { mathPlugin } from "./inline/math.ts";
import { strikethroughPlugin } from "./inline/strikethrough.ts";
import { labelsPlugin } from "./labels.ts";
import { mdxCodeBlockPlugin } from "./mdx-code-block.ts";
import { modulePlugin } from "./modules.ts";
import { tasksPlugin } from "./tasks.ts";
import { tocPlugin } from "./toc.ts";
import { controlReferences } from "./tokens/control-references.ts";
import { headingIdsPlugin, headingsPlugin } from "./tokens/headings.ts";
import { imagesPlugin } from "./tokens/images.ts";
import { linkifyPlugin } from "./tokens/linkify.ts";
import { linksPlugin } from "./tokens/links.ts";
import { tablesPlugin } from "./tokens/tables.ts";
import { nestingPlugin, tokenLimitsPlugin } from "./tokens/token-limits.ts";
import { locationsPlugin } from "./tokens/token-locations.ts";
import { writtenIdsPlugin } from "./tokens/written-ids.ts";
import { unfinishedMarkupPlugin } from "./unfinished-markup.ts";

/** Adds itself to a parser, unless the options disable it. */
type MarkdownRule = (md: MarkdownIt, options: MarkdownConfig) => void;

/** All of them, in the order in which they are added. Those of the site come last. */
export const MARKDOWN_RULES: readonly MarkdownRule[] = [
	// Places and limits.
	locationsPlugin,
	tokenLimitsPlugin,
	nestingPlugin,
	controlReferences,
	headingIdsPlugin,
	unfinishedMarkupPlugin,
	// Bare URLs and raw HTML, before other rules make HTML.
	linkifyPlugin,
	htmlPlugin,
	// Syntax extensions.
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
	// What reads the finished tokens.
	tablesPlugin,
	linksPlugin,
	imagesPlugin,
	headingsPlugin,
	writtenIdsPlugin,
];
