/** Ids that a page has twice. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { assertNone } from "../assert-none.ts";
import { buildSite } from "../site.ts";

const ids = suite("ids of the theme");

const templates = new URL("../../templates", import.meta.url).pathname;

ids("have a capital, which no id of a heading has", () => {
	const files = readdirSync(templates, { recursive: true, encoding: "utf8" });
	const written = files
		.filter((name) => name.endsWith(".tsx"))
		.flatMap((name) => [
			...readFileSync(path.join(templates, name), "utf8").matchAll(/\s(?:id|popoverTarget)="([^"]*)"/g),
		])
		.map(([, id = ""]) => id);
	assert.ok(written.includes("ssgMain"));
	assertNone(written.filter((id) => !/[A-Z]/.test(id)));
});

ids("differ from those of headings", async () => {
	for (const headingIds of ["github", "vitepress"] as const) {
		const { outputs } = await buildSite(
			{
				"content/en/help/index.md":
					"# Main\n\n## Menu\n\n## Code buttons\n\n## Base URL\n\n## ssgMenu\n\n```js\na\n```\n",
			},
			{ markdown: { headingIds } },
		);
		const found = idsIn(outputs.get("help/index.html"));
		for (const id of ["menu", "code-buttons", "base-url", "ssgmenu", "ssgMain"]) assert.ok(found.includes(id), id);
		assert.equal(found, [...new Set(found)]);
	}
});

ids("of HTML in the navbar are others in the drawer", async () => {
	const { outputs } = await buildSite(
		{ "content/en/help/index.md": "# Help\n" },
		{ navbar: { items: [{ type: "html", value: '<span id="a" aria-describedby="b">c</span> <i id="b">d</i>' }] } },
	);
	const html = outputs.get("help/index.html") ?? "";
	assert.match(html, '<span id="a" aria-describedby="b">c</span>');
	assert.match(html, '<span id="ssgDrawer-a" aria-describedby="ssgDrawer-b">c</span>');
	const found = idsIn(html);
	assert.equal(found, [...new Set(found)]);
});

const idsIn = (html = ""): string[] => [...html.matchAll(/ id="([^"]*)"/g)].map(([, id = ""]) => id);

ids.run();
