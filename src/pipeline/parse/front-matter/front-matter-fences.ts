/** Finds where front matter starts and ends. */
import { locationAt, type Problem, type Severity } from "../../../model/problems/problem.ts";

export interface FrontMatterFences {
	/** Offset of the text after the front matter; absent if there is none. */
	readonly end?: number;
	/** Whether the front matter must not be parsed. */
	readonly isForeign?: boolean;
	readonly problems: readonly Problem[];
}

/** Matches a line with a key. */
export const KEY_LINE = /^[\w"'-]+[ \t]*:(?=\s|$)/m;

const STARTS_WITH_KEY = /^[^\n]*\n\s*(?:#[^\n]*\n\s*)*[\w"'-]+[ \t]*:(?=\s|$)/;

/** Finds front matter between two lines of three hyphens. Reports anything that merely resembles front matter. */
export function findFrontMatter(path: string, text: string): FrontMatterFences {
	const opening = /^(-{3,})([^\n]*)/.exec(text);
	if (!opening) return { problems: [] };
	const [line, hyphens = "", rest = ""] = opening;
	const report = createFenceReporter(path, text);
	if (hyphens.length > 3) {
		if (!/^-+\s*$/.test(line) || !STARTS_WITH_KEY.test(text)) return { problems: [] };
		return { problems: [report(0, "error", LONG_FENCE_MESSAGE, 'write "---"')] };
	}
	const closing = /\n---[ \t]*(?:\n|$)/g;
	closing.lastIndex = line.length;
	const close = closing.exec(text);
	const end = close ? closing.lastIndex : undefined;
	const language = rest.trim();
	if (language && !/^ya?ml$/i.test(language)) return foreignFrontMatter(path, text, language, end);
	if (end !== undefined) return innerFrontMatter(text.slice(0, close?.index), end, report);
	return { problems: [unclosedProblem(text, report)] };
}

type FenceReporter = (offset: number, severity: Severity, message: string, hint: string) => Problem;

const createFenceReporter =
	(path: string, text: string): FenceReporter =>
	(offset, severity, message, hint) => ({
		severity,
		code: "front-matter-fence",
		message,
		at: locationAt(path, text, offset),
		hint,
	});

const LONG_FENCE_MESSAGE = "front matter must start with exactly three hyphens";

function foreignFrontMatter(path: string, text: string, language: string, end: number | undefined): FrontMatterFences {
	const isWord = /^[a-z]+$/i.test(language);
	if (!isWord && end === undefined) return { problems: [] };
	return {
		...(end !== undefined && { end }),
		isForeign: true,
		problems: [
			{
				severity: "error",
				code: "front-matter-language",
				message: `unsupported front matter language "${language}"`,
				at: locationAt(path, text, text.indexOf(language)),
				hint: 'write front matter in YAML between two "---" lines',
			},
		],
	};
}

/** A line such as `----` ends front matter for some parsers only, so it is an error. */
function innerFrontMatter(matter: string, end: number, report: FenceReporter): FrontMatterFences {
	const stray = /\n---[^\n]+/.exec(matter);
	if (!stray) return { end, problems: [] };
	const message = `invalid line "${stray[0].slice(1)}" in front matter`;
	const hint = 'end the front matter with a line of three hyphens, "---"';
	const problem = report(stray.index + 1, "error", message, hint);
	return { end, isForeign: true, problems: [problem] };
}

const unclosedProblem = (text: string, report: FenceReporter): Problem =>
	STARTS_WITH_KEY.test(text)
		? report(0, "error", "unclosed front matter", 'end it with a line of three hyphens, "---"')
		: report(0, "warning", "thematic break at the start looks like front matter", 'write a thematic break as "***"');
