/** The reference of front matter. */
import {
	type FrontMatterArea,
	type FrontMatterKeyDescription,
	readFrontMatterSubjects,
} from "../../src/start/front-matter-reference.ts";
import { guideLinks } from "./guides.ts";
import { code, facts, fence, type GeneratedPage, heading, pageText, table } from "./page.ts";

const SUBJECTS = readFrontMatterSubjects();

const AREA_NAMES: Readonly<Record<FrontMatterArea, string>> = { docs: "documents", news: "news", pages: "pages" };

const areaText = (areas: readonly FrontMatterArea[]): string =>
	areas.length === 3 ? "all" : areas.map((area) => AREA_NAMES[area]).join(", ");

export const createFrontMatterPage = (): GeneratedPage => ({
	path: "front-matter.md",
	text: pageText(
		{
			title: "Front matter",
			description:
				"Every key that a Markdown file may have in its front matter, with its type, its default, where it applies, and an example.",
			position: 3,
			searchWeight: 0.3,
		},
		[
			"Front matter is YAML between two lines of three hyphens at the start of a Markdown file. No key is required. Keys of Docusaurus have the same names and meanings; those of VitePress are named below.",
			fence("md", "---\ntitle: Install the app\nsidebar_position: 2\n---\n\nDownload the installer for your system."),
			"A key that is misspelt or unknown is a [warning](problems/front-matter/unknown-front-matter.md), and a value of another type is an [error](problems/front-matter/front-matter-type.md). To add keys of your own, which are checked in the same way, describe them with [`frontMatter`](configuration/markdown.md#frontMatter) in the configuration.",
			heading(2, "All keys"),
			table(
				["Key", "Applies to", "What it sets"],
				SUBJECTS.flatMap(({ keys }) =>
					keys.map(({ name, areas, text }) => [
						`[${code(name)}](#${name})`,
						areaText(areas),
						text.split(/(?<=\.) /)[0] ?? "",
					]),
				),
			),
			...SUBJECTS.flatMap(({ title, keys }) => [heading(2, title), guideLinks(title, 1), ...keys.flatMap(keyBlocks)]),
		],
	),
});

const keyBlocks = ({
	name,
	type,
	areas,
	text,
	default: value,
	example,
	result,
	isInherited,
}: FrontMatterKeyDescription): string[] => [
	heading(3, code(name), name),
	text,
	facts([
		["Type", code(type)],
		["Default", value],
		["Applies to", areaText(areas)],
		...(isInherited ? [["Translations", "have the value of the original, unless they have their own"] as const] : []),
	]),
	fence("yaml", example),
	...(result.startsWith("<") ? ["The page `install.md` then has:", fence("html", result)] : [`Result: ${result}`]),
];
