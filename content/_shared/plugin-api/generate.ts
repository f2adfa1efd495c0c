/**
 * Writes the plugin API reference:
 *
 *     node --import tsx content/_shared/plugin-api/generate.ts [folder of the package's declarations]
 *
 * With a folder (`generators/app/templates/api` of the npm package `generator-joplin`), `facts.json` is written first.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { descriptions } from "./descriptions.ts";
import { extractFacts } from "./extract.ts";
import type { ApiFacts } from "./facts.ts";
import { REFERENCE_FOLDER, referencePages } from "./pages.ts";

const SOURCE = "generator-joplin 2.8.1";

const here = path.dirname(fileURLToPath(import.meta.url));
const factsFile = path.join(here, "facts.json");
const [declarations] = process.argv.slice(2);

if (declarations) {
	const files = readdirSync(declarations)
		.filter((name) => name.endsWith(".ts") && name !== "index.ts")
		.sort()
		.map((name) => path.join(declarations, name));
	const texts = [...files, path.join(here, "newer.d.ts")].map((file) => readFileSync(file, "utf8"));
	const facts = extractFacts(SOURCE, texts);
	writeFileSync(factsFile, `${JSON.stringify(facts, null, "\t")}\n`);
}

const facts: ApiFacts = JSON.parse(readFileSync(factsFile, "utf8"));
const { en, ...translations } = descriptions;
const originals = write("en", referencePages(facts, en));
for (const [locale, texts] of Object.entries(translations)) write(locale, referencePages(facts, texts, originals));

function write(
	locale: string,
	{ files, missing, unused }: ReturnType<typeof referencePages>,
): ReadonlyMap<string, string> {
	if (missing.length > 0 || unused.length > 0) {
		console.error(`${locale}: no description of ${missing.join(", ")}`);
		console.error(`${locale}: nothing has the name ${unused.join(", ")}`);
		process.exit(1);
	}
	const folder = path.join(here, "../..", locale, REFERENCE_FOLDER);
	mkdirSync(folder, { recursive: true });
	for (const name of readdirSync(folder)) if (name.endsWith(".md") && !files.has(name)) rmSync(path.join(folder, name));
	for (const [name, text] of files) writeFileSync(path.join(folder, name), text);
	return files;
}
