// Test run: slow
import { hash } from "node:crypto";
import { cpSync, existsSync, readFileSync, symlinkSync } from "node:fs";
import path from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { assertNone } from "../../assert-none.ts";
import { filesIn } from "../../files-in.ts";
import { repository, runCommand } from "../../pipeline/emit/command.ts";
import { inFolder, writeFiles } from "../../site.ts";
import { rawSyntaxIn } from "./raw-syntax.ts";

const migrate = suite("ssg init --from");

/** The contents of all files, by name. */
const snapshotOf = (folder: string) =>
	filesIn(folder).map((name) => [name, hash("sha256", readFileSync(path.join(folder, name)))]);

interface MigratedProject {
	/** What the command printed. */
	readonly stdout: string;
	/** The text of a file of the new site. */
	readonly read: (name: string) => string;
	readonly files: readonly string[];
}

/** Migrates a copy of a project of this folder, and builds the site. */
async function migrateProject(folder: string, name: string): Promise<MigratedProject> {
	const project = path.join(folder, "project");
	cpSync(path.join(repository, "test/start/migrate/projects", name), project, { recursive: true });
	const before = snapshotOf(project);
	const migrated = await runCommand(["init", "site", "--from", "project", "--trust"], { cwd: folder });
	assert.equal([migrated.code, migrated.stderr], [0, ""]);
	assert.equal(snapshotOf(project), before);
	const site = path.join(folder, "site");
	const files = filesIn(site);
	const built = await runCommand(["build", "site", "--quiet"], { cwd: folder });
	assert.is(built.code, 0, built.stderr);
	return { stdout: migrated.stdout, read: (file) => readFileSync(path.join(site, file), "utf8"), files };
}

/** Raw syntax in all pages of the built site, by page. */
const rawSyntaxOf = ({ read }: MigratedProject, folder: string, intended?: readonly string[]) =>
	Object.fromEntries(
		filesIn(path.join(folder, "site/dist"))
			.filter((name) => name.endsWith(".html"))
			.map((name) => [name, rawSyntaxIn(read(`dist/${name}`), intended)] as const)
			.filter(([, found]) => found.length > 0),
	);

const expected = (name: string): string =>
	readFileSync(path.join(repository, "test/start/migrate/expected", `${name}.txt`), "utf8");

migrate("makes a site of a Docusaurus project", () =>
	inFolder(async (folder) => {
		const site = await migrateProject(folder, "docusaurus");
		const { files, read, stdout } = site;
		assert.match(stdout, /^migrated from Docusaurus: \d+ files copied/m);

		for (const name of [
			"content/en/docs/_part.mdx",
			"content/en/docs_versioned/1.0/intro.md",
			"content/en/blog/authors.yml",
			"content/fr/docs/guide/_category_.json",
			"content/fr/docs_versioned/1.0/intro.md",
			"content/en/api/overview.md",
			"content/fr/pages/about.md",
			"src/data/lamps.js",
			"public/.nojekyll",
			"public/img/logo.svg",
			"package.json",
			".gitignore",
		])
			assert.ok(files.includes(name), name);
		assert.equal(
			files.filter((name) => /\.(tsx|jsx|css)$|options\.json$/.test(name)),
			[
				"content/en/pages/catalog.tsx",
				"content/en/pages/index.tsx",
				"content/fr/pages/catalog.tsx",
				"content/fr/pages/index.tsx",
				"islands/Dimmer.tsx",
				"islands/Match.tsx",
				"src/components/Dimmer/index.jsx",
				"src/components/Dimmer/styles.module.css",
				"src/components/Price.jsx",
				"src/components/matches.tsx",
				"src/components/steps.jsx",
				"styles/brand.css",
				"styles/docusaurus.css",
				"templates/Footer.tsx",
				"templates/index.tsx",
			],
		);
		assert.fixture(read("content/en/pages/index.tsx"), expected("page"));
		assert.match(read("content/fr/pages/catalog.tsx"), "<h1>Toutes les lampes</h1>");
		assert.match(read("content/fr/pages/index.tsx"), "De la lumière pour les longues soirées");
		for (const text of [
			"slug: /films\nlast_update:\n  date: 2022-06-29",
			'<Video youtube="abc123DEF45" title="How it &quot;burns&quot;" />',
			'<Video vimeo="123456" />',
			'<Video youtube="abc123DEF45" title="The wick" />',
			"[A box](<https://box.example/embed/x?a=1>)",
			"Text of the element, not `<lamp-switch>`",
			'<img src="../assets/lamp.png" alt="Lamp" />\n\n- one',
			'<a id="wick-anchor"></a> An anchor.',
		])
			assert.ok(read("content/en/docs/guide/embeds.mdx").includes(text), text);
		assert.not.match(read("content/en/docs/assets/drawn.svg"), "font-face");
		assert.match(read("dist/docs/2.0/films/index.html"), "<li>one</li>");
		assert.match(read("templates/Footer.tsx"), "<ThemeFooter {...props} />");
		assert.match(read("markdown/remarkLamps.ts"), 'new Set(["link_open","image","heading_open"])');
		assert.match(read("content/en/pages/clock.md"), "What time is it?");
		assert.fixture(read("styles/brand.css"), expected("brand"));
		assert.match(read("dist/index.html"), 'src="/handbook/assets/src/pages/_parts/wick.svg"');
		assert.match(read("src/components/Dimmer/index.jsx"), "from '../steps.jsx'");
		assert.match(read("templates/index.tsx"), 'Dimmer: { browserOnly: () => import("../islands/Dimmer.tsx") }');
		assert.match(read("templates/index.tsx"), "\t\tShelf: Stub,");
		assert.match(read("dist/docs/2.0/islands/index.html"), /data-island="Match"[\s\S]*Inside of the frame/);
		assert.match(
			read("content/en/docs/links.md"),
			'![can](/assets/pictures/oil%20can.png), <img src="/assets/pictures/oil%20can.png" alt="" />, ![logo](/img/logo.svg) and\n[nothing](../pictures/none.png), `../static',
		);
		assert.ok(files.includes("public/assets/pictures/oil can.png"));
		assert.not.ok(files.includes("public/_redirects"));

		const config = read("site.config.ts");
		for (const text of [
			'baseUrl: "/handbook/"',
			'tagline: "Light for long evenings"',
			'url: "https://lantern.example"',
			'fr: { label: "Français", htmlLang: "fr-FR" }',
			'lastVersion: "1.0"',
			'label: { en: "2.0 (next)", fr: "2.0 (à venir)" }',
			'label: { en: "First steps", fr: "Premiers pas" }',
			'title: { en: "Lantern news", fr: "Nouvelles de Lanterne" }',
			"sidebar: { count: 3 }",
			'{ from: ["/docs/old", "/docs/older"], to: "/docs/intro" }',
			'{ from: "/start", to: "/docs/intro" }',
			'{ from: ["/blog/authors", "/blog/authors/mila", "/blog/authors/tom"], to: "/blog" }',
			'includeFrom: ["src/data/lamps.js", "included"]',
			'value: "<b>New</b>"',
			'{ from: "/oil", to: "/docs/intro" }',
			'{ from: "/gas", to: "https://gas.example" }',
			'{ from: "/wick", to: "/docs/guide" }',
			'{ from: "/lamp", to: "/docs/intro" }',
			'{ from: "/flame", to: "/docs/intro" }',
			'accent: "#884400"',
			'stylesheets: ["https://fonts.lantern.example/css"]',
			"// Left out: createRedirects, because it was a function.",
			"// Left out: docs.editUrl, because it was a function.",
			"// Left out: news.editUrl, because it was a function.",
			'content: "The **winter** edition is out: [read the news](/handbook/blog)"',
			'copyright: { en: "Copyright © 2026 Lantern", fr: "Copyright © 2026 Lanterne" }',
			'scripts: [{ src: "/stats.js", defer: true }',
			'strings: { fr: { next: "Page suivante" } }',
		])
			assert.ok(config.includes(text), text);

		const report = read("MIGRATION.md");
		for (const text of [
			"### swizzled components (1)\n\nNot copied: it becomes the part Footer, which is started in templates/Footer.tsx.",
			"- `plugins/remark-lamps.js: exports remarkLamps; visits link, image, heading`",
			"### React pages (2)",
			"- `netlify.toml: /handbook/app → /index.html`",
			"### patterns and rewrites of hosts (3)",
			"- `src/pages/clock.js: ReferenceError: document is not defined`",
			"- `Parallax in src/pages/index.tsx`",
			"- `Broken in src/pages/index.tsx`",
			"- `Highlight in src/pages/catalog.js`",
			"- `content/en/docs/expressions.mdx: 1 + 2`",
			"- `content/en/docs/expressions.mdx: lamps.map((lamp) => <li>{lamp}</li>)`",
			"- `content/en/docs/expressions.mdx: <svg>`",
			"- `content/en/docs/expressions.mdx: <style>`",
			"- `content/en/docs/expressions.mdx: <textarea>`",
			"- `<a onClick> in src/pages/index.tsx`",
			"### further blogs (1)",
			"give them a tag, whose page lists them",
			"- `team`",
			"- `feedOptions.xslt`",
			"- `/blog/authors`\n- `/blog/authors/mila`\n- `/blog/authors/tom`",
			"- `.footer`",
			"- `static/_redirects: /handbook/oil* → /handbook/docs/intro`",
			"### rewrites of all addresses to one page (2)",
			"- `google-gtag: G-0000000000`",
			"- `<script onload> of /handbook/stats.js`",
			"### keys of themeConfig (2)\n\nNot needed",
			"- `content/en/docs/imports.mdx: Listed from ./_written/list.md`",
			"- `more: Generated`\n- `written`",
			"- `<b>New</b><script>start()</script>`",
			"- `<script>count()</script>`",
			"- `/docs/Older → /docs/intro`",
			"### plugins not known (2)",
			"- `countWords`",
			"### customFields (3)",
			"- `fr: home.slogan`",
			"### islands (3)",
			"- `content/en/docs/islands.mdx: #frame-top of Frame`",
			"- `content/en/docs/islands.mdx: src/components/Frame.jsx: toId() in Titled`",
			"- `plugins/remark-lamps.js: lampId() in remarkLamps`",
			"- `src/components/Wick.js → src/components/Wick.jsx",
			"- `versioned_docs/version-0.9`",
			"- `content/en/docs/guide/embeds.mdx: //slides.example/embed.js`",
			"- `Match: src/components/matches.tsx`",
			"- `Shelf: it imports @docusaurus/Link`",
			"- `Frame: it has content between its tags`",
			"### Sass and Less (1)",
			"### scripts and styles without text (1)",
			"- `content/en/docs/leftovers.mdx: lamp-box`",
			"- `<div data-lamp> in content/en/docs/leftovers.mdx`",
			"- `<img style> in content/en/docs/components.mdx`",
		])
			assert.ok(report.includes(text), text);

		const imports = read("dist/docs/2.0/imports/index.html");
		for (const text of [
			"Trim the wick weekly.",
			"Dry it first.",
			/<strong><a href="[^"]+">Oil<\/a><\/strong> What burns well/,
			"<strong>brass</strong>",
			/<summary>The list<\/summary>[^`]+<pre/,
			/Cotton,\s+<b>wool/,
			/role="tab"[^>]*>At sea</,
			/role="tab"[^>]*>Sea</,
			/id="lamp-code"[\s\S]*<pre[^>]*><code>&lt;b&gt;light&lt;\/b&gt;\n\nburns</,
			/<pre[\s\S]*lamp[\s\S]*\}\)/,
			/every week\.<\/p>\s*<\/div>[\s\S]*After the tip/,
		])
			assert.match(imports, text);
		const expressions = read("dist/docs/2.0/expressions/index.html");
		for (const text of [
			'id="named"',
			/Plain <strong>strong<\/strong> <code>a &lt; b<\/code> <a href="[^"]+\/guide\/setup[^"]*">setup<\/a>/,
			"Lamp oil",
			"After the field.",
			/<td>Fill<\/td>\s*<td>Fill it<\/td>/,
			"In an inner frame",
			"In a fragment",
			/<img [^>]*src="[^"]*logo[^"]*"[^>]*> Flat is 12 wide<\/li>[\s\S]*Round is 20 wide/,
			/<strong>lamp<\/strong>/,
			"Burns … hours in , 2 wicks, a *template*, ",
			"{kept}.",
			"Text &lt;oil-lamp&gt; and",
			"<strong>Bold summary</strong>",
			"Title in code",
		])
			assert.match(expressions, text);
		for (const text of [/pour\(|burn\(|light\(|fill\(|write\(/, "never", "color: red", "newest **"])
			assert.not.match(expressions, text);
		assert.not.match(read("content/en/docs/leftovers.mdx"), /CodeBlock|nused/);
		const leftovers = read("dist/docs/2.0/leftovers/index.html");
		for (const text of [
			"Trim it <em>short</em>.",
			/<div class="code-title">trim\.js<[\s\S]*<\/pre>\s*<\/div>[\s\S]*export const trim = \(wick\) =&gt; `\$\{wick\} &lt; 2`;<\/code>/,
			/<strong>Boxed title<\/strong>[\s\S]*In a box of a plugin\./,
			'<div class="lit">Attributes</div>',
			"A brace { that nothing closes.",
			"A tag &lt;lamp that nothing closes.",
			"After both, 2 wicks.",
			/first\nsecond line/,
		])
			assert.match(leftovers, text);
		const catalog = read("dist/catalog/index.html");
		for (const text of ["<h1>All lamps</h1>", "Miner’s lamp", "light(lamp)"]) assert.match(catalog, text);
		assert.match(read("dist/docs/intro/index.html"), "Light the wick");
		assert.match(read("dist/docs/2.0/components/index.html"), "Storm lantern");
		assert.match(read("dist/fr/docs/intro/index.html"), "Allumez la mèche.");
		assert.match(read("dist/docs/2.0/guide/setup/index.html"), 'id="fill"');
		assert.equal(rawSyntaxOf(site, folder), {});
	}),
);

/** `v-pre` keeps the first two. An expression is not run and stays text. */
const KEPT_BRACES = ["{{ not replaced }}", "{{ name }}"];

migrate("makes a site of a VitePress project", () =>
	inFolder(async (folder) => {
		const site = await migrateProject(folder, "vitepress");
		const { files, read, stdout } = site;
		assert.match(stdout, /^migrated from VitePress: \d+ files copied/m);

		for (const name of [
			"content/en/docs/index.md",
			"content/en/docs/parts/glue.md",
			"content/en/docs/tail.md",
			"content/en/docs/snippets/cut.ts",
			"content/fr/docs/guide/index.md",
			"public/kite.svg",
		])
			assert.ok(files.includes(name), name);
		assertNone(files.filter((name) => /\.vue$|\[name\]|\.vitepress|\/config\./.test(name)));
		for (const text of [
			"![a kite](/kite.svg)",
			"\n<<< ./snippets/cut.ts\n",
			"<!--@include: ./_included/notes/tail.md-->",
			"[the guide](./guide/#wood)",
		])
			assert.ok(read("content/en/docs/tail.md").includes(text), text);
		assert.match(read("dist/tail/index.html"), "<strong>double</strong>");
		assert.match(read("dist/reference/README/index.html"), "About the reference");
		assert.match(read("content/en/docs/reference/README.md"), "displayed_sidebar: reference");
		assert.match(read("content/en/docs/guide/index.md"), "custom_edit_url: null");
		assert.not.match(read("content/en/docs/reference/api.md"), "displayed_sidebar");

		const config = read("site.config.ts");
		for (const text of [
			'baseUrl: "/kite/"',
			'markdown: { headingIds: "vitepress", math: false }',
			'colorMode: { defaultMode: "dark", disableSwitch: true }',
			'{ url: "http://localhost*", reason: "ignoreDeadLinks of VitePress" }',
			'url: "https://kite.example"',
			'locales: { en: { label: "English", htmlLang: "en-GB" }, fr: { label: "Français" } }',
			'exclude: ["parts/**"]',
			'label: { en: "Overview", fr: "Vue d’ensemble" }',
			'{ type: "ref", id: "reference/api", label: "The API" }',
			'reference: [{ type: "doc", id: "reference/api", label: "API" }]',
			'{ label: { en: "Guide", fr: "Guide pratique" }, to: "/guide/", position: "right" }',
			'copyright: { en: "Made of paper © 2026 Kite", fr: "Fait de papier" }',
			'accent: "#006da8"',
			'social: { github: "https://git.example/kite" }',
			'{ label: "Chat", href: "https://chat.example", position: "right" }',
			'onThisPage: "Dans ce chapitre"',
		])
			assert.ok(config.includes(text), text);

		const report = read("MIGRATION.md");
		for (const text of [
			"### rewrites (1)",
			"- `^old`",
			"### expressions of Vue (2)",
			"- `content/en/docs/guide/build.md: gusts`",
			"- `content/en/docs/guide/index.md: 1 + 2`",
			"### containers of plugins (2)",
			"- `content/en/docs/guide/build.md: breeze`",
			"### form elements (1)",
			"### includes of files that are not there (1)",
			"### schemes of addresses (1)",
			"- `content/en/docs/guide/build.md: virtual:winds`",
			"- `{a,b}/:name.md → :name.md`",
			"### configurations of folders (1)",
			"- `src/guide/config.mts`",
			"### dynamic routes (2)",
			"- `.vitepress/components/WindGauge.vue",
			"- `fr: Start`",
			"- `de: https://de.kite.example/`",
			"### addresses with the end .html in VitePress (1)",
		])
			assert.ok(report.includes(text), text);

		assert.match(read("dist/guide/build/index.html"), "Use little glue");
		const build = read("dist/guide/build/index.html");
		assert.match(build, 'id="wood"');
		for (const text of ["  Gusts: …\n", "<strong>Wind <em>now</em></strong>", "Wait for it"]) assert.match(build, text);
		assert.match(read("content/en/docs/guide/build.md"), "<!-- virtual:winds -->");
		assert.match(read("content/en/docs/guide/build.md"), "\n<!--@include: ./none.md -->");
		assert.match(read("dist/reference/api/index.html"), 'id="kite-tail"');
		assert.match(read("dist/guide/index.html"), 'href="/kite/reference/api#kite-tail"');
		assert.not.ok(existsSync(path.join(folder, "site/dist/parts")));
		const home = read("dist/fr/index.html");
		for (const text of ["Cerfs-volants", "Pour &amp; contre le vent", "Presque rien d’autre"]) assert.match(home, text);
		assert.match(read("dist/fr/guide/index.html"), "Tenez bien la ficelle.");
		assert.equal(rawSyntaxOf(site, folder, KEPT_BRACES), {});
	}),
);

migrate("makes the sidebars of VitePress that list files, and reads what only Vue understands", () =>
	inFolder(async (cwd) => {
		writeFiles(cwd, {
			"project/.vitepress/config.mts": `
				import path from "node:path";
				import glob from "fast-glob";
				import { globSync } from "tinyglobby";
				const root = path.resolve(import.meta.dirname, "..");
				const listed = glob.sync(path.join(root, "lamps", "*"));
				const notes = globSync(["**/n*.{md,txt}", "!**/none.md"], { cwd: root, ignore: "lamps/**" });
				export default {
					locales: { root: { label: "English", lang: "en" }, jp: { label: "日本語", lang: "jp" } },
					themeConfig: { sidebar: [{ text: "Lamps", items: [
						...listed.map((file) => ({ text: path.basename(file), link: "/" + path.relative(root, file) })),
						...notes.map((file) => ({ text: file, link: "/" + file })),
					] }] },
				};`,
			"project/index.md": "# Start\n",
			"project/lamps/none.md": "# None\n",
			"project/lamps/oil.md":
				"\ufeff# Oil\n\n<ClientOnly>\n\nBurns *slowly*.\n\n</ClientOnly>\n\n```sh-vue [Shell] {1}\nlight --with {{ wick }}\n```\n\n````md\n```sh-vue\n<ClientOnly>{{ wick }}\n```\n````\n",
			"project/more/notes.md": "# Notes\n",
			"project/team.md": `<script setup lang="ts">
				import { VPTeamMembers } from "vitepress/theme";
				const members: Member[] = [
					{ avatar: "/ada.png", name: "Ada *L*", title: "Lamp lighter", org: "Wick", orgLink: "https://wick.example",
						desc: "Lights <b>all</b>.", links: [{ icon: "github", link: "https://git.example/ada" }] },
					{ name: "Tom" },
				];
				const others = load();
				</script>

<VPTeamMembers size="small" :members="members" />

<VPTeamMembers :members="others" />
`.replaceAll("\t", ""),
			"project/.vitepress/theme/style.css": ".dark .lamp { color: gold; }",
			"project/lamp.md": '<b class="lamp">Lamp</b>\n',
			"project/jp/lamps/oil.md": "# 油\n",
		});
		assert.is((await migrateIn(cwd)).code, 0);
		const read = (name: string) => readFileSync(path.join(cwd, "site", name), "utf8");
		const config = read("site.config.ts");
		for (const text of [
			'{ type: "doc", id: "lamps/none", label: "none.md" }',
			'{ type: "doc", id: "lamps/oil", label: "oil.md" }',
			'{ type: "doc", id: "more/notes", label: "more/notes.md" }',
			'jp: { label: "日本語", htmlLang: "ja" }',
		])
			assert.ok(config.includes(text), text);
		assert.is(
			read("content/en/docs/lamps/oil.md"),
			"# Oil\n\n\n\nBurns *slowly*.\n\n\n\n```sh [Shell] {1}\nlight --with …\n```\n\n````md\n```sh-vue\n<ClientOnly>{{ wick }}\n```\n````\n",
		);
		assert.match(read("MIGRATION.md"), "- `content/en/docs/lamps/oil.md: wick`");
		assert.not.match(read("MIGRATION.md"), "ClientOnly");
		assert.match(
			read("content/en/docs/team.md"),
			"- **Ada \\*L\\***, Lamp lighter, [Wick](<https://wick.example>): Lights all . · [github](<https://git.example/ada>)\n- **Tom**\n",
		);
		assert.match(read("content/en/docs/team.md"), '<VPTeamMembers :members="others" />');
		assert.match(read("styles/brand.css"), '[data-theme="dark"] :is(main,');
	}),
);

/** A project of one document, with what a test needs. */
const SMALL_PROJECT = {
	"project/docusaurus.config.js": 'module.exports = { title: "T", url: "https://example.org", presets: ["classic"] };',
	"project/docs/a.md": "# A\n",
};

const migrateIn = (cwd: string, to = "site") =>
	runCommand(["init", to, "--from", "project", "--trust"], { cwd, env: { CI: "true" } });

migrate("leaves out a locale without translations", () =>
	inFolder(async (cwd) => {
		writeFiles(cwd, {
			...SMALL_PROJECT,
			"project/docusaurus.config.js":
				'module.exports = { title: "T", url: "https://example.org", presets: ["classic"], i18n: { locales: ["en", "fr"] } };',
		});
		assert.is((await migrateIn(cwd)).code, 0);
		const read = (name: string) => readFileSync(path.join(cwd, "site", name), "utf8");
		assert.not.match(read("site.config.ts"), "fr:");
		assert.match(read("MIGRATION.md"), /### locales without content \(1\)[^`]*`fr`/);
		const built = await runCommand(["build", "site", "--quiet"], { cwd });
		assert.is(built.code, 0, built.stderr);
	}),
);

migrate("does not touch a folder that holds files", () =>
	inFolder(async (cwd) => {
		writeFiles(cwd, { ...SMALL_PROJECT, "site/notes.txt": "mine" });
		const { code, stderr } = await migrateIn(cwd);
		assert.is(code, 1);
		assert.match(stderr, "site is not empty: it contains notes.txt");
		assert.equal(filesIn(path.join(cwd, "site")), ["notes.txt"]);
	}),
);

migrate("copies documents that are beside the project in its repository", () =>
	inFolder(async (cwd) => {
		writeFiles(cwd, {
			"repository/.git/HEAD": "",
			"repository/website/docusaurus.config.js":
				'module.exports = { title: "T", url: "https://example.org", presets: [["classic", { docs: { path: "../docs" } }]] };',
			"repository/docs/a.md": "# A\n",
		});
		const { code, stderr } = await runCommand(["init", "site", "--from", "repository/website", "--trust"], { cwd });
		assert.equal([code, stderr], [0, ""]);
		assert.ok(existsSync(path.join(cwd, "site/content/en/docs/a.md")));
	}),
);

migrate("writes nothing into the project", () =>
	inFolder(async (cwd) => {
		writeFiles(cwd, SMALL_PROJECT);
		const { code, stderr } = await migrateIn(cwd, "project/site");
		assert.is(code, 1);
		assert.match(stderr, "project/site would be inside the project");
		assert.not.ok(existsSync(path.join(cwd, "project/site")));
	}),
);

migrate("copies links to files of the project, and reports other links", () =>
	inFolder(async (cwd) => {
		writeFiles(cwd, { ...SMALL_PROJECT, "project/shared.md": "# Shared\n", "secret.md": "# Secret\n" });
		const docs = path.join(cwd, "project/docs");
		symlinkSync("../shared.md", path.join(docs, "shared.md"));
		symlinkSync("../../secret.md", path.join(docs, "secret.md"));
		symlinkSync("..", path.join(docs, "loop"));
		const { code } = await migrateIn(cwd);
		assert.is(code, 0);
		const site = path.join(cwd, "site");
		assert.equal(filesIn(path.join(site, "content/en/docs")), ["a.md", "shared.md"]);
		const report = readFileSync(path.join(site, "MIGRATION.md"), "utf8");
		assert.match(report, "### symbolic links (2)");
		assert.match(report, "- `docs/secret.md`");
	}),
);

migrate("shows components after a comment that holds code", () =>
	inFolder(async (cwd) => {
		writeFiles(cwd, {
			...SMALL_PROJECT,
			"project/docs/a.md":
				"# A\n\n<!--\n```yaml\na: 1\n``` -->\n\nText\n\n<Lantern>\n  <Wick />\n</Lantern>\n\n```js\n1;\n```\n",
		});
		assert.is((await migrateIn(cwd)).code, 0);
		assert.is((await runCommand(["build", "site", "--quiet"], { cwd })).code, 0);
		const page = filesIn(path.join(cwd, "site/dist")).find((name) => /docs\/a(?:\/index)?\.html$/.test(name)) ?? "";
		assert.equal(rawSyntaxIn(readFileSync(path.join(cwd, "site/dist", page), "utf8")), []);
	}),
);

migrate("writes no home page where the project redirects", () =>
	inFolder(async (cwd) => {
		writeFiles(cwd, {
			...SMALL_PROJECT,
			"project/src/pages/index.js":
				'import { Redirect } from "@docusaurus/router";\nexport default () => <Redirect to="/docs/a" />;\n',
		});
		const { code, stdout } = await migrateIn(cwd);
		assert.is(code, 0);
		assert.not.match(stdout, "redirect-from-taken");
		assert.not(filesIn(path.join(cwd, "site/content")).includes("en/pages/index.md"));
		assert.match(readFileSync(path.join(cwd, "site/site.config.ts"), "utf8"), '{ from: "/", to: "/docs/a" }');
	}),
);

migrate("reads a configuration that cannot write, start programs or connect", () =>
	inFolder(async (cwd) => {
		writeFiles(cwd, {
			...SMALL_PROJECT,
			"project/docusaurus.config.js": `
				const attempt = (action) => { try { action(); return "done"; } catch { return "refused"; } };
				const written = attempt(() => require("fs").writeFileSync(__dirname + "/written.txt", ""));
				const started = String(require("child_process").execSync("touch " + __dirname + "/started.txt"));
				const connected = attempt(() => new (require("node:net").Socket)().connect(9));
				module.exports = { title: [written, started].join(), url: "https://example.org", presets: ["classic"] };`,
		});
		const { code, stderr } = await migrateIn(cwd);
		assert.equal([code, stderr], [0, ""]);
		const config = readFileSync(path.join(cwd, "site/site.config.ts"), "utf8");
		assert.match(config, 'title: "done,"'); // and nothing is written
		assertNone(filesIn(path.join(cwd, "project")).filter((name) => /txt$/.test(name)));
	}),
);

migrate("says why a project cannot be read", () =>
	inFolder(async (cwd) => {
		writeFiles(cwd, { "project/docusaurus.config.js": "throw new TypeError('no lamp');", "empty/readme.md": "" });
		const broken = await migrateIn(cwd);
		assert.is(broken.code, 1);
		assert.match(broken.stderr, /cannot read project\/docusaurus\.config\.js: TypeError: no lamp\n {2}help: /);
		const unknown = await runCommand(["init", "site", "--from", "empty"], { cwd });
		assert.match(unknown.stderr, "empty has neither a docusaurus.config file nor .vitepress/config");
		for (const [file, said] of [
			["astro.config.mjs", /astro\d is a project of Astro.*\n {2}help: .*"Coming from Starlight"/],
			["mkdocs.yml", /mkdocs\d is a project of MkDocs, which cannot be migrated yet\n {2}help: .*"Coming from MkDocs"/],
			["hugo.toml", /hugo\d is a project of Hugo.*\n {2}help: .*"Coming from Hugo"/],
			["config.toml", /config\d is a project of Hugo/],
			["_config.yml", /_config\d is a project of Jekyll.*\n {2}help: .*"Coming from another tool"/],
		] as const) {
			const folder = `${file.split(".")[0]}1`;
			writeFiles(cwd, { [`${folder}/${file}`]: "" });
			const other = await runCommand(["init", "site", "--from", folder], { cwd });
			assert.is(other.code, 1);
			assert.match(other.stderr, said);
		}
		const mixed = await runCommand(["init", "site", "--from", "project", "--title", "T"], { cwd });
		assert.is(mixed.code, 2);
		assert.not.ok(existsSync(path.join(cwd, "site")));
	}),
);

migrate("runs nothing without consent", () =>
	inFolder(async (cwd) => {
		writeFiles(cwd, SMALL_PROJECT);
		for (const extra of [[], ["--yes"]]) {
			const { code, stdout, stderr } = await runCommand(["init", "site", "--from", "project", ...extra], { cwd });
			assert.equal([code, stdout], [2, ""]);
			assert.match(
				stderr,
				/^error: --from runs the code in project\/docusaurus\.config\.js, which needs your consent\n {2}help: .*--trust/,
			);
		}
		const alone = await runCommand(["init", "site", "--trust"], { cwd });
		assert.is(alone.code, 2);
		assert.match(alone.stderr, "--trust is for --from <folder>");
		assert.equal(filesIn(cwd).sort(), Object.keys(SMALL_PROJECT).sort());
		const trusted = await migrateIn(cwd);
		assert.match(trusted.stdout, /^project\/docusaurus\.config\.js .* code/);
	}),
);

migrate("replaces packages that links lead to outside of the project", () =>
	inFolder(async (cwd) => {
		writeFiles(cwd, {
			...SMALL_PROJECT,
			"project/docusaurus.config.js": `
				const { name } = require("own");
				const linked = require("linked");
				const { title } = JSON.parse(require("fs").readFileSync(__dirname + "/title.json", "utf8"));
				module.exports = { title: title + name + linked.name, url: "https://example.org", presets: ["classic"] };`,
			"project/title.json": '{ "title": "T" }',
			"project/node_modules/own/index.js": 'exports.name = "own";',
			"linked/index.js": 'exports.name = "linked";',
		});
		symlinkSync("../../linked", path.join(cwd, "project/node_modules/linked"));
		const { code, stderr } = await migrateIn(cwd);
		assert.equal([code, stderr], [0, ""]);
		const config = readFileSync(path.join(cwd, "site/site.config.ts"), "utf8");
		assert.match(config, 'title: "Town"');
	}),
);

migrate("reads a VitePress project with one sidebar and no locales", () =>
	inFolder(async (cwd) => {
		writeFiles(cwd, {
			"project/.vitepress/config.js": `
				import { defineConfig } from 'vitepress'
				export default defineConfig({
					title: 'Bell', cleanUrls: true,
					themeConfig: { sidebar: [{ text: 'Ring', link: '/ring' }, { text: 'Guide', collapsed: true, items: [{ text: 'Home', link: '/' }] }] },
				})`,
			"project/index.md": "# Bell\n\nText {{ 1 }}\n",
			"project/ring.md": "# Ring\n",
			"project/package.json": "{}",
		});
		const { code, stderr } = await migrateIn(cwd);
		assert.equal([code, stderr], [0, ""]);
		const config = readFileSync(path.join(cwd, "site/site.config.ts"), "utf8");
		assert.match(config, '{ type: "doc", id: "ring", label: "Ring" }');
		assert.match(config, "// VitePress had none: where you publish the site.");
		assert.equal(filesIn(path.join(cwd, "site/content")), ["en/docs/index.md", "en/docs/ring.md"]);
	}),
);

migrate("asks the functions of a VitePress project for addresses and ids of headings", () =>
	inFolder(async (cwd) => {
		writeFiles(cwd, {
			"project/.vitepress/config.mjs": `
				const slugify = (text) => "_" + text.toLowerCase().replace(/ /g, "_");
				export default async () => ({
					title: "Bell",
					rewrites: (name) => (name === "out.md" ? "../out.md" : name.replace(/^packages\\//, "")),
					markdown: { anchor: { slugify } },
				});`,
			"project/index.md":
				"---\ntitle: Bell\n---\n\n# Bell\n\n## Ring `it` ##\n\nText\n----\n\n## Ring `it`\n\n## Own {#own}\n\n```md\n## Code\n```\n",
			"project/packages/tower.md": "# Tower\n",
			"project/out.md": "Stays here.\n",
			"project/package.json": "{}",
		});
		const { code, stderr } = await migrateIn(cwd);
		assert.equal([code, stderr], [0, ""]);
		const docs = path.join(cwd, "site/content/en/docs");
		assert.equal(filesIn(docs), ["index.md", "out.md", "tower.md"]);
		assert.is(
			readFileSync(path.join(docs, "index.md"), "utf8"),
			"---\ntitle: Bell\n---\n\n# Bell {#_bell}\n\n## Ring `it` {#_ring_it}\n\nText {#_text}\n----\n\n## Ring `it` {#_ring_it-1}\n\n## Own {#own}\n\n```md\n## Code\n```\n",
		);
		const report = readFileSync(path.join(cwd, "site/MIGRATION.md"), "utf8");
		assert.not.match(report, "functions in the configuration");
	}),
);

migrate("builds locales whose names are no tags, their redirects, and pictures that are not checked", () =>
	inFolder(async (cwd) => {
		writeFiles(cwd, {
			"project/.vitepress/config.mjs": `
				const zh_hans = { label: "简体中文", lang: "zh_hans" };
				export default { title: "Bell", cleanUrls: true, locales: { root: { lang: "en" }, zh_hans } };`,
			"project/index.md": "# Bell\n\n![A rope](./rope.svg)\n\n<script>\nexport default {};\n</script>\n",
			"project/ring.md": "# Ring\n",
			"project/rope.svg": '<svg xmlns="http://www.w3.org/2000/svg"><foreignObject /></svg>\n',
			"project/zh_hans/index.md": "# 钟\n",
			"project/public/_redirects": "/zh_hans/toll /zh_hans/ring\n/toll /ring\n/zh_hans / 302\n",
			"project/package.json": "{}",
		});
		const migrated = await migrateIn(cwd);
		assert.equal([migrated.code, migrated.stderr], [0, ""]);
		const built = await runCommand(["build", "site", "--quiet"], { cwd });
		assert.is(built.code, 0, built.stderr);
		const config = readFileSync(path.join(cwd, "site/site.config.ts"), "utf8");
		assert.match(config, 'htmlLang: "zh-hans"');
		assert.match(config, 'redirects: [{ from: ["/toll"], to: "/ring" }]');
		const home = readFileSync(path.join(cwd, "site/dist/index.html"), "utf8");
		assert.match(home, 'src="/assets/rope.svg"');
		assert.not.match(home, "export default");
		assert.match(readFileSync(path.join(cwd, "site/MIGRATION.md"), "utf8"), "### unchecked files (1)");
	}),
);

migrate("reads a version from the folder that a script copies", () =>
	inFolder(async (cwd) => {
		writeFiles(cwd, {
			...SMALL_PROJECT,
			"project/versions.json": '["2.x"]',
			"project/package.json":
				'{ "scripts": { "build": "rm -rf versioned_docs/version-2.x && cp -r docs versioned_docs/version-2.x" } }',
		});
		assert.is((await migrateIn(cwd)).code, 0);
		assert.ok(existsSync(path.join(cwd, "site/content/en/docs_versioned/2.x/a.md")));
	}),
);

migrate("says which functions of a VitePress project cannot be asked", () =>
	inFolder(async (cwd) => {
		writeFiles(cwd, {
			"project/.vitepress/config.mjs": `
				const fail = () => { throw new Error("no"); };
				export default { title: "Bell", rewrites: fail, markdown: { anchor: { slugify: fail } } };`,
			"project/index.md": "# Bell\n",
			"project/package.json": "{}",
		});
		const { code, stderr } = await migrateIn(cwd);
		assert.equal([code, stderr], [0, ""]);
		assert.is(readFileSync(path.join(cwd, "site/content/en/docs/index.md"), "utf8"), "# Bell\n");
		const report = readFileSync(path.join(cwd, "site/MIGRATION.md"), "utf8");
		assert.match(report, "rewrites");
		assert.match(report, "- `.vitepress/config.mjs: fail()`");
	}),
);

migrate("takes the picture of a home page from the layout of VitePress", () =>
	inFolder(async (cwd) => {
		writeFiles(cwd, {
			"project/.vitepress/config.mjs": 'export default { title: "Bell" };',
			"project/.vitepress/theme/Layout.vue":
				"<template><Layout><template #home-hero-image><BellArt /></template></Layout></template>\n",
			"project/.vitepress/theme/BellArt.vue":
				'<script setup>\nconst sound = `<pre><code>ring(<b>1</b> &lt; 2)</code></pre>`\nconst label = \'A bell\'\n</script>\n<template><div v-html="sound" /><img class="bell" src="/bell.png" :alt="label" /></template>\n',
			"project/public/bell.png": "",
			"project/index.md": "---\nlayout: home\nhero:\n  name: Bell\n---\n",
			"project/other/index.md": "---\nlayout: home\nhero:\n  name: Other\n  image: /other.png\n---\n",
			"project/package.json": "{}",
		});
		const { code, stderr } = await migrateIn(cwd);
		assert.equal([code, stderr], [0, ""]);
		const read = (name: string) => readFileSync(path.join(cwd, "site", name), "utf8");
		assert.is(
			read("content/en/docs/index.md"),
			'---\nlayout: home\nhero:\n  image: {"src":"/bell.png","alt":"A bell"}\n  name: Bell\n---\n\n~~~~\nring(1 < 2)\n~~~~\n',
		);
		assert.not.match(read("content/en/docs/other/index.md"), "bell.png");
		assert.match(read("MIGRATION.md"), "- `en: home-hero-image in .vitepress/theme/Layout.vue`");
	}),
);

migrate.run();
