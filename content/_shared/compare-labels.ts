/**
 * Prints the labels that Joplin's translations have in other words. After a release, in an empty folder:
 * `npm pack @joplin/lib@3.4.1` and `tar xzf joplin-lib-3.4.1.tgz`; then, here:
 * `node --import tsx content/_shared/compare-labels.ts <folder>/package/locales`.
 */
import { readFileSync } from "node:fs";
import path from "node:path";
import { translatedLabels } from "./labels.ts";

const [folder = "."] = process.argv.slice(2);

/** Without what typography or the menu bar adds. */
const plain = (text: string): string =>
	text
		.replace(/[’']/g, "'")
		.replace(/\s/g, " ")
		.replace(/^&|:$| :$/g, "");

for (const [index, file] of ["fr_FR.json", "de_DE.json"].entries()) {
	/** The English texts with theirs; the second and further ones are plurals. */
	const translations: Readonly<Record<string, readonly string[]>> = JSON.parse(
		readFileSync(path.join(folder, file), "utf8"),
	);
	for (const [en, ...[fr, de, key = en]] of translatedLabels) {
		const own = index === 0 ? fr : de;
		const theirs = translations[key]?.[0] ?? "nothing";
		if (plain(theirs) !== plain(own)) console.log(`${file}: "${key}" is "${theirs}", here "${own}"`);
	}
}
