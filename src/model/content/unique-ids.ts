/** Keeps ids unique in a page, because a link reaches only the first element with an id. */

/** Ids that are in use, each with the last number that was appended to make it unique. */
export type UsedIds = Map<string, number>;

/** Returns the id, or the id with a number if it is in use, and marks it as used. */
export function claimId(used: UsedIds, wanted: string): string {
	let id = wanted;
	for (let number = used.get(wanted) ?? 1; used.has(id); ) {
		id = `${wanted}-${++number}`;
		used.set(wanted, number);
	}
	used.set(id, 1);
	return id;
}
