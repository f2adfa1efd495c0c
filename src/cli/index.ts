/** The command line: reads the arguments, runs a command and sets the exit code. */
import { CommanderError } from "commander";
import { createProgram } from "./program.ts";

process.once("SIGINT", () => process.exit(130));
process.once("SIGTERM", () => process.exit(143));

try {
	const program = await createProgram(process.argv[2]);
	await program.parseAsync();
} catch (error) {
	process.exitCode = error instanceof CommanderError ? error.exitCode : 1;
	const { describeFailure } = await import("./terminal/describe-failure.ts");
	console.error(`error: ${describeFailure(error)}`);
	if (process.env.DEBUG || process.argv.includes("--verbose")) console.error(error);
}
