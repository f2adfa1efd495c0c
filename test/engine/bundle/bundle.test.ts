// Test run: integration
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { Config } from "../../../src/config/define.ts";
import { bundleSite } from "../../../src/engine/bundle/index.ts";
import { Cache } from "../../../src/engine/cache/cache.ts";
import type { Bundle } from "../../../src/model/site/site.ts";
import { codesIn } from "../../messages.ts";
import { type Files, inFolder, writeFiles } from "../../site.ts";
import { testConfig } from "../../test-config.ts";

const bundling = suite("bundle");
const codes = codesIn("engine");

bundling("gives the announcement bar its colours in a sheet of its own", () =>
	inFolder(async (folder) => {
		const config = testConfig(
			{
				baseUrl: "/docs/",
				announcementBar: { content: "Hello", backgroundColor: "#0b6157", textColor: "rgb(255 255 255)" },
			},
			folder,
		);
		const { assets, files } = await bundleSite(config, new Cache());
		const sheet = files.find((file) => file.path.includes("announcement-"));
		assert.ok(sheet && "contents" in sheet);
		assert.is(
			sheet.contents,
			".announcement{background:#0b6157;color:rgb(255 255 255)}.announcement a{color:inherit}\n",
		);
		assert.is(assets.styles.at(-1), `/docs/${sheet.path}`);
		assert.is(assets.styles.length, 2);
	}),
);

bundling("refuses a React page without a default export", () =>
	inFolder(async (folder) => {
		const page = "content/en/pages/empty.tsx";
		writeFiles(folder, { [page]: 'export const title = "Empty";\n' });
		const config = testConfig({}, folder);
		const { components, problems } = await bundleSite(config, new Cache());
		assert.equal(components, []);
		assert.equal(codes(problems), [`${page} error no-default-export`]);
	}),
);

bundling("names the chunk of each island of the theme", () =>
	inFolder(async (folder) => {
		const config = testConfig({}, folder);
		const { assets, files } = await bundleSite(config, new Cache());
		assert.equal(Object.keys(assets.islands), ["Mermaid"]);
		const chunk = assets.islands.Mermaid?.slice(1);
		assert.ok(files.some((file) => file.path === chunk));
		assert.is(assets.scripts.length, 1);
	}),
);

bundling("tells where a mistake is, from wherever the site is built", () =>
	inFolder(async (folder) => {
		const page = "content/en/pages/broken.tsx";
		mkdirSync(path.dirname(path.join(folder, page)), { recursive: true });
		writeFileSync(path.join(folder, page), "export default (\n");
		const config = testConfig({}, folder);
		const { problems } = await bundleSite(config, new Cache());
		assert.is(problems[0]?.code, "compile");
		assert.is(problems[0]?.at?.path, page);
	}),
);

/** The bundle of a site with a theme of its own. */
const bundleTheme = (templates: string, files: Files = {}, theme: Config["theme"] = {}) =>
	inFolder(async (folder) => {
		writeFiles(folder, { ...files, "theme/index.tsx": templates });
		return bundleSite(testConfig({ theme: { templates: "theme/index.tsx", ...theme } }, folder), new Cache());
	});

const fileIn = ({ files }: Bundle, name: RegExp): string => {
	const file = files.find(({ path }) => name.test(path));
	return file && "contents" in file ? String(file.contents) : "";
};

const COUNTER = "export default () => <button>counter</button>;";

bundling("adds the style sheets and islands of a theme to its own", async () => {
	const bundle = await bundleTheme(
		`
			import { createTheme } from "ssg-docs/templates";
			import Counter from "./islands/Counter.tsx";
			import "./first.css";
			import "./last.css";
			export default createTheme({
				islands: { Counter, Clock: { browserOnly: () => import("./islands/Clock.tsx") } },
			});
		`,
		{
			"theme/islands/Counter.tsx": `import "./counter.css"; ${COUNTER}`,
			"theme/islands/counter.css": ".counter { color: red }",
			"theme/islands/Clock.tsx": "export default () => String(window);",
			"theme/first.css": ".first { color: red }",
			"theme/last.css": ".last { color: red }",
		},
	);
	assert.equal(bundle.problems, []);
	assert.equal(Object.keys(bundle.assets.islands), ["Clock", "Counter", "Mermaid"]);
	assert.is(bundle.assets.styles.length, 1);
	assert.is(bundle.assets.scripts.length, 1);
	assert.match(
		fileIn(bundle, /start-\w+\.css$/),
		/\.navbar\b.*\.counter\{color:red\}\.first\{color:red\}\.last\{color:red\}\s*$/s,
	);
});

bundling("adds them to the entry points of the site as well", async () => {
	const bundle = await bundleTheme(
		'import { createTheme } from "ssg-docs/templates"; import "./site.css"; export default createTheme();',
		{
			"theme/site.css": ".last { color: red }",
			"entry.ts": 'import "./entry.css"; console.log("mine");',
			"entry.css": ".first { color: red }",
		},
		{ entries: ["entry.ts"] },
	);
	assert.is(fileIn(bundle, /\.css$/), ".first{color:red}.last{color:red}\n");
	assert.match(fileIn(bundle, /\.js$/), "mine");
});

bundling("makes one script of several entry points", async () => {
	const bundle = await bundleTheme(
		'import { createTheme } from "ssg-docs/templates"; export default createTheme();',
		{ "one.ts": 'console.log("one");', "two.ts": 'console.log("two");' },
		{ entries: ["one.ts", "two.ts"] },
	);
	assert.is(bundle.assets.scripts.length, 1);
	assert.match(fileIn(bundle, /\.js$/), /one.*two/s);
});

bundling("tells where a theme is mistaken", async () => {
	const { problems } = await bundleTheme(
		`import { createTheme } from "ssg-docs/templates";
import Meter from "./Counter.tsx";

export default createTheme({
	parts: { Foter: () => null },
	islands: { Meter },
});
`,
		{ "theme/Counter.tsx": COUNTER },
	);
	assert.equal(codes(problems), ["theme/index.tsx:5:11 error theme", "theme/index.tsx:6:13 error theme"]);
});

/** The bundle of a site that has the theme that comes with ssg, changed by keys of the configuration. */
const bundleKeys = (config: Partial<Config>, files: Files) =>
	inFolder(async (folder) => {
		writeFiles(folder, files);
		return bundleSite(testConfig(config, folder), new Cache());
	});

bundling("compiles the style sheets of a site, after the accent", async () => {
	const bundle = await bundleKeys(
		{ theme: { css: ["./first.css", "styles/last.css"], accent: "#0a0" }, baseUrl: "/d/" },
		{
			"first.css": '.first { background: url("/images/a.png") url("/d/b.png") }',
			"styles/last.css": ".last { background: url(./c.svg) }",
			"styles/c.svg": "<svg/>",
		},
	);
	assert.equal(bundle.problems, []);
	const [theme, own, ...others] = bundle.assets.styles;
	assert.match(String(theme), /^\/d\/assets\/start-/);
	assert.match(String(own), /^\/d\/assets\/site-\w+\.css$/);
	assert.equal(others, []);
	assert.match(
		fileIn(bundle, /site-\w+\.css$/),
		/^:root\{--accent:#\w+;.*\}\[data-theme=dark\]\{--accent:.*\.first\{background:url\(\/d\/images\/a\.png\) url\(\/d\/b\.png\)\}\.last\{background:url\("?(?:\.\/)?c-\w+\.svg"?\)\}\s*$/s,
	);
	assert.is(fileIn(bundle, /c-\w+\.svg$/), "<svg/>");
});

bundling("takes components and islands from a module of the site", async () => {
	const bundle = await bundleKeys(
		{ theme: { components: "./components.tsx" } },
		{
			"components.tsx": `
				import Counter from "./islands/Counter.tsx";
				import "./components.css";
				export const components = { Price: () => <b>1</b> };
				export const islands = { Counter: { component: Counter, when: "idle" } };
			`,
			"islands/Counter.tsx": COUNTER,
			"components.css": ".price { color: red }",
		},
	);
	assert.equal(bundle.problems, []);
	assert.ok(bundle.assets.islands.Counter);
	assert.match(fileIn(bundle, /start-\w+\.css$/), ".price{color:red}");
});

bundling("tells that an island is not the default export of its file", async () => {
	const bundle = await bundleKeys(
		{ theme: { components: "./components.tsx" } },
		{
			"components.tsx": `
				import { Counter } from "./islands/Counter.tsx";
				export const islands = { Counter };
			`,
			"islands/Counter.tsx": "export const Counter = () => <b>1</b>;",
		},
	);
	assert.equal(codes(bundle.problems), ["islands/Counter.tsx error theme"]);
});

bundling("gives the classes of CSS modules the same names in pages and in style sheets", () =>
	inFolder(async (folder) => {
		writeFiles(folder, {
			"components.tsx": `
				import Counter from "./islands/Counter.tsx";
				export const islands = { Counter };
			`,
			"islands/Counter.tsx": `
				import styles from "./Counter.module.css";
				export default () => <b className={styles.counter}>1</b>;
			`,
			"islands/Counter.module.css": '.counter { composes: base from "./base.module.css"; colr: red; margin: 3px }',
			"islands/base.module.css": ".base { padding: 3px }",
		});
		const config = testConfig({ theme: { components: "./components.tsx" } }, folder);
		const bundle = await bundleSite(config, new Cache());
		const { default: theme } = await import(bundle.templates);
		const [base, counter] = theme.islands.Counter().props.className.split(" ");
		const styles = fileIn(bundle, /start-\w+\.css$/);
		assert.match(styles, `.${base}{padding:3px}`);
		assert.match(styles, `.${counter}{colr:red;margin:3px}`);
		assert.equal(codes(bundle.problems), ["islands/Counter.module.css:1:53 warning compile"]);
	}),
);

bundling("tells where such a module is mistaken", async () => {
	const bundle = await bundleKeys(
		{ theme: { components: "./components.tsx", templates: "theme.tsx" } },
		{
			"theme.tsx": `import { createTheme } from "ssg-docs/templates";
const Price = () => <b>1</b>;
export default createTheme({ components: { Price } });
`,
			"components.tsx": `import * as missing from "./missing.ts";
export const components = {
	Price: () => <b>2</b>,
	Tabs: () => <b>2</b>,
	Sum: missing.Sum,
};
export const islands = { Sum: () => null };
export const props = {
	Pricee: { entries: {} },
	Price: 1,
};
`,
			"missing.ts": "export {};",
		},
	);
	assert.equal(codes(bundle.problems), [
		"theme.tsx:1:1 error theme",
		"components.tsx:5:2 error theme",
		"components.tsx:9:2 error theme",
		"components.tsx:10:2 error theme",
		"components.tsx:3:2 error theme",
		"components.tsx:7:26 error theme",
	]);
	const empty = await bundleKeys(
		{ theme: { components: "./components.tsx" } },
		{ "components.tsx": "export default {};" },
	);
	assert.equal(codes(empty.problems), ["components.tsx:1:1 error theme"]);
});

bundling.run();
