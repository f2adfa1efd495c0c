/** Reads the texts for include directives, or reports why it cannot. */
import type { StateBlock } from "markdown-it";
import type { Problem } from "../../../../model/problems/problem.ts";
import { environmentOf } from "../../environment.ts";
import { reportProblem } from "../../report.ts";
import { lineStartsWith, lineText } from "../block-rules.ts";
import { MAX_INCLUDE_DEPTH, MAX_INCLUDED_LENGTH, MAX_INCLUDES } from "./expand-includes.ts";
import { type FileDirective, parseFileDirective, resolveIncludePath, selectPart } from "./include-directive.ts";

/** The directive on a line, if any. The first character rules out most lines. */
export function fileDirectiveAt(state: StateBlock, line: number): FileDirective | undefined {
	return lineStartsWith(state, line, "<") ? parseFileDirective(lineText(state, line)) : undefined;
}

/** The path of an included file, relative to the file being parsed: the page itself or an included one. */
export function resolveIncludedFile({ env }: StateBlock, written: string): string {
	const { activeIncludes, path, includeAliases } = environmentOf(env);
	return resolveIncludePath(written, activeIncludes.at(-1)?.file ?? path, includeAliases);
}

/** The text for a directive. Reports an error if the file or the region is missing. */
export function readIncludedText(state: StateBlock, line: number, directive: FileDirective): string | undefined {
	const { path: text, region } = directive;
	const env = environmentOf(state.env);
	const fail = (problem: Pick<Problem, "code" | "message" | "hint">) =>
		reportProblem(env, line, { severity: "error", ...problem, text });
	const name = resolveIncludedFile(state, text);
	const file = Object.hasOwn(env.includes, name) ? env.includes[name] : undefined;
	if (file === undefined) return void fail(unreadFileProblem(state, text, name));
	env.includedLength += file.length;
	if (env.includedLength > MAX_INCLUDED_LENGTH) {
		const message = `included files exceed ${MAX_INCLUDED_LENGTH.toLocaleString("en")} characters at "${text}"`;
		return void fail({ code: "too-many-includes", message });
	}
	const part = selectPart(file, directive);
	if (part === undefined) fail({ code: "missing-region", message: `region "${region}" not found in "${text}"` });
	return part;
}

/** A file that does not exist, or that content may not include. */
function unreadFileProblem({ env }: StateBlock, written: string, name: string) {
	const { refusedIncludes = {} } = environmentOf(env);
	if (!Object.hasOwn(refusedIncludes, name))
		return {
			code: "missing-include",
			message: `included file "${written}" not found`,
			hint: `create ${name}, or correct the path: it begins at the folder of the file that includes it`,
		};
	const folder = name.replace(/\/[^/]*$/, "");
	return refusedIncludes[name] === "hidden"
		? {
				code: "refused-include",
				message: `"${written}" is not included: names that begin with a dot and node_modules are never published`,
				hint: "copy the file into the content",
			}
		: {
				code: "refused-include",
				message: `"${written}" is not included: it is not in the content`,
				hint: `move the file into the content${name.startsWith("..") ? "" : `, or allow its folder: markdown: { includeFrom: ["${folder}"] }`}`,
			};
}

/** Whether Markdown can be included here. Reports circular and excessive includes. */
export function canInclude(state: StateBlock, line: number, text: string): boolean {
	const env = environmentOf(state.env);
	const { activeIncludes } = env;
	const name = resolveIncludedFile(state, text);
	env.includeCount++;
	if (activeIncludes.some(({ file }) => file === name)) {
		reportProblem(env, line, {
			severity: "error",
			code: "include-cycle",
			message: `circular include of "${text}"`,
			hint: "remove the include from one of the files",
			text,
		});
		return false;
	}
	if (activeIncludes.length < MAX_INCLUDE_DEPTH && env.includeCount <= MAX_INCLUDES) return true;
	const message = `too many or too deeply nested includes at "${text}"`;
	reportProblem(env, line, { severity: "error", code: "too-many-includes", message, text });
	return false;
}
