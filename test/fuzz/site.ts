/** Arbitrary sites: some documents, data files and a configuration that is valid. */
import fc, { type Arbitrary } from "fast-check";
import type { Config } from "../../src/config/define.ts";
import { characters } from "./markdown.ts";
import { weighted } from "./weighted.ts";
import { dataWith, document, tableWith, text } from "./yaml.ts";

/** What a case builds: the files, and a configuration that may be anything. */
export interface FuzzSite {
	readonly files: Readonly<Record<string, string>>;
	readonly config: unknown;
}

/** A name that a file on this disk can have. */
const isFileName = (name: string): boolean =>
	!/[/\0\ud800-\udfff]|^\.{0,2}$/.test(name.replace(/[\ud800-\udbff][\udc00-\udfff]/g, "")) &&
	Buffer.byteLength(name) < 200;

const oddName = fc.oneof(characters(6), text).filter((name) => isFileName(`${name}.md`));
const folder = weighted(
	[6, fc.constant("")],
	[2, fc.constantFrom("a/", "a/b/", "01-a/", "A b/")],
	[1, oddName.filter((name) => isFileName(name) && !name.includes(".")).map((name) => `${name}/`)],
);
const usual = fc.nat({ max: 60 });

const localeFolder = fc.constantFrom("en", "en", "en", "fr", "de");

const doc = fc.tuple(
	fc
		.tuple(
			localeFolder,
			fc.constantFrom("help/", "help/", "help/", "pages/"),
			folder,
			weighted(
				[8, usual.map((index) => `d${index}`)],
				[1, fc.constantFrom("index", "README", "01-x", "_part", "d1.test")],
				[1, oddName],
			),
			fc.constantFrom(".md", ".md", ".md", ".mdx", ".MD"),
		)
		.map(([locale, area, below, name, extension]) => `${locale}/${area}${below}${name}${extension}`),
	document,
);

const post = fc.tuple(
	fc
		.tuple(
			localeFolder,
			weighted(
				[4, usual.map((day) => `2025-01-${String((day % 31) + 1).padStart(2, "0")}-p${day}`)],
				[1, fc.constantFrom("2025-02-30-x", "2025/01/02/y", "99999999-999", "20250101")],
				[1, oddName],
			),
		)
		.map(([locale, name]) => `${locale}/news/${name}.md`),
	document,
);

const extension = fc.constantFrom("yml", "yaml", "json");
const dataFile = (name: string, contents: Arbitrary<string>) =>
	fc.tuple(
		fc.tuple(localeFolder, extension).map(([locale, end]) => `${locale}/${name}.${end}`),
		contents,
	);

const LABELS = ["label", "description", "permalink", "lable"];
const data = fc.oneof(
	...["help/_category_", "help/a/_category_"].map((name) =>
		dataFile(
			name,
			dataWith("key label description position collapsed collapsible className link customProps lable".split(" ")),
		),
	),
	dataFile("help/tags", tableWith(LABELS)),
	dataFile("news/tags", tableWith(LABELS)),
	dataFile("news/authors", tableWith("name title url image_url imageURL email socials nmae".split(" "))),
	dataFile("_search", dataWith(["synonyms", "expect", "expects"])),
	dataFile(
		"_search",
		fc
			.tuple(tableWith(["a"]), tableWith(["a"]))
			.map(
				([synonyms, expected]) =>
					`synonyms:\n${synonyms.replace(/^/gm, "  ")}\nexpect:\n${expected.replace(/^/gm, "  ")}\n`,
			),
	),
);

const translated = fc.tuple(doc, document).map(([[name, contents], translation]) => [
	[name.replace(/^\w+/, "en"), contents],
	[name.replace(/^\w+/, "fr"), translation],
]);

const entry = weighted(
	[12, doc.map((one) => [one])],
	[3, translated],
	[4, post.map((one) => [one])],
	[3, data.map((one) => [one])],
);

const reaction = fc.constantFrom("ignore", "warn", "throw");
const validConfig: Arbitrary<Partial<Config>> = fc.record(
	{
		baseUrl: fc.constantFrom("/", "/a/b/", "/ä/"),
		trailingSlash: fc.boolean(),
		onBrokenLinks: reaction,
		onDuplicateRoutes: reaction,
		noIndex: fc.boolean(),
		docs: fc.constantFrom<Config["docs"]>(
			{},
			{ routeBasePath: "/" },
			{ breadcrumbs: true, showLastUpdateTime: true, editUrl: "https://example.org/e/" },
			{ numberPrefixes: false, sidebarCollapsed: false },
		),
		news: fc.constantFrom<NonNullable<Config["news"]>>({}, { postsPerPage: 1 }, { routeBasePath: "help" }),
		markdown: fc.record(
			{
				html: fc.constantFrom("safe", "safe", "escape", "trusted"),
				math: fc.boolean(),
				emoji: fc.boolean(),
				headingIds: fc.constantFrom("github", "vitepress"),
			},
			{ requiredKeys: [] },
		),
		search: fc.constantFrom<NonNullable<Config["search"]>>(false, { within: 1 }),
		announcementBar: fc.constant({ content: "**New** [x](./d1.md) <b>" }),
	} as Record<string, Arbitrary<unknown>>,
	{ requiredKeys: [] },
);

/** Files of the names that others include. */
const PARTS = {
	"content/en/help/_part.md": "# Part\n\n<div>\n\n[a](./d1.md)\n",
	"content/en/help/_code.js": "// #region x\nlet a = '</script>';\n// #endregion x\n",
};

/** Two files of one name, up to what disks take for equal, are one: the last. */
function filesOf(entries: readonly (readonly string[])[]): FuzzSite["files"] {
	const files = new Map<string, string>();
	const folders = new Set<string>();
	for (const [name = "", contents = ""] of entries) {
		const parents = name.split("/").map((_, index, all) => all.slice(0, index).join("/"));
		if (folders.has(name) || parents.some((parent) => files.has(`content/${parent}`))) continue;
		for (const parent of parents) folders.add(parent);
		files.set(`content/${name}`, contents);
	}
	return { ...PARTS, ...Object.fromEntries(files) };
}

/** A site of at most so many files. */
export const site = (maxLength: number): Arbitrary<FuzzSite> =>
	fc
		.tuple(
			fc.array(entry, { minLength: 1, maxLength, size: "max" }),
			validConfig,
			fc.constantFrom(["en"], ["en"], ["en"], ["en", "fr"], ["fr", "en", "de"]),
		)
		.map(([entries, config, locales]) => ({
			files: filesOf(entries.flat() as string[][]),
			config: {
				title: "Test",
				url: "https://example.org",
				i18n: { locales: Object.fromEntries(locales.map((locale) => [locale, {}])) },
				...config,
			},
		}));
