import type { ParsedDocument } from "../model/document.ts";
import type { SourceLocation } from "../model/problem.ts";

/** Location of a key in the front matter; the start of the file if the key is missing. */
export const frontMatterLocation = (
	{ path, keys }: Pick<ParsedDocument, "path" | "keys">,
	key: string,
): SourceLocation => keys[key] ?? { path, line: 1, column: 1 };
