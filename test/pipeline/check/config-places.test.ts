/** Problems that a build finds in the configuration. */
import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { Config } from "../../../src/config/define.ts";
import { codesIn } from "../../messages.ts";
import { buildSite, type Files } from "../../site.ts";

const places = suite("problems of configuration keys");
const codes = codesIn("pipeline/check");

const help: Files = { "content/en/help/index.md": "# Help\n" };

/** Builds with a configuration that is written in a file, too, where keys are looked for. */
const problemsOf = async (text: string, files: Files = help) => {
	const config = new Function(`return ${text}`)() as Partial<Config>;
	const site = { ...files, "site.config.ts": `export default ${text};\n` };
	return codes((await buildSite(site, config)).result.problems);
};

places("are reported at their line", async () => {
	assert.equal(
		await problemsOf(`{
	title: "T",
	favicon: "icon.svg",
	image: "https://example.org/image.png",
	navbar: {
		logo: { src: "/lgo.svg", srcDark: "dark.svg" },
		items: [
			{ label: "A", to: "/help" },
			{ label: "B", to: "/halp" },
			{ type: "doc", docId: "idnex" },
		],
	},
	docs: { sidebars: { main: ["index", "other"] } },
	footer: { links: [{ title: "C", items: [{ label: "D", to: "/d" }] }] },
	redirects: [
		{ from: "/old", to: "/help" },
		{ from: "/older", to: "/nowhere" },
	],
}`),
		[
			"site.config.ts:3:2 error broken-image",
			"site.config.ts:6:11 error broken-image",
			"site.config.ts:6:28 error broken-image",
			"site.config.ts:9:18 error broken-link",
			"site.config.ts:10:19 error unknown-doc",
			"site.config.ts:13:38 error unknown-doc",
			"site.config.ts:14:56 error broken-link",
			"site.config.ts:17:21 error redirect-target",
		],
	);
});

places("in Markdown and HTML are reported at their key", async () => {
	assert.equal(
		await problemsOf(`{
	title: "T",
	announcementBar: {
		id: "a",
		content: "Text <script>a</script> [b](b.md) [c](/c) ![d](/d.png)",
	},
	social: { rockt: "https://example.org", github: "/nowhere" },
	navbar: {
		items: [
			{
				type: "html",
				value: \`
					<a href="/e">e</a>
					<svg></svg>
				\`,
			},
		],
	},
}`),
		[
			"site.config.ts:5:3 warning html-tag",
			"site.config.ts:5:3 error broken-markdown-link",
			"site.config.ts:5:3 error broken-image",
			"site.config.ts:5:3 error broken-link",
			"site.config.ts:7:2 warning bad-prop",
			"site.config.ts:7:2 error broken-link",
			"site.config.ts:12:5 warning html-tag",
			"site.config.ts:12:5 error broken-link",
		],
	);
});

places("may be ignored if they are broken links", async () => {
	assert.equal(await problemsOf('{ onBrokenLinks: "ignore", favicon: "icon.svg" }'), []);
});

places("are reported once for all locales, as are those of texts", async () => {
	const problems = await problemsOf('{ i18n: { locales: { en: {}, fr: {}, de: {} } }, favicon: "icon.svg" }', {
		"content/en/help/index.md": "# Help\n\n[a](other.md#x), [b](/hepl/b)\n",
		"content/en/help/other.md": "# Other\n",
		"content/fr/help/b.md": "# B\n",
		"content/de/help/hepl.md": "# C\n",
	});
	assert.equal(
		problems.filter((line) => !line.includes(" info ")),
		[
			"site.config.ts:1:65 error broken-image",
			"content/en/help/index.md:3:5 warning broken-anchor",
			"content/en/help/index.md:3:22 error broken-link",
		],
	);
});

places.run();
