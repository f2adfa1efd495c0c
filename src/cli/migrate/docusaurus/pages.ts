/** Pages and public files of Docusaurus. */
import { readFileSync } from "node:fs";
import path from "node:path";
import type { NewFiles } from "../../init/write-new-files.ts";
import { markdownFile } from "../../markdown-file.ts";
import { copiesOf, listSourceFiles, placeIn } from "../source-files.ts";
import { textOf, textsOf, type UntypedRecord } from "../untyped.ts";
import { type DocusaurusProject, translationFolder } from "./project.ts";

/** Pages of the content; those in React are copied only if they need nothing of Docusaurus. */
export function migratePages(
	project: DocusaurusProject,
	options: UntypedRecord,
): NewFiles {
	const [defaultLocale, ...others] = project.locales;
	const original = path.resolve(
		project.folder,
		textOf(options.path) ?? "src/pages",
	);
	const copy = (from: string, locale: string): NewFiles =>
		copiesOf(
			listSourceFiles({
				...project,
				folder: from,
				project: project.folder,
			}).filter((name) => isCopied(path.join(from, name), project)),
			from,
			`content/${locale}/pages`,
		);
	return Object.assign(
		copy(original, defaultLocale.name),
		...others.map((locale) =>
			copy(translationFolder(locale, "content-pages"), locale.name),
		),
	);
}

function isCopied(file: string, { folder, notes }: DocusaurusProject): boolean {
	if (/\.(css|scss|sass|less)$/.test(file)) return false;
	if (!/\.[cm]?[jt]sx?$/.test(file)) return true;
	const imported = [
		...readFileSync(file, "utf8").matchAll(/\bfrom\s+["']([^"'\n]+)["']/g),
	].map(([, name]) => String(name));
	const isPortable =
		/\.[jt]sx$/.test(file) && imported.every((name) => name === "react");
	if (!isPortable)
		notes.add(
			"React pages",
			placeIn(folder, file),
			"not copied: they import packages of Docusaurus or other modules; write them in Markdown, or as a React page with the components of this theme",
		);
	return isPortable;
}

/** A home page with links, for a site whose own cannot be copied. */
export function homePage(
	title: string,
	tagline: string,
	links: readonly (readonly [label: string, path: string])[],
): string {
	const list = links.map(([label, to]) => `- [${label}](${to})`).join("\n");
	return markdownFile(
		{ title, ...(tagline && { description: tagline }) },
		`${[tagline, list].filter(Boolean).join("\n\n")}\n`,
	);
}

/** The contents of the folders that are published as they are. */
export const migratePublicFiles = (project: DocusaurusProject): NewFiles =>
	Object.assign(
		{},
		...staticFolders(project).map((name) => {
			const folder = path.resolve(project.folder, name);
			const names = listSourceFiles({
				...project,
				folder,
				project: project.folder,
			});
			return copiesOf(names, folder, "public");
		}),
	);

function staticFolders({ config }: DocusaurusProject): readonly string[] {
	const folders = textsOf(config.staticDirectories);
	return folders.length > 0 ? folders : ["static"];
}
