/** Gives the participants of a sequence diagram their columns, and texts their widths. */
import type { PlacedText } from "../geometry.ts";
import { type TextBlock, wrapText } from "../text-size.ts";
import type { Message, Participant, Sequence, SequenceStep } from "./sequence.ts";

export const SMALL_FONT_SIZE = 13;
export const MARGIN = 2;
export const LOOP_WIDTH = 34;

export interface PlacedParticipant extends PlacedText {
	readonly participant: Participant;
}

export interface Columns {
	readonly heads: readonly PlacedParticipant[];
	readonly headHeight: number;
	readonly centerOf: (id: string) => number;
	readonly indexOf: (id: string) => number;
}

/** Each column is as far from the next as the widest text between them needs. */
export function placeColumns({ participants, steps }: Sequence, labelWidth: number): Columns {
	const indexes = new Map(participants.map(({ id }, i) => [id, i]));
	const indexOf = (id: string) => indexes.get(id) ?? 0;
	const texts = participants.map(({ label }) => wrapText(label, Math.min(labelWidth, 150)));
	const widths = texts.map(({ width }) => Math.max(64, width + 28));
	const gaps = widths.slice(1).map((width, i) => (width + (widths[i] ?? 0)) / 2 + 22);
	const needs = steps
		.flatMap((step) => spaceNeededBy(step, indexOf, labelWidth))
		.sort((a, b) => a.to - a.from - (b.to - b.from));
	for (const { from, to, width } of needs) {
		const between = gaps.slice(from, to);
		const missing = width - between.reduce((sum, gap) => sum + gap, 0);
		if (missing > 0)
			for (let i = from; i < to && i < gaps.length; i++) gaps[i] = (gaps[i] ?? 0) + missing / between.length;
	}
	const headHeight =
		Math.max(...texts.map(({ height }) => height)) + (participants.some(({ isPerson }) => isPerson) ? 46 : 22);
	let x = 0;
	const heads = participants.map((participant, i): PlacedParticipant => {
		if (i > 0) x += Math.round(gaps[i - 1] ?? 0);
		return {
			participant,
			text: texts[i] as TextBlock,
			x,
			y: MARGIN + headHeight / 2,
			width: widths[i] ?? 0,
			height: headHeight,
		};
	});
	return { heads, headHeight, centerOf: (id: string) => heads[indexOf(id)]?.x ?? 0, indexOf };
}

/** Between two columns. Notes and messages to the same participant need space beside it. */
function spaceNeededBy(step: SequenceStep, indexOf: (id: string) => number, labelWidth: number) {
	if (step.kind === "message") {
		const indexes = [indexOf(step.from), indexOf(step.to)];
		const text = wrapText(step.label, messageWidth(step, indexOf, labelWidth), SMALL_FONT_SIZE);
		const [from, to] = [Math.min(...indexes), Math.max(...indexes)];
		return from === to
			? [{ from, to: from + 1, width: LOOP_WIDTH + text.width + 22 }]
			: [{ from, to, width: text.width + 30 }];
	}
	if (step.kind !== "note") return [];
	const indexes = step.at.map(indexOf);
	const [from, to] = [Math.min(...indexes), Math.max(...indexes)];
	const { width } = wrapText(step.label, labelWidth * (to - from + 1), SMALL_FONT_SIZE);
	if (step.side === "right") return [{ from, to: from + 1, width: width + 48 }];
	if (step.side === "left") return from === 0 ? [] : [{ from: from - 1, to: from, width: width + 48 }];
	return from === to ? [] : [{ from, to, width: width - 20 }];
}

/** Messages that cross other columns may be wider. */
export const messageWidth = ({ from, to }: Message, indexOf: (id: string) => number, labelWidth: number): number =>
	labelWidth * Math.max(1, Math.abs(indexOf(from) - indexOf(to)) * 0.9);

export function placeNote(
	{ at, side, label }: Extract<SequenceStep, { kind: "note" }>,
	{ centerOf }: Columns,
	labelWidth: number,
	top: number,
): PlacedText {
	const centers = at.map(centerOf);
	const [left, right] = [Math.min(...centers), Math.max(...centers)];
	const span = right - left;
	const text = wrapText(label, span > 0 ? Math.max(labelWidth, span + 20) : labelWidth, SMALL_FONT_SIZE);
	const width = Math.max(text.width + 24, span > 0 ? span + 44 : 0);
	const height = text.height + 14;
	const shift = side === "over" ? 0 : (width / 2 + 12) * (side === "left" ? -1 : 1);
	return { text, width, height, x: (left + right) / 2 + shift, y: top + height / 2 };
}
