import { gzipSync } from "node:zlib";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { Config } from "../../../src/config/define.ts";
import type { Bundle } from "../../../src/model/site/site.ts";
import { type OutputPath, toOutputPath } from "../../../src/model/urls/route.ts";
import { theme } from "../../host.ts";
import { codesIn } from "../../messages.ts";
import { buildSite, type Files } from "../../site.ts";

const budgets = suite("budgets");

const zipped = (text: string) => gzipSync(text).length;

const CSS = "a{color:red}";
const START = 'import{a}from"./a.js";a();';
const IMPORTED = 'export const a=()=>import("./later.js")';
const PUBLIC = "b{color:blue}";

const bundle: Bundle = {
	...theme,
	files: Object.entries({ "start.css": CSS, "start.js": START, "a.js": IMPORTED, "later.js": "let later;" }).map(
		([name, contents]) => ({ path: `assets/${name}` as OutputPath, contents }),
	),
};

const SITE: Files = {
	"content/en/help/index.md": "# Help\n\nText.\n",
	"content/en/help/long.md": `# Long\n\n${Array.from({ length: 3000 }, (_, i) => (i * 2654435761) % 1e9).join(" ")}\n`,
	"content/en/news/20240101-one.md": "# One\n\nText.\n",
	"public/brand.css": PUBLIC,
};

const build = (config: Config["budgets"], others: Partial<Config> = {}) =>
	buildSite(SITE, { ...(config && { budgets: config }), stylesheets: ["/brand.css"], ...others }, {}, bundle);
const problemsOf = async (config: Config["budgets"], others: Partial<Config> = {}) =>
	codesIn("pipeline/check")((await build(config, others)).result.problems.filter(({ code }) => code === "over-budget"));

budgets("count the HTML, its style sheets, and its scripts with what they import at once", async () => {
	const { outputs, result } = await build({ page: 1_000_000, overrides: [{ paths: ["/help/long"], css: 1000 }] });
	const css = zipped(CSS) + zipped(PUBLIC);
	const js = zipped(START) + zipped(IMPORTED);
	const page = zipped(outputs.get(toOutputPath("help/long/index.html")) ?? "") + css + js;
	assert.equal(result.weights, [
		{ kind: "page", route: "/help/long", bytes: page, budget: 1_000_000 },
		{ kind: "css", route: "/help/long", bytes: css, budget: 1000 },
		{ kind: "js", route: result.weights?.[2]?.route, bytes: js },
	]);
});

budgets("are reported for each page, and once for the files that pages share", async () =>
	assert.equal(await problemsOf({ page: 10_000, css: 20, js: 20 }), [
		"content/en/help/long.md warning over-budget",
		"site.config.ts:1:1 warning over-budget",
		"site.config.ts:1:1 warning over-budget",
	]),
);

budgets("may differ, by paths without locale prefix; the last one applies", async () => {
	const paths = ["/help/**"];
	const own = { page: 10_000, overrides: [{ paths, page: 100_000 }] };
	assert.equal(await problemsOf(own), []);
	assert.equal(await problemsOf({ overrides: [...own.overrides, { paths: ["/help/l*"], page: 10_000 }] }), [
		"content/en/help/long.md warning over-budget",
	]);
	const french = { i18n: { defaultLocale: "fr", locales: { fr: {}, en: {} } } };
	assert.equal(await problemsOf(own, french), []);
	assert.equal(await problemsOf({ overrides: [{ paths: ["/help"], page: 1 }] }), [
		"content/en/help/index.md warning over-budget",
	]);
});

budgets("fail a build if the configuration says so, and may only be shown", async () => {
	assert.equal(await problemsOf({ page: 10_000, severity: "throw" }), ["content/en/help/long.md error over-budget"]);
	assert.equal(await problemsOf({ page: 10_000, severity: "ignore" }), []);
	assert.is((await build({ page: 10_000, severity: "throw" })).result.ok, false);
});

budgets("are not counted where there are none", async () =>
	assert.is((await build(undefined)).result.weights, undefined),
);

budgets.run();
