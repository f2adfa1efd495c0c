/** What the check of diagrams has shown; plain data, because several machines may share the check. */

import type { DiagramProblem } from "../../engine/threads/diagrams.ts";
import type { DiagramSource } from "../../model/content/document.ts";
import { didYouMean, type Problem, type SourceLocation } from "../../model/problems/problem.ts";

export interface CheckedDiagram {
	/** The position among all diagrams of the site. */
	readonly number: number;
	readonly at: SourceLocation;
	/** @example "gantt" */
	readonly kind: string;
	readonly problem?: Problem;
}

export const checkedDiagramOf = (diagram: DiagramSource, number: number, problem?: DiagramProblem): CheckedDiagram => ({
	number,
	at: diagram.at,
	kind: kindOf(diagram.text),
	...(problem && { problem: diagramProblem(diagram, problem) }),
});

/** Nothing is checked. */
export const withoutMermaid = (diagram: DiagramSource, number: number): CheckedDiagram => ({
	...checkedDiagramOf(diagram, number),
	problem: missingMermaidProblem(diagram),
});

/** @param checked the diagrams of the site, in any order */
export function createDiagramProblems(checked: readonly CheckedDiagram[]): readonly Problem[] {
	const ordered = checked.toSorted((a, b) => a.number - b.number);
	return [
		...ordered.flatMap(({ problem }) => problem ?? []),
		...drawnLaterProblems(ordered.filter(({ problem }) => !problem)),
	];
}

/** The kinds that the build draws. */
const DRAWN_KINDS = ["flowchart", "graph", "sequenceDiagram", "stateDiagram", "stateDiagram-v2", "erDiagram"];

function missingMermaidProblem({ at, text, unsupported }: DiagramSource): Problem {
	const kind = kindOf(text);
	const isDrawnKind = DRAWN_KINDS.includes(kind);
	return {
		severity: "error",
		code: "mermaid-missing",
		message: `the build does not draw ${isDrawnKind ? `this ${kind} (${unsupported})` : `diagrams of the kind "${kind}"`}, and the package mermaid is not installed`,
		at,
		hint:
			misspeltKindHint(text) ??
			(isDrawnKind
				? "correct or simplify the diagram; if it is right, run npm install mermaid to draw it in the browser"
				: "use a diagram that the build draws (flowchart, sequence, state, entity relationship), or run npm install mermaid"),
	};
}

function misspeltKindHint(text: string): string | undefined {
	const kind = kindOf(text);
	return DRAWN_KINDS.includes(kind) ? undefined : didYouMean(kind, DRAWN_KINDS);
}

const diagramProblem = ({ at, text, isIncluded }: DiagramSource, { message, line }: DiagramProblem): Problem => ({
	severity: "warning",
	code: "bad-diagram",
	message,
	at: isIncluded ? at : { ...at, line: at.line + line - 1 },
	hint: misspeltKindHint(text) ?? "readers see the source of the diagram in its place; try it on https://mermaid.live",
});

const MAX_LISTED_DIAGRAMS = 8;

/** One notice for all of them. */
function drawnLaterProblems(diagrams: readonly CheckedDiagram[]): Problem[] {
	const [first] = diagrams;
	if (!first) return [];
	const listed = diagrams.slice(0, MAX_LISTED_DIAGRAMS).map(({ at, kind }) => `${at.path}:${at.line} (${kind})`);
	const more = diagrams.length - listed.length;
	return [
		{
			severity: "info",
			code: "diagram-in-browser",
			message: `${diagrams.length === 1 ? "1 diagram is" : `${diagrams.length} diagrams are`} drawn in the browser, with Mermaid: ${listed.join(", ")}${more > 0 ? ` and ${more} more` : ""}`,
			at: first.at,
			hint: "the build draws flowcharts, sequence diagrams, state diagrams and entity relationship diagrams without settings of their own",
		},
	];
}

const kindOf = (text: string): string =>
	/^\s*([\w-]{1,30})/m.exec(text.replace(/^\s*---[\s\S]*?\n---|%%.*/gm, ""))?.[1] ?? "diagram";
