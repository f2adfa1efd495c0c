import type { TextBlock } from "./text-size.ts";

export interface Point {
	readonly x: number;
	readonly y: number;
}

/** `x` and `y` are those of the centre. */
export interface Box extends Point {
	readonly width: number;
	readonly height: number;
}

export interface PlacedText extends Box {
	readonly text: TextBlock;
}

export const boxAround = (boxes: readonly Box[]): Box => {
	const left = Math.min(...boxes.map(({ x, width }) => x - width / 2));
	const right = Math.max(...boxes.map(({ x, width }) => x + width / 2));
	const top = Math.min(...boxes.map(({ y, height }) => y - height / 2));
	const bottom = Math.max(...boxes.map(({ y, height }) => y + height / 2));
	return { x: (left + right) / 2, y: (top + bottom) / 2, width: right - left, height: bottom - top };
};

export const isInside = ({ x, y }: Point, box: Box): boolean =>
	Math.abs(x - box.x) <= box.width / 2 && Math.abs(y - box.y) <= box.height / 2;
