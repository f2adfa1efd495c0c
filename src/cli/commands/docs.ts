/** `ssg docs`: the versions of the documents. */
import type { Command } from "commander";
import { addRootOptions } from "../command-options.ts";

export default function addDocs(program: Command): void {
	const docs = program.command("docs").description("freeze a version of the documents").helpCommand(false);

	addRootOptions(docs.command("version"))
		.description("copy the current documents of all languages to a version")
		.argument("<name>", "its name, such as 1.0")
		.option("--docs <id>", "which documents, if the site has several sets (default: the first one)")
		.addHelpText("after", HELP)
		.action(async (name, options) => (await import("../docs-version.ts")).runDocsVersion(name, options));
}

const HELP = `
Prints the folders that it has written, and what to add to the configuration. Existing versions are not overwritten.

Examples:
  ssg docs version 1.0              copy content/en/help to content/en/help_versioned/1.0
  ssg docs version 2.0 --docs api   copy the documents with this id`;
