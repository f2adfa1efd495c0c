import path from "node:path";
import * as named from "node:process";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { ConfigError, loadConfig } from "../../src/config/load.ts";
import { codesIn } from "../messages.ts";
import { repository } from "../pipeline/emit/command.ts";
import { type Files, inFolder, writeFiles } from "../site.ts";

const loading = suite("configuration file");

type Options = Parameters<typeof loadConfig>[1];

const load = (files: Files, options?: Options) =>
	inFolder(async (folder) => {
		writeFiles(folder, files);
		return loadConfig(folder, options);
	});

const codes = codesIn("config");

/** The problems of a configuration that cannot be used. */
async function refusal(files: Files, options?: Options): Promise<string[]> {
	try {
		await load(files, options);
	} catch (error) {
		if (error instanceof ConfigError) return codes(error.problems);
		throw error;
	}
	return [];
}

const least = '{ title: "T", url: "https://example.org" }';

const languages: [file: string, text: string][] = [
	["site.config.ts", `const site: object = ${least};\nexport default site;\n`],
	["site.config.mts", `export default ${least} satisfies object;\n`],
	["site.config.js", `export default ${least};\n`],
	["site.config.mjs", `export default ${least};\n`],
	["site.config.cjs", `module.exports = ${least};\n`],
];
for (const [file, text] of languages)
	loading(`may be ${file}`, async () => {
		const { title, configPath } = await load({ [file]: text });
		assert.equal([title, configPath], ["T", file]);
	});

loading("may require modules and packages when it is CommonJS", async () => {
	const { title } = await load({
		"title.cjs": 'exports.title = "T";\n',
		"node_modules/origin/package.json": '{ "main": "index.js" }',
		"node_modules/origin/index.js": 'module.exports = "https://example.org";',
		"site.config.cjs": `
const { defineConfig } = require("ssg-docs");
const path = require("node:path");
const { title } = require("./title.cjs");
module.exports = defineConfig({ title: path.basename(title), url: require("origin") });
`,
	});
	assert.is(title, "T");
});

loading("may have any other name when it is named", () =>
	inFolder(async (folder) => {
		writeFiles(folder, { "sites/docs.ts": `export default ${least};` });
		const file = path.join(folder, "sites/docs.ts");
		const config = await loadConfig(".", { file });
		assert.equal([config.root, config.configPath], [path.join(folder, "sites"), "docs.ts"]);
	}),
);

loading("may export a function, and may wait", async () => {
	const { title } = await load({ "site.config.ts": `export default async () => (${least});` });
	assert.is(title, "T");
});

loading("may import files of its own, and the package it is for", async () => {
	const { title, root } = await load({
		"site.config.ts": `import { defineConfig } from "ssg-docs";\nimport { title } from "./title.ts";\nexport default defineConfig({ title, url: "https://example.org" });`,
		"title.ts": "export const title: string = 'From a file';",
	});
	assert.is(title, "From a file");
	assert.ok(path.isAbsolute(root));
});

loading("knows where it lies", async () => {
	const { tagline, root } = await load({
		"site.config.ts": `export default { title: "T", url: "https://example.org", tagline: import.meta.dirname + "|" + import.meta.url };`,
	});
	assert.is(tagline, `${root}|file://${path.join(root, "site.config.ts")}`.replaceAll("\\", "/"));
});

loading("that is missing is said to be, with the folder", () =>
	inFolder(async (folder) => {
		try {
			await loadConfig(folder);
			assert.unreachable();
		} catch (error) {
			assert.instance(error, ConfigError);
			const [{ code, message } = {}] = (error as ConfigError).problems;
			assert.equal([code, message], ["no-config", `no site.config.ts in ${folder}`]);
		}
	}),
);

loading("that is named and missing is said to be, as it was named", async () => {
	assert.equal(await refusal({}, { file: "nowhere/site.ts" }), ["error no-config"]);
});

const broken: [name: string, text: string, code: string][] = [
	["throws", 'throw new Error("no key in the environment");', "1:7 error config"],
	["has a function that throws", 'export default () => { throw new Error("no"); };', "1:30 error config"],
	[
		"throws in a timer",
		`setTimeout(() => { throw new Error("later"); }, 1);\nawait new Promise((done) => setTimeout(done, 100));\nexport default ${least};`,
		"1:26 error config",
	],
	...[
		`process.exit(0);\nexport default ${least};`,
		`import { exit } from "node:process";\nexit();\nexport default ${least};`,
		`try { process.exit(0); } catch {}\nexport default ${least};`,
		`setTimeout(() => process.exit(0), 1);\nawait new Promise((done) => setTimeout(done, 100));\nexport default ${least};`,
		`export default () => process.exit(0);`,
	].map((text): [string, string, string] => [`ends the process: ${text.split("\n")[0]}`, text, "1:1 error config"]),
	["is no TypeScript", "export default {\n\ttitle: 'T',\n\turl: = 1,\n};\n", "3:7 error compile"],
	["imports what is not there", 'import a from "./none.ts";\nexport default a;\n', "1:15 error compile"],
	["lacks a comma", "export default {\n\ttitle: 'T'\n\turl: 1,\n};\n", "3:2 error compile"],
	["exports nothing", "export const config = {};\n", "1:1 error config"],
];
for (const [name, text, code] of broken)
	loading(`that ${name} is refused`, async () =>
		assert.equal(await refusal({ "site.config.ts": text }), [`site.config.ts:${code}`]),
	);

loading("that imports a file that throws says where that is", () =>
	inFolder(async (folder) => {
		const files = {
			"site.config.ts": `import { key } from "./lib/key.ts";\nexport default { title: key, url: "https://example.org" };\n`,
			"lib/key.ts": "interface Key {\n\tname: string;\n}\n\nexport const key = (undefined as unknown as Key).name;\n",
		};
		assert.equal(await refusal(files), ["lib/key.ts:5:50 error config"]);
		writeFiles(folder, files);
		const problems = await loadConfig(folder).catch((error) => error.problems);
		assert.match(problems[0].stack, `${path.join(folder, "lib/key.ts")}:5:50`);
	}),
);

loading("whose templates are missing is refused, and told which may be meant", async () =>
	assert.equal(
		await refusal({
			"templates/index.tsx": "",
			"site.config.ts": `export default {\n\ttitle: "T",\n\turl: "https://example.org",\n\ttheme: { templates: "template/indx.tsx" },\n};\n`,
		}),
		["site.config.ts:4:11 error missing-file"],
	),
);

loading("whose style sheets and components are missing is refused", async () =>
	assert.equal(
		await refusal({
			"site.config.ts": `export default {
	title: "T",
	url: "https://example.org",
	theme: {
		css: ["./a.css", "./styles/b.css"],
		components: "./components.tsx",
	},
};`,
			"a.css": "",
		}),
		["site.config.ts:5:20 error missing-file", "site.config.ts:6:3 error missing-file"],
	),
);

loading("knows a Markdown extension by all that it depends on", () =>
	inFolder(async (folder) => {
		const config = (text: string, use: string) => ({
			"site.config.ts": `import { add } from "adder"; import { local } from "./local.ts";
export default { title: "T", url: "https://example.org", markdown: { use: (md) => { add(md); local(md); ${use} } } };`,
			"local.ts": `export const local = () => "${text}";`,
			"node_modules/adder/index.js": "export const add = () => {};",
		});
		const version = (number: string) => ({
			"node_modules/adder/package.json": `{ "name": "adder", "type": "module", "version": "${number}" }`,
		});
		const hashes: (string | undefined)[] = [];
		for (const files of [
			{ ...config("a", ""), ...version("1.0.0") },
			{ ...config("a", ""), ...version("1.0.0") },
			{ ...config("b", ""), ...version("1.0.0") },
			{ ...config("a", "md.set({});"), ...version("1.0.0") },
			{ ...config("a", ""), ...version("1.0.1") },
			...["node_modules/.package-lock.json", "pnpm-lock.yaml"].map((name) => ({
				...config("a", ""),
				[name]: "another version of what the plugin needs",
			})),
		]) {
			writeFiles(folder, files);
			const { markdown, extensionModule } = await loadConfig(folder);
			assert.match(String(extensionModule), `config-${markdown.extension}.mjs`);
			hashes.push(markdown.extension);
		}
		assert.is(hashes[0], hashes[1]);
		assert.is(new Set(hashes).size, 6);
	}),
);

loading("tells that a Markdown extension throws", async () =>
	assert.equal(
		await refusal({
			"site.config.ts": `export default {
	title: "T",
	url: "https://example.org",
	markdown: { use: () => { throw new Error("no plugin"); } },
};`,
		}),
		["site.config.ts:4:14 error config-value"],
	),
);

loading("that ends the process runs no further, and leaves it usable", async () => {
	const { exit } = process;
	await refusal({
		"site.config.ts": `import { exit } from "node:process";\nexit(0);\nprocess.env.SSG_TEST_WENT_ON = "1";\nexport default ${least};`,
	});
	assert.is(process.env.SSG_TEST_WENT_ON, undefined);
	assert.is(process.exit, exit);
	assert.is(named.exit, exit);
});

loading("has only the locales that it names", async () => {
	assert.equal(
		await refusal(
			{
				"site.config.ts": 'export default { title: "T", url: "https://e.org", i18n: { locales: { en: {}, fr: {} } } };',
			},
			{ locales: ["fr", "es"] },
		),
		["error unknown-locale"],
	);
});

loading("of this site warns of links to Markdown files that do not exist", async () => {
	assert.is((await loadConfig(repository)).onBrokenMarkdownLinks, "warn");
	assert.is(
		(await load({ "site.config.ts": 'export default { title: "T", url: "https://e.org" };' })).onBrokenMarkdownLinks,
		"throw",
	);
});

loading.run();
