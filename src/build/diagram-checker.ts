/** Checks the diagrams that the browser will draw, while pages are rendered. */
import type { Cache } from "../cache/cache.ts";
import type { Host } from "../host.ts";
import type { DiagramSource, ParsedDocument } from "../model/document.ts";
import type { Problem, ProblemReport } from "../model/problem.ts";
import type { DiagramCheck, DiagramFault } from "../work/diagrams.ts";
import type { Workers } from "../work/workers.ts";
import { keyOfValue } from "./keys.ts";

/** A diagram, and the version of mermaid that checks it. */
interface DiagramItem {
	readonly text: string;
	readonly version: string;
}

/** The returned function starts the check, and returns a function that waits for it. */
export function createDiagramChecker(cache: Cache, workers: Workers) {
	const memo = cache.memo<DiagramItem, DiagramCheck>({
		name: "diagrams",
		nameOf: ({ text }) => text,
		keyOf: keyOfValue,
	});
	return async (
		documents: readonly ParsedDocument[],
		{ findMermaid }: Pick<Host, "findMermaid">,
	): Promise<() => Promise<ProblemReport>> => {
		const diagrams = documents.flatMap(({ diagrams = [] }) => diagrams);
		const [first] = diagrams;
		if (!first || !findMermaid) return async () => ({ problems: [] });
		const mermaid = findMermaid();
		if (!mermaid)
			return async () => ({ problems: [missingMermaidProblem(first)] });
		const { version } = mermaid;
		const items = [...new Set(diagrams.map(({ text }) => text))].map(
			(text): DiagramItem => ({ text, version }),
		);
		const lookup = await memo.lookUp(items);
		const texts = lookup.missing.map(({ text }) => text);
		const pending = workers.run(
			"diagrams",
			texts.length > 0 ? [texts] : [],
			mermaid,
		);
		return async () => {
			const computed: DiagramCheck[] = [];
			for await (const checks of pending) computed.push(...checks);
			const checks = memo.complete(lookup, computed);
			const faults = new Map(
				items.map(({ text }, i) => [text, checks[i]?.fault]),
			);
			const faultOf = ({ text }: DiagramSource) => faults.get(text);
			const drawnLater = diagrams.filter((diagram) => !faultOf(diagram));
			return {
				problems: [
					...diagrams.flatMap((diagram) => {
						const fault = faultOf(diagram);
						return fault ? [diagramProblem(diagram, fault)] : [];
					}),
					...drawnLaterProblems(drawnLater),
				],
			};
		};
	};
}

const missingMermaidProblem = ({ at }: DiagramSource): Problem => ({
	severity: "error",
	code: "mermaid-missing",
	message:
		"this diagram is drawn in the browser with the package mermaid, which is not installed",
	at,
	hint: "run npm install mermaid",
});

const diagramProblem = (
	{ at, isIncluded }: DiagramSource,
	{ message, line }: DiagramFault,
): Problem => ({
	severity: "warning",
	code: "bad-diagram",
	message,
	at: isIncluded ? at : { ...at, line: at.line + line - 1 },
	hint: "readers see the source of the diagram in its place; try it on https://mermaid.live",
});

const MAX_LISTED_DIAGRAMS = 8;

/** One notice for all of them. */
function drawnLaterProblems(diagrams: readonly DiagramSource[]): Problem[] {
	const [first] = diagrams;
	if (!first) return [];
	const listed = diagrams
		.slice(0, MAX_LISTED_DIAGRAMS)
		.map(({ at, text }) => `${at.path}:${at.line} (${kindOf(text)})`);
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

/** @example "gantt" */
const kindOf = (text: string): string =>
	/^\s*([\w-]{1,30})/m.exec(
		text.replace(/^\s*---[\s\S]*?\n---|%%.*/gm, ""),
	)?.[1] ?? "diagram";
