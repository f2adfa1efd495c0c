import type { FrontMatterConfig, FrontMatterSchemaConfig } from "../config.ts";
import type { SourceFile } from "./source.ts";

/** The front matter keys of the site itself that a file may have. */
export const frontMatterSchemaOf = (
	frontMatter: Partial<FrontMatterConfig>,
	{ area }: Pick<SourceFile, "area">,
): FrontMatterSchemaConfig | undefined => (area === "chrome" ? undefined : frontMatter[area]);
