/** Rewrites tags of other dialects, before any Markdown is parsed. */
import type { Env } from "markdown-it";
import { rewriteJsxAttributes } from "./jsx-attributes.ts";
import { removeVueSyntax } from "./vue-syntax.ts";

/** The text with tags of HTML and components only, on the same lines. */
export const rewriteTags = (env: Env | undefined, text: string): string =>
	rewriteJsxAttributes(env, removeVueSyntax(env, text));
