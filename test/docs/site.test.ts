// Test run: integration, kinds
/** The manual, as `npm run docs` builds it. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { build, formatProblem, loadConfig } from "../../src/index.ts";
import { inFolder } from "../site.ts";
import { rarely } from "../slow-run.ts";

const manual = suite("manual");

const root = fileURLToPath(new URL("../../docs", import.meta.url));

// The suite in the browser builds it without a base path.
rarely(manual)("is built without a problem below a base path", () =>
	inFolder(async (outDir) => {
		const { problems } = await build(await loadConfig(root, { outDir, baseUrl: "/ssg/" }));
		assert.equal(problems.map(formatProblem), []);
	}),
);

const sources = readdirSync(root, { recursive: true, encoding: "utf8" })
	.map((name) => name.replaceAll("\\", "/"))
	.filter((name) => !/^(?:dist|\.ssg|node_modules)\//.test(name));

manual("says which page must come first for sixty questions", async () => {
	const { search } = await loadConfig(root);
	assert.is(search?.within, 1);
	const list = readFileSync(path.join(root, "content/en/_search.yml"), "utf8");
	const [, expectations = ""] = list.split(/^expect:$/m);
	assert.ok((expectations.match(/^ {2}\S.*: /gm) ?? []).length >= 60);
});

manual("is made with what every site can use", () => {
	const modules = sources.filter((name) => /^(?:content|theme)\/.*\.tsx?$|^site\.config\.ts$/.test(name));
	assert.ok(modules.length > 2);
	for (const name of modules)
		for (const [, specifier = ""] of readFileSync(path.join(root, name), "utf8").matchAll(
			/\b(?:from|import)\s*\(?\s*"([^"]+)"/g,
		))
			if (specifier.startsWith(".")) {
				const target = path.join(root, name, "..", specifier);
				assert.ok(target.startsWith(root), `${name} imports ${specifier}`);
			}
});

manual("has every guide in its sidebar", () => {
	const config = readFileSync(path.join(root, "site.config.ts"), "utf8");
	const guides = sources.flatMap((name) => /^content\/en\/docs\/(guides\/.*)\.md$/.exec(name)?.[1] ?? []);
	assert.ok(guides.length > 40);
	assert.equal(
		guides.filter((name) => !config.includes(`"${name}"`)),
		[],
	);
});

/** The locales into which the manual is translated; the reference and the rest fall back to English. */
const TRANSLATIONS = ["fr", "de"];

manual("has its home page, the start and every guide in each language", () => {
	const originals = sources.flatMap(
		(name) => /^content\/en\/(pages\/.*|docs\/(?:start|guides)\/.*)/.exec(name)?.[1] ?? [],
	);
	const pages = originals.filter((name) => /\.(?:md|tsx)$/.test(name));
	assert.ok(pages.length > 40);
	const names = new Set(sources);
	assert.equal(
		TRANSLATIONS.flatMap((locale) => pages.map((page) => `content/${locale}/${page}`)).filter(
			(name) => !names.has(name),
		),
		[],
	);
});

manual("describes every document in 50 to 160 characters", () => {
	const documents = sources.filter((name) => /^content\/\w+\/docs\/.*\.mdx?$/.test(name));
	assert.ok(documents.length > 0);
	const isPart = (name: string) => /(?:^|\/)_/.test(name);
	for (const name of documents.filter((name) => !isPart(name))) {
		const text = readFileSync(path.join(root, name), "utf8");
		const [, quoted = ""] = /^description: (.*)$/m.exec(text) ?? [];
		const description = quoted.replace(/^(["'])(.*)\1$/, "$2");
		assert.ok(/^title: ./m.test(text), `${name} has no title`);
		assert.ok(
			description.length >= 50 && description.length <= 160,
			`${name}: the description has ${description.length} characters`,
		);
	}
});

manual.run();
