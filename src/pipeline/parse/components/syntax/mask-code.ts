/** Hides code and comments from searches for other syntax. */
import { visitLines } from "../../text/fences.ts";

/** The text with spaces in place of code, code spans and HTML comments, of the same length. */
export function maskCode(text: string): string {
	const lines: string[] = [];
	let paragraph: string[] = [];
	const endParagraph = () => {
		if (paragraph.length > 0) lines.push(maskSpans(paragraph.join("\n")));
		paragraph = [];
	};
	visitLines(text.split("\n"), (line, prefix, isCode) => {
		if (!isCode && line.length > prefix.length) {
			paragraph.push(line);
			return;
		}
		endParagraph();
		lines.push(" ".repeat(line.length));
	});
	endParagraph();
	return maskComments(lines.join("\n"));
}

/** Each run of backquotes opens a span that the next run of the same length closes. */
function maskSpans(text: string): string {
	if (!text.includes("`")) return text;
	const runs = [...text.matchAll(/`+/g)];
	const nextByLength = new Map<number, number>();
	const closing: (number | undefined)[] = [];
	for (let at = runs.length - 1; at >= 0; at--) {
		const { length } = (runs[at] as RegExpExecArray)[0];
		closing[at] = nextByLength.get(length);
		nextByLength.set(length, at);
	}
	let masked = "";
	let end = 0;
	for (let at = 0; at < runs.length; at++) {
		const close = closing[at];
		if (close === undefined) continue;
		const from = (runs[at] as RegExpExecArray).index;
		const last = runs[close] as RegExpExecArray;
		const to = last.index + last[0].length;
		masked += text.slice(end, from) + blank(text.slice(from, to));
		end = to;
		at = close;
	}
	return masked + text.slice(end);
}

function maskComments(text: string): string {
	let masked = "";
	let end = 0;
	for (;;) {
		const from = text.indexOf("<!--", end);
		const close = from < 0 ? -1 : text.indexOf("-->", from);
		if (close < 0) return masked + text.slice(end);
		masked += text.slice(end, from) + blank(text.slice(from, close + 3));
		end = close + 3;
	}
}

const blank = (text: string): string => text.replace(/[^\n]/g, " ");
