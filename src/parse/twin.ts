/** The text that a page's Markdown twin shows: what the author wrote, cut where it leads to other pages and pictures. */

import type { Body, Hole } from "../model/content.ts";
import { decoded } from "../model/route.ts";
import type { Environment } from "./environment.ts";
import { withIncludes } from "./rules/includes.ts";

type Written = Extract<Hole, { kind: "link" | "image" }>;

/**
 * The body as text with holes for its local addresses. Only those that stand in it as their place says are cut out:
 * references and raw HTML stay as they are. A text with includes is shown whole, with its addresses as written.
 */
export function twinBodyOf(body: string, env: Environment): Body {
	const whole = withIncludes(body, env.includes, env.path);
	if (whole !== body) return { text: [whole], holes: [] };
	const text: string[] = [];
	const holes: Hole[] = [];
	let end = 0;
	for (const { hole, start, length } of cuts(body, env)) {
		if (start < end) continue; // a preview has the same links once more
		text.push(body.slice(end, start));
		holes.push(hole);
		end = start + length;
	}
	return { text: [...text, body.slice(end)], holes };
}

/** Where the addresses of the holes stand in the body, from its start. */
function cuts(body: string, env: Environment) {
	const lineStarts = startsOf(body);
	return env.holes
		.filter(
			(hole): hole is Written => hole.kind === "link" || hole.kind === "image",
		)
		.flatMap((hole) => {
			const line = lineStarts[hole.at.line - env.linesBefore - 1];
			if (line === undefined) return [];
			const start = line + hole.at.column - 1;
			const length = lengthAt(
				body,
				start,
				hole.kind === "link" ? hole.href : hole.src,
			);
			return length > 0 ? [{ hole, start, length }] : [];
		})
		.sort((a, b) => a.start - b.start);
}

function startsOf(body: string): number[] {
	const starts = [0];
	for (let at = body.indexOf("\n"); at >= 0; at = body.indexOf("\n", at + 1))
		starts.push(at + 1);
	return starts;
}

/** How much of the text there is the address; 0 when it is another text. The parser has percent-encoded the address. */
function lengthAt(body: string, start: number, address: string): number {
	if (body.startsWith(address, start)) return address.length;
	const written =
		/^[^\s()<>"]+/.exec(body.slice(start, start + 2000))?.[0] ?? "";
	return decoded(written) === decoded(address) ? written.length : 0;
}
