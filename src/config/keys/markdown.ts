/** `markdown`: extensions and limits of the Markdown parser. */

import type { MarkdownIt } from "markdown-it";
import * as v from "valibot";
import type { MarkdownExtension } from "../../model/content/markdown-extension.ts";
import type { DeepReadonly } from "../deep-readonly.ts";
import { folderPath } from "../paths.ts";
import type { ParsedKeys } from "../values.ts";
import { expected, integer } from "../values.ts";

export interface MarkdownKeys {
	/** Extensions and limits of Markdown. @default {} */
	readonly markdown?: MarkdownOptions;
}

export interface MarkdownOptions {
	/**
	 * Raw HTML: `safe` keeps an allow-list of tags and attributes, `trusted` keeps everything, `escape` shows tags as text.
	 * With `trusted`, where authors may write scripts, an unsafe URL is a warning; otherwise it is an error.
	 * @default "safe"
	 */
	readonly html?: "safe" | "trusted" | "escape";
	/** Formulas between dollar signs. @default true */
	readonly math?: boolean;
	/** Emoji short codes such as `:tada:`. @default true */
	readonly emoji?: boolean;
	/**
	 * How the ids of headings are made of their texts: `github` leaves punctuation out (`build.lib` becomes `buildlib`),
	 * `vitepress` writes a hyphen in its place (`build-lib`), and finds headings by fragments such as `#build.lib`.
	 * @default "github"
	 */
	readonly headingIds?: "github" | "vitepress";
	/**
	 * The deepest nesting of blocks, at least 10. Deeper text is reported.
	 * @default 100
	 * @example 50
	 */
	readonly maxNesting?: number;
	/**
	 * Folders and files of the site that pages may include besides the content, relative to the folder of the site.
	 * Whoever writes content can publish what is in them. Names that begin with a dot and `node_modules` are never
	 * included.
	 * @default []
	 * @example ["examples"]
	 */
	readonly includeFrom?: readonly string[];
	/**
	 * Adds plugins to the parser, which is markdown-it. Unless `html` is `trusted`, what they produce may have the
	 * tags and attributes that raw HTML may have. The function is called on each thread.
	 * @default none
	 * @example (md) => md.use(deflist).use(abbr)
	 */
	readonly use?: (md: MarkdownIt) => void;
}

const includableFolder = v.pipe(
	folderPath,
	v.check(
		(path) => !/(?:^|\/)(?:\.|node_modules(?:\/|$))/i.test(path),
		expected("a folder without a dot at the start of a name"),
	),
);

const markdownOptions = v.strictObject({
	html: v.exactOptional(v.picklist(["safe", "trusted", "escape"]), "safe"),
	math: v.exactOptional(v.boolean(), true),
	emoji: v.exactOptional(v.boolean(), true),
	headingIds: v.exactOptional(v.picklist(["github", "vitepress"]), "github"),
	maxNesting: v.exactOptional(v.pipe(integer, v.minValue(10)), 100),
	includeFrom: v.exactOptional(v.array(includableFolder), []),
	use: v.exactOptional(v.custom<MarkdownExtension>((input) => typeof input === "function", expected("a function"))),
});

export const markdownKeys = {
	markdown: v.exactOptional(markdownOptions, {}),
};

export interface MarkdownConfig
	extends DeepReadonly<Omit<v.InferOutput<typeof markdownOptions>, "use" | "includeFrom">> {
	/** A hash of `use` and of all that it depends on. */
	readonly extension?: string;
}

/** The configuration is plain data: `loadConfig` replaces `use` by a module that has it. */
export const resolveMarkdown = ({
	markdown: { use: _, includeFrom, ...markdown },
}: ParsedKeys<typeof markdownKeys>): {
	readonly markdown: MarkdownConfig;
	readonly includeFrom: readonly string[];
} => ({ markdown, includeFrom });
