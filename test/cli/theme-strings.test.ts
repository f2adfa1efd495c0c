// Test run: integration, kinds
/** `ssg i18n strings`. */
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { runCommand } from "../pipeline/emit/command.ts";
import { inFolder, writeFiles } from "../site.ts";
import { rarely } from "../slow-run.ts";

const strings = suite("ssg i18n strings");

const configWith = (text: string) =>
	`export default {\n\ttitle: "T",\n\turl: "https://example.org",\n\ti18n: { locales: { en: {}, es: {}, qaa: {}, hsb: {} } },\n${text}};\n`;

const files = {
	"content/en/help/index.md": "# Help\n",
	"content/es/help/index.md": "# Ayuda\n",
	"content/qaa/help/index.md": "# Helpo\n",
	"content/hsb/help/index.md": "# Pomoc\n",
};

strings("prints the texts of a language, with those of the configuration", () =>
	inFolder(async (cwd) => {
		const own = '\tstrings: { es: { search: "Encontrar" } },\n';
		writeFiles(cwd, { ...files, "site.config.mjs": configWith(own) });
		const all = await runCommand(["i18n", "strings", "es"], { cwd });
		assert.match(all.stdout, /^strings: \{\n\tes: \{\n/);
		assert.match(all.stdout, '\n\t\tsearch: "Encontrar",\n');
		assert.match(all.stdout, '\n\t\t"admonition.note": "Nota",\n');
		const left = await runCommand(["i18n", "strings", "en", "--missing"], { cwd });
		assert.is(left.stdout, "no string of en is missing\n");
	}),
);

strings("counts the texts of each locale, and names those that are missing", () =>
	inFolder(async (cwd) => {
		const own = '\tstrings: { qaa: { "admonition.note": "Noto" } },\n';
		writeFiles(cwd, { ...files, "site.config.mjs": configWith(own) });
		const { stdout } = await runCommand(["i18n", "strings"], { cwd });
		assert.match(stdout, /^en: (\d+) of \1$/m);
		assert.match(stdout, /^qaa: 1 of \d+, missing: admonition\.tip, /m);
		assert.match(stdout, /^hsb: 0 of \d+, missing: all$/m);
	}),
);

rarely(strings)("prints what a new language needs, with its plural forms", () =>
	inFolder(async (cwd) => {
		writeFiles(cwd, { ...files, "site.config.mjs": configWith("") });
		const run = (...args: string[]) => runCommand(args, { cwd });
		const [first, second] = await Promise.all(["qaa", "hsb"].map((name) => run("i18n", "strings", name, "--missing")));
		assert.match(
			String(second?.stdout),
			'resultCount: { one: "one result", two: "{n} results", few: "{n} results", other: "{n} results" },\n',
		);
		const both = [first, second].map((one) => String(one?.stdout).split("\n").slice(1, -2).join("\n"));
		writeFiles(cwd, { "site.config.mjs": configWith(`strings: {\n${both.join("\n")}\n},\n`) });
		const built = await run("build", "--strict", "--quiet");
		assert.equal([built.code, built.stderr], [0, ""]);
	}),
);

strings.run();
