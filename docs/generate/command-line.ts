/** The reference of the command line: the help of each command, as the command prints it. */
import { execFileSync } from "node:child_process";
import path from "node:path";
import { COMMANDS } from "./commands.ts";
import { ENVIRONMENT_VARIABLES } from "./environment.ts";
import { code, fence, type GeneratedPage, heading, pageText, table } from "./page.ts";

/** By the name of the command: `ssg i18n status`. */
export function readHelpTexts(root: string): ReadonlyMap<string, string> {
	const output = execFileSync(process.execPath, ["--import", "tsx", path.join(root, "docs/generate/print-help.ts")], {
		cwd: root,
		encoding: "utf8",
		stdio: ["ignore", "pipe", "inherit"],
	});
	return new Map(JSON.parse(output.trimEnd().split("\n").at(-1) ?? "[]"));
}

export function createCommandLinePage(root: string): GeneratedPage {
	const helpTexts = readHelpTexts(root);
	const undescribed = [...helpTexts.keys()].filter((name) => !COMMANDS[name]);
	if (undescribed.length > 0) throw new Error(`docs/generate/commands.ts lacks ${undescribed.join(", ")}`);
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
				"Run commands with `npx ssg`, or `ssg` in the scripts of `package.json`. Problems go to the standard error output, and reports to the standard output.",
				...Object.entries(COMMANDS).flatMap(([name, text]) => [
					heading(Math.max(2, name.split(" ").length), code(name), name.replaceAll(" ", "-")),
					text,
					...(helpTexts.has(name) ? [fence("text", helpTexts.get(name) ?? "")] : []),
				]),
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
