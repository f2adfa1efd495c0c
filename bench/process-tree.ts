/** What a process and its descendants use, from `/proc`; on other systems nothing is known. */
import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";

export interface Usage {
	/** Seconds by process, of those that are alive. */
	readonly cpu: ReadonlyMap<number, number>;
	/** Bytes of all together; pages that processes share count for each. */
	readonly memory: number;
}

interface Process {
	readonly id: number;
	readonly parent: number;
	readonly cpu: number;
	readonly cpuOfEnded: number;
	readonly memory: number;
}

export const isKnown = process.platform === "linux";

const setting = (name: string): number => (isKnown ? Number(execFileSync("getconf", [name], { encoding: "utf8" })) : 1);
const TICKS = setting("CLK_TCK");
const PAGE = setting("PAGESIZE");

export function usageOf(root: number): Usage {
	const children = new Map<number, Process[]>();
	const tree: Process[] = [];
	for (const id of readdirSync("/proc").map(Number)) {
		const found = id > 0 ? processOf(String(id)) : undefined;
		if (!found) continue;
		if (id === root) tree.push(found);
		const siblings = children.get(found.parent);
		if (siblings) siblings.push(found);
		else children.set(found.parent, [found]);
	}
	for (const { id } of tree) tree.push(...(children.get(id) ?? []));
	return {
		cpu: new Map(tree.map(({ id, cpu }) => [id, cpu])),
		memory: tree.reduce((sum, { memory }) => sum + memory, 0),
	};
}

/** Seconds of all descendants of this process that have ended and were waited for by their parents. */
export const cpuOfEnded = (): number => processOf("self")?.cpuOfEnded ?? 0;

/** Nothing when it has ended meanwhile. */
function processOf(name: string): Process | undefined {
	try {
		const line = readFileSync(`/proc/${name}/stat`, "latin1");
		const fields = line.slice(line.lastIndexOf(")") + 2).split(" ");
		const at = (column: number) => Number(fields[column - 3]); // columns as proc(5) counts them
		return {
			id: Number.parseInt(line, 10),
			parent: at(4),
			cpu: (at(14) + at(15)) / TICKS,
			cpuOfEnded: (at(16) + at(17)) / TICKS,
			memory: at(24) * PAGE,
		};
	} catch {
		return undefined;
	}
}
