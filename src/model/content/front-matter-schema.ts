/** Which front matter keys of the site itself a file may have. */
import type { FrontMatterConfig, FrontMatterSchemaConfig } from "../config.ts";
import type { SourceFile } from "./source.ts";

/** The keys of a file's area and, for a document, those of its set of documents, which come first. */
export function frontMatterSchemaOf(
	{ docsByVersion = {}, ...areas }: Partial<FrontMatterConfig>,
	{ area, version }: Pick<SourceFile, "area" | "version">,
): FrontMatterSchemaConfig | undefined {
	if (area === "chrome") return undefined;
	const own = area === "docs" ? docsByVersion[version] : undefined;
	return own ? { ...areas.docs, ...own } : areas[area];
}
