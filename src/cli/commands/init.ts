/** `ssg init`. */
import { type Command, Option } from "commander";
import { parseLanguages, parseSections, parseTitle } from "../../start/init/answers.ts";
import { runInit } from "../../start/init.ts";

export default (program: Command): Command =>
	program
		.command("init")
		.description("create a site that builds at once")
		.argument("[folder]", "an empty or new folder", ".")
		.option("--title <text>", "the title of the site", parseTitle)
		.option("--languages <tags>", "the languages, the default one first (default: en)", parseLanguages)
		.option("--with <contents>", "docs, news, or docs,news (default: docs,news)", parseSections)
		.option("-y, --yes", "do not ask, assume the defaults")
		.addOption(
			new Option("--from <folder>", "migrate the Docusaurus or VitePress project in this folder").conflicts([
				"title",
				"languages",
				"with",
			]),
		)
		.option("--trust", "with --from: run the project's configuration unasked")
		.addHelpText("after", HELP)
		.action(runInit);

const HELP = `
Asks for the title, the languages and the contents unless they are given. Without a terminal, it assumes the defaults.
Existing files are never overwritten.
With --from, it copies the content of the project, translates its configuration, and writes MIGRATION.md, which lists
what needs your attention. The project stays as it is. Its configuration is code, which is run in a process of its own with
few permissions: read it before. On a terminal, --from asks; without one, and with --yes, it needs --trust.

Examples:
  ssg init my-site                              ask, then create a site in my-site
  ssg init --title Manual --languages en,de -y  create a site in the current folder
  ssg init my-site --from ../website            create a site from a project of Docusaurus or VitePress
  ssg init my-site --from ../website --trust    the same without a question`;
