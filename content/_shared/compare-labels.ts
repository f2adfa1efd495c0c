/**
 * Prints the labels that Joplin's translations have in other words. After a release, in a clone of its repository beside
 * this one: `node --import tsx content/_shared/compare-labels.ts ../joplin/packages/tools/locales`.
 */
import { readFileSync } from "node:fs";
import path from "node:path";
import { translatedLabels } from "./labels.ts";

const [folder = "."] = process.argv.slice(2);

/** Texts by their keys. Those of an uncertain translation are not used by Joplin either. */
function readTranslations(file: string): ReadonlyMap<string, string> {
	const entries = readFileSync(path.join(folder, file), "utf8").split("\n\n");
	const textOf = (entry: string, key: string): string =>
		[...(new RegExp(`^${key} ((?:".*"\\n?)+)`, "m").exec(entry)?.[1] ?? "").matchAll(/^(".*")$/gm)]
			.map(([, quoted]) => JSON.parse(quoted as string))
			.join("");
	return new Map(
		entries
			.filter((entry) => !/^#(?:,.*fuzzy|~)/m.test(entry))
			.map((entry) => [textOf(entry, "msgid"), textOf(entry, "msgstr(?:\\[0\\])?")]),
	);
}

/** Without what typography or the menu bar adds. */
const plain = (text: string): string =>
	text
		.replace(/[’']/g, "'")
		.replace(/\s/g, " ")
		.replace(/^&|:$| :$/g, "");

for (const [language, file] of ["fr_FR.po", "de_DE.po"].entries()) {
	const translations = readTranslations(file);
	for (const [en, ...[fr, de, key = en]] of translatedLabels) {
		const own = language === 0 ? fr : de;
		const theirs = translations.has(key) ? translations.get(key) || key : "nothing";
		if (plain(theirs) !== plain(own)) console.log(`${file}: "${key}" is "${theirs}", here "${own}"`);
	}
}
