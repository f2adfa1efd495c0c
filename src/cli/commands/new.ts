/** `ssg new`. */
import { Argument, type Command } from "commander";
import { parseTitle } from "../../start/init/answers.ts";
import { runNew } from "../../start/new.ts";
import { NEW_FILE_KINDS } from "../../start/new-file-kinds.ts";
import { addRootOptions } from "../command-options.ts";

export default (program: Command): Command =>
	addRootOptions(program.command("new"))
		.description("create a page, a post or a document")
		.addArgument(new Argument("<kind>", "what to create").choices(NEW_FILE_KINDS))
		.argument("<title>", "its title", parseTitle)
		.option("-l, --locale <name>", "the locale (default: the default locale)")
		.option("-n, --name <path>", "path of the file without extension (default: made from the title)")
		.addHelpText("after", HELP)
		.action(runNew);

const HELP = `
Prints the path of the file, in the folder that the configuration names for its kind: pages.path for pages,
news.path for posts, docs.path for documents. An existing file is not overwritten.

Examples:
  ssg new post "What is new"                   create a post with the date of today
  ssg new doc "Fragen" --locale de --name faq  create the translation of a document`;
