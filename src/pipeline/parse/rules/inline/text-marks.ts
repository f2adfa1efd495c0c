/** Marks texts in highlighted code: `<mark>`, `<ins>` and `<del>` around each occurrence. */
import type { InfoMark, InfoMarkKind } from "../code/mark-info.ts";

const TAGS: Readonly<Record<InfoMarkKind, string>> = { highlight: "mark", added: "ins", removed: "del" };

interface MarkedRange {
	readonly tag: string;
	/** As in a tag. */
	readonly attributes?: string;
	readonly start: number;
	readonly end: number;
}

/** The markup of a line with its marks. `text` is the text of the markup. */
export function markTexts(markup: string, text: string, marks: readonly InfoMark[]): string {
	return wrapRanges(markup, rangesIn(text, marks));
}

/** The occurrences in order. Where two overlap, the first one counts. */
function rangesIn(text: string, marks: readonly InfoMark[]): MarkedRange[] {
	const found = marks.flatMap((mark): MarkedRange[] => {
		const ranges: MarkedRange[] = [];
		if (!("text" in mark)) return ranges;
		const { kind, text: wanted } = mark;
		for (let start = text.indexOf(wanted); start >= 0; start = text.indexOf(wanted, start + wanted.length))
			ranges.push({ tag: TAGS[kind], start, end: start + wanted.length });
		return ranges;
	});
	let end = 0;
	return found
		.sort((a, b) => a.start - b.start)
		.filter((range) => {
			if (range.start < end) return false;
			end = range.end;
			return true;
		});
}

/** Wraps ranges of the text. Where a tag of the markup is within a range, its parts are wrapped one by one. */
export function wrapRanges(markup: string, ranges: readonly MarkedRange[]): string {
	if (ranges.length === 0) return markup;
	let html = "";
	/** Whether the tag of `open` is open, which it is around text only. */
	let isWithin = false;
	let offset = 0;
	let next = 0;
	let open: MarkedRange | undefined;
	for (const [piece] of markup.matchAll(/<[^<>]*>|&#?\w{1,8};|[^<]/gu)) {
		if (piece.startsWith("<")) {
			html += open && isWithin ? `</${open.tag}>${piece}` : piece;
			isWithin = false;
			continue;
		}
		const range = ranges[next];
		if (!open && range?.start === offset) open = range;
		if (open && !isWithin) {
			html += `<${open.tag}${open.attributes ?? ""}>`;
			isWithin = true;
		}
		html += piece;
		offset += piece.startsWith("&") && piece.length > 1 ? 1 : piece.length;
		if (open && offset >= open.end) {
			html += `</${open.tag}>`;
			isWithin = false;
			open = undefined;
			next++;
		}
	}
	return html;
}
