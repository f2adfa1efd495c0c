/** Finds diagrams that mermaid cannot parse, with mermaid itself. */
import { readFileSync } from "node:fs";
import { createContext, runInContext } from "node:vm";

export interface InstalledMermaid {
	readonly version: string;
	/** The path of the script that has all of mermaid, which loads in a third of the time of its modules. */
	readonly script: string;
}

export interface DiagramProblem {
	readonly message: string;
	/** 1-based, in the text of the diagram. */
	readonly line: number;
}

/** What the parsers throw; those made with Langium have no `hash`. */
interface MermaidError {
	readonly name?: string;
	readonly message: string;
	readonly hash?: { readonly loc?: { readonly first_line: number }; readonly token?: string };
}

/** Above this, mermaid shows an error in place of the diagram. */
const MAX_LENGTH = 50_000;

export interface DiagramCheck {
	readonly problem?: DiagramProblem;
}

/** Returns the first problem of each diagram, if it has one. */
export async function findDiagramProblems(
	texts: readonly string[],
	{ script }: InstalledMermaid,
): Promise<DiagramCheck[]> {
	const library = loadMermaid(script);
	await library.parse("info"); // registers the kinds of diagrams
	const checks: DiagramCheck[] = [];
	for (const text of texts) {
		const problem = await problemOf(text, library);
		checks.push({ ...(problem && { problem }) });
	}
	return checks;
}

/**
 * Runs the script with global objects of its own. Its sanitizer needs a browser: outside of one, it is a function
 * without methods. Parsing calls two of them for texts that are then discarded, and finds those of all functions here.
 */
function loadMermaid(script: string): MermaidLibrary {
	const context = createContext({
		...{ console, setTimeout, clearTimeout, queueMicrotask, structuredClone },
		...{ URL, TextEncoder, TextDecoder, AbortController, performance, crypto },
	});
	runInContext(PREPARATION, context);
	runInContext(readFileSync(script, "utf8"), context, { filename: script });
	return context.mermaid as MermaidLibrary;
}

/**
 * mermaid copies its whole configuration several times for each line of a diagram. Most of it are colours and the sizes of C4, which
 * parsing does not need: they are left out when the defaults are frozen, before anything is copied.
 */
const PREPARATION = `
	Function.prototype.addHook = () => {};
	Function.prototype.sanitize = (text) => text;
	const { freeze } = Object;
	Object.freeze = (value) =>
		freeze(value?.themeVariables ? Object.assign(value, { themeVariables: {}, c4: {} }) : value);
`;

/** Front matter, directives and comments, which `parse` takes out first; that costs ten times as much as parsing. */
const HAS_SETTINGS = /^\s*---|%%|\r/;

interface MermaidLibrary {
	parse(text: string): Promise<unknown>;
	readonly mermaidAPI: { getDiagramFromText(text: string): Promise<unknown> };
}

async function problemOf(text: string, library: MermaidLibrary): Promise<DiagramProblem | undefined> {
	if (text.length > MAX_LENGTH)
		return { message: `the diagram has more than ${MAX_LENGTH.toLocaleString("en")} characters`, line: 1 };
	try {
		if (HAS_SETTINGS.test(text)) await library.parse(text);
		else await library.mermaidAPI.getDiagramFromText(text);
		return undefined;
	} catch (error) {
		// A parser that needs a browser after all says nothing about the diagram.
		const { name = "" } = error as MermaidError;
		if (name === "TypeError" || name === "ReferenceError") return undefined;
		return toDiagramProblem(error as MermaidError, text);
	}
}

function toDiagramProblem({ name, message, hash }: MermaidError, text: string): DiagramProblem {
	const lines = parsedLinesOf(text);
	const first = lines[0] ?? 1;
	if (name === "UnknownDiagramError") {
		const word = text.split("\n")[first - 1]?.trim().split(/\s/, 1)[0] ?? "";
		return { message: `unknown type of diagram "${word}"`, line: first };
	}
	const parsedLine = hash?.loc?.first_line ?? lineIn(message) ?? 1;
	return {
		message: `mermaid cannot parse the diagram${detailIn(message)}`,
		line: lines[parsedLine - 1] ?? lines.at(-1) ?? 1,
	};
}

const lineIn = (message: string): number | undefined => {
	const line = /\bline (\d+)/.exec(message)?.[1];
	return line === undefined ? undefined : Number(line);
};

/** The end of a message such as `Expecting 'SQE', 'PE', got 'STR'`, or all of a short one. */
function detailIn(message: string): string {
	const got = /\bgot '([^'\n]{1,40})'/.exec(message)?.[1];
	if (got) return `: unexpected ${got}`;
	const unexpected = /unexpected character: ->(.)<-/.exec(message)?.[1];
	if (unexpected) return `: unexpected "${unexpected}"`;
	const [line = ""] = message.split("\n");
	return line !== "" && line.length <= 80 && !/^(?:Parse|Lexical)/.test(line) ? `: ${line}` : "";
}

/** The numbers of the lines that mermaid parses: it drops front matter, comments, and empty lines before the first one. */
function parsedLinesOf(text: string): number[] {
	const lines = text.split("\n");
	const end = lines[0]?.trim() === "---" ? lines.indexOf("---", 1) + 1 : 0;
	const numbers = lines.flatMap((line, index) => (index < end || /^\s*%%(?!\{)/.test(line) ? [] : [index + 1]));
	const isText = (number: number) => !/^\s*(?:%%\{.*\}%%\s*)?$/.test(lines[number - 1] ?? "");
	return numbers.slice(Math.max(0, numbers.findIndex(isText)));
}
