/** The lines between the nodes of a graph: where they leave, turn and arrive. */
import { type Box, isInside, type Point } from "./geometry.ts";
import type { Graph } from "./graph.ts";

/** Lines meet the corners of these shapes. */
const POINTED = new Set(["diamond", "circle", "double-circle", "start", "end"]);

/** How far from the middle of a side a line may meet it, as a part of the distance to the next point. */
export function spreadOf(id: string, { nodes }: Graph): number {
	const { shape = "rect" } = nodes.find((node) => node.id === id) ?? {};
	if (POINTED.has(shape)) return 0;
	return shape === "entity" ? 0.6 : 0.3; // cardinalities need space
}

/** A line from a node to itself, beside the node or below it. */
export function loopPoints({ x, y, width, height }: Box, label: Partial<Point>, isVertical: boolean): Point[] {
	if (isVertical) {
		const right = x + width / 2;
		const turn = Math.max(label.x ?? 0, right + 24);
		return [
			{ x: right, y: y - 9 },
			{ x: turn, y: y - 9 },
			{ x: turn, y: y + 9 },
			{ x: right, y: y + 9 },
		];
	}
	const bottom = y + height / 2;
	const turn = Math.max(label.y ?? 0, bottom + 22);
	return [
		{ x: x + 16, y: bottom },
		{ x: x + 16, y: turn },
		{ x: x - 16, y: turn },
		{ x: x - 16, y: bottom },
	];
}

/** A line from border to border that leaves and enters in the direction of the layout. */
export function connect(
	from: Box,
	to: Box,
	between: readonly Point[],
	isVertical: boolean,
	[fromSpread, toSpread]: readonly [number, number],
): Point[] {
	const middle = between.filter((point) => !isInside(point, from) && !isInside(point, to));
	return [
		borderPoint(from, middle[0] ?? to, isVertical, fromSpread),
		...middle,
		borderPoint(to, middle.at(-1) ?? from, isVertical, toSpread),
	];
}

/**
 * The points between the ends, without those between the first and the last two ranks: one curve looks better there than
 * two. The label stays on its line.
 */
export function turnsOf(points: readonly Point[], label: Partial<Point>): Point[] {
	const turns = points.slice(1, -1);
	return turns.filter(({ x, y }, index) => (index > 0 && index < turns.length - 1) || (x === label.x && y === label.y));
}

/** No line meets a side this close to its end. */
const CORNER = 14;

function borderPoint(box: Box, next: Point, isVertical: boolean, spread: number): Point {
	const offset = (center: number, size: number, target: number) => {
		const most = Math.max(0, size / 2 - CORNER);
		return center + Math.max(-most, Math.min(most, (target - center) * spread));
	};
	return isVertical
		? { x: offset(box.x, box.width, next.x), y: box.y + (Math.sign(next.y - box.y) * box.height) / 2 }
		: { x: box.x + (Math.sign(next.x - box.x) * box.width) / 2, y: offset(box.y, box.height, next.y) };
}
