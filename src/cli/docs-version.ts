/** `ssg docs version`: copies the documents that authors edit to a version that stays as it is. */
import { cpSync, existsSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import type { SiteConfig } from "../model/config.ts";
import { formatHint } from "../model/problems/problem.ts";
import { folderPathProblem } from "../model/urls/safe-path.ts";
import { displayPath } from "../pipeline/emit/write-error.ts";
import { LOCK_FILE } from "../quality/lost-urls/lock-file.ts";
import { loadConfigOrReport } from "./load-config.ts";

export interface DocsVersionCommandOptions {
	readonly root: string;
	readonly config?: string;
	/** The `id` of a set of documents. */
	readonly docs?: string;
}

export async function runDocsVersion(name: string, { root, config: file, docs: id }: DocsVersionCommandOptions) {
	checkName(name);
	const config = await loadConfigOrReport(root, file ? { config: file } : {});
	if (!config) return;
	const docs = documentsOf(config, id);
	const copies = config.locales
		.map((locale) => path.join(config.contentDir, locale.name))
		.map((folder) => ({
			from: path.join(folder, docs.path),
			to: path.join(folder, `${docs.path}_versioned`, name),
		}))
		.filter(({ from }) => existsSync(from));
	if (copies.length === 0)
		throw new Error(`there are no documents in ${docs.path}\n${formatHint('check "docs.path" in the configuration')}`);
	for (const { to } of copies)
		if (existsSync(to))
			throw new Error(`${displayPath(to)} exists already\n${formatHint("choose another name, or delete the folder")}`);
	for (const { from, to } of copies) {
		copyFolder(from, to);
		console.log(displayPath(to));
	}
	console.log(nextSteps(name, docs, config));
}

function checkName(name: string): void {
	const isOneFolder = name !== "current" && !/[/\\]/.test(name) && !folderPathProblem(name);
	if (!isOneFolder)
		throw new Error(
			`"${name}" cannot name a version\n${formatHint("use a name such as 1.0, which is that of its folder")}`,
		);
}

type Documents = SiteConfig["docs"][number];

function documentsOf({ docs }: SiteConfig, id: string | undefined): Documents {
	const found = id === undefined ? docs[0] : docs.find((one) => one.id === id);
	if (found) return found;
	if (id === undefined)
		throw new Error(`the site has no docs\n${formatHint('remove "docs: false" from the configuration')}`);
	throw new Error(
		`no documents have the id "${id}"\n${formatHint(`the ids are ${docs.map((one) => `"${one.id}"`).join(", ")}`)}`,
	);
}

/** Through a name that no build reads, so that a killed process leaves no half version. */
function copyFolder(from: string, to: string): void {
	const unfinished = path.join(path.dirname(to), `.${path.basename(to)}`);
	rmSync(unfinished, { recursive: true, force: true });
	cpSync(from, unfinished, { recursive: true });
	renameSync(unfinished, to);
}

function nextSteps(name: string, { configKey, versions }: Documents, { root, configPath }: SiteConfig): string {
	const entry = `{ name: ${JSON.stringify(name)} }`;
	const isFirst = versions.length === 1;
	return [
		"",
		`Next, in ${displayPath(path.join(root, configPath))}:`,
		isFirst
			? `  ${configKey}.versions: [{ name: "current" }, ${entry}]`
			: `  add ${entry} to ${configKey}.versions, after { name: "current" }`,
		"Then run ssg check: links that lead out of the copied folder need one more ../",
		...(existsSync(path.join(root, LOCK_FILE))
			? [`and ssg check --lock, which adds the new addresses to ${LOCK_FILE}`]
			: []),
	].join("\n");
}
