/** The texts that directives ask for, and when they do not get them. */
import type { StateBlock } from "markdown-it";
import { isCode } from "./container.ts";
import {
	type Include,
	includedPath,
	partOf,
	type Snippet,
} from "./file-part.ts";
import { asEnvironment, report } from "./report.ts";

/** Files that bring in files that bring in files: deeper and more is no page. */
const DEEPEST = 20;
const MOST = 1000;
const LESS_THAN = 60;

/** Whether a line of text begins with a sign, whose first character is `<`. */
export function beginsWith(
	state: StateBlock,
	line: number,
	sign: string,
): boolean {
	const start = (state.bMarks[line] as number) + (state.tShift[line] as number);
	return (
		state.src.charCodeAt(start) === LESS_THAN &&
		state.src.startsWith(sign, start) &&
		!isCode(state, line)
	);
}

/** The file that is named by the text that is being parsed: the page's own, or one put into it. */
export function fileAt({ env }: StateBlock, written: string): string {
	const { including, path } = asEnvironment(env);
	return includedPath(written, including?.at(-1)?.file ?? path);
}

/** What a directive on a line asks for; an error where the file or the region is missing. */
export function textFor(
	state: StateBlock,
	line: number,
	wanted: Include | Snippet,
): string | undefined {
	const { env } = state;
	const { path: text, region } = wanted;
	const { includes } = asEnvironment(env);
	const name = fileAt(state, text);
	const file = Object.hasOwn(includes, name) ? includes[name] : undefined;
	if (file === undefined) {
		const message = `no file at "${text}"`;
		report(env, line, { ...ERROR, code: "missing-include", message, text });
		return;
	}
	const part = partOf(file, wanted);
	if (part === undefined) {
		const message = `"${text}" has no region "${region}"`;
		report(env, line, { ...ERROR, code: "missing-region", message, text });
	}
	return part;
}

/** Whether Markdown may be put in: it may not put in itself, and not without end. */
export function mayInclude(
	state: StateBlock,
	line: number,
	text: string,
): boolean {
	const { env } = state;
	const name = fileAt(state, text);
	const known = asEnvironment(env);
	const around = known.including ?? [];
	known.inclusions = (known.inclusions ?? 0) + 1;
	if (around.some(({ file }) => file === name)) {
		const message = `"${text}" includes itself`;
		report(env, line, { ...ERROR, code: "include-cycle", message, text });
		return false;
	}
	if (around.length < DEEPEST && known.inclusions <= MOST) return true;
	const message = `"${text}" is included too deep, or too often`;
	report(env, line, { ...ERROR, code: "too-many-includes", message, text });
	return false;
}

const ERROR = { severity: "error" } as const;
