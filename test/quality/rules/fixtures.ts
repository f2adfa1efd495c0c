/**
 * The two sites of each rule, in one file: a line `=== bad/content/en/help/index.md`, and the text of that file. Pictures are
 * in a folder with the name of the rule.
 */
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

export const FIXTURES = fileURLToPath(new URL("fixtures", import.meta.url));

const EXPECTED = "bad/expected.txt";

export interface RuleFixture {
	/** Text by path. */
	readonly files: ReadonlyMap<string, string>;
	/** What the rule finds in the bad site. */
	readonly expected: string;
}

export function readFixture(id: string): RuleFixture {
	const parts = readFileSync(path.join(FIXTURES, `${id}.txt`), "utf8")
		.split(/^=== /m)
		.slice(1);
	const files = new Map(
		parts.map((part): [string, string] => {
			const end = part.indexOf("\n");
			return [part.slice(0, end), part.slice(end + 1)];
		}),
	);
	const expected = files.get(EXPECTED) ?? "";
	files.delete(EXPECTED);
	return { files, expected };
}

/** Writes one of the two sites, without the configuration. */
export function writeFixture(id: string, site: "bad" | "good", folder: string): void {
	const pictures = path.join(FIXTURES, id, site);
	if (existsSync(pictures)) cpSync(pictures, folder, { recursive: true });
	for (const [name, text] of readFixture(id).files) {
		if (!name.startsWith(`${site}/`)) continue;
		const file = path.join(folder, name.slice(site.length + 1));
		mkdirSync(path.dirname(file), { recursive: true });
		writeFileSync(file, text);
	}
}

/** Puts what the rule finds after the bad site. */
export function updateFixture(id: string, expected: string): void {
	const { files } = readFixture(id);
	const ofSite = (site: string) => [...files].filter(([name]) => name.startsWith(`${site}/`));
	const sections = [...ofSite("bad"), [EXPECTED, expected] as const, ...ofSite("good")];
	writeFileSync(path.join(FIXTURES, `${id}.txt`), sections.map(([name, text]) => `=== ${name}\n${text}`).join(""));
}
