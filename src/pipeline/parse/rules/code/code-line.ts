/** A line of a code block with what is known about it. */
import type { TwoslashNode } from "../../../../model/content/twoslash.ts";

/** The marks of a line, by their names in comments. */
export const MARK_NAMES = {
	highlight: "highlight",
	hl: "highlight",
	"++": "added",
	"--": "removed",
	focus: "focus",
	error: "error",
	warning: "warning",
} as const;
export type LineMark = (typeof MARK_NAMES)[keyof typeof MARK_NAMES];

export interface CodeLine {
	readonly text: string;
	readonly marks: ReadonlySet<LineMark>;
	/** The number of the item that explains the line. */
	readonly annotation?: number;
	/** What twoslash says about the line. */
	readonly types?: readonly TwoslashNode[];
}
