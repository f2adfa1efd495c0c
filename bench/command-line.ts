/** What options of the benchmark and the audit mean. */
import { type Command, InvalidArgumentError } from "commander";

function refuse(reason: string): never {
	throw new InvalidArgumentError(reason);
}

/** Some of these names, separated by commas. */
export const someOf =
	<T extends string>(names: readonly T[]) =>
	(text: string): readonly T[] =>
		text.split(",").map((name) => names.find((known) => known === name) ?? refuse(`Known are ${names.join(", ")}.`));

/** A whole number. */
export const atLeast =
	(least: number) =>
	(text: string): number =>
		/^\d+$/.test(text) && Number(text) >= least ? Number(text) : refuse(`Whole numbers from ${least} on are.`);

export const seconds = (text: string): number => (/^\d+(\.\d+)?$/.test(text) ? Number(text) : refuse("Seconds are."));

/** What a command makes of its arguments, for tests. @throws instead of ending the process */
export const parseQuietly = (command: Command, given: readonly string[]): Command =>
	command
		.exitOverride()
		.configureOutput({ writeErr: () => {} })
		.parse(given, { from: "user" });
