/** `import` and `export` in Markdown: what can be honoured without running anything. */
import { type Constants, type Literal, parseLiteral } from "./literals.ts";
import { maskCode } from "./mask-code.ts";

export interface ModuleStatement {
	/** Offsets in the text. */
	readonly start: number;
	readonly end: number;
	/** The statement in short, for messages. */
	readonly title: string;
	readonly kind: "import" | "export";
	/** The names that it defines for the rest of the text. */
	readonly names: readonly string[];
	/** What an import names. */
	readonly from?: string;
	/** The names in the imported module, in the order of `names`: `default`, `*` or what it exports. */
	readonly imported?: readonly string[];
	/** The value of an exported constant; absent if it is not a literal. */
	readonly value?: Literal;
}

const STATEMENT =
	/^(?:import[ \t]*(?=["'{*\w])|export[ \t]+(?=(?:const|let|var|function|class|async|default)\b|[{*]))/gm;
const MAX_TITLE_LENGTH = 60;

/** The statements of a text in order, outside of code. */
export function findModuleStatements(text: string): ModuleStatement[] {
	if (!/^(?:im|ex)port\b/m.test(text)) return [];
	const masked = maskCode(text);
	const statements: ModuleStatement[] = [];
	const constants = new Map<string, Literal>();
	let end = 0;
	let isBroken = false;
	for (const { index, 0: keyword } of masked.matchAll(STATEMENT)) {
		if (index < end) continue;
		if (keyword.startsWith("import")) {
			let found = importAt(text, index);
			while (found) {
				statements.push(found);
				end = found.end;
				found = text.startsWith("import", end) ? importAt(text, end) : undefined;
			}
			continue;
		}
		const extent: number | undefined = isBroken ? undefined : statementEnd(text, index);
		isBroken ||= extent === undefined;
		end = extent ?? lineEnd(text, index);
		const found = exportAt(text, index, end, constants);
		if (found.value !== undefined) constants.set(found.names[0] as string, found.value);
		statements.push(found);
	}
	return statements;
}

/** Clauses are short; a limit keeps the search linear. */
const MAX_CLAUSE_LENGTH = 500;
const CLAUSE = /^[\w$*{},\s]*$/;
/** A line may hold several imports. */
const NEXT_IMPORT = /^;[ \t]*(?=import\b)/;

function importAt(text: string, start: number): ModuleStatement | undefined {
	const paragraph = text.slice(start, start + MAX_CLAUSE_LENGTH);
	const quoteAt = paragraph.search(/["']/);
	const close = paragraph.indexOf(paragraph[quoteAt] ?? "\n", quoteAt + 1);
	if (quoteAt < 0 || close < 0) return;
	const clause = paragraph.slice("import".length, quoteAt).trim();
	const from = paragraph.slice(quoteAt + 1, close).replaceAll("\\_", "_"); // formatters of Markdown escape it
	const next = NEXT_IMPORT.exec(paragraph.slice(close + 1));
	const end = next ? close + 1 + next[0].length : lineEnd(paragraph, close);
	const rest = paragraph.slice(close + 1, end).trim();
	if (clause !== "" && !clause.endsWith("from")) return;
	if (!CLAUSE.test(clause) || from.includes("\n")) return;
	if (rest !== "" && rest !== ";") return;
	return {
		start,
		end: start + end,
		title: titleOf(paragraph.slice(0, end)),
		kind: "import",
		...importedNames(clause.replace(/from$/, "")),
		from,
	};
}

/** `A, { B, C as D }` and `* as E` define A, B, D and E: the module's default, B and C, and all of it. */
function importedNames(clause: string) {
	const brace = clause.indexOf("{");
	const found = [...clause.matchAll(/[^{},]+/g)].flatMap(({ 0: one, index }) => {
		const words = one.trim().split(/\s+/);
		const [first = "", last = ""] = [words[0], words.at(-1)];
		const isInBraces = brace >= 0 && index > brace;
		return last === "" ? [] : [{ name: last, imported: isInBraces || first === "*" ? first : "default" }];
	});
	return { names: found.map(({ name }) => name), imported: found.map(({ imported }) => imported) };
}

const EXPORT_NAME = /^export\s+(?:default\s+)?(?:async\s+)?(?:const|let|var|function\*?|class)\s+([\w$]+)/;
const CONSTANT = /^export\s+(?:const|let|var)\s+[\w$]+\s*(?::[^=]*)?=(?![>=])/;

function exportAt(text: string, start: number, end: number, constants: Constants): ModuleStatement {
	const source = text.slice(start, end);
	const name = EXPORT_NAME.exec(source)?.[1];
	const head = CONSTANT.exec(source)?.[0];
	const value =
		head === undefined || name === undefined
			? undefined
			: parseLiteral(source.slice(head.length).trim().replace(/;$/, ""), constants);
	return {
		...{ start, end, kind: "export", title: titleOf(beforeTags(source)) },
		names: name === undefined ? [] : [name],
		...(value !== undefined && { value }),
	};
}

/** Tags are rewritten before the statement is read again, which would then be another one. */
function beforeTags(source: string): string {
	const tag = source.indexOf("<");
	return tag < 0 ? source : `${source.slice(0, tag).split("\n", 1)[0]}…`;
}

const titleOf = (source: string): string => {
	const line = source.trim().split("\n", 1)[0] as string;
	return line.length > MAX_TITLE_LENGTH ? `${line.slice(0, MAX_TITLE_LENGTH)}…` : line;
};

function lineEnd(text: string, at: number): number {
	const end = text.indexOf("\n", at);
	return end < 0 ? text.length : end;
}

const BRACKETS = /[[({\])}"'`\n]/g;

/** The end of the line on which all brackets are closed; `undefined` if they never are. */
function statementEnd(text: string, start: number): number | undefined {
	let depth = 0;
	BRACKETS.lastIndex = start;
	for (;;) {
		const match = BRACKETS.exec(text);
		if (!match) return depth > 0 ? undefined : text.length;
		const [sign] = match;
		if (sign === "\n") {
			if (depth <= 0) return match.index;
		} else if ("[({".includes(sign)) depth++;
		else if ("])}".includes(sign)) depth--;
		else {
			let end = match.index + 1;
			while (end < text.length && text[end] !== sign && (sign === "`" || text[end] !== "\n"))
				end += text[end] === "\\" ? 2 : 1;
			BRACKETS.lastIndex = text[end] === sign ? end + 1 : end;
		}
	}
}
