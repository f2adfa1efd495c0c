/** `ssg schema`: writes what editors need to complete front matter and data files. */
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { loadConfigOrReport } from "../cli/load-config.ts";
import { replaceFile } from "../pipeline/emit/replace-file.ts";
import { displayPath } from "../pipeline/emit/write-error.ts";
import { editorFiles, editorSettings, SETTINGS } from "./editor-files.ts";

export interface SchemaCommandOptions {
	readonly root: string;
	readonly config?: string;
}

export async function runSchema({ root, config: file }: SchemaCommandOptions) {
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
