/** What Mermaid reads in a diagram, in the words of `src/diagrams/`. */
import { readFileSync } from "node:fs";
import { createContext, runInContext } from "node:vm";

interface Database {
	getVertices?(): Map<string, { text: string; type?: string | null }>;
	getEdges?(): { start: string; end: string; text: string; type: string; stroke: string; length: number }[];
	getSubGraphs?(): { id: string; title: string; nodes: string[] }[];
	getActors?(): Map<string, { description: string; type: string }>;
	getMessages?(): { from?: string; to?: string; message?: unknown; type: number }[];
	getEntities?(): Map<
		string,
		{
			id: string;
			label: string;
			alias: string;
			attributes: { type: string; name: string; keys?: string[]; comment?: string }[];
		}
	>;
	getRelationships?(): {
		entityA: string;
		entityB: string;
		roleA: string;
		relSpec: { cardA: string; cardB: string; relType: string };
	}[];
	getData?(): {
		nodes: { id: string; label: unknown; isGroup?: boolean }[];
		edges: { start: string; end: string; label: string }[];
	};
}

interface Mermaid {
	parse(text: string): Promise<unknown>;
	readonly mermaidAPI: { getDiagramFromText(text: string): Promise<{ db: Database }> };
}

let library: Promise<Mermaid> | undefined;

async function loadMermaid(): Promise<Mermaid> {
	const context = createContext({
		console,
		setTimeout,
		clearTimeout,
		queueMicrotask,
		structuredClone,
		URL,
		TextEncoder,
		TextDecoder,
		AbortController,
		performance,
		crypto,
	});
	runInContext("Function.prototype.addHook = () => {}; Function.prototype.sanitize = (text) => text;", context);
	const script = "node_modules/mermaid/dist/mermaid.min.js";
	runInContext(readFileSync(script, "utf8"), context);
	const mermaid = context.mermaid as Mermaid;
	await mermaid.parse("info"); // registers the kinds of diagrams
	return mermaid;
}

/** Returns `undefined` where Mermaid finds a mistake. */
export async function databaseOf(text: string): Promise<Database | undefined> {
	library ??= loadMermaid();
	const { mermaidAPI } = await library;
	return mermaidAPI.getDiagramFromText(text).then(
		({ db }) => db,
		() => undefined,
	);
}
