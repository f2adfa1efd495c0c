/** The text of a page's Markdown twin: the author's text with holes for local URLs. */

import type { ContentTemplate, Hole } from "../model/content.ts";
import { decodeUriText } from "../model/route.ts";
import { isComponent, moduleNamesOf } from "./components/component-context.ts";
import {
	plainMarkdownEdits,
	type TextEdit,
} from "./components/plain-markdown.ts";
import type { ParseEnvironment } from "./environment.ts";
import { expandIncludes } from "./plugins/expand-includes.ts";
import { interpolatedText } from "./plugins/interpolation.ts";

type AddressHole = Extract<Hole, { kind: "link" | "image" }>;

/**
 * The body with holes for its local URLs. Only URLs found at the location of their hole are replaced, which excludes
 * reference links and raw HTML. A text with includes is expanded, and its URLs stay as written.
 */
export function twinTemplateOf(
	body: string,
	env: ParseEnvironment,
): ContentTemplate {
	const edits = plainMarkdownEdits(
		body,
		moduleNamesOf(env),
		(name) => isComponent({ env }, name),
		(name) => env.components.get(name) === "component",
		(expression) => interpolatedText(env, expression),
	);
	const plain = editText(body, edits);
	const whole = expandIncludes(
		plain,
		env.includes,
		env.path,
		env.includeAliases,
	);
	if (whole !== plain) return { text: [whole], holes: [] };
	const text: string[] = [];
	const holes: Hole[] = [];
	let piece = "";
	let end = 0;
	const addresses = addressRanges(body, env);
	for (const change of sortedChanges(edits, addresses)) {
		if (change.start < end) continue; // the preview repeats the links of the body
		piece += body.slice(end, change.start);
		end = change.end;
		if ("hole" in change) {
			text.push(piece);
			holes.push(change.hole);
			piece = "";
			continue;
		}
		const address = change.text && addressWithin(addresses, change.tag);
		const written = address ? body.slice(address.start, address.end) : "";
		const place = written ? change.text.indexOf(`<${written}>`) + 1 : 0;
		if (address && place > 0) {
			// The URL of a component stays the target of the link or the image that stands for it.
			text.push(piece + change.text.slice(0, place));
			holes.push(address.hole);
			piece = change.text.slice(place + written.length);
		} else piece += change.text;
	}
	return { text: [...text, piece + body.slice(end)], holes };
}

/** The first URL in a tag. */
function addressWithin(
	addresses: readonly HoleRange[],
	tag: TextEdit["tag"],
): HoleRange | undefined {
	if (!tag) return undefined;
	const found = addresses[firstIndexFrom(addresses, tag.start)];
	return found && found.end <= tag.end ? found : undefined;
}

/** Index of the first range that starts at or after an offset. */
function firstIndexFrom(ranges: readonly HoleRange[], offset: number): number {
	let low = 0;
	let high = ranges.length;
	while (low < high) {
		const middle = (low + high) >> 1;
		if ((ranges[middle] as HoleRange).start < offset) low = middle + 1;
		else high = middle;
	}
	return low;
}

interface HoleRange {
	readonly hole: AddressHole;
	readonly start: number;
	readonly end: number;
}

const sortedChanges = (
	edits: readonly TextEdit[],
	holes: readonly HoleRange[],
): readonly (TextEdit | HoleRange)[] =>
	edits.length === 0
		? holes
		: [...edits, ...holes].sort((a, b) => a.start - b.start || b.end - a.end);

function editText(body: string, edits: readonly TextEdit[]): string {
	let text = "";
	let end = 0;
	for (const edit of edits) {
		if (edit.start < end) continue;
		text += body.slice(end, edit.start) + edit.text;
		end = edit.end;
	}
	return text + body.slice(end);
}

/** Offsets of the holes' URLs in the body. */
function addressRanges(body: string, env: ParseEnvironment): HoleRange[] {
	const lineStarts = lineStartsOf(body);
	return env.holes
		.filter(
			(hole): hole is AddressHole =>
				hole.kind === "link" || hole.kind === "image",
		)
		.flatMap((hole) => {
			const line = lineStarts[hole.at.line - env.linesBefore - 1];
			if (line === undefined) return [];
			const start = line + hole.at.column - 1;
			const length = addressLengthAt(
				body,
				start,
				hole.kind === "link" ? hole.href : hole.src,
			);
			return length > 0 ? [{ hole, start, end: start + length }] : [];
		})
		.sort((a, b) => a.start - b.start);
}

function lineStartsOf(body: string): number[] {
	const starts = [0];
	for (let at = body.indexOf("\n"); at >= 0; at = body.indexOf("\n", at + 1))
		starts.push(at + 1);
	return starts;
}

/** Length of the URL at this offset; 0 if another text is there. The parser has percent-encoded the URL. */
function addressLengthAt(body: string, start: number, address: string): number {
	if (body.startsWith(address, start)) return address.length;
	const written =
		/^[^\s()<>"]+/.exec(body.slice(start, start + 2000))?.[0] ?? "";
	return decodeUriText(written) === decodeUriText(address) ? written.length : 0;
}
