/** Reads the values of options from the command line. */
import { InvalidArgumentError } from "commander";
import type { Shard } from "../model/site/shard.ts";
import { REPORTED_STATES, type ReportedState } from "../model/site/translation.ts";

const MAX_SHARDS = 256;

export function parsePort(text: string): number {
	const port = Number(text);
	if (!Number.isInteger(port) || port < 0 || port > 65535)
		throw new InvalidArgumentError("The port must be an integer from 0 to 65535.");
	return port;
}

export function parseThreadCount(text: string): number {
	const count = Number(text);
	if (!Number.isInteger(count) || count < 0 || count > 64)
		throw new InvalidArgumentError("The number of threads must be an integer from 0 to 64.");
	return count;
}

export function parseShard(text: string): Shard {
	const [index = 0, count = 0] = (/^(\d+)\/(\d+)$/.exec(text) ?? []).slice(1).map(Number);
	if (!(index >= 1 && index <= count && count <= MAX_SHARDS))
		throw new InvalidArgumentError(
			`The shard must be two numbers such as 2/4: which part, and of how many, at most ${MAX_SHARDS}.`,
		);
	return { index, count };
}

export function parseWarningCount(text: string): number {
	const count = Number(text);
	if (!Number.isInteger(count) || count < 0)
		throw new InvalidArgumentError("The number of warnings must be an integer of at least 0.");
	return count;
}

export function parseStates(text: string): ReportedState[] {
	const names = text.split(",").map((name) => name.trim());
	return names.map((name) => {
		const known = REPORTED_STATES.find((state) => state === name);
		if (!known)
			throw new InvalidArgumentError(`The states are ${REPORTED_STATES.join(", ")}, with commas between them.`);
		return known;
	});
}

export function parsePercent(text: string): number {
	const percent = Number(text);
	if (!(percent >= 0 && percent <= 100))
		throw new InvalidArgumentError("The percentage must be a number from 0 to 100.");
	return percent;
}
