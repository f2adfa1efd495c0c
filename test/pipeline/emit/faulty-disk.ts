/** Disks that fail, or die, at one of the steps of a publication. */
import { type Disk, nodeDisk } from "../../../src/pipeline/emit/disk.ts";

export interface FaultyDisk {
	readonly disk: Disk;
	/** From now on steps count. */
	arm(): void;
	/** How many steps were asked for since then. */
	steps(): number;
}

export interface Fault {
	/** The first step is 1. */
	readonly at: number;
	readonly code: string;
	/** As after a kill: nothing is done any more. */
	readonly isEnd?: boolean;
}

const error = (code: string) => Object.assign(new Error(code), { code });

/** `base` is what does the steps that do not fail. */
export function faultyDisk({ at, code, isEnd = false }: Fault, base: Disk = nodeDisk): FaultyDisk {
	let isArmed = false;
	let steps = 0;
	const step =
		<Args extends unknown[], Result>(act: (...args: Args) => Result) =>
		(...args: Args): Result => {
			if (isArmed) steps += 1;
			if (isArmed && (steps === at || (isEnd && steps > at))) throw error(code);
			return act(...args);
		};
	return {
		disk: {
			write: step(base.write),
			writeThrough: step(base.writeThrough),
			copy: step(base.copy),
			link: step(base.link),
			rename: step(base.rename),
			remove: step(base.remove),
			makeFolder: step(base.makeFolder),
			removeFolder: step(base.removeFolder),
		},
		arm: () => {
			isArmed = true;
		},
		steps: () => steps,
	};
}

/** Where a folder is held by somebody: a mount point, or a program on Windows. */
export const withHeldFolder = (folder: string): Disk => ({
	...nodeDisk,
	rename(from, to) {
		if (from === folder) throw error("EBUSY");
		nodeDisk.rename(from, to);
	},
});
