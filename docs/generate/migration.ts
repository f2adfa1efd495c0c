/** The reference of what `ssg init --from` reports. */

import { MANUAL_URL } from "../../src/model/problems/manual.ts";
import { ADVICE } from "../../src/start/migrate/advice.ts";
import { type GeneratedPage, pageText, table } from "./page.ts";

const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

/** Addresses of this manual are links to its files. */
const withLinks = (text: string): string =>
	text.replace(
		new RegExp(`${MANUAL_URL}/docs/guides/([\\w-]+)`, "g"),
		(_, name: string) => `[${name.replaceAll("-", " ")}](../guides/${name}.md)`,
	);

export const createMigrationPage = (): GeneratedPage => ({
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
				["Construct", "What happens, and what to do"],
				Object.entries(ADVICE)
					.toSorted(([a], [b]) => a.localeCompare(b, "en", { sensitivity: "base" }))
					.map(([construct, advice]) => [construct, withLinks(sentence(advice))]),
			),
		],
	),
});
