/** Every construct, five times as often as the tests repeat it. */
import { measureGrowth } from "../pipeline/parse/growth/measure.ts";
import type { PartReport } from "./part.ts";

const TIMES = 50_000;

export async function checkGrowth(): Promise<PartReport> {
	const { faults, constructs, slowest } = await measureGrowth(TIMES);
	return {
		looked: { [`constructs, each ${TIMES} times`]: constructs },
		findings: faults.map((message) => ({ where: "parsing", message })),
		notes: [`the slowest is "${slowest.name}" with ${Math.round(slowest.ms)} ms`],
	};
}
