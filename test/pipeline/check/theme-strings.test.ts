/** The key `strings` of the configuration. */
import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { Config } from "../../../src/config/define.ts";
import { ConfigError, loadConfig } from "../../../src/config/load.ts";
import { checkThemeStrings } from "../../../src/pipeline/check/theme-strings.ts";
import type { ThemeStrings } from "../../../src/react.ts";
import en from "../../../templates/strings/en.ts";
import { themeStrings } from "../../../templates/strings.ts";
import { codesIn } from "../../messages.ts";
import { buildSite, inFolder, writeFiles } from "../../site.ts";
import { testConfig } from "../../test-config.ts";

const strings = suite("strings of the configuration");
const codes = codesIn("pipeline/check");

const problemsOf = (own: Readonly<Record<string, unknown>>, theme: ThemeStrings | undefined) =>
	codes(
		checkThemeStrings(
			testConfig({ i18n: { locales: { en: {}, es: {} } }, strings: { es: own } as Config["strings"] & object }),
			theme,
		),
	);

const faults: [name: string, own: object, message: string][] = [
	["an unknown key, and the one that was meant", { serach: "Buscar" }, "site.config.ts:1:1 error config-key"],
	["an unknown placeholder", { language: "Idioma: {idioma}" }, "site.config.ts:1:1 error config-value"],
	["a missing placeholder", { "footnote.back": "Volver" }, "site.config.ts:1:1 error config-value"],
	[
		"a placeholder that one of the forms lacks",
		{ postsTagged: { one: "Una entrada", other: "{n} entradas: {tag}" } },
		"site.config.ts:1:1 error config-value",
	],
	["forms of a string without a number", { search: { other: "Buscar" } }, "site.config.ts:1:1 error config-value"],
	["a string with a number that has no forms", { pageCount: "{n} páginas" }, "site.config.ts:1:1 error config-value"],
];
for (const [name, own, message] of faults)
	strings(`report ${name}`, () => assert.equal(problemsOf({ ...own }, themeStrings), [message]));

strings("may leave out a number and add forms", () =>
	assert.equal(problemsOf({ pageCount: { one: "una", two: "dos", other: "{n}" } }, themeStrings), []),
);

strings("are all unknown to a theme without strings", () =>
	assert.equal(problemsOf({ search: "Buscar" }, undefined), ["site.config.ts:1:1 error config-key"]),
);

await themeStrings.load(["en", "es"]);

const home = {
	"content/en/help/index.md": "# Help\n\n:::note\n\nText.\n\n:::\n",
	"content/qaa/help/index.md": "# Helpo\n\n:::note\n\nTeksto.\n\n:::\n\n:::tip\n\nTeksto.\n\n:::\n",
};

strings("complete a language that the theme does not have, with one warning for the rest", async () => {
	const news = "---\ntitle: B\ntags: [C]\n---\n\n:::tip\n\nTeksto.\n\n:::\n";
	const posts = { "content/en/news/2025-09-22-one.md": news, "content/qaa/news/2025-09-22-one.md": news };
	const { outputs, problems } = await buildSite(
		{ ...home, ...posts },
		{
			i18n: { locales: { en: {}, qaa: {} } },
			strings: {
				qaa: {
					"admonition.note": "Noto",
					skipToContent: "Salti al la enhavo",
					resultCount: { one: "unu rezulto", other: "{n} rezultoj" },
				},
			},
		},
	);
	const total = Object.keys(en).length;
	assert.equal(problems, [
		`site.config.ts:1:1 warning missing-strings: locale qaa: ${total - 3} of ${total} strings of the theme are missing and shown in English`,
	]);
	const page = outputs.get("qaa/help/index.html") ?? "";
	assert.match(page, ">Salti al la enhavo<");
	assert.match(page, ">Noto<");
	// What is not translated is marked as English, unless it is the name of something that is not.
	assert.match(page, '<button lang="en" type="button" class="menu-button');
	assert.match(page, '<nav class="navbar-items" aria-label="Main">');
	assert.match(page, '<summary><span lang="en">Main menu</span></summary>');
	assert.match(page, '<p class="admonition-title"><span lang="en">Tip</span></p>');
	for (const contents of outputs.values()) assert.not.match(contents, /[\u0086\u0087]/);
	const file = /data-strings="\/([^"]*)"/.exec(page)?.[1] ?? "";
	const { resultCount, allResults, crashed } = JSON.parse(outputs.get(file) ?? "{}");
	assert.equal(resultCount, { lang: "qaa", forms: { one: "unu rezulto", other: "{n} rezultoj" } });
	assert.is(allResults, "All results for “{query}”");
	assert.is(crashed, "This page crashed.");
});

strings("replace those of the theme, in one locale only", async () => {
	const { outputs, problems } = await buildSite(
		{ "content/en/help/index.md": home["content/en/help/index.md"], "content/fr/help/index.md": "# Aide\n" },
		{
			i18n: { locales: { en: {}, fr: {}, "fr-CA": {} } },
			strings: { "fr-CA": { skipToContent: "Passer au contenu" } },
		},
	);
	assert.equal(problems, []);
	const skipLinkOf = (file: string) => /class="skip-link"[^>]*>([^<]*)/.exec(outputs.get(file) ?? "")?.[1];
	assert.is(skipLinkOf("fr-CA/help/index.html"), "Passer au contenu");
	assert.is(skipLinkOf("fr/help/index.html"), "Aller au contenu principal");
});

strings("change the build of the pages that scripts run on", async () => {
	const buildIdWith = async (own: Config["strings"] & object) => {
		const { outputs } = await buildSite(home, { strings: own });
		return /data-build="[^"]*"/.exec(outputs.get("help/index.html") ?? "")?.[0];
	};
	const plain = await buildIdWith({});
	assert.is(await buildIdWith({ en: { skipToContent: "Skip" } }), plain);
	assert.is.not(await buildIdWith({ en: { crashed: "Oh no" } }), plain);
});

const written = (own: string) => `export default {
	title: "T",
	url: "https://example.org",
	i18n: { locales: { en: {}, qaa: {} } },
	strings: {
		${own}
	},
};
`;

strings("are reported where they are written", async () => {
	const { result } = await buildSite(
		{ ...home, "site.config.ts": written('qaa: { serach: "Serĉi" },') },
		{ i18n: { locales: { en: {}, qaa: {} } }, strings: { qaa: { serach: "Serĉi" } as never } },
	);
	const [missing, ...others] = result.problems;
	assert.equal([missing?.code, missing?.at], ["missing-strings", { path: "site.config.ts", line: 4, column: 29 }]);
	assert.equal(codes(others), ["site.config.ts:6:10 error config-key"]);
});

strings("of a locale that the site does not have are an error", () =>
	inFolder(async (folder) => {
		writeFiles(folder, { "site.config.ts": written('fr: { search: "Chercher" },') });
		const error = await loadConfig(folder).catch((error) => error);
		assert.instance(error, ConfigError);
		assert.equal(codes(error.problems), ["site.config.ts:6:3 error config-key"]);
	}),
);

strings.run();
