/**
 * The index that a key moves to in a list of `count` items. `from` is the current index, or -1 if no item is focused.
 * Returns `undefined` for keys that do not navigate.
 */
export function nextStopIndex(key: string, from: number, count: number): number | undefined {
	switch (key) {
		case "ArrowDown":
			return (from + 1) % count;
		case "ArrowUp":
			return (Math.max(from, 0) - 1 + count) % count;
		case "Home":
			return 0;
		case "End":
			return count - 1;
		default:
			return undefined;
	}
}
