/**
 * The index of the first item for which `isFound` is true, by binary search: it must be true for all items after one for
 * which it is. The number of items if there is none.
 */
export function findIndexInOrder<Item>(items: readonly Item[], isFound: (item: Item) => boolean): number {
	let low = 0;
	let high = items.length;
	while (low < high) {
		const middle = (low + high) >> 1;
		if (isFound(items[middle] as Item)) high = middle;
		else low = middle + 1;
	}
	return low;
}
