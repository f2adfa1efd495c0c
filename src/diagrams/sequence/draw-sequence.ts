import { addLineEnd, END_LENGTHS } from "../lines.ts";
import { centeredText, type Drawing, formatNumber, rectOf, writeElement, writeGroup } from "../svg.ts";
import { layoutSequence, type PlacedBlock, type PlacedMessage, type PlacedSequence } from "./layout-sequence.ts";
import { type PlacedParticipant, SMALL_FONT_SIZE } from "./place-columns.ts";
import type { Sequence } from "./sequence.ts";

const SMALL_TEXT = { "font-size": String(SMALL_FONT_SIZE) };

const LABEL_WIDTHS = [230, 180, 140, 110, 90, 75];

/** Draws the diagram with the widest labels that make it fit, or else as narrow as it can be. */
export function drawSequence(sequence: Sequence, maxWidth: number): Drawing {
	const placed = layoutToFit(sequence, maxWidth);
	const { width, height } = placed;
	const content = [
		drawLifelines(placed),
		drawBlocks(placed.blocks),
		drawActivations(placed),
		drawMessages(placed.messages),
		drawNotes(placed),
		drawParticipants(placed),
	].join("");
	return { width, height, content };
}

function layoutToFit(sequence: Sequence, maxWidth: number): PlacedSequence {
	let placed: PlacedSequence | undefined;
	for (const width of LABEL_WIDTHS) {
		placed = layoutSequence(sequence, width);
		if (placed.width <= maxWidth) break;
	}
	return placed as PlacedSequence;
}

function drawLifelines({ participants, lifelineBottom }: PlacedSequence): string {
	const d = participants
		.map(({ x, y, height }) => {
			const top = y + height / 2;
			return `M${formatNumber(x)} ${formatNumber(top)}V${formatNumber(lifelineBottom)}`;
		})
		.join("");
	return writeElement("path", { d, stroke: "var(--edge)", "stroke-dasharray": "4 4" });
}

function drawParticipants({ participants, isTall, lifelineBottom }: PlacedSequence): string {
	const rows = isTall
		? [participants, participants.map((placed) => ({ ...placed, y: lifelineBottom + placed.height / 2 }))]
		: [participants];
	const all = rows.flat();
	return (
		writeElement("g", { fill: "var(--accent-soft)", stroke: "var(--accent)" }, all.map(participantShape).join("")) +
		all
			.map(({ participant, text, x, y, height }) =>
				centeredText(text, { x, y: participant.isPerson ? y + height / 2 - 4 - text.height / 2 : y }, undefined, {
					"font-weight": "600",
				}),
			)
			.join("")
	);
}

/** A box, or a person above the name. */
function participantShape(placed: PlacedParticipant): string {
	const { participant, x, y, height, text } = placed;
	if (!participant.isPerson) return rectOf(placed, { rx: 6 });
	const feet = y + height / 2 - text.height - 6;
	return (
		rectOf(placed, { rx: 6, fill: "var(--background)", stroke: "none" }) +
		writeElement("path", {
			d: `M${formatNumber(x - 13)} ${formatNumber(feet)}a13 13 0 0 1 26 0z`,
			"stroke-linejoin": "round",
		}) +
		writeElement("circle", { cx: x, cy: feet - 20, r: 7 })
	);
}

function drawMessages(messages: readonly PlacedMessage[]): string {
	const paths = { solid: "", dotted: "" };
	const ends = { filled: "", stroked: "", hollow: "" };
	for (const { message, y, loopHeight, from, to } of messages) {
		const endHead = message.end === "open" ? "none" : message.end;
		const sign = loopHeight > 0 ? 1 : Math.sign(from - to) || 1;
		const tip = loopHeight > 0 ? { x: from, y: y + loopHeight } : { x: to, y };
		if (loopHeight > 0) {
			paths[message.line] +=
				`M${formatNumber(from)} ${formatNumber(y)}h22a8 8 0 0 1 8 8V${formatNumber(tip.y - 8)}a8 8 0 0 1 -8 8H${formatNumber(from + END_LENGTHS[endHead])}`;
			addLineEnd(ends, endHead, tip, { x: from + 20, y: tip.y });
		} else {
			paths[message.line] +=
				`M${formatNumber(from - sign * END_LENGTHS[message.start])} ${formatNumber(y)}H${formatNumber(to + sign * END_LENGTHS[endHead])}`;
			addLineEnd(ends, endHead, tip, { x: from, y });
			addLineEnd(ends, message.start, { x: from, y }, tip);
		}
		if (message.end === "open") ends.stroked += openHead(tip.x, tip.y, sign);
	}
	const lines =
		(paths.solid && writeElement("path", { d: paths.solid })) +
		(paths.dotted && writeElement("path", { d: paths.dotted, "stroke-dasharray": "5 4" })) +
		(ends.stroked && writeElement("path", { d: ends.stroked }));
	const long = messages.filter(({ isLong }) => isLong);
	const labels = messages.filter(({ label }) => label.text.width > 0);
	return (
		writeGroup({ fill: "var(--background)" }, long, ({ label }) => rectOf(label)) +
		(lines && writeElement("g", { fill: "none", stroke: "var(--faint)", "stroke-width": "1.5" }, lines)) +
		(ends.filled && writeElement("path", { d: ends.filled, fill: "var(--faint)" })) +
		writeGroup(SMALL_TEXT, labels, ({ label }) => centeredText(label.text, label, SMALL_FONT_SIZE)) +
		messages
			.filter(({ message }) => message.number !== undefined)
			.map(messageNumber)
			.join("")
	);
}

const openHead = (x: number, y: number, sign: number): string =>
	`M${formatNumber(x + sign * 9)} ${formatNumber(y - 5)}L${formatNumber(x)} ${formatNumber(y)}L${formatNumber(x + sign * 9)} ${formatNumber(y + 5)}`;

const messageNumber = ({ message, from, y }: PlacedMessage): string =>
	writeElement("circle", { cx: from, cy: y, r: 9, fill: "var(--faint)" }) +
	writeElement(
		"text",
		{ x: from, y: y + 4, "font-size": "11", fill: "var(--background)", "font-weight": "600" },
		String(message.number),
	);

const drawActivations = ({ activations }: PlacedSequence): string =>
	writeGroup({ fill: "var(--accent-soft)", stroke: "var(--accent)" }, activations, (box) => rectOf(box, { rx: 2 }));

const drawNotes = ({ notes }: PlacedSequence): string =>
	writeGroup({ fill: "var(--mark)", stroke: "var(--edge)" }, notes, (note) => rectOf(note, { rx: 3 })) +
	writeGroup(SMALL_TEXT, notes, (note) => centeredText(note.text, note, SMALL_FONT_SIZE));

function drawBlocks(blocks: readonly PlacedBlock[]): string {
	const frames = blocks.map(({ left, right, top, bottom }) =>
		rectOf({ x: (left + right) / 2, y: (top + bottom) / 2, width: right - left, height: bottom - top }, { rx: 6 }),
	);
	const tabs = blocks.map(({ left, top, keyword }) =>
		writeElement("path", {
			d: `M${formatNumber(left)} ${formatNumber(top + keyword.height + 10)}H${formatNumber(left + keyword.width + 14)}l8 -8V${formatNumber(top)}H${formatNumber(left + 6)}a6 6 0 0 0 -6 6z`,
			fill: "var(--raised)",
		}),
	);
	const separators = blocks
		.flatMap(({ left, right, sections }) =>
			sections.map(({ y }) => `M${formatNumber(left)} ${formatNumber(y)}H${formatNumber(right)}`),
		)
		.join("");
	const dashes = separators && writeElement("path", { d: separators, "stroke-dasharray": "6 4" });
	const labels = blocks
		.flatMap(({ label, sections }) => [label, ...sections.map((section) => section.label)])
		.filter(({ width }) => width > 0);
	const texts = [
		...blocks.map(({ keyword }) => centeredText(keyword.text, keyword, SMALL_FONT_SIZE, { "font-weight": "600" })),
		...labels.map((label) => centeredText(label.text, label, SMALL_FONT_SIZE)),
	].join("");
	return (
		(blocks.length > 0
			? writeElement("g", { fill: "none", stroke: "var(--edge)" }, [...frames, ...tabs, dashes].join(""))
			: "") +
		writeGroup({ fill: "var(--background)" }, labels, (label) => rectOf(label)) +
		(texts && writeElement("g", { ...SMALL_TEXT, fill: "var(--faint)" }, texts))
	);
}
