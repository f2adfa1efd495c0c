import type { ParsedDocument } from "../../../model/content/document.ts";

/** The description that the author gave, otherwise the beginning of the text. */
export const documentDescriptionOf = ({
	frontMatter,
	excerpt,
}: Pick<ParsedDocument, "frontMatter" | "excerpt">): string => frontMatter.description ?? excerpt;
