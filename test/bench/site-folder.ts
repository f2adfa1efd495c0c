/** A corpus from a folder: this repository's content, or another one of the same layout. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Files } from "../site.ts";
import { below, type Corpus, editedOf, into } from "./corpus.ts";

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
	const files = {
		...Object.assign(
			{},
			...locales.flatMap((locale) =>
				["help", "news"].map((area) => into(`${locale}/${area}`, readFolder(path.join(content, locale, area)))),
			),
		),
		...into("static", readFolder(assets)),
	} as Files;
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

/** Everything below a folder as it is; nothing when there is no such folder. */
export function readFolder(folder: string): Files {
	return Object.fromEntries(
		filesIn(folder).map((file) => {
			const bytes = readFileSync(path.join(folder, file));
			return [file, /\.(md|yml)$/.test(file) ? bytes.toString() : bytes];
		}),
	);
}

/** Paths of the files below a folder, with slashes; none when there is no such folder. */
export function filesIn(folder: string): string[] {
	try {
		return readdirSync(folder, { recursive: true, withFileTypes: true })
			.filter((entry) => entry.isFile())
			.map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll("\\", "/"))
			.sort();
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code === "ENOENT") return [];
		throw error;
	}
}

/** Which of the languages a folder has. */
export const localesIn = (content: string): string[] =>
	["en", "fr", "de"].filter(
		(locale) => Object.keys(below(into("help", readFolder(path.join(content, locale, "help"))), "help")).length > 0,
	);
