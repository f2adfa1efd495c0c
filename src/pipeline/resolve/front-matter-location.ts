import type { ParsedDocument } from "../../model/content/document.ts";
import { type SourceLocation, wholeFile } from "../../model/problems/problem.ts";

/** Location of a key in the front matter; the whole file if the key is missing: its name counts then. */
export const frontMatterLocation = (
	{ path, keys }: Pick<ParsedDocument, "path" | "keys">,
	key: string,
): SourceLocation => keys[key] ?? wholeFile(path);
