/** Divides the work of a build among several machines. */
import { hash } from "node:crypto";
import type { Shard } from "../../model/site/shard.ts";

/**
 * The positions of the items that belong to a shard. The items are sorted by a hash of their names and cut into runs of
 * equal length: each shard gets its share of every kind, and a new item moves at most one other from each shard to the
 * next, so that what shards have cached stays useful.
 */
export function positionsOfShard(names: readonly string[], { index, count }: Shard): readonly number[] {
	const positions = names.map((_, position) => position);
	if (count === 1) return positions;
	const hashes = names.map((name) => hash("sha256", name));
	const boundary = (shard: number) => Math.round((shard * names.length) / count);
	return positions
		.sort((a, b) => compare(hashes[a], hashes[b]) || a - b)
		.slice(boundary(index - 1), boundary(index))
		.sort((a, b) => a - b);
}

const compare = (a = "", b = ""): number => (a < b ? -1 : a > b ? 1 : 0);
