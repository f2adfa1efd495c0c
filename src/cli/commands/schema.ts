/** `ssg schema`. */
import type { Command } from "commander";
import { runSchema } from "../../start/schema.ts";
import { addRootOptions } from "../command-options.ts";

export default (program: Command): Command =>
	addRootOptions(program.command("schema"))
		.description("write what editors need to complete front matter and data files")
		.addHelpText("after", HELP)
		.action(runSchema);

const HELP = `
Writes JSON schemas of front matter, categories, authors, tags and search files to .vscode/ssg, snippets for the keys of front
matter, and the settings of VS Code that name the schemas. The keys that frontMatter in the configuration describes are
among them. Run it again when they change, or after an upgrade. Other settings stay.

In VS Code, Ctrl+Space in front matter offers the keys. YAML files need the extension redhat.vscode-yaml.

Examples:
  ssg schema            write the files of the site in the current folder
  ssg schema --root docs  of the site in docs`;
