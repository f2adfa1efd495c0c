/** Extensions of the Markdown parser, and the front matter keys of the site itself. */
import * as v from "valibot";
import type { MarkdownExtension } from "../../model/content/markdown-extension.ts";
import type { DeepReadonly } from "../deep-readonly.ts";
import { folderPath } from "../paths.ts";
import { expected, type ParsedKeys } from "../values.ts";
import { frontMatterSchemas } from "./front-matter.ts";

const includableFolder = v.pipe(
	folderPath,
	v.check(
		(path) => !/(?:^|\/)(?:\.|node_modules(?:\/|$))/i.test(path),
		expected("a folder without a dot at the start of a name"),
	),
);

const markdownOptions = v.strictObject({
	/**
	 * Raw HTML: `safe` keeps an allow-list of tags and attributes, `trusted` keeps everything, `escape` shows tags as text.
	 * With `trusted`, where authors may write scripts, an unsafe URL is a warning; otherwise it is an error.
	 */
	html: v.exactOptional(v.picklist(["safe", "trusted", "escape"]), "safe"),
	/** Formulas between dollar signs. */
	math: v.exactOptional(v.boolean(), true),
	/** Emoji short codes such as `:tada:`. */
	emoji: v.exactOptional(v.boolean(), true),
	/**
	 * How the ids of headings are made of their texts: `github` leaves punctuation out (`build.lib` becomes `buildlib`),
	 * `vitepress` writes a hyphen in its place (`build-lib`), and finds headings by fragments such as `#build.lib`.
	 */
	headingIds: v.exactOptional(v.picklist(["github", "vitepress"]), "github"),
	/**
	 * Folders and files of the site that pages may include besides the content, relative to the folder of the site.
	 * Whoever writes content can publish what is in them. Names that begin with a dot and `node_modules` are never
	 * included.
	 * @example ["examples"]
	 */
	includeFrom: v.exactOptional(v.array(includableFolder), []),
	/**
	 * Adds plugins to the parser, which is markdown-it. Unless `html` is `trusted`, what they produce may have the
	 * tags and attributes that raw HTML may have. The function is called on each thread.
	 * @default none
	 * @example (md) => md.use(deflist).use(abbr)
	 */
	use: v.exactOptional(v.custom<MarkdownExtension>((input) => typeof input === "function", expected("a function"))),
});

export const markdownKeys = {
	/** Extensions of Markdown. */
	markdown: v.exactOptional(markdownOptions, {}),
	/**
	 * Front matter keys of the site itself, which are checked, and which layouts have as `page.frontMatter`. Any other
	 * unknown key is a warning.
	 * @example { docs: { level: { type: "string", values: ["easy", "hard"], required: true } } }
	 */
	frontMatter: v.exactOptional(frontMatterSchemas, {}),
};

export interface MarkdownConfig
	extends DeepReadonly<Omit<v.InferOutput<typeof markdownOptions>, "use" | "includeFrom">> {
	/** A hash of `use` and of all that it depends on. */
	readonly extension?: string;
}

/** The configuration is plain data: `loadConfig` replaces `use` by a module that has it. */
export function resolveMarkdown({ markdown: { use: _, includeFrom, ...markdown } }: ParsedKeys<typeof markdownKeys>): {
	readonly markdown: MarkdownConfig;
	readonly includeFrom: readonly string[];
} {
	return { markdown, includeFrom };
}
