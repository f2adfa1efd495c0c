/** `include` and `exclude`, for documents, posts and pages. */
import * as v from "valibot";
import { expected, requiredText } from "../values.ts";

export interface ContentSelectionOptions {
	/**
	 * Patterns of the files that become pages, relative to the folder. Names that begin with `_` are never pages.
	 * @default all
	 * @example ["guides/**"]
	 */
	readonly include?: readonly string[];
	/**
	 * Patterns of files that do not become pages. Images in the same folders can still be shown.
	 * @default none
	 * @example ["**\/drafts/**", "**\/*.tmp.md"]
	 */
	readonly exclude?: readonly string[];
}

const patterns = v.exactOptional(v.array(requiredText, expected("a list of patterns")));

export const contentSelectionOptions = { include: patterns, exclude: patterns };
