/** `ssg new`: creates a Markdown file where the site expects one of its kind. */
import path from "node:path";
import { slug as slugOf } from "github-slugger";
import { loadConfigOrReport } from "../cli/load-config.ts";
import { calendarDate, markdownFile, postName } from "../cli/markdown-file.ts";
import type { SiteConfig } from "../model/config.ts";
import { folderPathProblem } from "../model/urls/safe-path.ts";
import { codeOf } from "../pipeline/emit/disk.ts";
import { createFile } from "../pipeline/emit/replace-file.ts";
import { displayPath } from "../pipeline/emit/write-error.ts";
import { parsePostName } from "../pipeline/resolve/news/post-name.ts";
import type { NewFileKind } from "./new-file-kinds.ts";

export interface NewCommandOptions {
	readonly root: string;
	readonly config?: string;
	/** @default the default locale */
	readonly locale?: string;
	/**
	 * The path of the file in the folder of its kind, without extension, such as `apps/sync`. The date of a post comes first
	 * if it has none.
	 *
	 * @default made from the title
	 */
	readonly name?: string;
}

export async function runNew(
	kind: NewFileKind,
	title: string,
	{ root, config: file, locale, name }: NewCommandOptions,
) {
	const config = await loadConfigOrReport(root, {
		...(file && { config: file }),
		...(locale && { locale: [locale] }), // reports an unknown one
	});
	if (!config) return;
	const folder = folderOf(kind, config);
	const stem = name ?? nameFrom(title);
	checkName(stem);
	const { dir, base } = path.posix.parse(stem);
	const dateOfName = kind === "post" ? dateIn(stem) : undefined;
	const date = kind === "post" ? (dateOfName ?? calendarDate(new Date())) : undefined;
	const created = path.join(
		config.contentDir,
		locale ?? config.defaultLocale,
		folder,
		dir,
		`${date && !dateOfName ? postName(date, base) : base}.md`,
	);
	writeNewFile(created, markdownFile({ title, ...(date && { date }) }, placeholderText(title)));
	console.log(displayPath(created));
}

/** Becomes the description of the page, which differs from those of other new pages, until there is a text. */
const placeholderText = (title: string): string => `Write about ${title.replace(/[!-/:-@[-`{-~]/g, "\\$&")} here.\n`;

/** The configured folder of a kind, relative to the content of a locale. */
function folderOf(kind: NewFileKind, { docs, news, pages }: SiteConfig): string {
	const folder = { page: pages.path, post: news?.path, doc: docs[0]?.path }[kind];
	if (folder !== undefined) return folder;
	const key = kind === "post" ? "news" : "docs";
	throw new Error(`the site has no ${key}\n  help: remove "${key}: false" from the configuration`);
}

/** Names that start with an underscore are not pages. */
const nameFrom = (title: string): string => slugOf(title).replace(/^[_-]+|-+$/g, "");

function checkName(name: string): void {
	const problem =
		name === "" ? "the title has no letters or digits to name the file after" : folderPathProblem(name)?.message;
	if (problem) throw new Error(`${problem}\n  help: name the file with --name, such as faq`);
}

/** The date at the start of the name of a post: `2026-03-01`. */
function dateIn(name: string): string | undefined {
	const { date: found } = parsePostName(name);
	if (found && !found.date)
		throw new Error(
			`invalid date "${found.written}" in the name\n  help: start it with a date such as 20260301, or with none`,
		);
	return found?.date?.slice(0, "2026-03-01".length);
}

function writeNewFile(file: string, text: string): void {
	try {
		createFile(file, text);
	} catch (error) {
		if (codeOf(error) !== "EEXIST") throw error;
		throw new Error(`${displayPath(file)} exists already\n  help: edit it, or name the new file with --name`);
	}
}
