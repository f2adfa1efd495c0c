/** Arbitrary input, other one each time: fifty times as much as the tests try. */
import { fuzz } from "../fuzz/run.ts";
import type { Finding, PartReport } from "./part.ts";

const CASES = 100_000;
/** Each of them is tried until its first finding, so that one finding does not hide the others. */
const ROUNDS = 20;
/** A round goes through so many seeds at most. */
const SEEDS_PER_ROUND = 1_000;

export async function checkWithArbitraryInput(): Promise<PartReport> {
	const seed = Math.floor(Math.random() * 2 ** 30);
	console.error(`fuzz: the seed is ${seed}`);
	const findings: Finding[] = [];
	let tried = 0;
	for (let round = 0; round < ROUNDS; round++) {
		const { cases, failure } = await fuzz(seed + round * SEEDS_PER_ROUND, CASES / ROUNDS);
		tried += cases;
		if (failure) findings.push({ where: "arbitrary input", message: failure });
	}
	return { looked: { "arbitrary files and configurations": tried }, findings, notes: [`the seed was ${seed}`] };
}
