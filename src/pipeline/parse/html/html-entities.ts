/** Entities in HTML. */
import type { MarkdownIt } from "markdown-it";
import { withoutControls } from "../../../model/text/control-characters.ts";

/** The text of a value: entities decoded, as a browser would, without control characters. */
export const decodeEntities = (md: MarkdownIt, value: string): string =>
	// `unescapeAll` also reads Markdown's backslashes, which HTML does not have.
	withoutControls(md.utils.unescapeAll(value.replaceAll("\\", "\\\\")));
