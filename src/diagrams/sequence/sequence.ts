/** A sequence diagram: participants, and what happens between them in order. */
import type { LineEnd } from "../graph.ts";

export interface Participant {
	readonly id: string;
	readonly label: string;
	readonly isPerson: boolean;
}

export interface Message {
	readonly kind: "message";
	readonly from: string;
	readonly to: string;
	readonly label: string;
	readonly line: "solid" | "dotted";
	readonly start: LineEnd;
	readonly end: LineEnd | "open";
	/** With `autonumber`. */
	readonly number?: number | undefined;
}

export interface SequenceNote {
	readonly kind: "note";
	readonly side: "over" | "left" | "right";
	/** One or two participants. */
	readonly at: readonly string[];
	readonly label: string;
}

export interface BlockStart {
	readonly kind: "block";
	/** @example "alt" */
	readonly keyword: string;
	readonly label: string;
}

/** Another section of a block, such as `else`. */
export interface BlockSection {
	readonly kind: "section";
	readonly keyword: string;
	readonly label: string;
}

export type SequenceStep =
	| Message
	| SequenceNote
	| BlockStart
	| BlockSection
	| { readonly kind: "block-end" }
	| { readonly kind: "activate" | "deactivate"; readonly id: string };

export interface Sequence {
	readonly participants: readonly Participant[];
	readonly steps: readonly SequenceStep[];
}
