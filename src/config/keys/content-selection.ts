/** `include` and `exclude`, for documents, posts and pages. */
import * as v from "valibot";
import { expected, type Input, requiredText } from "../values.ts";

const patterns = v.array(requiredText, expected("a list of patterns"));

export const contentSelection = {
	/**
	 * Patterns of the files that become pages, relative to the folder. Names that begin with `_` are never pages.
	 * @default all
	 * @example ["guides/**"]
	 */
	include: v.exactOptional(patterns),
	/**
	 * Patterns of files that do not become pages. Images in the same folders can still be shown.
	 * @default none
	 * @example ["**\/drafts/**", "**\/*.tmp.md"]
	 */
	exclude: v.exactOptional(patterns),
};

const contentSelectionOptions = v.strictObject(contentSelection);

export type ContentSelectionOptions = Input<typeof contentSelectionOptions>;
