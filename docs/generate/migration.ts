/** The reference of what `ssg init --from` reports. */

import { readFileSync } from "node:fs";
import path from "node:path";
import { MANUAL_URL } from "../../src/model/problems/manual.ts";
import { ADVICE } from "../../src/start/migrate/advice.ts";
import { filesIn } from "../../test/files-in.ts";
import { type GeneratedPage, pageText, table } from "./page.ts";

const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

/** Addresses of this manual are links to its files. */
const withLinks = (text: string): string =>
	text.replace(
		new RegExp(`${MANUAL_URL}/docs/guides/([\\w-]+)`, "g"),
		(_, name: string) => `[${name.replaceAll("-", " ")}](../guides/${name}.md)`,
	);

/** The generators whose projects have a construct, as the code says that reports it. */
function generatorsOf(construct: string, root: string): readonly string[] {
	const found = ["Docusaurus", "VitePress"].filter((name) => {
		const folder = path.join(root, "src/start/migrate", name.toLowerCase());
		return filesIn(folder).some((file) =>
			readFileSync(path.join(folder, file), "utf8").includes(JSON.stringify(construct)),
		);
	});
	return found.length > 0 ? found : ["Docusaurus", "VitePress"];
}

/** The reference, and a table for the page about each generator. */
export function createMigrationPages(root: string): readonly GeneratedPage[] {
	const rows = Object.entries(ADVICE)
		.toSorted(([a], [b]) => a.localeCompare(b, "en", { sensitivity: "base" }))
		.map(([construct, advice]) => ({
			construct,
			advice: withLinks(sentence(advice)),
			generators: generatorsOf(construct, root),
		}));
	return [
		{
			path: "migration.md",
			text: pageText(
				{
					title: "Migration report",
					description:
						"What ssg init --from does with each construct of a Docusaurus or VitePress project that it reports in MIGRATION.md.",
					position: 12,
				},
				[
					"`ssg init --from` writes `MIGRATION.md`: a section for each construct of the project that needs your attention, with what it did, what is left to do, and every place. Constructs that are not listed here are carried over as they are; see [Coming from Docusaurus](../coming-from/docusaurus.md) and [Coming from VitePress](../coming-from/vitepress.md).",
					table(
						["Construct", "of", "What happens, and what to do"],
						rows.map(({ construct, advice, generators }) => [construct, generators.join(", "), advice]),
					),
				],
			),
		},
		...["Docusaurus", "VitePress"].map((name) => ({
			path: `_migration-${name.toLowerCase()}.md`,
			text: `${table(
				[`In a ${name} project`, "What happens, and what to do"],
				rows.filter(({ generators }) => generators.includes(name)).map(({ construct, advice }) => [construct, advice]),
			)}\n`,
		})),
	];
}
