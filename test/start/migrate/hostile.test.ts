// Test run: slow
/**
 * Projects that attack the person who migrates them. Their code may run in its own process and nowhere else, nothing outside of
 * the project is read or changed, and the message names what was refused.
 */
import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import path from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { filesIn } from "../../files-in.ts";
import { runCommand } from "../../pipeline/emit/command.ts";
import { type Files, inFolder, writeFiles } from "../../site.ts";

const hostile = suite("migration of a hostile project");

/** Not to be found in anything that a migration writes. */
const CANARY = "canary-4d1f";
/** Written by code of a project that runs where it may write. */
const MARKER = "marker.txt";

const CANARIES: Files = {
	"canary/secret.json": `{"secret":{"message":"${CANARY}"}}`,
	"canary/index.md": `# ${CANARY}\n`,
	"canary/current/index.md": `# ${CANARY}\n`,
};

interface Attack {
	readonly files: (cwd: string) => Files;
	/** Symbolic links by name, in the project. */
	readonly links?: Readonly<Record<string, string>>;
	/** In what the command prints, or in a file that it writes. */
	readonly says: RegExp | string;
	/** Whether the migration succeeds all the same. */
	readonly isMigrated?: boolean;
}

const docusaurus = (config: string, files: Files = {}): Files => ({
	"project/docusaurus.config.mjs": `export default { title: "T", url: "https://example.org", presets: ["classic"], ${config} };`,
	"project/docs/a.md": "# A\n",
	...files,
});

/** With a value that the configuration computes. */
const docusaurusTitle = (code: string): Files => ({
	"project/docusaurus.config.mjs": `
		import fs from "node:fs";
		import proc from "node:process";
		const attempt = (action) => { try { return String(action()); } catch { return "refused"; } };
		const attemptLater = async (action) => { try { return String(await action()); } catch { return "refused"; } };
		const load = (name) => import(name);
		const title = ${code};
		export default { title, url: "https://example.org", presets: ["classic"] };`,
	"project/docs/a.md": "# A\n",
});

const vitePress = (config: string, files: Files = {}): Files => ({
	"project/.vitepress/config.mjs": `export default { title: "T", ${config} };`,
	"project/index.md": "# A\n",
	...files,
});

const docsPreset = (docs: string): string => `presets: [["classic", { docs: { ${docs} } }]]`;

/** Code that leaves a marker where it may write. */
const markerCode = (cwd: string): string =>
	`process.getBuiltinModule("node:fs").writeFileSync(${JSON.stringify(path.join(cwd, MARKER))}, "")`;

/** A component that Markdown uses, whose module runs code. */
const islandFiles = (cwd: string): Files => ({
	"project/docs/a.md": 'import Evil from "@site/src/components/Evil";\n\n# A\n\n<Evil />\n',
	"project/src/components/Evil.jsx": `${markerCode(cwd)};\nexport default () => <p>Evil</p>;`,
});

/** A function whose text ends a comment and continues as code. */
const functionWithCode = (cwd: string): string =>
	`Object.assign(() => 1, { toString: () => ${JSON.stringify(`x\n*/\u2028}); ${markerCode(cwd)}; ({\u2028//`)} })`;

/** Values that lead out of the project, where it names a file or a folder. */
const OUTSIDE: readonly [key: string, value: string, files: () => Files][] = [
	["i18n.defaultLocale", "../../canary", () => docusaurus('i18n: { defaultLocale: "../../canary" }')],
	["i18n.locales", "../../canary", () => docusaurus('i18n: { locales: ["en", "../../canary"] }')],
	["i18n.locales", "f\\u2028r\\u001b[2J", () => docusaurus('i18n: { locales: ["en", "f\\u2028r\\u001b[2J"] }')],
	["i18n.path", "../canary", () => docusaurus('i18n: { path: "../canary", locales: ["en"] }')],
	[
		"i18n.localeConfigs.fr.path",
		"../../canary",
		() => docusaurus('i18n: { locales: ["en", "fr"], localeConfigs: { fr: { path: "../../canary" } } }'),
	],
	[
		"docs.id",
		"../../canary",
		() => docusaurus('plugins: [["@docusaurus/plugin-content-docs", { id: "../../canary" }]]'),
	],
	["docs.sidebarPath", "../canary/secret.json", () => docusaurus(docsPreset('sidebarPath: "../canary/secret.json"'))],
	["versions.json", "../../canary", () => docusaurus("", { "project/versions.json": '["../../canary"]' })],
	["blog.path", "../canary", () => docusaurus('presets: [["classic", { blog: { path: "../canary" } }]]')],
	["pages.path", "../canary", () => docusaurus('presets: [["classic", { pages: { path: "../canary" } }]]')],
	["staticDirectories", "../canary", () => docusaurus('staticDirectories: ["../canary"]')],
	["srcDir", "../canary", () => vitePress('srcDir: "../canary"')],
	["a key of locales", "../../canary", () => vitePress('locales: { root: {}, "../../canary": {} }')],
	["lang", "../../canary", () => vitePress('lang: "../../canary"')],
];

/** What is said of such a value. */
const pathError = (key: string, value: string): string => `error: ${key} of the project is "${value}", which`;

const ATTACKS: Readonly<Record<string, Attack>> = {
	"docs.editUrl whose text is code": {
		files: (cwd) => docusaurus(docsPreset(`editUrl: ${functionWithCode(cwd)}`)),
		says: /`docs\.editUrl \(default\)`/,
		isMigrated: true,
	},
	"createRedirects whose text is code": {
		files: (cwd) =>
			docusaurus(`plugins: [["@docusaurus/plugin-client-redirects", { createRedirects: ${functionWithCode(cwd)} }]]`),
		says: /`createRedirects`/,
		isMigrated: true,
	},
	"editLink.pattern whose text is code": {
		files: (cwd) => vitePress(`themeConfig: { editLink: { pattern: ${functionWithCode(cwd)} } }`),
		says: /Left out: editUrl, because it was a function/,
		isMigrated: true,
	},
	"a plugin with the name of code": {
		files: (cwd) =>
			docusaurus(
				`plugins: [Object.defineProperty(() => 1, "name", { value: "\\u2028*/" + ${JSON.stringify(markerCode(cwd))} })]`,
			),
		says: /- `\\u2028\*\/process/,
		isMigrated: true,
	},
	"objects that claim to be functions": {
		files: (cwd) =>
			docusaurus(
				`${docsPreset(`editUrl: { $opaque: "function", text: "\\u2028" + ${JSON.stringify(markerCode(cwd))} }`)}, plugins: [{ $opaque: "function", text: {} }]`,
			),
		says: /`docs\.editUrl \(default\)`/,
		isMigrated: true,
	},
	"texts that end a line, a string or a script": {
		files: () =>
			docusaurus(
				`tagline: "a\\u2028\\u2029\\u0085\\u001b]0;t\\u0007\\"\`\${1}</script><!--", themeConfig: { navbar: { title: "\\u202e\\u001b[2J", items: [{ label: "\\u2028", to: "/\\u2029" }] } }`,
			),
		says: /tagline: "a\\u2028\\u2029\\u0085\\u001b\]0;t\\u0007\\"`\$\{1\}\\u003c\/script>\\u003c!--"/,
		isMigrated: true,
	},
	"keys of objects that are code": {
		files: (cwd) =>
			docusaurus(docsPreset(`sidebarPath: "./sidebars.json"`), {
				"project/sidebars.json": JSON.stringify({
					[`\u2028}); ${markerCode(cwd)}; ({ //`]: ["a"],
					["__proto__"]: ["a"],
				}),
			}),
		says: /"\\u2028}\); process/,
		isMigrated: true,
	},
	"names of members of all objects": {
		files: () =>
			docusaurus(
				`plugins: ["constructor", "__proto__", "toString"], constructor: 1, themeConfig: { valueOf: 1, announcementBar: { content: "<constructor>x" } }, i18n: { locales: ["en", "fr"] }`,
				{ "project/i18n/fr/code.json": '{"constructor":{"message":"x"},"theme.__proto__":{"message":"x"}}' },
			),
		says: /- `constructor`/,
		isMigrated: true,
	},
	"keys that forge lines of the report": {
		files: () => docusaurus("customFields: { 'a`\\n# Forged\\u001b[2J': 1 }"),
		says: /- `` a`\\n# Forged\\u001b\[2J ``/,
		isMigrated: true,
	},
	...Object.fromEntries(
		OUTSIDE.map(([key, value, files]) => [`${key} ${value}`, { files, says: pathError(key, value) }]),
	),
	"docs.path of the root": {
		files: (cwd) => docusaurus(docsPreset(`path: ${JSON.stringify(`${cwd}/canary`)}`)),
		says: /### documents outside of the project \(1\)/,
		isMigrated: true,
	},
	"docs.path behind a link": {
		files: () => docusaurus(docsPreset('path: "manual"')),
		links: { manual: "../canary" },
		says: /### documents outside of the project \(1\)[^#]*`manual`/,
		isMigrated: true,
	},
	"translations behind a link": {
		files: () =>
			docusaurus('i18n: { locales: ["en", "fr"] }, themeConfig: { navbar: { items: [{ label: "x", to: "/" }] } }', {
				"project/i18n/fr/code.json": "{}",
			}),
		links: { "i18n/fr/docusaurus-theme-classic": "../../../canary/" },
		says: /^/,
		isMigrated: true,
	},
	"a message file behind a link": {
		files: () => docusaurus('i18n: { locales: ["en", "fr"] }', { "project/i18n/fr/a.md": "" }),
		links: { "i18n/fr/code.json": "../../../canary/secret.json" },
		says: /^error: cannot read i18n\/fr\/code\.json: it is not a file of the project/m,
	},
	"a configuration that imports files outside": {
		files: () => ({
			...docusaurus(""),
			"project/docusaurus.config.mjs": `
				import secret from "../canary/secret.json";
				export default { title: secret.secret.message, presets: ["classic"] };`,
		}),
		says: /^error: cannot read \S+: it imports \.\.\/canary\/secret\.json, which is outside/m,
	},
	"a configuration that imports a pattern of files outside": {
		files: () => ({
			...docusaurus(""),
			"project/docusaurus.config.mjs": `
				const name = "secret";
				const { default: { secret } } = await import(\`../canary/\${name}.json\`);
				export default { title: secret.message, presets: ["classic"] };`,
		}),
		says: /^error: cannot read \S+: it imports \.\.\/canary\/secret\.json, which is outside/m,
	},
	"a configuration that reads files outside": {
		files: (cwd) =>
			docusaurusTitle(`[
				"../canary/secret.json", ${JSON.stringify(`${cwd}/canary/secret.json`)}, "/etc/passwd", "/proc/self/environ",
				"/proc/" + proc.ppid + "/environ", "leak", "folder/secret.json", "deep/up/leak", "deep/up/folder/secret.json",
			].map((name) => attempt(() => fs.readFileSync(name, "utf8"))).join()`),
		links: { leak: "../canary/secret.json", folder: "../canary", "deep/up": ".." },
		says: /title: "refused(,refused){8}"/,
		isMigrated: true,
	},
	"a configuration that reads the environment": {
		files: () => docusaurusTitle(`JSON.stringify({ ...proc.env, PWD: undefined })`),
		says: /title: "\{(\\"\w+\\":\\"[^"]{0,20}\\",?){0,4}\}"/,
		isMigrated: true,
	},
	"a configuration that writes, starts programs and ends others": {
		files: (cwd) => {
			const marker = JSON.stringify(path.join(cwd, MARKER));
			return docusaurusTitle(`[
				attempt(() => fs.writeFileSync(${marker}, "")),
				attempt(() => fs.symlinkSync("/", ${marker})),
				attempt(() => proc.getBuiltinModule("node:child_process")),
				attempt(() => proc.binding("fs")),
				attempt(() => proc.kill(proc.ppid, "SIGKILL")),
				attempt(() => proc._kill(proc.ppid, 9)),
				attempt(() => proc._debugProcess(proc.ppid)),
				await attemptLater(async () => (await load("node:child_process")).spawnSync("touch", [${marker}])),
				await attemptLater(async () => (await load("node:worker_threads")).Worker("1", { eval: true })),
				await attemptLater(async () => (await load("node:process")).kill(1, 0)),
				await attemptLater(async () => (await load("node:os")).setPriority(1, 1)),
				await attemptLater(async () => (await load("node:inspector")).open(0)),
			].join()`);
		},
		says: /title: "undefined,undefined(,refused){10}"/,
		isMigrated: true,
	},
	"a React page": {
		files: (cwd) =>
			docusaurus("", {
				"project/src/pages/index.jsx": `import React from "react";\n${markerCode(cwd)};\nexport default () => <p/>;`,
			}),
		says: /### React pages that cannot be rendered \(1\)\n\n[^\n]*\n\n- `src\/pages\/index\.jsx: [^`]+`/,
		isMigrated: true,
	},
	"a React page that shows code": {
		files: (cwd) =>
			docusaurus("", {
				"project/src/pages/index.jsx": `const code = ${JSON.stringify(`"}\u2028{${markerCode(cwd)}}<script>`)};
					const html = '<p onclick="1" is="x" title="' + code.replaceAll('"', "&quot;") + '">{1 + 1}<script>1</script>&lt;/p>';
					export default () => <div title={code} style={{ "--a": "red}" + code }} dangerouslySetInnerHTML={{ __html: html + code }} />;`,
			}),
		says: /### React pages \(1\)/,
		isMigrated: true,
	},
	"an island": {
		files: (cwd) => docusaurus("", islandFiles(cwd)),
		says: /### islands \(1\)[^#]*`Evil: src\/components\/Evil\.jsx`/,
		isMigrated: true,
	},
	"islands that import what is behind a link": {
		files: () =>
			docusaurus("", {
				"project/docs/a.md":
					'import Leak from "@site/src/components/Leak";\nimport Far from "../../canary/Far";\n\n# A\n\n<Leak />\n\n<Far />\n',
				"project/src/components/Leak.jsx":
					'import data from "./data.json";\nexport default () => <p>{data.secret.message}</p>;',
			}),
		links: { "src/components/data.json": "../../../canary/secret.json" },
		says: /`Leak: it imports \.\/data\.json`/,
		isMigrated: true,
	},
	"documents in the place of pages": {
		files: (cwd) =>
			docusaurus(docsPreset('path: "all/pages"'), {
				"project/all/pages/a.md": "# A\n",
				"project/all/pages/b.TSX": `${markerCode(cwd)};\nexport default () => <p/>;`,
				"project/all/pages/c.tsx": `${markerCode(cwd)};\nexport default () => <p/>;`,
			}),
		says: /### code \(2\)/,
		isMigrated: true,
	},
	"modules in the place of the configuration": {
		files: (cwd) =>
			docusaurus("", {
				"project/docs/a.md":
					'import { a } from "@site/site.config.ts";\nimport { a as b } from "@site/templates/index.tsx";\n\n# A\n\n<Box>{a}, {b}</Box>\n',
				"project/site.config.ts": `export const a = 1;\n${markerCode(cwd)};\nexport default { title: "T", url: "https://example.org" };`,
				"project/templates/index.tsx": `export const a = 1;\n${markerCode(cwd)};`,
			}),
		says: /### code \(2\)/,
		isMigrated: true,
	},
	"a value that is too large": {
		files: () => docusaurusTitle('"x".repeat(6e6)'),
		says: /^error: cannot read \S+: its value is larger than 5 MB$/m,
	},
	"a result that never ends": {
		files: () => docusaurusTitle('(() => { for (;;) try { fs.writeSync(3, "x".repeat(1e6)); } catch {} })()'),
		says: /^error: cannot read \S+: its value is larger than 5 MB$/m,
	},
	"an endless loop": {
		files: () => docusaurusTitle("(() => { for (;;); })()"),
		says: /^error: cannot read \S+: not ready after 10 s$/m,
	},
	"a value with too many levels": {
		files: () => docusaurusTitle('(() => { fs.writeSync(3, "[".repeat(1e5) + "]".repeat(1e5)); proc.exit(0); })()'),
		says: /^error: cannot read \S+: its value has more than 100 levels$/m,
	},
	"an error that controls the terminal": {
		files: () => docusaurusTitle('(() => { throw new Error("\\u001b]0;t\\u0007\\u202e\\u2028end"); })()'),
		says: /^error: cannot read \S+: Error: \\u001b\]0;t\\u0007\\u202e\\u2028end$/m,
	},
	"file names with control characters": {
		files: () =>
			docusaurus("", {
				"project/docs/b\u001b[2J.md": "# B\n",
				"project/docs/c\u2028.md": "# C\n",
				"project/docs/d\\..\\e.md": "# D\n",
			}),
		says: /- `docs\/b\\u001b\[2J\.md`/,
		isMigrated: true,
	},
};

const migrateIn = (cwd: string) =>
	runCommand(["init", "site", "--from", "project", "--trust"], { cwd, env: { SECRET: CANARY } });

/** Everything but the project and the new site. */
const surroundingsOf = (cwd: string): readonly string[] =>
	readdirSync(cwd, { recursive: true, encoding: "utf8" })
		.filter((name) => !/^(?:project|site)(?:\/|$)/.test(name))
		.sort();

const textsBelow = (folder: string): string =>
	filesIn(folder)
		.map((name) => readFileSync(path.join(folder, name)))
		.join("\n");

const pendingRuns: (() => Promise<void>)[] = [];

/** Several at once: each mostly waits for its processes. */
async function runAtOnce(runs: (() => Promise<void>)[]): Promise<void> {
	const queue = [...runs];
	const work = async () => {
		for (let run = queue.shift(); run; run = queue.shift()) await run();
	};
	await Promise.all([work(), work(), work()]);
}

const failures = new Map<string, unknown>();

for (const [name, { files, links = {}, says, isMigrated = false }] of Object.entries(ATTACKS)) {
	pendingRuns.push(() =>
		inFolder(async (cwd) => {
			writeFiles(cwd, { ...CANARIES, ...files(cwd) });
			for (const [link, target] of Object.entries(links)) {
				const file = path.join(cwd, "project", link);
				mkdirSync(path.dirname(file), { recursive: true });
				symlinkSync(target, file);
			}
			const before = surroundingsOf(cwd);
			const { code, stdout, stderr } = await migrateIn(cwd);
			assert.equal(surroundingsOf(cwd), before);
			for (const [canary, text] of Object.entries(CANARIES))
				assert.is(readFileSync(path.join(cwd, canary), "utf8"), text);
			const written = isMigrated ? textsBelow(path.join(cwd, "site")) : "";
			assert.is(code, isMigrated ? 0 : 1, stderr);
			const all = `${stdout}${stderr}${written}`;
			assert.not.match(all, CANARY);
			assert.not.match(all, /[^\P{Cc}\n\t]|[\u2028\u2029\u202e]/u);
			assert.match(`${stderr}${written}`, says);
		}).catch((error) => void failures.set(name, error)),
	);
	hostile(name, () => {
		if (failures.has(name)) throw failures.get(name);
	});
}

hostile.before(() => runAtOnce(pendingRuns));

hostile("a configuration that connects", async () => {
	let connections = 0;
	const server = createServer((socket) => {
		connections++;
		socket.destroy();
	});
	await new Promise<void>((ready) => void server.listen(0, ready));
	const { port } = server.address() as { readonly port: number };
	try {
		await inFolder(async (cwd) => {
			writeFiles(
				cwd,
				docusaurusTitle(`[
					await attemptLater(async () => (await load("node:net")).connect(${port}, "127.0.0.1")),
					await attemptLater(async () => new (await load("node:net")).Socket({ fd: 3 })),
					await attemptLater(async () => (await load("node:http")).get("http://127.0.0.1:${port}/")),
					await attemptLater(async () => (await load("node:tls")).connect(${port}, "127.0.0.1")),
					await attemptLater(async () => (await load("node:dns")).lookup("localhost", () => {})),
					await attemptLater(async () => (await load("node:dns/promises")).lookup("localhost")),
					await attemptLater(async () => (await load("node:dgram")).createSocket("udp4")),
					await attemptLater(async () => (await load("node:_http_client")).ClientRequest("http://127.0.0.1:${port}/")),
					await attemptLater(() => new WebSocket("ws://127.0.0.1:${port}/")),
					await attemptLater(() => proc.getBuiltinModule("net").connect(${port}, "127.0.0.1")),
					await attemptLater(async () => [await fetch("http://127.0.0.1:${port}/")].join()),
				].join()`),
			);
			const { code, stderr } = await migrateIn(cwd);
			assert.equal([code, stderr], [0, ""]);
			assert.match(readFileSync(path.join(cwd, "site/site.config.ts"), "utf8"), /title: "refused(,refused){9},"/);
		});
	} finally {
		server.close();
	}
	assert.is(connections, 0);
});

hostile("a build of the new site runs nothing of an island", () =>
	inFolder(async (cwd) => {
		writeFiles(cwd, docusaurus("", islandFiles(cwd)));
		assert.is((await migrateIn(cwd)).code, 0);
		const before = surroundingsOf(cwd);
		const { code, stderr } = await runCommand(["build"], { cwd: path.join(cwd, "site") });
		assert.is(code, 0, stderr);
		assert.equal(surroundingsOf(cwd), before);
		const page = filesIn(path.join(cwd, "site/dist")).find((name) => /docs\/a(?:\/index)?\.html$/.test(name)) ?? "";
		assert.match(readFileSync(path.join(cwd, "site/dist", page), "utf8"), /data-island="Evil"[^>]*><\/div>/);
	}),
);

hostile("a name that is not UTF-8 is reported and left out", () =>
	inFolder(async (cwd) => {
		writeFiles(cwd, docusaurus(""));
		const docs = Buffer.from(path.join(cwd, "project/docs/"));
		for (const name of ["b\xff.md", "\xfe"]) {
			const file = Buffer.concat([docs, Buffer.from(name, "latin1")]);
			if (name.length > 1) writeFileSync(file, "# B\n");
			else mkdirSync(file);
		}
		const { code, stderr } = await migrateIn(cwd);
		assert.equal([code, stderr], [0, ""]);
		const site = path.join(cwd, "site");
		assert.equal(readdirSync(path.join(site, "content/en/docs")), ["a.md"]);
		const report = readFileSync(path.join(site, "MIGRATION.md"), "utf8");
		assert.match(report, "### file names (2)");
		assert.match(report, "- `docs/b\uFFFD.md`");
	}),
);

hostile.run();
