/** `ssg schema`: writes what editors need to complete front matter and data files. */
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Command } from "commander";
import { replaceFile } from "../../pipeline/emit/replace-file.ts";
import { displayPath } from "../../pipeline/emit/write-error.ts";
import { editorFiles, editorSettings, SETTINGS } from "../../start/editor-files.ts";
import { addRootOptions } from "../command-options.ts";
import { loadConfigOrReport } from "../load-config.ts";

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
  ssg schema              write the files of the site in the current folder
  ssg schema --root docs  of the site in docs`;

async function runSchema({ root, config: file }: { readonly root: string; readonly config?: string }) {
	const config = await loadConfigOrReport(root, file ? { config: file } : {});
	if (!config) return;
	const settingsFile = path.join(config.root, SETTINGS);
	const before = existsSync(settingsFile) ? readFileSync(settingsFile, "utf8") : undefined;
	const contentFolder = path.relative(config.root, config.contentDir).replaceAll(path.sep, "/");
	const settings = editorSettings(before, contentFolder);
	const files = { ...editorFiles(config.frontMatter), ...(settings !== undefined && { [SETTINGS]: settings }) };
	for (const [name, text] of Object.entries(files)) {
		replaceFile(path.join(config.root, name), text);
		console.log(displayPath(path.join(config.root, name)));
	}
	if (settings === undefined) {
		console.log(`\n${displayPath(settingsFile)} has comments, and stays as it is. Add to it:`);
		console.log(editorSettings(undefined, contentFolder));
	}
}
