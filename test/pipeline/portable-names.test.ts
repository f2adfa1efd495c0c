// Test run: integration
/** Names that another system refuses or writes in another way, on a real disk. */

import { readFileSync } from "node:fs";
import path from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { resolveConfig } from "../../src/config/resolve-config.ts";
import { createNodeHost } from "../../src/engine/host.ts";
import type { Problem } from "../../src/model/problems/problem.ts";
import { createBuilder } from "../../src/pipeline/build.ts";
import { filesIn } from "../files-in.ts";
import { makeLocaleFolders, theme } from "../host.ts";
import { inlineWorkers } from "../inline-workers.ts";
import { type Files, inFolder, writeFiles } from "../site.ts";

const portable = suite("portable names");

const isCaseIgnored = process.platform === "win32" || process.platform === "darwin";

interface Built {
	readonly problems: readonly Problem[];
	/** The text of a written file. */
	readonly read: (name: string) => string;
	readonly names: readonly string[];
}

const built = (files: Files, check: (site: Built) => void) =>
	inFolder(async (folder) => {
		writeFiles(folder, files);
		const config = resolveConfig(
			{ title: "T", url: "https://example.org", onBrokenMarkdownLinks: "warn" },
			path.join(folder, "site.config.ts"),
		);
		makeLocaleFolders(config);
		const host = { ...createNodeHost(config), bundle: async () => theme };
		const { problems } = await createBuilder(config, host, inlineWorkers)();
		const dist = path.join(folder, "dist");
		check({ problems, names: filesIn(dist), read: (name) => readFileSync(path.join(dist, name), "utf8") });
	});

const summaries = (problems: readonly Problem[]) =>
	problems
		.filter(({ severity }) => severity !== "info")
		.map(({ severity, code, at }) => `${at?.path}:${at?.line}:${at?.column} ${severity} ${code}`);

const UNPORTABLE: Readonly<Record<string, string>> = {
	"content/en/help/CON.md": "content/en/help/CON.md",
	"content/en/help/lpt1.notes.md": "content/en/help/lpt1.notes.md",
	"content/en/help/aux/one.md": "content/en/help/aux",
	"content/en/help/a:b.md": "content/en/help/a:b.md",
	"content/en/help/why?.md": "content/en/help/why?.md",
	"content/en/help/dot./one.md": "content/en/help/dot.",
	"content/en/help/space /one.md": "content/en/help/space ",
	"public/nul.txt": "public/nul.txt",
	"public/trailing.": "public/trailing.",
};

if (!isCaseIgnored)
	for (const [file, place] of Object.entries(UNPORTABLE))
		portable(`${file} is published, with a warning at ${place}`, () =>
			built({ "content/en/help/index.md": "# Help\n", [file]: "# One\n" }, ({ problems, names }) => {
				assert.equal(summaries(problems), [`${place}:1:1 warning unportable-name`]);
				assert.ok(problems.every(({ hint }) => hint));
				assert.ok(
					names.some((name) => name.includes(path.basename(file, ".md"))),
					names.join(" "),
				);
			}),
		);

portable("names that only look similar are no problem", () =>
	built(
		Object.fromEntries(
			["console", "auxiliary", "com", "v1.2", "a & b", "it's", "…"].map((name) => [
				`content/en/help/${name}.md`,
				"# One\n",
			]),
		),
		({ problems }) => assert.equal(summaries(problems), []),
	),
);

const [composed, decomposed] = ["café", "café".normalize("NFD")] as const;

for (const [file, link] of [
	[decomposed, composed],
	[composed, decomposed],
] as const) {
	const form = file === composed ? "composed" : "decomposed";
	portable(`links lead to a document, an image and a download whose names are ${form}`, () =>
		built(
			{
				"content/en/help/index.md": `# Help\n\n[a](./${link}.md) [b](${encodeURI(link)}.md) [c](/help/${link})\n\n[d](./${link}.pdf) [e](/${link}.txt)\n`,
				[`content/en/help/${file}.md`]: "# Here\n",
				[`content/en/help/${file}.pdf`]: "pdf",
				[`public/${file}.txt`]: "text",
			},
			({ problems, read, names }) => {
				assert.equal(summaries(problems), []);
				const html = read("help/index.html");
				const hrefs = [...html.matchAll(/<a href="([^"]*)"[^>]*>[a-e]</g)].map(([, href = ""]) => href);
				assert.is(hrefs.length, 5);
				const served = new Set(names.flatMap((name) => [`/${name}`, `/${name.replace(/\/index\.html$/, "")}`]));
				for (const href of hrefs) assert.ok(served.has(decodeURI(href)), href);
			},
		),
	);

	portable(`a translation belongs to an original whose name is ${form}`, () =>
		inFolder(async (folder) => {
			writeFiles(folder, { [`content/en/help/${file}.md`]: "# Coffee\n", [`content/fr/help/${link}.md`]: "# Café\n" });
			const config = resolveConfig(
				{ title: "T", url: "https://example.org", i18n: { locales: ["en", "fr"] } },
				path.join(folder, "site.config.ts"),
			);
			const host = { ...createNodeHost(config), bundle: async () => theme };
			const { problems } = await createBuilder(config, host, inlineWorkers)();
			assert.equal(summaries(problems), []);
			const pages = filesIn(path.join(folder, "dist")).filter((name) => /caf[^/]*\/index\.html$/.test(name));
			assert.equal(pages, [`fr/help/${composed}/index.html`, `help/${composed}/index.html`]);
		}),
	);
}

/** Links as Windows writes paths. */
for (const link of [
	"guides\\\\setup.md",
	".\\\\guides\\\\setup.md",
	"C:\\\\docs\\\\setup.md",
	"file:///C:/docs/setup.md",
])
	portable(`the link ${link.replaceAll("\\\\", "\\")} is a problem with its place and a hint`, () =>
		built(
			{ "content/en/help/index.md": `# Help\n\n[x](${link})\n`, "content/en/help/guides/setup.md": "# Setup\n" },
			({ problems }) => {
				assert.match(summaries(problems).join("\n"), /^content\/en\/help\/index\.md:3:\d+ (?:error|warning) [a-z-]+$/);
				assert.ok(problems.every(({ hint }) => hint));
			},
		),
	);

portable.run();
