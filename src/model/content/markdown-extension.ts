import type { MarkdownIt } from "markdown-it";

/** The key `markdown.use`: adds rules to the parser. */
export type MarkdownExtension = (md: MarkdownIt) => void;
