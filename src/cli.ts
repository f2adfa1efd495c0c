/** argv -> build or serve -> printed problems, exit code. The only module that prints and exits. */
import { type Command, InvalidArgumentError, program } from "commander";
import { runBuild } from "./cli/build.ts";
import { VERSION } from "./cli/version.ts";

const USAGE = 2;

function portOf(text: string): number {
	const port = Number(text);
	if (!Number.isInteger(port) || port < 0 || port > 65535)
		throw new InvalidArgumentError("A port is a number from 0 to 65535.");
	return port;
}

function threadsOf(text: string): number {
	const count = Number(text);
	if (!Number.isInteger(count) || count < 0 || count > 64)
		throw new InvalidArgumentError("Threads are a number from 0 to 64.");
	return count;
}

function percentOf(text: string): number {
	const percent = Number(text);
	if (!(percent >= 0 && percent <= 100))
		throw new InvalidArgumentError("A percentage is a number from 0 to 100.");
	return percent;
}

const folder = (command: Command): Command =>
	command
		.argument("[root]", "the folder of the site", ".")
		.option("-c, --config <file>", "another configuration file")
		.option("-o, --out-dir <folder>", "where the site is written")
		.option("--base <path>", "path below which the site is served");

program
	.name("ssg")
	.description("Builds a static site from Markdown in several languages.")
	.version(VERSION, "-v, --version")
	.helpCommand(false)
	.showHelpAfterError("(ssg --help shows what there is)")
	.exitOverride((error) => {
		process.exit(error.exitCode === 0 ? 0 : USAGE);
	});

folder(program.command("build"))
	.description("write the site to dist")
	.option(
		"-l, --locale <name...>",
		"build these locales only, at their usual addresses",
	)
	.option("--drafts", "build drafts too")
	.option("--strict", "fail on warnings")
	.option("--no-cache", "make everything anew, and keep nothing for later")
	.option(
		"--threads <number>",
		"work on so many threads more (default: as the machine has room for)",
		threadsOf,
	)
	.option("--json", "print the report as JSON")
	.option("--timings", "tell where the time went")
	.option("-q, --quiet", "print problems only")
	.addHelpText(
		"after",
		`
Examples:
  ssg build                    the site in this folder
  ssg build docs -o /tmp/site  the site in docs, written elsewhere
  ssg build --locale fr de     two of its locales
  ssg build --strict --json    for scripts: fails on any problem, prints JSON

Exit codes: 0 built, 1 problems in the content, 2 wrong usage or configuration.`,
	)
	.action(runBuild);

folder(program.command("serve"))
	.description(
		"serve the built site, or with --watch the site as it is written",
	)
	.option("-p, --port <number>", "the port", portOf, 3000)
	.option("-H, --host <address>", "the address to listen on", "127.0.0.1")
	.option("--strict-port", "fail when the port is taken")
	.option("-w, --watch", "build in memory, and again after each change")
	.option("--drafts", "with --watch: drafts too")
	.addHelpText(
		"after",
		`
Examples:
  ssg serve                 http://localhost:3000
  ssg serve --watch         the site while you write it, without ssg build
  ssg serve -p 8080         another port
  ssg serve --host 0.0.0.0  for other machines of the network`,
	)
	.action(async (root, options) => {
		const { runServe } = await import("./cli/serve.ts"); // with the whole engine
		await runServe(root, options);
	});

const i18n = program
	.command("i18n")
	.description("what is translated, and from which text")
	.helpCommand(false);

i18n
	.command("status")
	.description("list what is missing, stale or left over in each language")
	.argument("[root]", "the folder of the site", ".")
	.option("-c, --config <file>", "another configuration file")
	.option("-l, --locale <name...>", "these languages only")
	.option("--fail-under <percent>", "fail when less is up to date", percentOf)
	.option("--json", "print JSON")
	.addHelpText(
		"after",
		`
A translation records the text it was made from as "source" in its front matter. When that text changes, the
translation is stale: readers are told, until somebody has brought it up to date and stamped it.

Examples:
  ssg i18n status                  of the site in this folder
  ssg i18n status -l de            German only
  ssg i18n status --fail-under 95  for CI`,
	)
	.action(async (root, options) => {
		const { runStatus } = await import("./cli/i18n.ts");
		await runStatus(root, options);
	});

i18n
	.command("stamp")
	.description("record the present originals in translations")
	.argument(
		"[file...]",
		"translations that are up to date; without any, those that record nothing yet",
	)
	.option("-r, --root <folder>", "the folder of the site", ".")
	.option("-c, --config <file>", "another configuration file")
	.option("-l, --locale <name...>", "these languages only")
	.option("--all", "stale ones too, without a look at them")
	.addHelpText(
		"after",
		`
Examples:
  ssg i18n stamp                          new translations
  ssg i18n stamp content/de/help/faq.md   one that has been brought up to date`,
	)
	.action(async (files, options) => {
		const { runStamp } = await import("./cli/i18n.ts");
		await runStamp(files, options);
	});

process.once("SIGINT", () => process.exit(130));
process.once("SIGTERM", () => process.exit(143));

try {
	await program.parseAsync();
} catch (error) {
	process.exitCode = 1;
	console.error(`error: ${error instanceof Error ? error.message : error}`);
	if (process.env.DEBUG) console.error(error);
}
