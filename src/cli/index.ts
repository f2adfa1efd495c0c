/** The command line: reads the arguments, runs a command and sets the exit code. */
import { CommanderError } from "commander";
import { createProgram } from "./program.ts";

// What reads the output may end first, as in `ssg build | head -1`. The command then goes on without it.
for (const stream of [process.stdout, process.stderr])
	stream.on("error", (error: NodeJS.ErrnoException) => {
		if (error.code !== "EPIPE") throw error;
	});
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
