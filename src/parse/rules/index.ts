/** The extensions of Markdown, in the order in which they are put in. */
import type { MarkdownIt } from "markdown-it";
import type { MarkdownConfig } from "../../model/config.ts";
import { alerts } from "./alerts.ts";
import { attributes } from "./attributes.ts";
import { code } from "./code.ts";
import { diagrams } from "./diagrams.ts";
import { directives } from "./directives.ts";
import { emojiNames } from "./emoji.ts";
import { footnotes } from "./footnotes.ts";
import { included } from "./included.ts";
import { islands } from "./islands.ts";
import { labels } from "./labels.ts";
import { math } from "./math.ts";
import { strike } from "./strike.ts";
import { tabButtons } from "./tabs.ts";
import { tasks } from "./tasks.ts";
import { unwrapped } from "./unwrapped.ts";

/** Each adds what it needs to a parser, and nothing when the options do not want it. */
export const rules: readonly ((
	md: MarkdownIt,
	options: MarkdownConfig,
) => void)[] = [
	labels,
	included,
	unwrapped,
	directives,
	islands,
	alerts,
	attributes,
	diagrams,
	math,
	code,
	footnotes,
	tabButtons,
	tasks,
	strike,
	emojiNames,
];
