/** Each file in `commands/` is a command with the name of the file. */
import { readdirSync } from "node:fs";
import { Command } from "commander";
import { SSG_VERSION } from "./version.ts";

const EXIT_USAGE = 2;

/** In the compiled engine, they are beside `cli.js`. */
const FOLDER = new URL("./commands/", import.meta.url);

/**
 * Loads the command that is to be run; all of them for the help, and to suggest one in place of a misspelt name.
 *
 * @param name the first argument
 */
export async function createProgram(name?: string): Promise<Command> {
	const program = new Command("ssg")
		.description("Builds a multilingual static site from Markdown.")
		.version(SSG_VERSION, "-v, --version")
		.helpCommand(false)
		.showHelpAfterError("(run ssg --help for usage)")
		.configureOutput({
			outputError: (text, write) =>
				write(/'(?:-w|--watch)'/.test(text) ? `${text}(ssg serve --watch builds after each change)\n` : text),
		})
		.exitOverride((error) => {
			process.exit(error.exitCode === 0 ? 0 : EXIT_USAGE);
		});
	const files = readdirSync(FOLDER).filter((file) => /\.[jt]s$/.test(file));
	const chosen = files.filter((file) => file.slice(0, -".ts".length) === name);
	const isVersion = name === "-v" || name === "--version";
	for (const file of isVersion || chosen.length > 0 ? chosen : files.sort()) {
		const { default: addTo } = await import(new URL(file, FOLDER).href);
		addTo(program);
	}
	return program;
}
