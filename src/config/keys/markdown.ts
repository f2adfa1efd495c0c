/** `markdown`: extensions and limits of the Markdown parser. */
import * as v from "valibot";
import type { DeepReadonly } from "../deep-readonly.ts";
import type { ParsedConfig } from "../schema.ts";
import { integer } from "../values.ts";

export interface MarkdownKeys {
	/** Extensions and limits of Markdown. */
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
	/** The deepest nesting of blocks, at least 10. Deeper text is reported. @default 100 */
	readonly maxNesting?: number;
}

const markdownOptions = v.strictObject({
	html: v.exactOptional(v.picklist(["safe", "trusted", "escape"]), "safe"),
	math: v.exactOptional(v.boolean(), true),
	emoji: v.exactOptional(v.boolean(), true),
	maxNesting: v.exactOptional(v.pipe(integer, v.minValue(10)), 100),
});

export const markdownKeys = {
	markdown: v.exactOptional(markdownOptions, {}),
};

export type MarkdownConfig = DeepReadonly<
	v.InferOutput<typeof markdownOptions>
>;

export const resolveMarkdown = ({
	markdown,
}: ParsedConfig): { readonly markdown: MarkdownConfig } => ({ markdown });
