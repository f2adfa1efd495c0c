import { suite } from "uvu";
import * as assert from "uvu/assert";
import { codesIn } from "../../messages.ts";
import { buildSite, type Files } from "../../site.ts";

const icons = suite("icons of a site");

const svg = (content: string, attributes = 'viewBox="0 0 9 9"') =>
	`<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${content}</svg>`;

const PATH = '<path d="M0 0h9z"/>';
const SHOWN = '<g fill="currentColor"><path d="M0 0h9z"/></g>';

const problemsOf = async (files: Files) => codesIn("pipeline/load")((await buildSite(files)).result.problems);

/** What a page shows of an icon. */
async function shown(icon: string): Promise<string> {
	const { outputs, problems } = await buildSite({
		"content/_icons/own.svg": icon,
		"content/en/help/index.md": '# Help\n\n<Icon name="own" />\n',
	});
	assert.equal(problems, []);
	return /<svg class="icon-svg"[^>]*>.*?<\/svg>/s.exec(outputs.get("help/index.html") ?? "")?.[0] ?? "";
}

icons("are shapes in the color of the text, unless they have one of their own", async () => {
	const inPage = (body: string, viewBox = "0 0 9 9") =>
		`<svg class="icon-svg" viewBox="${viewBox}" aria-hidden="true">${body}</svg>`;
	assert.is(await shown(svg(PATH)), inPage(SHOWN));
	const drawn = svg(
		'<title>T</title><g id="a" class="b"><path style="fill:#e33; stroke : #000000" d="M0\n0h9z" onclick="x"/></g>',
		'width="24px" height="24" fill="none" stroke="black" data-a="b"',
	);
	assert.is(
		await shown(`<?xml version="1.0"?>\n<!-- by hand -->\n${drawn}\n`),
		inPage(
			'<g fill="none" stroke="currentColor"><g><path d="M0 0h9z" fill="#e33" stroke="currentColor"/></g></g>',
			"0 0 24 24",
		),
	);
	const editors =
		'<defs/><metadata><a:b xmlns:a="x"><c/></a:b></metadata><x:y xmlns:x="x"/><g><desc/></g><rect width="9" height="9"/>';
	assert.is(await shown(svg(editors)), inPage('<g fill="currentColor"><g></g><rect width="9" height="9"/></g>'));
});

icons("stand wherever the name of an icon does, before those of the set", async () => {
	const { outputs, problems } = await buildSite(
		{
			"content/_icons/own.svg": svg(PATH),
			"content/_icons/rocket.svg": svg(PATH),
			"content/_icons/filetype-ts.svg": svg(PATH),
			"content/en/help/index.md": [
				"---\nsidebar_icon: own\n---\n# Help",
				'<LinkCard title="A" href="/help/" icon="rocket" />',
				':::tabs\n== A {icon="own"}\nText.\n:::',
				"::: code-group\n```ts [a.ts]\nlet a;\n```\n:::",
				"<FileTree>\n\n- a.ts\n\n</FileTree>",
			].join("\n\n"),
			"content/en/help/deep/_category_.yml": "label: Deep\nicon: own\n",
			"content/en/help/deep/a.md": "# A\n",
			"content/en/pages/index.md": "---\nlayout: home\nfeatures:\n  - title: A\n    icon: own\n---\n",
		},
		{
			social: { own: { href: "https://example.org", label: "Own" } },
			navbar: {
				items: [
					{ to: "/help/", label: "Help", icon: "own" },
					{ label: "More", items: [{ type: "doc", docId: "deep/a", icon: "own", description: "A line" }] },
				],
			},
		},
	);
	assert.equal(problems, []);
	const count = (file: string) => (outputs.get(file) ?? "").split(SHOWN).length - 1;
	// In the navbar, the drawer, the sidebar, among the links of the navbar, and in the text.
	assert.is(count("help/index.html"), 2 + 2 + 2 + 1 + 4);
	assert.is(count("index.html"), 2 + 2 + 1 + 1);
});

icons("that cannot be shown are errors, each at its place", async () => {
	assert.equal(
		await problemsOf({
			"content/_icons/README.md": "# Icons\n",
			"content/_icons/gradient.svg": svg(`\n  <linearGradient/>${PATH}`),
			"content/_icons/large.svg": svg(PATH.repeat(600)),
			"content/_icons/named badly.svg": svg(PATH),
			"content/_icons/paint.svg": svg('<path d="M0 0h9z" fill="url(#a)"/>'),
			"content/_icons/photo.png": "",
			"content/_icons/sizeless.svg": svg(PATH, ""),
			"content/_icons/text.svg": "no icon",
			"content/_icons/unclosed.svg": `${svg("<g>")}`,
			"content/en/help/index.md": "# Help\n",
		}),
		[
			"content/_icons/gradient.svg:2:3 error bad-icon",
			"content/_icons/large.svg error bad-icon",
			"content/_icons/named badly.svg error bad-icon",
			"content/_icons/paint.svg:1:59 error bad-icon",
			"content/_icons/photo.png error bad-icon",
			"content/_icons/sizeless.svg:1:1 error bad-icon",
			"content/_icons/text.svg:1:8 error bad-icon",
			"content/_icons/unclosed.svg:1:62 error bad-icon",
		],
	);
});

icons("with an unknown name are reported where it is written, with the nearest one", async () => {
	const files = { "content/_icons/tidewater.svg": svg(PATH), "content/en/help/index.md": '<Icon name="tidewate" />\n' };
	const { result } = await buildSite(files, { navbar: { items: [{ to: "/help/", label: "Help", icon: "tidewate" }] } });
	assert.equal(
		result.problems.map(({ code, at, hint }) => [code, at?.path, hint]),
		[
			["bad-prop", "content/en/help/index.md", 'did you mean "tidewater"?'],
			["bad-prop", "site.config.ts", 'did you mean "tidewater"?'],
		],
	);
});

icons.run();
