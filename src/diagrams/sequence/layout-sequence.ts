/** Gives the parts of a sequence diagram their positions. */
import { type Box, boxAround, type PlacedText } from "../geometry.ts";
import { wrapText } from "../text-size.ts";
import {
	type Columns,
	LOOP_WIDTH,
	MARGIN,
	messageWidth,
	type PlacedParticipant,
	placeColumns,
	placeNote,
	SMALL_FONT_SIZE,
} from "./place-columns.ts";
import type { Message, Sequence, SequenceStep } from "./sequence.ts";

export interface PlacedMessage {
	readonly message: Message;
	readonly from: number;
	readonly to: number;
	readonly y: number;
	/** The line to the same participant comes back this much lower; 0 for other messages. */
	readonly loopHeight: number;
	readonly label: PlacedText;
	/** Whether other participants are between the two. */
	readonly isLong: boolean;
}

export interface PlacedBlock {
	readonly left: number;
	readonly right: number;
	readonly top: number;
	readonly bottom: number;
	readonly keyword: PlacedText;
	readonly label: PlacedText;
	readonly sections: readonly { readonly y: number; readonly label: PlacedText }[];
}

export interface PlacedSequence {
	readonly participants: readonly PlacedParticipant[];
	/** Whether the participants are repeated below. */
	readonly isTall: boolean;
	readonly messages: readonly PlacedMessage[];
	readonly notes: readonly PlacedText[];
	readonly blocks: readonly PlacedBlock[];
	readonly activations: readonly Box[];
	readonly lifelineBottom: number;
	readonly width: number;
	readonly height: number;
}

const HEADER_GAP = 18;
const TALL = 480;
const BLOCK_PADDING = 12;
const ACTIVATION_WIDTH = 9;

/** @param labelWidth the width of messages between neighbours, and of participants */
export function layoutSequence(sequence: Sequence, labelWidth: number): PlacedSequence {
	const columns = placeColumns(sequence, labelWidth);
	const { heads, headHeight, centerOf, indexOf } = columns;
	let y = MARGIN + headHeight + HEADER_GAP;
	const messages: PlacedMessage[] = [];
	const notes: PlacedText[] = [];
	const blocks: PlacedBlock[] = [];
	const activations: Box[] = [];
	const active = new Map<string, number[]>();
	const openBlocks: OpenBlock[] = [];
	const deactivate = (id: string, bottom: number) => {
		const top = active.get(id)?.pop();
		if (top !== undefined)
			activations.push({
				x: centerOf(id) + (active.get(id)?.length ?? 0) * 4,
				y: (top + bottom) / 2,
				width: ACTIVATION_WIDTH,
				height: Math.max(bottom - top, 8),
			});
	};

	for (const step of sequence.steps) {
		switch (step.kind) {
			case "message": {
				const text = wrapText(step.label, messageWidth(step, indexOf, labelWidth), SMALL_FONT_SIZE);
				const [from, to] = [centerOf(step.from), centerOf(step.to)];
				const isLoop = step.from === step.to;
				if (!isLoop) y += text.height + 5;
				const loopHeight = isLoop ? Math.max(24, text.height - 6) : 0;
				messages.push({
					message: step,
					from,
					to,
					y,
					loopHeight,
					isLong: Math.abs(indexOf(step.from) - indexOf(step.to)) > 1,
					label: {
						text,
						x: isLoop ? from + LOOP_WIDTH + 8 + text.width / 2 : (from + to) / 2,
						y: isLoop ? y + loopHeight / 2 : y - 5 - text.height / 2,
						width: text.width + 8,
						height: text.height,
					},
				});
				y += loopHeight + 17;
				break;
			}
			case "note": {
				const note = placeNote(step, columns, labelWidth, y);
				notes.push(note);
				y += note.height + 12;
				break;
			}
			case "activate":
				active.set(step.id, [...(active.get(step.id) ?? []), y - 17]);
				break;
			case "deactivate":
				deactivate(step.id, y - 17);
				break;
			case "block": {
				const open = openBlock(step, sequence, columns, labelWidth, y);
				openBlocks.push(open);
				y += Math.max(open.label.height, open.keyword.height) + 16;
				break;
			}
			case "section": {
				const open = openBlocks.at(-1);
				if (!open) break;
				const label = sideText(step.label ? `[${step.label}]` : "", open.left + 10, y + 6, open.right - open.left - 20);
				open.sections.push({ y, label });
				y += label.height + 14;
				break;
			}
			case "block-end": {
				const open = openBlocks.pop();
				if (open) blocks.push({ ...open, bottom: y });
				y += 12;
			}
		}
	}
	for (const [id, tops] of active) for (const _ of [...tops]) deactivate(id, y);

	const lifelineBottom = y + 2;
	const isTall = lifelineBottom > TALL;
	const bottom = isTall ? lifelineBottom + headHeight : lifelineBottom;
	const placed = boxAround([
		...heads,
		...notes,
		...messages.map(({ label }) => label),
		...blocks.map(({ left, right, top }) => ({ x: (left + right) / 2, y: top, width: right - left, height: 0 })),
	]);
	const shift = MARGIN + placed.width / 2 - placed.x;
	const moved = <T extends { readonly x: number }>(item: T): T => ({ ...item, x: item.x + shift });
	return {
		participants: heads.map(moved),
		isTall,
		messages: messages.map(({ from, to, label, ...message }) => ({
			...message,
			from: from + shift,
			to: to + shift,
			label: moved(label),
		})),
		notes: notes.map(moved),
		blocks: blocks.reverse().map((block) => ({
			...block,
			left: block.left + shift,
			right: block.right + shift,
			keyword: moved(block.keyword),
			label: moved(block.label),
			sections: block.sections.map(({ y, label }) => ({ y, label: moved(label) })),
		})),
		activations: activations.map(moved),
		lifelineBottom,
		width: Math.ceil(placed.width + 2 * MARGIN),
		height: Math.ceil(bottom + MARGIN),
	};
}

interface OpenBlock extends Omit<PlacedBlock, "bottom" | "sections"> {
	readonly sections: { y: number; label: PlacedText }[];
}

/** A frame around all participants of its steps, inside of the frames around it. */
function openBlock(
	block: Extract<SequenceStep, { kind: "block" }>,
	{ steps }: Sequence,
	columns: Columns,
	labelWidth: number,
	top: number,
): OpenBlock {
	const { heads, centerOf } = columns;
	const { inner, depth } = contentOf(block, steps);
	const centers = inner.flatMap((step) =>
		step.kind === "message" ? [step.from, step.to].map(centerOf) : step.kind === "note" ? step.at.map(centerOf) : [],
	);
	const all = centers.length > 0 ? centers : heads.map(({ x }) => x);
	const wide = inner.flatMap((step): Pick<Box, "x" | "width">[] => {
		if (step.kind === "note") return [placeNote(step, columns, labelWidth, top)];
		if (step.kind !== "message" || step.from !== step.to) return [];
		const { width } = wrapText(step.label, labelWidth, SMALL_FONT_SIZE);
		return [{ x: centerOf(step.from) + LOOP_WIDTH + 8 + width / 2, width }];
	});
	const inset = (1 + depth) * BLOCK_PADDING;
	const left = Math.min(
		...all.map((center) => center - 22 - inset),
		...wide.map(({ x, width }) => x - width / 2 - inset),
	);
	const right = Math.max(
		...all.map((center) => center + 22 + inset),
		...wide.map(({ x, width }) => x + width / 2 + inset),
	);
	const keyword = sideText(block.keyword, left + 10, top + 5, 200);
	return {
		left,
		right,
		top,
		keyword,
		label: sideText(
			block.label ? `[${block.label}]` : "",
			left + keyword.width + 30,
			top + 5,
			Math.max(80, right - left - keyword.width - 40),
		),
		sections: [],
	};
}

/** The steps in a block, and how deeply blocks are nested in it. */
function contentOf(block: SequenceStep, steps: readonly SequenceStep[]) {
	const start = steps.indexOf(block) + 1;
	let [open, deepest, end] = [1, 1, start];
	for (; end < steps.length && open > 0; end++) {
		if (steps[end]?.kind === "block") open++;
		if (steps[end]?.kind === "block-end") open--;
		deepest = Math.max(deepest, open);
	}
	return { inner: steps.slice(start, end), depth: deepest - 1 };
}

function sideText(label: string, left: number, top: number, maxWidth: number): PlacedText {
	const text = wrapText(label, maxWidth, SMALL_FONT_SIZE);
	const { width, height } = text;
	return { text, width, height, x: left + width / 2, y: top + height / 2 };
}
