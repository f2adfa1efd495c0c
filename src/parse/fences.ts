/** Where the front matter of a text begins and ends. */
import { locate, type Problem, type Severity } from "../model/problem.ts";

export interface Fences {
	/** The offset of the text after the front matter; absent where there is none. */
	readonly end?: number;
	/** The front matter is not to be read. */
	readonly isForeign?: boolean;
	readonly problems: readonly Problem[];
}

/** A line of front matter that has a key. */
export const KEY_LINE = /^[\w"'-]+[ \t]*:(?=\s|$)/m;

const KEYS_FIRST = /^[^\n]*\n\s*(?:#[^\n]*\n\s*)*[\w"'-]+[ \t]*:(?=\s|$)/;

/** The front matter of a text: three hyphens, lines, three hyphens. Whatever only looks like it is reported. */
export function fencesOf(path: string, text: string): Fences {
	const opening = /^(-{3,})([^\n]*)/.exec(text);
	if (!opening) return { problems: [] };
	const [line, hyphens = "", rest = ""] = opening;
	const report = problemAt(path, text);
	if (hyphens.length > 3) {
		if (!/^-+\s*$/.test(line) || !KEYS_FIRST.test(text))
			return { problems: [] };
		return { problems: [report(0, "error", LONG_FENCE, "write `---`")] };
	}
	const closing = /\n---[ \t]*(?:\n|$)/g;
	closing.lastIndex = line.length;
	const close = closing.exec(text);
	const end = close ? closing.lastIndex : undefined;
	const language = rest.trim();
	if (language && !/^ya?ml$/i.test(language))
		return foreign(path, text, language, end);
	if (end !== undefined) return inner(text.slice(0, close?.index), end, report);
	return { problems: [unclosed(text, report)] };
}

type Report = (
	offset: number,
	severity: Severity,
	message: string,
	hint: string,
) => Problem;

const problemAt =
	(path: string, text: string): Report =>
	(offset, severity, message, hint) => ({
		severity,
		code: "front-matter-fence",
		message,
		at: locate(path, text, offset),
		hint,
	});

const LONG_FENCE = "front matter begins with three hyphens, not with more";

function foreign(
	path: string,
	text: string,
	language: string,
	end: number | undefined,
): Fences {
	const isWord = /^[a-z]+$/i.test(language);
	if (!isWord && end === undefined) return { problems: [] };
	return {
		...(end !== undefined && { end }),
		isForeign: true,
		problems: [
			{
				severity: "error",
				code: "front-matter-language",
				message: `front matter in “${language}” is not read`,
				at: locate(path, text, text.indexOf(language)),
				hint: "write it in YAML, between lines of three hyphens",
			},
		],
	};
}

/** A line such as `----` would end the front matter for some readers, and not for others. */
function inner(matter: string, end: number, report: Report): Fences {
	const stray = /\n---[^\n]+/.exec(matter);
	if (!stray) return { end, problems: [] };
	const message = `“${stray[0].slice(1)}” within front matter`;
	const hint = "end front matter with a line of three hyphens";
	const problem = report(stray.index + 1, "error", message, hint);
	return { end, isForeign: true, problems: [problem] };
}

const unclosed = (text: string, report: Report): Problem =>
	KEYS_FIRST.test(text)
		? report(
				0,
				"error",
				"front matter without an end",
				"end it with a line of three hyphens",
			)
		: report(
				0,
				"warning",
				"the text begins as if it had front matter",
				"write a rule as `***`",
			);
