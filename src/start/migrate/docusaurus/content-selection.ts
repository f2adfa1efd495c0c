import type { ContentSelectionOptions } from "../../../config/keys/content-selection.ts";
import { definedFields } from "../../../config/values.ts";
import { textsOf, type UntypedRecord } from "../untyped.ts";

/** What Docusaurus excludes by default is not a page here either. */
const DEFAULT_EXCLUSIONS = ["**/_*.{js,jsx,ts,tsx,md,mdx}", "**/_*/**", "**/*.test.{js,jsx,ts,tsx}", "**/__tests__/**"];

/** The patterns of files that are pages, and of those that are not. */
export function selectionOf({ include, exclude }: UntypedRecord): ContentSelectionOptions {
	const excluded = textsOf(exclude).filter((pattern) => !DEFAULT_EXCLUSIONS.includes(pattern));
	return definedFields({
		include: include === undefined ? undefined : textsOf(include),
		exclude: excluded.length > 0 ? excluded : undefined,
	});
}
