/** The content of a diagram as text, for those who do not see it. Needs no words of any language. */
import type { Graph, GraphEdge, LineEnd } from "./graph.ts";
import type { Sequence } from "./sequence/sequence.ts";

const arrowOf = (start: LineEnd, end: LineEnd | "open"): string =>
	end === "none" ? "–" : start === "arrow" ? "↔" : "→";

const onOneLine = (label: string): string => label.replaceAll("\n", " ");

const withLabel = (text: string, label: string): string => (label ? `${text}: ${onOneLine(label)}` : text);

export function describeGraph({ nodes, edges, groups }: Graph): string {
	const names = new Map([
		...groups.map(({ id, label }): [string, string] => [id, label]),
		...nodes.map(({ id, label, shape }): [string, string] => [
			id,
			shape === "start" ? "●" : shape === "end" ? "◉" : onOneLine(label),
		]),
	]);
	const nameOf = (id: string) => names.get(id) ?? id;
	const shown = edges.filter(({ line }) => line !== "invisible");
	const connected = new Set(shown.flatMap(({ from, to }) => [from, to]));
	const entities = nodes.filter(({ rows = [] }) => rows.length > 0);
	return [
		...groups.map(({ id, label }) =>
			withLabel(
				label,
				[...nodes, ...groups]
					.filter((item) => parentOf(item) === id)
					.map((item) => nameOf(item.id))
					.join(", "),
			),
		),
		...nodes
			.filter(({ id, group }) => !connected.has(id) && group === undefined)
			.filter(({ rows = [] }) => rows.length === 0)
			.map(({ id }) => nameOf(id)),
		...entities.map(({ label, rows = [] }) =>
			withLabel(label, rows.map((row) => row.filter(Boolean).join(" ")).join(", ")),
		),
		...shown.map((edge) => describeEdge(edge, nameOf)),
	].join("; ");
}

const parentOf = (item: Graph["nodes"][number] | Graph["groups"][number]): string | undefined =>
	"shape" in item ? item.group : item.parent;

const CARDINALITIES: Partial<Readonly<Record<LineEnd, string>>> = {
	one: "1",
	"zero-or-one": "0..1",
	"one-or-more": "1..*",
	"zero-or-more": "0..*",
};

function describeEdge({ from, to, label, start, end }: GraphEdge, nameOf: (id: string) => string): string {
	const [first, last] = [CARDINALITIES[start], CARDINALITIES[end]];
	const link = first && last ? `${first} – ${last}` : arrowOf(start, end);
	return withLabel(`${nameOf(from)} ${link} ${nameOf(to)}`, label);
}

export function describeSequence({ participants, steps }: Sequence): string {
	const names = new Map(participants.map(({ id, label }) => [id, onOneLine(label)]));
	const nameOf = (id: string) => names.get(id) ?? id;
	const described = steps.flatMap((step): string[] => {
		switch (step.kind) {
			case "message": {
				const arrow = arrowOf(step.start, step.end);
				const number = step.number === undefined ? "" : `${step.number}. `;
				return [withLabel(`${number}${nameOf(step.from)} ${arrow} ${nameOf(step.to)}`, step.label)];
			}
			case "note":
				return [`(${step.at.map(nameOf).join(", ")}) ${onOneLine(step.label)}`];
			case "block":
			case "section":
				return [`${step.keyword} [${onOneLine(step.label)}]`];
			case "block-end":
				return ["end"];
			default:
				return [];
		}
	});
	return described.length > 0 ? described.join("; ") : [...names.values()].join("; ");
}
