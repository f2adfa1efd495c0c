/**
 * Prints the help of every command as JSON: `[name, text][]` in the last line. The command line registers its commands when
 * it is imported, and then parses the arguments, for which it finds none.
 */
import { program } from "commander";

process.argv.splice(2);
process.exit = (() => undefined) as typeof process.exit;
program.configureOutput({ writeErr: () => undefined });
await import("../../src/cli/index.ts");

const helpOf = (command: typeof program): string => {
	let text = "";
	command.configureOutput({
		getOutHelpWidth: () => 80, // as where the output is no terminal
		writeOut: (part) => {
			text += part;
		},
	});
	command.outputHelp();
	return text.trimEnd();
};

const helpTexts = (command: typeof program, before: string): [string, string][] => {
	const name = `${before}${command.name()}`;
	return [[name, helpOf(command)], ...command.commands.flatMap((inner) => helpTexts(inner, `${name} `))];
};

console.log(JSON.stringify(helpTexts(program, "")));
process.exitCode = 0;
