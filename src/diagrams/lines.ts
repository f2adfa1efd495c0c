/** Lines and what stands at their ends. */
import type { Point } from "./geometry.ts";
import type { LineEnd } from "./graph.ts";
import { formatNumber, formatPoint } from "./svg.ts";

/** A curve through points that is vertical, or else horizontal, in each of them. */
export function curveThrough(points: readonly Point[], isVertical: boolean): string {
	const [first, ...rest] = points;
	if (!first) return "";
	let path = `M${formatPoint(first)}`;
	let from = first;
	for (const to of rest) {
		if (Math.abs(isVertical ? from.x - to.x : from.y - to.y) < 0.75) path += `L${formatPoint(to)}`;
		else {
			const [x, y] = [(from.x + to.x) / 2, (from.y + to.y) / 2];
			path += isVertical
				? `C${formatPoint({ x: from.x, y })} ${formatPoint({ x: to.x, y })} ${formatPoint(to)}`
				: `C${formatPoint({ x, y: from.y })} ${formatPoint({ x, y: to.y })} ${formatPoint(to)}`;
		}
		from = to;
	}
	return path;
}

/** A line with round corners. */
export function roundedThrough(points: readonly Point[], radius = 12): string {
	const [first, ...rest] = points;
	if (!first) return "";
	let path = `M${formatPoint(first)}`;
	for (const [index, corner] of rest.entries()) {
		const next = rest[index + 1];
		if (!next) {
			path += `L${formatPoint(corner)}`;
			continue;
		}
		const before = towards(corner, index === 0 ? first : (rest[index - 1] as Point), radius);
		const after = towards(corner, next, radius);
		path += `L${formatPoint(before)}Q${formatPoint(corner)} ${formatPoint(after)}`;
	}
	return path;
}

function towards(from: Point, to: Point, distance: number): Point {
	const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
	const part = Math.min(distance, length / 2) / length;
	return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}

/** How much of the line the symbol at its end replaces. */
export const END_LENGTHS: Readonly<Record<LineEnd, number>> = {
	none: 0,
	arrow: 8,
	circle: 8,
	cross: 5,
	one: 0,
	"zero-or-one": 0,
	"one-or-more": 0,
	"zero-or-more": 0,
};

/** Paths by how they are painted. */
interface LineEndPaths {
	filled: string;
	stroked: string;
	/** Stroked, and filled with the background. */
	hollow: string;
}

/** Adds the symbol at `tip` of a line that comes from the direction of `from`. */
export function addLineEnd(paths: LineEndPaths, kind: LineEnd, tip: Point, from: Point): void {
	for (const [painting, path] of Object.entries(lineEnd(kind, tip, from)))
		paths[painting as keyof LineEndPaths] += path;
}

function lineEnd(kind: LineEnd, tip: Point, from: Point): Partial<LineEndPaths> {
	const length = Math.hypot(tip.x - from.x, tip.y - from.y) || 1;
	const [dx, dy] = [(from.x - tip.x) / length, (from.y - tip.y) / length];
	/** A point `back` behind the tip and `aside` of the line. */
	const at = (back: number, aside = 0): string =>
		formatPoint({ x: tip.x + dx * back - dy * aside, y: tip.y + dy * back + dx * aside });
	const bar = (back: number) => `M${at(back, -6)}L${at(back, 6)}`;
	const ring = (back: number, radius: number) =>
		`M${at(back - radius)}A${formatNumber(radius)} ${formatNumber(radius)} 0 1 0 ${at(back + radius)}A${formatNumber(radius)} ${formatNumber(radius)} 0 1 0 ${at(back - radius)}Z`;
	const foot = `M${at(0, -7)}L${at(11)}L${at(0, 7)}`;
	switch (kind) {
		case "none":
			return {};
		case "arrow":
			return { filled: `M${at(0)}L${at(10, -4.5)}L${at(10, 4.5)}Z` };
		case "circle":
			return { filled: ring(4, 4) };
		case "cross":
			return { stroked: `M${at(1, -4)}L${at(9, 4)}M${at(1, 4)}L${at(9, -4)}` };
		case "one":
			return { stroked: bar(6) + bar(11) };
		case "zero-or-one":
			return { stroked: bar(6), hollow: ring(15, 4.5) };
		case "one-or-more":
			return { stroked: foot + bar(15) };
		case "zero-or-more":
			return { stroked: foot, hollow: ring(16, 4.5) };
	}
}
