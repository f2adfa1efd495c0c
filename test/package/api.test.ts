import { existsSync, readFileSync } from "node:fs";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import * as browser from "../../src/browser/index.ts";
import { configSchema } from "../../src/config/schema.ts";
import * as library from "../../src/index.ts";
import { PACKAGE_NAME } from "../../src/model/package-name.ts";
import * as react from "../../src/react.ts";
import * as search from "../../src/search/index.ts";

const api = suite("interface");

const namesIn = (module: object) => Object.keys(module).sort();

api("of the library is this", () => {
	assert.equal(namesIn(library), ["ConfigError", "build", "defineConfig", "formatProblem", "loadConfig", "serve"]);
});

api("for templates is this", () => {
	assert.equal(namesIn(react), ["Content", "Island", "PageProvider", "hrefOf", "htmlOf", "localizedRoute", "usePage"]);
});

api("for the browser is this", () => assert.equal(namesIn(browser), ["start"]));

api("of the search is this", () => assert.equal(namesIn(search), ["loadIndex"]));

const { name, exports, bin, files, engines } = JSON.parse(readFileSync("package.json", "utf8"));

/** Where each door is in the repository; the package has it compiled. */
const doors: [door: string, source: string, compiled: string][] = [
	[".", "src/index.ts", "./lib/index.js"],
	["./react", "src/react.ts", "./lib/react.js"],
	["./client", "src/browser/index.ts", "./lib/client.js"],
	["./search", "src/search/index.ts", "./lib/search.js"],
	["./templates", "templates/index.tsx", "./lib/templates.js"],
];

api("has these doors and no others, each with its types", () => {
	assert.equal(
		Object.keys(exports),
		doors.map(([door]) => door),
	);
	for (const [door, source, compiled] of doors) {
		assert.ok(existsSync(source), source);
		assert.equal(exports[door], { types: `./lib/types/${source.replace(/\.tsx?$/, ".d.ts")}`, default: compiled });
	}
});

api("has one command, and names no file for the package that is not there", () => {
	assert.is(name, PACKAGE_NAME);
	assert.equal(bin, { ssg: "bin/ssg.mjs" });
	for (const name of files.filter((name: string) => name !== "lib")) assert.ok(existsSync(name), name);
	assert.is(engines.node, ">=20.19");
});

type Entries = Readonly<Record<string, unknown>>;

/** The keys of an object of the schema, whatever is around it. */
function keysOf(schema: unknown, value: unknown = {}): string[] {
	const { entries, wrapped, getter } = schema as {
		entries?: Entries;
		wrapped?: unknown;
		getter?: (value: unknown) => unknown;
	};
	if (entries) return Object.keys(entries);
	return keysOf(wrapped ?? getter?.(value), value);
}

/** A new key is compatible; one that is removed or renamed breaks sites. */
const missingFrom = (schema: unknown, keys: readonly string[]): string[] => {
	const present = keysOf(schema);
	return keys.filter((key) => !present.includes(key));
};

const words = (text: string): string[] => text.trim().split(/\s+/);

api("keeps these keys in the configuration", () => {
	const keys = words(`
		title tagline url baseUrl trailingSlash titleDelimiter favicon image noIndex i18n
		onBrokenLinks onBrokenAnchors onBrokenMarkdownLinks onDuplicateRoutes
		docs news pages navbar footer announcementBar redirects sitemap llms feedback search strings
		tableOfContents theme markdown contentDir publicDir outDir
	`);
	assert.equal(missingFrom(configSchema, keys), []);
});

const parts: Partial<Record<keyof typeof configSchema.entries, string>> = {
	i18n: "defaultLocale locales anchors",
	docs: `path routeBasePath sidebars sidebarCollapsed sidebarCollapsible numberPrefixes breadcrumbs versions lastVersion
		editUrl showLastUpdateTime showLastUpdateAuthor`,
	news: `path routeBasePath title description sidebar postsPerPage showReadingTime
		editUrl showLastUpdateTime showLastUpdateAuthor`,
	pages: "path",
	navbar: "title logo items",
	footer: "style links copyright",
	announcementBar: "id content backgroundColor textColor isCloseable",
	llms: "index full",
	search: "weights within",
	tableOfContents: "minHeadingLevel maxHeadingLevel",
	theme: "accent colorMode components css entries mermaid templates",
	markdown: "html math emoji headingIds",
};
for (const [key, keys] of Object.entries(parts))
	api(`keeps these keys in ${key}`, () =>
		assert.equal(missingFrom(configSchema.entries[key as keyof typeof configSchema.entries], words(keys)), []),
	);

api.run();
