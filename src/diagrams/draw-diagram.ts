/** Draws diagrams in Mermaid's syntax as SVG, without a browser. */
import { drawGraph, narrowGraph } from "./draw-graph.ts";
import type { Graph } from "./graph.ts";
import { isEntityRelationships, readEntityRelationships } from "./read-entity-relationships.ts";
import { isFlowchart, readFlowchart } from "./read-flowchart.ts";
import { isStateDiagram, readStateDiagram } from "./read-state-diagram.ts";
import { drawSequence } from "./sequence/draw-sequence.ts";
import { isSequence, readSequence } from "./sequence/read-sequence.ts";
import { type DiagramStatements, readStatements } from "./statements.ts";
import { svgOf } from "./svg.ts";
import { describeGraph, describeSequence } from "./text-alternative.ts";
import { rejectDiagram, UnsupportedDiagram } from "./unsupported-diagram.ts";

export interface DrawnDiagram {
	/** One picture, or two of which each screen shows one. */
	readonly html: string;
	/** Whether readers with the narrowest screens have to scroll. */
	readonly isWide: boolean;
	/** The diagram's `accTitle`. */
	readonly title?: string | undefined;
}

/** The width of the text on a wide screen, on a phone, and on a screen of 320 pixels. */
const COLUMN_WIDTH = 616;
const PHONE_WIDTH = 324;
const SMALLEST_PHONE_WIDTH = 280;
/** A picture that is a little too wide is still better than one that is much wider. */
const MAX_PHONE_WIDTH = 340;

/** Texts are drawn again when another part of their page changes. */
const drawnDiagrams = new Map<string, DrawnDiagram | UnsupportedDiagram>();
const MAX_DRAWN_DIAGRAMS = 300;

/** Returns `undefined` for a diagram that only Mermaid can draw, or that has a problem. */
export function drawDiagram(source: string): DrawnDiagram | undefined {
	const drawn = drawOrReject(source);
	return drawn instanceof UnsupportedDiagram ? undefined : drawn;
}

/** What is in a diagram that is not drawn here: `shape`, or `gantt` for a kind of diagram; `undefined` if it is drawn. */
export function unsupportedPart(source: string): string | undefined {
	const drawn = drawOrReject(source);
	return drawn instanceof UnsupportedDiagram ? drawn.message : undefined;
}

function drawOrReject(source: string): DrawnDiagram | UnsupportedDiagram {
	const known = drawnDiagrams.get(source);
	if (known) return known;
	if (drawnDiagrams.size >= MAX_DRAWN_DIAGRAMS) drawnDiagrams.clear();
	const drawn = drawSupportedDiagram(source);
	drawnDiagrams.set(source, drawn);
	return drawn;
}

function drawSupportedDiagram(source: string): DrawnDiagram | UnsupportedDiagram {
	try {
		const statements = readStatements(source);
		const { title, description } = statements;
		const { alternative, draw, drawNarrow } = readDiagram(statements);
		const picture = draw(COLUMN_WIDTH);
		const narrow = picture.width > PHONE_WIDTH ? drawNarrow(PHONE_WIDTH) : picture;
		const hasNarrow = narrow !== picture && (narrow.width <= MAX_PHONE_WIDTH || narrow.width < picture.width * 0.7);
		const accessible = { role: "img", "aria-label": description ?? alternative };
		return {
			html: hasNarrow
				? svgOf(picture, { class: "on-wide", ...accessible }) +
					svgOf(narrow, { class: "on-small", display: "none", ...accessible })
				: svgOf(picture, accessible),
			isWide: (hasNarrow ? narrow : picture).width > SMALLEST_PHONE_WIDTH,
			title,
		};
	} catch (error) {
		if (error instanceof UnsupportedDiagram) return error;
		throw error;
	}
}

const GRAPHS: readonly (readonly [(header: string) => boolean, (statements: DiagramStatements) => Graph])[] = [
	[isFlowchart, readFlowchart],
	[isStateDiagram, readStateDiagram],
	[isEntityRelationships, readEntityRelationships],
];

function readDiagram(statements: DiagramStatements) {
	const { header } = statements;
	if (isSequence(header)) {
		const sequence = readSequence(statements);
		const draw = (maxWidth: number) => drawSequence(sequence, maxWidth);
		return { draw, drawNarrow: draw, alternative: describeSequence(sequence) };
	}
	const read = GRAPHS.find(([isKind]) => isKind(header))?.[1];
	if (!read) rejectDiagram(header);
	const graph = read(statements);
	return {
		alternative: describeGraph(graph),
		draw: (maxWidth: number) => drawGraph(graph, maxWidth),
		drawNarrow: (maxWidth: number) => drawGraph(narrowGraph(graph), maxWidth),
	};
}
