// Test run: slow
/** An unchanged site has lost nothing, whatever lists its URLs. */
import { cpSync } from "node:fs";
import path from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { serveFolder } from "../../../src/preview/serve/index.ts";
import { runCommand } from "../../pipeline/emit/command.ts";
import { RULES_OFF } from "../../rules-off.ts";
import { type Files, inFolder, writeFiles } from "../../site.ts";

const previous = suite("ssg check --previous");

const PAGE = `---
title: Title of its own
---

# A title with an anchor

A note[^1].

[^1]: With a reference.

## Twice

## Twice

# Another part

<Heading />

<h2 id="of-html">Of HTML</h2>

=== "One"

    ### In a tab
`;

const filesOf = (url: string): Files => ({
	"site.config.ts": `export default { title: "T", url: "${url}", baseUrl: "/base/", theme: { components: "components.tsx" }, markdown: { html: "trusted" }, i18n: { locales: { en: {}, fr: {} } }, docs: { path: "help", versions: [{ name: "current" }, { name: "2.0" }, { name: "1.0" }], lastVersion: "2.0" }, redirects: [{ from: "/old", to: "/help/page" }], ${RULES_OFF} };\n`,
	"components.tsx": 'export const components = { Heading: () => <h3 id="of-a-component">Of a component</h3> };\n',
	"content/en/pages/about.tsx":
		'export const title = "About";\nexport default () => <><h1 id="about">About</h1><h2 id="of-react">Us</h2></>;\n',
	...Object.fromEntries(
		["help", "help_versioned/1.0", "help_versioned/2.0"].flatMap((folder) => [
			[`content/en/${folder}/index.md`, "# Help {#help}\n\n## First\n"],
			[`content/en/${folder}/page.md`, PAGE],
		]),
	),
	"content/fr/help_versioned/2.0/page.md": PAGE,
	"content/en/news/20240101-post.md": "# Post\n\n## In the post\n\nText.\n",
	"content/en/news/20240102-post.md": "# Post 2\n\n## In the post\n\nText.\n",
});

const assertNothingLost = async (list: string, cwd: string) => {
	const { code, stderr } = await runCommand(["check", "--previous", list], { cwd });
	assert.equal([list, code, stderr], [list, 0, ""]);
};

previous("no form of list misses a URL or an anchor of its own build", () =>
	inFolder(async (cwd) => {
		const dist = path.join(cwd, "dist");
		writeFiles(cwd, { "dist/index.html": "" });
		const { url, close } = await serveFolder(dist, { port: 0, baseUrl: "/base/" });
		try {
			const { origin } = new URL(url);
			writeFiles(cwd, filesOf(origin));
			const built = await runCommand(["build", "-q", "-o", "built"], { cwd });
			assert.equal([built.code, built.stderr], [0, ""]);
			cpSync(path.join(cwd, "built"), dist, { recursive: true });
			const locked = await runCommand(["check", "--lock"], { cwd });
			assert.equal([locked.code, locked.stderr], [0, ""]);
			cpSync(path.join(cwd, "urls.lock"), path.join(cwd, "a.lock"));
			for (const list of ["a.lock", "built", "built/sitemap.xml", `${origin}/base/`, `${origin}/base/sitemap.xml`])
				await assertNothingLost(list, cwd);
			writeFiles(cwd, { "content/en/help_versioned/2.0/page.md": PAGE.replace("## Twice", "") });
			const { code, stderr } = await runCommand(["check", "--previous", "built"], { cwd });
			assert.is(code, 1);
			assert.match(stderr, "built error anchor-lost: /help/page");
		} finally {
			await close();
		}
	}),
);

previous.run();
