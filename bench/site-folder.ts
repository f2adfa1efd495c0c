/** A corpus from a folder: this repository's content, or another one of the same layout. */
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { filesIn } from "../test/files-in.ts";
import type { Files } from "../test/site.ts";
import { type Corpus, editedOf, into } from "./corpus.ts";

interface Folder {
	readonly name: string;
	/** Has `en/help`, `en/news`, and the like. */
	readonly content: string;
	/** Pictures and the like, served at the root. */
	readonly assets: string;
	readonly locales: readonly string[];
}

/** The help and the news, with parts poured in where pages include them, so that every tool gets the same text. */
export function corpusIn({ name, content, assets, locales }: Folder): Corpus {
	const folders = locales.flatMap((locale) => [`${locale}/help`, `${locale}/news`]);
	const files: Files = Object.assign(
		{},
		...folders.map((folder) => into(folder, readFolder(path.join(content, folder)))),
		into("static", readFolder(assets)),
	);
	const poured = Object.fromEntries(
		Object.entries(files).map(([file, text]) => [
			file,
			file.endsWith(".md") ? leveled(file, String(text), files) : text,
		]),
	);
	return { name, locales, files: poured, edited: editedOf(poured, locales[0] ?? "en") };
}

const INCLUDE = /<!--\s*@include:\s*(\S+?)\s*-->/g;

/** Parts in their places, and the date that a post has in its name only, written out for those who do not read names. */
function leveled(file: string, text: string, files: Files): string {
	const whole = text.replace(INCLUDE, (_, part: string) =>
		String(files[path.posix.join(path.posix.dirname(file), part)] ?? ""),
	);
	const date = /\/news\/(\d{4})-?(\d\d)-?(\d\d)/.exec(file);
	return date && !/^date:/m.test(whole) ? whole.replace(/^---\n/, `---\ndate: ${date.slice(1).join("-")}\n`) : whole;
}

/** The files below a folder; none when there is no such folder. */
export const filesBelow = (folder: string): string[] => (existsSync(folder) ? filesIn(folder) : []);

/** Everything below a folder as it is. */
export const readFolder = (folder: string): Files =>
	Object.fromEntries(
		filesBelow(folder).map((file) => {
			const bytes = readFileSync(path.join(folder, file));
			return [file, /\.(md|yml)$/.test(file) ? bytes.toString() : bytes];
		}),
	);

/** Which of the languages a folder has. */
export const localesIn = (content: string): string[] =>
	["en", "fr", "de"].filter((locale) => existsSync(path.join(content, locale, "help")));
