/** The reference of the command line: the help of each command, as the command prints it. */
import type { Command } from "commander";
import { createProgram } from "../../src/cli/program.ts";
import { ENVIRONMENT_VARIABLES } from "./environment.ts";
import { code, fence, type GeneratedPage, heading, pageText, table } from "./page.ts";

export async function createCommandLinePage(): Promise<GeneratedPage> {
	return {
		path: "command-line.md",
		text: pageText(
			{
				title: "Command line",
				description:
					"Every command of ssg with its options and examples, the exit codes, and the environment variables that change what it does.",
				position: 6,
			},
			[
				"Run commands with `npx ssg`, or `ssg` in the scripts of `package.json`. Problems go to the standard error output, and reports to the standard output. Each problem has a [code](problems/index.md), `ssg check` also finds what the [rules for content](problems/index.md#rules-of-ssg-check) find, and `--json` prints a [report for scripts](json-report.md). How several machines build a site together is part of the [guide to large sites](../guides/large-sites.md).",
				...commandBlocks(await createProgram()),
				heading(2, "Exit codes"),
				EXIT_CODES,
				heading(2, "Environment variables"),
				"The configuration can read any other variable; see the [configuration](configuration/index.md).",
				table(
					["Variable", "Meaning"],
					ENVIRONMENT_VARIABLES.map(({ name, meaning }) => [code(name), meaning]),
				),
			],
		),
	};
}

function commandBlocks(command: Command, before: readonly string[] = []): string[] {
	const names = [...before, command.name()];
	return [
		heading(Math.max(2, names.length), code(names.join(" ")), names.join("-")),
		fence("text", helpOf(command)),
		...command.commands.flatMap((inner) => commandBlocks(inner, names)),
	];
}

function helpOf(command: Command): string {
	let text = "";
	command.configureOutput({
		getOutHelpWidth: () => 80, // as where the output is no terminal
		writeOut: (part) => {
			text += part;
		},
	});
	command.outputHelp();
	return text.trimEnd();
}

const EXIT_CODES = table(
	["Code", "Meaning"],
	[
		["0", "Success. There may be warnings and infos."],
		[
			"1",
			"Problems in the content: errors, or warnings with `--strict`. Also a translation below `--fail-under`, two builds that differ, and failures of the system, such as a full disk.",
		],
		[
			"2",
			"Invalid usage or configuration: an unknown option, a key that does not exist, parts that do not belong together, an unknown code.",
		],
		["130, 143", "Stopped by Ctrl-C, or by the system."],
	],
);
