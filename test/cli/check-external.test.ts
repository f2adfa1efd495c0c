// Test run: slow
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { runCommand } from "../pipeline/emit/command.ts";
import { withServer } from "../quality/external-links/external-server.ts";
import { inFolder, writeFiles } from "../site.ts";

const external = suite("ssg check --external");

/** A site with a link at each place that can have one, all to one server. */
const siteWith = (origin: string) => ({
	"site.config.ts": `export default {
	title: "T",
	url: "https://example.org",
	i18n: { locales: { en: {}, fr: {} } },
	navbar: { items: [
		{ href: "${origin}/navbar", label: "A" },
		{ type: "dropdown", label: "B", items: [{ href: "${origin}/menu", label: "C" }] },
		{ type: "html", value: '<a href="${origin}/markup">D</a>' },
	] },
	footer: { links: [{ title: "E", items: [{ label: "F", href: "${origin}/footer" }] }] },
	announcementBar: { id: "a", content: '<a href="${origin}/announcement">G</a>' },
	redirects: [{ from: "/old", to: "${origin}/redirect" }],
	check: { external: { ignore: [
		{ url: "${origin}/private/*", reason: "asks readers to log in" },
		{ url: "${origin}/never", reason: "an old list" },
	] } },
};
`,
	"content/en/help/index.md": `---
image: ${origin}/front-matter
---
# Help

See [inline](${origin}/inline), [reference], <${origin}/autolink> and [again](${origin}/inline).
Not [this](${origin}/private/a) and [our own page](https://example.org/help).

![picture](${origin}/picture.png) <a href="${origin}/html">html</a>

\`\`\`text
${origin}/code
\`\`\`

[reference]: ${origin}/reference
`,
	"content/fr/help/index.md": `# Aide\n\n[Encore](${origin}/inline), [encore](//${origin.slice("http://".length)}/relative)\n`,
	"content/en/news/authors.yml": `ann:\n  name: Ann\n  url: ${origin}/author\n`,
	"content/en/news/2025-01-01-a.md": "---\nauthors: ann\n---\n# A\n\nText.\n",
	"content/en/pages/index.tsx": `export const title = "Home";
export default () => <a href="${origin}/react">x</a>;
`,
	"content/fr/pages/index.tsx": `export const title = "Accueil";
export default () => <a href="${origin}/react">x</a>;
`,
});

/** The place, the path and how many other links lead there. */
const toRow = (line: string): readonly string[] =>
	/^(\S+) error external-link-broken: broken link to (?:https:\/\/[^/]+)?(\/\S+): [^(]*(?:\((?:(and .*)|ERR_.*)\))?$/
		.exec(line)
		?.slice(1)
		.filter(Boolean) ?? [line];

external("asks for every link once and says where it is", () =>
	withServer({}, ({ origin, requests }) =>
		inFolder(async (folder) => {
			writeFiles(folder, siteWith(origin));
			const run = (...args: string[]) => runCommand(["check", ...args], { cwd: folder });
			const without = await run();
			assert.is(without.code, 0, without.stderr);
			assert.equal(requests, []);
			const { code, stderr } = await run("--external", "--verbose");
			assert.is(code, 1);
			const found = stderr
				.split("\n")
				.filter((line) => / external-/.test(line))
				.map((line) => line.replaceAll(origin, ""));
			assert.equal(found.slice(0, -1).map(toRow), [
				["content/en/help/index.md:2:8", "/front-matter"],
				["content/en/help/index.md:6:6", "/inline", "and 2 more links"],
				["content/en/help/index.md:6:47", "/reference"],
				["content/en/help/index.md:6:59", "/autolink"],
				["content/en/help/index.md:9:1", "/picture.png"],
				["content/en/help/index.md:9:48", "/html"],
				["content/en/news/authors.yml:3:8", "/author"],
				["content/fr/help/index.md:3:43", "/relative"],
				["content/en/pages/index.tsx:2:30", "/react", "and 1 more link"],
				["site.config.ts:6:11", "/navbar"],
				["site.config.ts:7:51", "/menu"],
				["site.config.ts:8:35", "/markup"],
				["site.config.ts:10:62", "/footer"],
				["site.config.ts:11:48", "/announcement"],
				["site.config.ts:12:34", "/redirect"],
			]);
			assert.is(found.at(-1), "site.config.ts:15:3 info external-ignore-unused: no link matches /never any more");
			const { length } = requests;
			const again = await run("--external", "--lock");
			assert.is(requests.length, length);
			assert.match(again.stdout, /wrote \d+ URLs to urls\.lock/);
		}),
	),
);

external.run();
