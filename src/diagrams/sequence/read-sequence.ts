/** Reads sequence diagrams. https://mermaid.js.org/syntax/sequenceDiagram.html */
import { labelText } from "../label-text.ts";
import type { DiagramStatements } from "../statements.ts";
import { rejectDiagram } from "../unsupported-diagram.ts";
import type { Message, Participant, Sequence, SequenceStep } from "./sequence.ts";

export const isSequence = (header: string): boolean => header === "sequenceDiagram";

const ID = String.raw`[\p{L}\p{N}_]+(?: [\p{L}\p{N}_]+)*`;
const PARTICIPANT = new RegExp(String.raw`^(participant|actor)\s+(${ID}?)(?:\s+as\s+(.+))?$`, "u");
const MESSAGE = new RegExp(String.raw`^(${ID})\s*(<<)?(--?)(>>|>|x|\))\s*([+-]?)\s*(${ID})\s*:(.*)$`, "u");
const NOTE = new RegExp(String.raw`^note\s+(over|left of|right of)\s+(${ID})(?:\s*,\s*(${ID}))?\s*:(.*)$`, "iu");
const ACTIVATION = new RegExp(String.raw`^(activate|deactivate)\s+(${ID})$`, "u");
const BLOCK = /^(loop|alt|opt|par|critical|break)\b\s*(.*)$/;
/** The sections that a block may have. */
const SECTIONS: Readonly<Record<string, string>> = { else: "alt", and: "par", option: "critical" };

const ENDS: Readonly<Record<string, Message["end"]>> = { ">>": "arrow", ">": "none", x: "cross", ")": "open" };

const MAX_PARTICIPANTS = 30;
const MAX_STEPS = 300;

export function readSequence({ statements }: DiagramStatements): Sequence {
	const participants = new Map<string, Participant>();
	const steps: SequenceStep[] = [];
	const open: string[] = [];
	let number: number | undefined;

	const add = (step: SequenceStep) => {
		steps.push(step);
		if (steps.length > MAX_STEPS) rejectDiagram("many steps");
	};
	const mention = (id: string, label?: string, isPerson = false) => {
		if (label !== undefined || !participants.has(id)) participants.set(id, { id, label: label ?? id, isPerson });
		if (participants.size > MAX_PARTICIPANTS) rejectDiagram("many participants");
		return id;
	};

	for (const statement of statements) {
		if (hasSeparator(statement)) rejectDiagram("statements on one line");
		const participant = PARTICIPANT.exec(statement);
		const message = MESSAGE.exec(statement);
		const note = NOTE.exec(statement);
		const activation = ACTIVATION.exec(statement);
		const block = BLOCK.exec(statement);
		const [, word = "", rest = ""] = /^(\w+)\b\s*(.*)$/.exec(statement) ?? [];
		if (participant) {
			const [, kind, id = "", label = id] = participant;
			mention(id, messageText(label), kind === "actor");
		} else if (message) {
			const [, from = "", both, dashes, head = "", sign, to = "", text = ""] = message;
			if (both && head !== ">>") rejectDiagram("arrow");
			add({
				kind: "message",
				from: mention(from),
				to: mention(to),
				label: messageText(text),
				line: dashes === "--" ? "dotted" : "solid",
				start: both ? "arrow" : "none",
				end: ENDS[head] ?? "none",
				number,
			});
			if (number !== undefined) number++;
			if (sign === "+") add({ kind: "activate", id: to });
			if (sign === "-") add({ kind: "deactivate", id: from });
		} else if (note) {
			const [, place = "", first = "", second, text = ""] = note;
			const side = place.toLowerCase().split(" ")[0];
			if (second && side !== "over") rejectDiagram("note");
			add({
				kind: "note",
				side: side as "over" | "left" | "right",
				at: second ? [mention(first), mention(second)] : [mention(first)],
				label: messageText(text),
			});
		} else if (activation) {
			const [, kind, id = ""] = activation;
			add({ kind: kind as "activate" | "deactivate", id: mention(id) });
		} else if (block) {
			const [, keyword = "", label = ""] = block;
			open.push(keyword);
			add({ kind: "block", keyword, label: messageText(label) });
		} else if (Object.hasOwn(SECTIONS, word)) {
			if (open.at(-1) !== SECTIONS[word]) rejectDiagram("section");
			add({ kind: "section", keyword: word, label: messageText(rest) });
		} else if (statement === "end") {
			if (!open.pop()) rejectDiagram("end");
			add({ kind: "block-end" });
		} else if (statement === "autonumber") number = 1;
		else rejectDiagram("statement");
	}
	if (open.length > 0 || participants.size === 0) rejectDiagram("end");
	return { participants: [...participants.values()], steps };
}

/** In Mermaid, a semicolon ends a statement, and a number sign begins a comment. */
const hasSeparator = (statement: string): boolean => /[;#]/.test(statement.replace(/#\w{1,8};/g, ""));

function messageText(written: string): string {
	if (/^\s*:?(?:no)?wrap:/.test(written)) rejectDiagram("wrapping");
	return labelText(written);
}
