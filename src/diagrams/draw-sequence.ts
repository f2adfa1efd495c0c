import {
	layoutSequence,
	type PlacedBlock,
	type PlacedMessage,
	type PlacedParticipant,
	type PlacedSequence,
	SMALL_FONT_SIZE,
} from "./layout-sequence.ts";
import { END_LENGTHS, lineEnd } from "./lines.ts";
import type { Sequence } from "./sequence.ts";
import { centeredText, type Drawing, formatNumber, rectOf, writeElement } from "./svg.ts";

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
	const ends = { filled: "", stroked: "" };
	for (const placed of messages) {
		const { message, y, loopHeight } = placed;
		const { from, to } = placed;
		const endHead = message.end === "open" ? "none" : message.end;
		if (loopHeight > 0) {
			const bottom = y + loopHeight;
			paths[message.line] +=
				`M${formatNumber(from)} ${formatNumber(y)}h22a8 8 0 0 1 8 8V${formatNumber(bottom - 8)}a8 8 0 0 1 -8 8H${formatNumber(from + END_LENGTHS[endHead])}`;
			const drawn = lineEnd(endHead, { x: from, y: bottom }, { x: from + 20, y: bottom });
			ends.filled += drawn.filled ?? "";
			ends.stroked += drawn.stroked ?? "";
			if (message.end === "open") ends.stroked += openHead(from, bottom, 1);
			continue;
		}
		const sign = Math.sign(from - to) || 1;
		paths[message.line] +=
			`M${formatNumber(from - sign * END_LENGTHS[message.start])} ${formatNumber(y)}H${formatNumber(to + sign * END_LENGTHS[endHead])}`;
		for (const drawn of [
			lineEnd(endHead, { x: to, y }, { x: from, y }),
			lineEnd(message.start, { x: from, y }, { x: to, y }),
		]) {
			ends.filled += drawn.filled ?? "";
			ends.stroked += drawn.stroked ?? "";
		}
		if (message.end === "open") ends.stroked += openHead(to, y, sign);
	}
	const lines =
		(paths.solid && writeElement("path", { d: paths.solid })) +
		(paths.dotted && writeElement("path", { d: paths.dotted, "stroke-dasharray": "5 4" })) +
		(ends.stroked && writeElement("path", { d: ends.stroked }));
	const numbers = messages.filter(({ message }) => message.number !== undefined);
	const long = messages.filter(({ isLong }) => isLong);
	return (
		(long.length > 0
			? writeElement("g", { fill: "var(--background)" }, long.map(({ label }) => rectOf(label)).join(""))
			: "") +
		(lines && writeElement("g", { fill: "none", stroke: "var(--faint)", "stroke-width": "1.5" }, lines)) +
		(ends.filled ? writeElement("path", { d: ends.filled, fill: "var(--faint)" }) : "") +
		writeElement(
			"g",
			{ "font-size": String(SMALL_FONT_SIZE) },
			messages
				.map(({ label }) => (label.text.width > 0 ? centeredText(label.text, label, SMALL_FONT_SIZE) : ""))
				.join(""),
		) +
		numbers.map(messageNumber).join("")
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
	activations.length === 0
		? ""
		: writeElement(
				"g",
				{ fill: "var(--accent-soft)", stroke: "var(--accent)" },
				activations.map((box) => rectOf(box, { rx: 2 })).join(""),
			);

function drawNotes({ notes }: PlacedSequence): string {
	if (notes.length === 0) return "";
	return (
		writeElement(
			"g",
			{ fill: "var(--mark)", stroke: "var(--edge)" },
			notes.map((note) => rectOf(note, { rx: 3 })).join(""),
		) +
		writeElement(
			"g",
			{ "font-size": String(SMALL_FONT_SIZE) },
			notes.map((note) => centeredText(note.text, note, SMALL_FONT_SIZE)).join(""),
		)
	);
}

function drawBlocks(blocks: readonly PlacedBlock[]): string {
	if (blocks.length === 0) return "";
	const frames = blocks.map(({ left, right, top, bottom }) =>
		rectOf({ x: (left + right) / 2, y: (top + bottom) / 2, width: right - left, height: bottom - top }, { rx: 6 }),
	);
	const tabs = blocks.map(({ left, top, keyword }) =>
		writeElement("path", {
			d: `M${formatNumber(left)} ${formatNumber(top + keyword.height + 10)}H${formatNumber(left + keyword.width + 14)}l8 -8V${formatNumber(top)}H${formatNumber(left + 6)}a6 6 0 0 0 -6 6z`,
			fill: "var(--raised)",
		}),
	);
	const separators = blocks.flatMap(({ left, right, sections }) =>
		sections.map(({ y }) => `M${formatNumber(left)} ${formatNumber(y)}H${formatNumber(right)}`),
	);
	const labels = blocks.flatMap(({ label, sections }) => [label, ...sections.map((section) => section.label)]);
	return (
		writeElement(
			"g",
			{ fill: "none", stroke: "var(--edge)" },
			frames.join("") +
				tabs.join("") +
				(separators.length > 0
					? writeElement("path", {
							d: separators.join(""),
							"stroke-dasharray": "6 4",
						})
					: ""),
		) +
		writeElement(
			"g",
			{ fill: "var(--background)" },
			labels
				.filter(({ width }) => width > 0)
				.map((label) => rectOf(label))
				.join(""),
		) +
		writeElement(
			"g",
			{ "font-size": String(SMALL_FONT_SIZE), fill: "var(--faint)" },
			blocks
				.map(({ keyword }) => centeredText(keyword.text, keyword, SMALL_FONT_SIZE, { "font-weight": "600" }))
				.join("") +
				labels
					.filter(({ width }) => width > 0)
					.map((label) => centeredText(label.text, label, SMALL_FONT_SIZE))
					.join(""),
		)
	);
}
